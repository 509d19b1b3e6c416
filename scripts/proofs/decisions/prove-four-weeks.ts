/**
 * Proof that a team played for four weeks adds up: by somebody who approves every plan at once, and by somebody who
 * declines it.
 *
 * Each day a plan is asked for, all its cards are decided at once, and the day is moved. At the end nothing approved is
 * lost, nothing declined or planned was proposed again without a reason, and adds, record and track record are those of
 * the league's own wire.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProposalCard } from "@/contract/planning/card";
import { closeRunning, runningFanVise } from "@/server/running";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { inProcess, type Transport } from "../agreement/transport";
import type { TrialOutcome } from "../suite";

const DAYS = 28;
/** Each format with both managers. */
const TRIALS = [
  { format: "demo", action: "approve" },
  { format: "demo", action: "decline" },
  { format: "demo:each", action: "approve" },
  { format: "demo:each", action: "decline" },
  { format: "demo:most", action: "approve" },
  { format: "demo:most", action: "decline" },
] as const;

type Trial = (typeof TRIALS)[number];

async function open({ format }: Trial): Promise<void> {
  Object.assign(process.env, {
    FANVISE_DATA_DIR: mkdtempSync(join(tmpdir(), "fanvise-weeks-")),
    FANVISE_LEAGUE: format,
    FANVISE_NOW: "",
    FANVISE_MODEL: "rules",
    FANVISE_JOBS: "off",
    FANVISE_CHATS_PER_MINUTE: "100000",
    FANVISE_CHATS_AT_ONCE: "10000",
    DATABASE_URL: "",
    GOOGLE_API_KEY: "",
    FANVISE_LOG_LEVEL: "error",
  });
  await runningFanVise();
}

