/** What each surface says of one team at one moment: routes, tools, page data and chat, as claims. */

import type { MatchupView, WeekOutlook } from "@/contract/league/dashboard-view";
import type { LeagueOutput } from "@/contract/league/league-output";
import type { PlayerScheduleOutput } from "@/contract/league/schedule-output";
import type { ProposalCard } from "@/contract/planning/card";
import type { DecisionsOutput } from "@/contract/planning/decisions-output";
import type {
  DailyLineupOutput,
  SimulatedMoveOutput,
  WeeklyLineupOutput,
  WeekPlanOutput,
} from "@/contract/planning/engine-outputs";
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import type { PlayersOutput, RosterPageOutput } from "@/contract/players/players-output";
import type { FreeAgentsOutput, MatchupOutput, PlayerStatusOutput, RosterOutput } from "@/contract/tool-outputs";
import type { Statement } from "@/language/answers/statements";
import type { Claim } from "./claims";

/** Adds a claim of one surface. */
export type Say = (subject: string, measure: string, value: unknown, day?: string) => void;

export const sayOn =
  (surface: string, add: (claim: Claim) => void): Say =>
  (subject, measure, value, day = "") =>
    add({ surface, subject, measure, day, value });

const names = (players: readonly { readonly name: string }[]): string[] => players.map(({ name }) => name).sort();
/** Rounds a probability as the coarsest surface does. */
const chance = (value: number | null | undefined): number | null | undefined =>
  value === null || value === undefined ? value : Math.round(value * 1_000) / 1_000;

type Row = {
  readonly playerId: number;
  readonly name: string;
  readonly status: string;
  readonly comingMove?: { kind: string; day: string; isSeen: boolean } | undefined;
};

function player(say: Say, { playerId, status, comingMove }: Row): void {
  say(String(playerId), "status", status);
  say(String(playerId), "approved move", comingMove ? `${comingMove.kind} ${comingMove.day}` : null);
}

export function readRoster(say: Say, output: RosterOutput | RosterPageOutput, today: string): void {
  if (output.day < today) return;
  say("team", "roster", names(output.players), output.day);
  for (const row of output.players) player(say, row);
}

const lapsed = (moves: MatchupOutput["lapsedMoves"]): string[] =>
  moves.map(({ drop, add, day, because }) => `${drop ?? "nobody"} → ${add ?? "nobody"} ${day} ${because}`).sort();

export function readMatchup(say: Say, output: MatchupOutput): void {
  say("team", "lapsed moves", lapsed(output.lapsedMoves));
  say("team", "games left", output.me.gamesLeft);
  say("team", "playable games left", output.me.playableGamesLeft);
  say("opponent", "games left", output.opponent?.gamesLeft ?? null);
  say("opponent", "playable games left", output.opponent?.playableGamesLeft ?? null);
  say("team", "adds left", output.addsLeft);
  say("team", "chance to win", chance(output.winProbability));
  say("team", "days left", output.daysLeft);
}

export function readLeague(say: Say, { acquisitions }: LeagueOutput): void {
  say("team", "adds left", acquisitions.addsLeft);
}

const OWNED: ReadonlySet<WeekGridOutput["players"][number]["cells"][number]["place"]> = new Set([
  "starts",
  "sits",
  "no game",
  "IR",
]);

export function readGrid(say: Say, grid: WeekGridOutput): void {
  say("team", "lapsed moves", lapsed(grid.lapsedMoves));
  say("team", "games left", grid.gamesLeft);
  say("team", "playable games left", grid.playableGamesLeft);
  say("team", "adds left", grid.addsLeft);
  say("team", "chance to win", chance(grid.winProbability));
  say("team", "days left", grid.days.length);
  for (const [index, day] of grid.days.entries()) {
    const on = (fits: (place: string) => boolean) =>
      names(grid.players.filter(({ cells }) => fits(cells[index]?.place ?? "not owned")));
    say(
      "team",
      "roster",
      on((place) => (OWNED as ReadonlySet<string>).has(place)),
      day.day,
    );
    say(
      "team",
      "starters",
      on((place) => place === "starts"),
      day.day,
    );
    say("team", "lineup total", day.total, day.day);
  }
  for (const { playerId, status, joinsOn, leavesOn } of grid.players) {
    say(String(playerId), "status", status);
    const move = leavesOn ? `leaves ${leavesOn}` : joinsOn ? `joins ${joinsOn}` : null;
    say(String(playerId), "approved move", move);
  }
}

