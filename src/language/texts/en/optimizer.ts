/** What the optimizer says in English. */
import type { StandPat } from "@/contract/planning/optimizer-answer";
import type { NewsReliability } from "@/domain/news/standing";
import type { StatusWords } from "@/language/texts/answers/phrases";
import { shortDay } from "../days";
import { EN } from "./answers/phrases";
import { moveReasons } from "./move-reasons";

type Names = readonly string[];
type Window = { readonly from: string; readonly to: string };

/** What the person asked the optimizer for. */
export type AskedPlan = {
  readonly window: Window | null;
  /** Moves of the person's own, in place of a plan; `undefined` for a plan. */
  readonly chosenMoves: number | undefined;
  readonly maxMoves: number | null;
  readonly untouchables: readonly number[];
  readonly allowKeeperDrops: boolean | null;
};

export type PlannedMove = {
  readonly day: string;
  readonly drop: string | undefined;
  readonly add: string | undefined;
  readonly gain: number;
};

export type OptimizerTexts = {
  readonly title: string;
  asked(plan: AskedPlan): string;
  // Progress, one a node.
  readonly planning: string;
  rosters(mine: number, opponent: { readonly name: string; readonly players: number } | null): string;
  /** @param games of each side; `theirs` is `null` without an opponent */
  schedule(days: number, games: { readonly mine: number; readonly theirs: number | null }): string;
  injuries(flagged: Names): string;
  candidates(drops: Names, adds: Names): string;
  validated(moves: number): string;
  sentBack(ruledOut: Names): string;
  readonly standingPat: string;
  composed(days: number, cards: number): string;
  waiting(cards: number): string;
  readonly over: string;
  // The answer.
  /** @param about.isChosen by the person, whatever the moves gain */
  proposal(
    moves: readonly PlannedMove[],
    unit: "points" | "category value",
    about: {
      readonly chances: { readonly before: number | null; readonly after: number | null };
      readonly isChosen: boolean;
      readonly window: Window | null;
    },
  ): string;
  standPat(reason: StandPat["reason"], ruledOut: Names): string;
  // The news behind it.
  /** @param why one sentence */
  newsUnchecked(why: string): string;
  status(player: StatusWords): string;
  listedAs(player: StatusWords): string;
  readonly standing: Readonly<Record<NewsReliability, string>>;
};

const percent = (chance: number): string => `${(chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0)}%`;
const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
const list = (names: Names): string => names.join(", ");
const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
const window = ({ from, to }: Window): string =>
  from === to ? `on ${shortDay("en", from)}` : `from ${shortDay("en", from)} to ${shortDay("en", to)}`;
/** Only names, the day and what it gains. */
const moveLine = ({ day, drop, add, gain }: PlannedMove, index: number, unit: string): string =>
  `${index + 1}. ${shortDay("en", day)}: ${[...(drop ? [`drop ${drop}`] : []), ...(add ? [`add ${add}`] : [])].join(", ")} (${signed(gain)} ${unit})`;

export const optimizer: OptimizerTexts = {
  title: "Plan for the days left",
  asked: ({ window: days, chosenMoves, maxMoves, untouchables, allowKeeperDrops }) =>
    [
      ...(chosenMoves === undefined
        ? []
        : [chosenMoves === 1 ? "Prepare the move I picked." : `Prepare the ${chosenMoves} moves I picked.`]),
      days ? `Plan my matchup ${window(days)}.` : "Plan the days left in my matchup.",
      ...(maxMoves === null ? [] : [`Use at most ${many(maxMoves, "add")}.`]),
      ...(untouchables.length === 0 ? [] : [`Keep these players: ${list(untouchables.map(String))}.`]),
      ...(allowKeeperDrops ? ["Long-term keepers may be dropped."] : []),
    ].join(" "),
  planning: "Checking both rosters, the schedule and free agents",
  rosters: (mine, opponent) =>
    opponent
      ? `Checked both rosters: ${mine} of your players, ${opponent.players} on ${opponent.name}`
      : `Checked your ${many(mine, "player")}; no opponent`,
  schedule: (days, { mine, theirs }) =>
    `${many(days, "day")} left: you have ${many(mine, "game")}${theirs === null ? "" : `, they have ${theirs}`}`,
  injuries: (flagged) =>
    flagged.length === 0 ? "No injuries on your roster" : `${flagged.length} on your injury report: ${list(flagged)}`,
  candidates: (drops, adds) =>
    `${many(drops.length, "drop candidate")}${drops.length > 0 ? `: ${list(drops)}` : ""}; ` +
    `${adds.length} worth adding${adds.length > 0 ? `: ${list(adds)}` : ""}`,
  validated: (moves) => `Checked ${many(moves, "move")} against league rules and news: good to go`,
  sentBack: (ruledOut) => `Ruled out ${list(ruledOut)}; searching again`,
  standingPat: "No move worth making",
  composed: (days, cards) => `Set ${many(days, "lineup")}${cards > 0 ? ` and ${many(cards, "recommended move")}` : ""}`,
  waiting: (cards) => `${many(cards, "recommended move")} waiting for your decision`,
  over: "No days left to plan",
  proposal: (moves, unit, { chances: { before, after }, isChosen, window: days }) =>
    [
      ...(days ? [`Only moves ${window(days)}.`] : []),
      isChosen
        ? "Here's what each of your moves does:"
        : moves.length === 1
          ? "One move is worth making:"
          : `${moves.length} moves are worth making, in this order:`,
      "",
      ...moves.map((move, index) => moveLine(move, index, unit === "points" ? "FPts" : "category value")),
      "",
      ...(before === null || after === null
        ? []
        : [`Your win probability goes from ${percent(before)} to ${percent(after)}.`]),
      "Nothing happens until you approve a move.",
    ].join("\n"),
  standPat: (reason, ruledOut) =>
    `Stand pat. ${moveReasons.standPat[reason]}${ruledOut.length > 0 ? ` Ruled out: ${list(ruledOut)}.` : ""}`,
  newsUnchecked: (why) => `We couldn't check the news, so only official statuses count here. ${why}`,
  status: (player) => EN.status(player),
  listedAs: (player) => `Listed as ${EN.status(player)}.`,
  standing: { official: "Official", reported: "Reported", unconfirmed: "Unconfirmed" },
};