/** Every status of below 400 is an answer; anything else ends the trial. */
async function must(answer: ReturnType<Transport>) {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

type Played = {
  readonly cards: readonly ProposalCard[];
  /** Cards that could not be decided any more, by code. */
  readonly refused: readonly string[];
  readonly repeated: readonly string[];
};

const pairOf = ({ drop, add }: Pick<ProposalCard, "drop" | "add">): string =>
  `${drop?.playerName ?? "nobody"} → ${add?.playerName ?? "nobody"}`;

/** Says what has changed since the pair was declined. */
const isReopened = (card: ProposalCard): boolean => card.reasons.some((reason) => reason.startsWith("You declined"));

/** Every card in its present state. */
async function cardsNow(): Promise<ProposalCard[]> {
  const { recommendations } = await runningFanVise();
  return recommendations.list(LOCAL_OWNER_ID, { limit: 1_000 });
}

async function play(ask: Transport, { action }: Trial): Promise<Played> {
  const refused: string[] = [];
  const repeated: string[] = [];
  const cards = new Map<string, ProposalCard>();
  const decided = new Map<string, string>();
  for (let day = 0; day < DAYS; day += 1) {
    const plan = await must(ask("POST", "/api/agent/matchup-optimizer", { body: {} }));
    const { matchup } = await must(ask("GET", "/api/league"));
    for (const card of (plan.cards ?? []) as ProposalCard[]) {
      const key = `${matchup.matchupPeriod} ${pairOf(card)}`;
      if (decided.has(key) && !isReopened(card)) repeated.push(`${card.effectiveDay} ${pairOf(card)}`);
      const { status, body } = await ask("POST", "/api/agent/matchup-optimizer/{threadId}/decisions", {
        params: { threadId: plan.threadId },
        headers: { "idempotency-key": randomUUID() },
        body: { decisions: [{ proposalId: card.proposalId, action }] },
      });
      if (status >= 400) refused.push(body.error.code);
      // Until it has failed to show, or the matchup is over.
      else decided.set(key, card.proposalId);
      cards.set(card.proposalId, card);
    }
    await must(ask("POST", "/api/demo/clock", { body: { day: "next" } }));
    const states = new Map((await cardsNow()).map((card) => [card.proposalId, card.status]));
    for (const [key, id] of decided) if (states.get(id) === "not_seen") decided.delete(key);
  }
  const now = new Map((await cardsNow()).map((card) => [card.proposalId, card]));
  return { cards: [...cards.keys()].flatMap((id) => now.get(id) ?? []), refused, repeated };
}

type FourWeekReport = {
  /** "drop add" by ESPN's ids, 0 for nobody. */
  readonly moves: ReadonlySet<string>;
  readonly adds: number;
  /** The team's stored record, and the one counted over its finished matchups. */
  readonly record: string;
  readonly counted: string;
};

type EspnItem = { type: string; playerId: number; fromTeamId: number; toTeamId: number };

/** What the league's own wire says of the team: its transactions, its record, its matchups. */
async function leagueSays(): Promise<FourWeekReport> {
  const { demo, connection } = await runningFanVise();
  if (!connection) throw new Error("the demo league is not connected");
  const base = `${demo.origin}/apis/v3/games/fba/seasons/${connection.season}/segments/0/leagues/${connection.leagueKey}`;
  // biome-ignore lint/suspicious/noExplicitAny: the demo's raw wire answers, of which a few fields are compared
  const espnPayload = async (search: string): Promise<any> => (await fetch(`${base}?${search}`)).json();
  const league = await espnPayload("view=mTeam&view=mMatchup&view=mSettings&view=mStatus");
  const id = connection.teamId;
  const moves = new Set<string>();
  let adds = 0;
  for (let period = 1; period <= league.status.latestScoringPeriod; period += 1) {
    const { transactions = [] } = await espnPayload(`view=mTransactions2&scoringPeriodId=${period}`);
    for (const { items = [], status } of transactions as { items?: EspnItem[]; status: string }[]) {
      if (status !== "EXECUTED") continue;
      const added = items.find(({ type, toTeamId }) => type === "ADD" && toTeamId === id);
      const dropped = items.find(({ type, fromTeamId }) => type === "DROP" && fromTeamId === id);
      if (!added && !dropped) continue;
      moves.add(`${dropped?.playerId ?? 0} ${added?.playerId ?? 0}`);
      if (added) adds += 1;
    }
  }
  const team = league.teams.find((each: { id: number }) => each.id === id);
  const { wins, losses, ties } = team.record.overall;
  const count = { won: 0, lost: 0, tied: 0 };
  const isByCategory = league.settings.scoringSettings.scoringType === "H2H_CATEGORY";
  for (const { home, away, winner } of league.schedule) {
    const side = home?.teamId === id ? "HOME" : away?.teamId === id ? "AWAY" : null;
    if (side === null || winner === "UNDECIDED") continue;
    if (isByCategory) {
      const { wins: won, losses: gone, ties: even } = (side === "HOME" ? home : away).cumulativeScore;
      count.won += won;
      count.lost += gone;
      count.tied += even;
    } else if (winner === "TIE") count.tied += 1;
    else if (winner === side) count.won += 1;
    else count.lost += 1;
  }
  return {
    moves,
    adds,
    record: `${wins}-${losses}-${ties}`,
    counted: `${count.won}-${count.lost}-${count.tied}`,
  };
}

/** A track record as the route gives it, against the outcomes of the cards themselves. */
function trackDifference(
  record: readonly { unit: string; approved: { settled: number; delivered: number }; declined: { settled: number } }[],
  cards: readonly ProposalCard[],
): string | null {
  const settled = cards.filter(({ outcome }) => outcome !== null && outcome.delivered !== null);
  const isApproved = ({ status }: ProposalCard) => ["approved", "verified", "not_seen"].includes(status);
  const approved = settled.filter(isApproved);
  const declined = settled.filter(({ status }) => status === "declined");
  const report = (of: "approved" | "declined") => record.reduce((sum, each) => sum + each[of].settled, 0);
  if (report("approved") !== approved.length) return `${report("approved")} approved told, ${approved.length} counted`;
  if (report("declined") !== declined.length) return `${report("declined")} declined told, ${declined.length} counted`;
  const [sum, own] = [
    record.reduce((total, each) => total + each.approved.delivered, 0),
    approved.reduce((total, { outcome }) => total + (outcome?.delivered ?? 0), 0),
  ];
  return Math.abs(sum - own) > 0.05 ? `${sum} delivered told, ${own} counted` : null;
}

/** @param index decides the format and what the manager does; nothing is drawn */
export async function fourWeeksTrial(index: number): Promise<TrialOutcome> {
  const trial = TRIALS[(index - 1) % TRIALS.length] ?? TRIALS[0];
  await open(trial);
  try {
    const before = await leagueSays();
    const { cards, refused, repeated } = await play(inProcess, trial);
    const after = await leagueSays();
    const { records } = await must(inProcess("GET", "/api/track-record"));
    const difference = trackDifference(records, cards);
    const made = cards.filter(({ status }) => status === "verified");
    const unshown = cards.filter(({ status }) => status === "not_seen");
    const approved = cards.filter(({ status }) => ["approved", "verified", "not_seen"].includes(status));
    // What the league never showed is said to have failed; what is said to be made must be among its transactions.
    const lost = [...made, ...cards.filter(({ status }) => status === "approved")].filter(
      ({ drop, add }) => !after.moves.has(`${drop?.playerId ?? 0} ${add?.playerId ?? 0}`),
    );
    const adds = made.filter(({ add }) => add !== null).length;
    const reported = new Set(made.map(({ drop, add }) => `${drop?.playerId ?? 0} ${add?.playerId ?? 0}`));
    // Until the person makes a first move the demo's own rule fills the team's open places.
    const own = [...after.moves].filter(
      (move) => !before.moves.has(move) && !reported.has(move) && !move.endsWith(" 0"),
    ).length;
    const isAddedUp = after.adds - before.adds === adds + (trial.action === "decline" ? own : 0);
    const wrong = [
      ...lost.map((card) => `lost: ${card.effectiveDay} ${pairOf(card)} (${card.status})`),
      ...repeated.map((pair) => `proposed again: ${pair}`),
      ...(after.record === after.counted ? [] : [`the record ${after.record} is ${after.counted} by its matchups`]),
      ...(isAddedUp
        ? []
        : [`${after.adds - before.adds} adds in the league, ${adds} of approved moves, ${own} of its own`]),
      ...(difference === null ? [] : [`the track record: ${difference}`]),
    ];
    const figures = {
      plans: DAYS,
      cards: cards.length,
      approved: approved.length,
      declined: cards.filter(({ status }) => status === "declined").length,
      refused: refused.length,
      adds,
      notShown: unshown.length,
      lost: lost.length,
      repeated: repeated.length,
    };
    const name = `${trial.format}, ${trial.action} every plan`;
    const counted = Object.entries(figures).map(([what, count]) => `${count} ${what}`);
    return {
      ok: wrong.length === 0,
      line: [`${name}: ${counted.join(", ")}; record ${before.record} → ${after.record}`, ...wrong].join("\n  "),
      figures,
    };
  } finally {
    await closeRunning();
  }
}

export function fourWeeksSummary(outcomes: readonly TrialOutcome[]): string[] {
  return outcomes.map(({ line }) => line);
}
