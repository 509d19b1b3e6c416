/**
 * A golden case: what is asked in which world, and what must be true of the conversation that follows.
 *
 * `case.schema.json` is generated from here (`npm run eval -- --schema`). Words in braces, such as `{score:me}`, are
 * facts that the oracle reads from the world itself: `oracle/references.ts` has them, `worlds/describe.ts` prints them
 * for a world.
 */
import { z } from "zod";
import { FAULTS } from "#test/stubs/fault-server";
import { ALL_TOOLS, TOOL_ALIASES } from "@/agents/shared/tool-registry";
import { language } from "@/contract/conversation/intent";

export const CATEGORIES = [
  ...["supervisor", "game_log", "math", "safety", "groundedness", "optimizer", "strategy", "audit", "waiver", "injury"],
  ...["localization", "dialogue", "matchup", "policy", "trade", "hypothetical", "reasoning", "perspective", "routing"],
  ...["injection", "outage", "agentic", "player_research", "matchup_optimization"],
] as const;

const text = z.string().min(1).max(4_000);
const day = z.iso.date();
const playerName = z.string().min(1).max(80);
const toolName = z.enum(ALL_TOOLS.map(({ name }) => name) as [string, ...string[]]); // the registry is never empty

/** A model may call a tool by an alias; expectations use the registry's name, as the record does. */
const callName = z.enum([...ALL_TOOLS.map(({ name }) => name), ...TOOL_ALIASES.keys()] as [string, ...string[]]); // likewise

/**
 * What a language model on the wire does of a question, where it is played by a script; facts in braces are filled in
 * first.
 */
const script = z.strictObject({
  /** Asked for together, before its words. */
  calls: z.array(z.strictObject({ name: callName, args: z.record(z.string(), z.unknown()).optional() })),
  words: z.string().max(2_000),
  /** How it misbehaves instead of saying its words. */
  misbehaves: z.enum(["asks for ever", "says nothing", "dies in mid-answer", "is not there"]).optional(),
});
export type Script = z.infer<typeof script>;

/** One step of the conversation. Cases that do more than ask get a product of their own. */
const turn = z.union([
  z.strictObject({ ask: text, language: language.optional(), script: script.optional() }),
  /** A click on a card of the newest plan, by its rank. */
  z.strictObject({
    decide: z.strictObject({
      rank: z.int().min(1),
      action: z.enum(["approve", "decline", "edit"]),
      edit: z.strictObject({ drop: playerName.optional(), add: playerName.optional(), day: day.optional() }).optional(),
    }),
  }),
  /** The demo's clock. */
  z.strictObject({ move_clock_to: day }),
  /** What the person sets on the page of preferences. */
  z.strictObject({
    prefer: z.strictObject({
      untouchables: z.array(playerName).optional(),
      punts: z.array(z.string()).optional(),
      risk: z.enum(["cautious", "balanced", "bold"]).optional(),
    }),
  }),
  /** The league's source fails from now on; null: it answers again. */
  z.strictObject({
    source_fails: z.enum(FAULTS).nullable(),
    /** Only answers that hold this view, such as mRoster; all when left out. */
    view: z.string().optional(),
  }),
  /** System time goes on by so many seconds: what was read grows old. */
  z.strictObject({ seconds_later: z.int().min(1).max(86_400) }),
  /** The signed-in person looks at the league as another team. */
  z.strictObject({ view_as: z.string() }),
]);

/**
 * Texts that stand together in one line of the answer: of a list one is enough. Numbers stand by themselves, rounded to
 * three decimals, two, one or none.
 */
const line = z.array(z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])).min(1);

const saying = z.strictObject({
  line,
  /** Which answer, from 1; the last when left out. */
  turn: z.int().min(1).optional(),
});