export function readDailyLineup(say: Say, output: DailyLineupOutput): void {
  const { day, starters, sits, withoutGame } = output;
  say("team", "starters", names(starters), day);
  say("team", "lineup total", output.total, day);
  say("team", "roster", [...names([...starters, ...sits]), ...withoutGame].sort(), day);
}

function readWeeklyLineup(say: Say, { days }: WeeklyLineupOutput): void {
  say("team", "days left", days.length);
  for (const { day, starters, total } of days) {
    say("team", "starters", names(starters), day);
    say("team", "lineup total", total, day);
  }
}

function readPlan(say: Say, plan: WeekPlanOutput): void {
  say("team", "games left", plan.myGamesLeft);
  say("team", "playable games left", plan.myPlayableGamesLeft);
  say("opponent", "games left", plan.opponentGamesLeft);
  say("opponent", "playable games left", plan.opponentPlayableGamesLeft);
  say("team", "adds left", plan.addsLeft);
  if (plan.winProbability) say("team", "chance to win", chance(plan.winProbability.before));
  for (const move of plan.moves) {
    readJudgment(say, `${moveKey(move)} in a plan`, move);
    if (move.drop && move.verdict === "for") say(move.drop.name, "goes or stays", "goes");
  }
}

export const moveKey = (move: { day: string; drop: { name: string } | null; add: { name: string } | null }): string =>
  `${move.drop?.name ?? "nobody"} → ${move.add?.name ?? "nobody"} ${move.day}`;

type ValuedMove = NonNullable<SimulatedMoveOutput["move"]>;

/** Every surface takes the verdict from one place: only its reason and the gains beside it can contradict it. */
const VERDICT_OF: Readonly<Record<NonNullable<ValuedMove["because"]>, ValuedMove["verdict"]>> = {
  "move.drops-a-keeper": "against",
  "move.helps-this-matchup": "for",
  "move.helps-later": "for",
  "move.below-price": "even",
  "move.loses": "against",
};

/**
 * Said as fitting or not, since plans with other moves before it value a move differently. Gains are rounded where they
 * are said: of a gain and a loss the sum's sign may be that of the rounding.
 */
function readJudgment(say: Say, key: string, { verdict, because, gain, gainAfter }: ValuedMove): void {
  const fits = (measure: string, isSo: boolean) => {
    say(key, measure, true);
    say(key, measure, isSo);
  };
  fits("verdict fits its reason", because !== undefined && verdict === VERDICT_OF[because]);
  if (because === "move.drops-a-keeper") return;
  if (gain > 0 && gainAfter > 0) fits("reason fits the gains", because !== "move.loses");
  if (gain < 0 && gainAfter < 0) fits("reason fits the gains", because === "move.loses");
}

/** One move made alone. */
function readMove(say: Say, move: ValuedMove): void {
  const key = moveKey(move);
  say(key, "gain", move.gain);
  say(key, "gain after the matchup", move.gainAfter);
  say(key, "chance that it helps", move.probabilityGain);
  say(key, "starts", `+${move.startsGained} −${move.startsLost}`);
  say(key, "verdict", move.verdict);
  readJudgment(say, key, move);
  say(
    key,
    "chance to win",
    move.winProbability && [chance(move.winProbability.before), chance(move.winProbability.after)],
  );
}

export function readWhatIf(say: Say, output: WhatIfOutput): void {
  const [only] = output.moves;
  if (only && output.moves.length === 1) readMove(say, only);
  say("team", "adds left", output.addsLeft);
}

export function readOutlook(say: Say, outlook: WeekOutlook): void {
  say("team", "chance to win", chance(outlook.winProbability));
  say("team", "starters", names(outlook.lineup.starters), outlook.lineup.day);
  say("team", "lineup total", outlook.lineup.total, outlook.lineup.day);
}

export function readDashboardMatchup(say: Say, { matchup }: MatchupView): void {
  readMatchup(say, matchup);
}

/** Claims about dropping a player: a plan that drops him and advice to hold him are two answers to one question. */
const GOES: Readonly<Record<string, "goes" | "stays">> = {
  DROP: "goes",
  STREAM: "goes",
  HOLD: "stays",
  ACTIVE: "stays",
};

function readStatus(say: Say, status: PlayerStatusOutput): void {
  player(say, status);
  if (!status.advice) return;
  const { recommendation, instead } = status.advice;
  say(status.name, "goes or stays", GOES[recommendation]);
  if (!instead?.add || instead.day === undefined) return;
  const key = moveKey({ day: instead.day, drop: instead.drop, add: instead.add });
  say(key, "gain", instead.gain);
  say(key, "gain after the matchup", instead.gainAfter ?? undefined);
  say(key, "chance that it helps", instead.probabilityGain);
}