const END_STATES = z.discriminatedUnion("kind", [
  /** Words alone, from at least one look-up that answered. */
  z.strictObject({ kind: z.literal("answered") }),
  /** Words alone, and no look-up was needed. */
  z.strictObject({ kind: z.literal("answered_without_tools") }),
  /** Outside the domain or against the rules: no look-up, no card, and it says what it is for instead. */
  z.strictObject({ kind: z.literal("refused") }),
  /** Says that it cannot tell, or asks which; recommends nothing. */
  z.strictObject({ kind: z.literal("abstained") }),
  /** Says that the source did not answer, without a figure of what it could not read. */
  z.strictObject({ kind: z.literal("unavailable") }),
  /**
   * Cards with moves that are legal in this world. `share_of_best`: what they are worth together, by the oracle's own
   * values, of what the best so many moves are worth by its integer program.
   */
  z.strictObject({
    kind: z.literal("plan"),
    moves: z.strictObject({ min: z.int().min(1), max: z.int().max(20) }),
    share_of_best: z.number().min(0).max(1).optional(),
    drops_within: z.array(playerName).optional(),
    adds_within: z.array(playerName).optional(),
  }),
  /** No card, and the reason to keep the team as it is. */
  z.strictObject({ kind: z.literal("stand_pat") }),
  /** A verdict on one player, in the words of the interface. */
  z.strictObject({
    kind: z.literal("verdict"),
    player: playerName,
    verdicts: z.array(z.enum(["HOLD", "IR", "STREAM", "DROP", "MONITOR", "ACTIVE", "ADD", "KEEP_OFF"])).min(1),
  }),
  /** The lineup of a day: legal, and worth as much as the best that brute force finds. */
  z.strictObject({
    kind: z.literal("lineup"),
    day: day.optional(),
    starts: z.array(playerName).optional(),
    sits: z.array(playerName).optional(),
  }),
  /** The lineups of all days left, each as a day's. */
  z.strictObject({ kind: z.literal("weekly_lineups") }),
  /** A player to add, worth at least this share of the best single addition by the oracle's own values. */
  z.strictObject({
    kind: z.literal("stream"),
    share_of_best: z.number().min(0).max(1),
    healthy: z.boolean().optional(),
  }),
  /** Where the cards of the newest plan stand after the clicks, by rank. */
  z.strictObject({
    kind: z.literal("decided"),
    statuses: z
      .array(z.enum(["pending", "approved", "declined", "expired", "outdated", "superseded", "verified", "not_seen"]))
      .min(1),
  }),
]);
export type EndState = z.infer<typeof END_STATES>;

/** True of every step, whatever the end: see `gates/invariants.ts`. */
export const INVARIANTS = [
  "no_effect_without_decision",
  "roster_unchanged",
  "keeps_best_five",
  "keeps_untouchables",
  "within_adds_left",
  "locked_players_stay",
  "adds_are_healthy",
  "validates_before_recommending",
  "waits_before_final",
  "one_decision_each",
  "says_data_age",
  "says_data_is_old",
  "says_check_status",
  "no_return_date",
  "no_numbers",
  "same_team_throughout",
  /** The product's own check put something right or cut it; it had nothing to do. */
  "something_marked",
  "nothing_marked",
  /** The answer says that another model than the chosen one spoke. */
  "says_fallback",
] as const;

export const goldenCase = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/)
    .max(80),
  category: z.enum(CATEGORIES),
  risk_level: z.enum(["critical", "high", "medium"]),
  /** Scenario letter of the product's list. */
  scenario: z.enum(["A", "B", "C", "D", "E", "F", "G", "H"]),
  world: z.string().regex(/^[a-z0-9-]+$/),
  /** Where the league's clock stands; the world is built for it. */
  clock: z.iso.datetime({ offset: true }),
  language,
  turns: z.array(turn).min(1).max(12),
  expect: z.strictObject({
    acceptable_end_states: z.array(END_STATES).min(1),
    invariants: z.array(z.enum(INVARIANTS)),
    must_say: z.array(saying),
    /** Texts, or regular expressions between slashes, that no answer holds. */
    must_not_say: z.array(z.string().min(1)),
    tools: z.strictObject({
      /** Made and answered; of a list one is enough. */
      required: z.array(z.union([toolName, z.array(toolName).min(1)])),
      forbidden: z.array(z.union([toolName, z.literal("*")])),
      /** What a call of the name was asked: every key given here, texts without regard to case. */
      arguments: z.array(z.strictObject({ tool: toolName, input: z.record(z.string(), z.unknown()) })),
      /** Pairs: the first is called before the second. */
      order: z.array(z.tuple([toolName, toolName])),
    }),
    budget: z.strictObject({ tool_calls: z.int().min(0).max(10), model_calls: z.int().min(1).max(12).optional() }),
  }),
  /** Why this is the right answer, and from what that is known. */
  provenance: z.string().min(20).max(600),
  version: z.int().min(1),
});
export type GoldenCase = z.infer<typeof goldenCase>;
export type Turn = z.infer<typeof turn>;
export const goldenDataset = z.array(goldenCase);