export function readList(say: Say, { players }: PlayersOutput | FreeAgentsOutput): void {
  for (const row of players) player(say, row);
}

/** @param isWholeMatchup its window is that of the days left and the ones before. */
export function readSchedule(say: Say, output: PlayerScheduleOutput): void {
  for (const { ownership, gamesLeft, playableGamesLeft } of output.teams) {
    const subject = ownership === "my roster" ? "team" : "opponent";
    say(subject, "games left", gamesLeft);
    say(subject, "playable games left", playableGamesLeft);
  }
}

/** Statuses of what waits, and of what was decided, by the title of the card. */
function readDecisions(say: Say, { decisions }: DecisionsOutput): void {
  say(
    "team",
    "pending moves",
    decisions
      .filter(({ state }) => state === "pending")
      .map(({ title }) => title)
      .sort(),
  );
  for (const { proposalId, state } of decisions) say(proposalId, "decision", state);
}

type CardsAsked = { readonly teamId: number; readonly today: string };

/** @param asked.teamId cards of other teams of the person are left out */
export function readCards(say: Say, cards: readonly ProposalCard[], { teamId, today }: CardsAsked): void {
  const mine = cards.filter((card) => card.teamId === teamId);
  say(
    "team",
    "pending moves",
    mine
      .filter(({ status }) => status === "pending")
      .map(({ title }) => title)
      .sort(),
  );
  // A card keeps its status and says beside it that its day is still to come; the record has one word for it.
  for (const { proposalId, status, effectiveDay } of mine) {
    const isAgreed = status === "approved" || status === "verified";
    say(proposalId, "decision", isAgreed && effectiveDay > today ? "scheduled" : status);
  }
}

/** Phrases of the built-in model that state a measure of the team, and how their values are read. */
const STATED: Readonly<Record<string, (say: Say, given: readonly unknown[], teams: Teams) => void>> = {
  gamesLeft(say, [team, games, playable], teams) {
    const subject = subjectOf(team, teams);
    if (subject === null) return;
    say(subject, "games left", games);
    say(subject, "playable games left", playable ?? games);
  },
  addsLeft(say, [team, adds], teams) {
    if (subjectOf(team, teams) === "team") say("team", "adds left", adds);
  },
  daysLeft(say, [days]) {
    say("team", "days left", days);
  },
};

export type Teams = { readonly mine: string; readonly opponent: string | null };

/** Names come in as Markdown. */
function subjectOf(name: unknown, { mine, opponent }: Teams): string | null {
  const plain = String(name).replace(/[*\\]/g, "");
  return plain === mine ? "team" : plain === opponent ? "opponent" : null;
}

/** Reads the statements recorded beside an answer's text. */
export function readStatements(say: Say, statements: readonly Statement[], teams: Teams): void {
  for (const { phrase, given } of statements) STATED[phrase]?.(say, given, teams);
}

export type ToolOutput = { readonly name: string; readonly output: unknown };

/** Reads a tool's output, for any caller: the command, MCP and chat show the same outputs. */
export function readToolOutput(say: Say, { name, output }: ToolOutput, today: string): void {
  const given = output as Record<string, unknown>; // outputs of our own tools, typed by their names
  // A lineup without somebody answers another question.
  if ("unavailable" in given || given.found === false || "without" in given) return;
  READERS[name]?.(say, output, today);
}

type Reader = (say: Say, output: unknown, today: string) => void;

/** Every output was made by the tool of that name. */
const READERS: Readonly<Record<string, Reader>> = {
  get_my_roster: (say, output, today) => readRoster(say, output as RosterOutput, today),
  get_matchup_details: (say, output) => readMatchup(say, output as MatchupOutput),
  get_league_settings: (say, output) => readLeague(say, output as LeagueOutput),
  compose_daily_lineup: (say, output) => readDailyLineup(say, output as DailyLineupOutput),
  compose_weekly_lineup: (say, output) => readWeeklyLineup(say, output as WeeklyLineupOutput),
  plan_week: (say, output) => readPlan(say, output as WeekPlanOutput),
  get_decisions: (say, output) => readDecisions(say, output as DecisionsOutput),
  get_espn_player_status: (say, output) => readStatus(say, output as PlayerStatusOutput),
  get_free_agents: (say, output) => readList(say, output as FreeAgentsOutput),
  simulate_move(say, output) {
    const { move } = output as SimulatedMoveOutput;
    if (move) readMove(say, move);
  },
};
