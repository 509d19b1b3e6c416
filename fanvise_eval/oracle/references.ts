/** Values of a case's reference in a world, in each form that an answer may use. */
import type { Json, OpenWorld } from "../worlds/world";
import { dayForms, numberForms, OWNERS, ordinal, shareForms, statusForms } from "./forms";
import { RATIOS, SLOT_IDS, STAT_IDS } from "./stats";
import { type Facts, type Language, type Player, type Side, UnknownFact } from "./types";
import type { ReadLeague } from "./wire-league";

type LoadedWorld = { readonly world: OpenWorld; readonly facts: Facts; readonly read: ReadLeague };
type Reader = (
  parts: readonly string[],
  language: Language,
  context: LoadedWorld,
) => readonly string[] | Promise<readonly string[]>;

const IR = 13;

export async function readReference(
  reference: string,
  language: Language,
  context: LoadedWorld,
): Promise<readonly string[]> {
  const [kind = "", ...parts] = reference.split(":");
  const reader = READERS[kind];
  if (!reader) throw new UnknownFact(reference);
  const forms = await reader(parts, language, context);
  if (forms.length === 0) throw new UnknownFact(reference, "it has no value in this world");
  return [...new Set(forms)];
}

const READERS: Readonly<Record<string, Reader>> = {
  name: ([side], _, context) => [sideOf(side, context).name],
  /** Fantasy points of the matchup so far; `lead` is the difference without its sign. */
  score: ([side], _, context) => {
    if (context.facts.league.format !== "points")
      throw new UnknownFact("score", "a league of categories has no score in points");
    return numberForms(
      side === "lead"
        ? sideOf("me", context).points - sideOf("opponent", context).points
        : sideOf(side, context).points,
    );
  },
  /** Categories won, lost and tied in the matchup so far. */
  record: (_, __, context) => {
    const { wins, losses, ties } = categoryTally(context);
    return [`${wins}-${losses}-${ties}`];
  },
  wins: (_, __, context) => [String(categoryTally(context).wins)],
  losses: (_, __, context) => [String(categoryTally(context).losses)],
  ties: (_, __, context) => [String(categoryTally(context).ties)],
  category: ([stat = "", side], _, context) => {
    const of = (which: string | undefined): number => {
      const score = sideOf(which, context).scores[stat];
      if (score === undefined) throw new UnknownFact(`category:${stat}`, "the matchup has no such category");
      return score;
    };
    const value = side === "lead" ? of("me") - of("opponent") : of(side);
    return stat.endsWith("%") ? shareForms(value) : numberForms(value);
  },
  adds: ([which], _, { facts: { league } }) => {
    const value = which === "left" ? league.addsLeft : which === "limit" ? league.addLimit : Number.NaN;
    return value === null ? [] : numberForms(value);
  },
  /** Games of the current matchup that have not begun: a player's, or of all of a team outside injured reserve. */
  games: ([whose = ""], _, { facts }) => {
    const { league } = facts;
    const team = whose === "me" ? league.mine : whose === "opponent" ? league.theirs : undefined;
    const count = (players: readonly Player[]) => players.reduce((sum, player) => sum + facts.gamesLeft(player), 0);
    return numberForms(team ? count(team.filter(({ slotId }) => slotId !== IR)) : facts.gamesLeft(facts.named(whose)));
  },
  /** Days of the matchup from today on, today counted; `day:last` its last. */
  days: (_, __, { facts }) => numberForms(facts.daysLeft.length),
  day: ([which = ""], language, { facts, world }) => {
    const day = which === "last" ? facts.daysLeft.at(-1) : which === "today" ? world.today : which;
    return day === undefined ? [] : dayForms(day, language);
  },
  status: ([name = ""], language, { facts }) => statusForms(facts.named(name).status, language),
  "expected-return": ([name = ""], language, { facts }) => {
    const { expectedReturn } = facts.named(name);
    return expectedReturn === null ? [] : dayForms(expectedReturn, language);
  },
  /** Who has him: his team's name, or words for mine, the opponent's, nobody's. */
  team: ([name = ""], language, { facts }) => {
    const player = facts.named(name);
    const { league } = facts;
    if (player.teamId === 0) return OWNERS[player.isOnWaivers ? "waivers" : "free"][language];
    const team = league.teams.find(({ id }) => id === player.teamId)?.name ?? "";
    if (player.teamId === league.me.teamId) return [...OWNERS.mine[language], team];
    if (player.teamId === league.opponent?.teamId) return [...OWNERS.opponent[language], team];
    return [team];
  },
  proTeam: ([name = ""], _, { facts, read }) => proTeamForms(read, facts.named(name).proTeamId),
  /** A game over his last N games played (all of them with `season`): a stat, or FPTS in this league's points. */
  average: async ([name = "", stat = "", over = "season"], _, context) => {
    const player = context.facts.named(name);
    if (over === "season") return seasonAverage(player, stat, context);
    const games = (await gamesOf(player, Number(over), context)).slice(0, Number(over));
    if (games.length === 0) return [];
    const ratio = RATIOS[STAT_IDS[stat] ?? ""];
    if (ratio) return ratioForms(games, ratio);
    const sum = games.reduce((total, line) => total + statOf(line, stat, context), 0);
    return numberForms(sum / games.length);
  },
  /** The N-th latest game he played, `last` the latest. */
  line: async ([name = "", which = "last", stat = ""], _, context) => {
    const back = which === "last" ? 1 : Number(which);
    const line = (await gamesOf(context.facts.named(name), back, context))[back - 1];
    if (!line) return [];
    const ratio = RATIOS[STAT_IDS[stat] ?? ""];
    return ratio ? ratioForms([line], ratio) : numberForms(statOf(line, stat, context));
  },
  "games-played": ([name = ""], _, { facts }) => numberForms(facts.named(name).gamesPlayed),
  owned: ([name = ""], _, { facts }) => numberForms(facts.named(name).percentOwned).map((form) => `${form}%`),
  /** His next game that has not begun, in this matchup or after it: the opponent. */
  "next-game": ([name = ""], _, context) => {
    const game = nextGame(context.facts.named(name), context);
    return game ? proTeamForms(context.read, game.opponentId) : [];
  },
  "next-day": ([name = ""], language, context) => {
    const game = nextGame(context.facts.named(name), context);
    return game ? dayForms(context.read.calendar.dayOf(game.period), language) : [];
  },
  /** League points of one of a stat. */
  scoring: ([stat = ""], _, { facts }) => {
    const item = facts.league.scoring.find((each) => each.stat === stat);
    return item ? numberForms(item.points) : [];
  },
  categories: (_, __, { facts }) => (facts.league.format === "points" ? [] : numberForms(facts.league.scoring.length)),
  /** The day of the trade deadline. */
  deadline: (_, language, { facts: { league } }) =>
    league.deadlineMs === null
      ? []
      : dayForms(
          new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(league.deadlineMs)),
          language,
        ),
  /** Rotisserie: my points by rank, and my place by them (equals share the better one). */
  roto: ([which], _, { read, facts: { league } }) => {
    const mine = read.roto.find(({ teamId }) => teamId === league.me.teamId);
    if (!mine) throw new UnknownFact("roto", "not a rotisserie league");
    const place = 1 + read.roto.filter(({ points }) => points > mine.points).length;
    return which === "rank" ? [String(place), ordinal(place)] : numberForms(mine.points);
  },
  /** Games that a slot may have in the matchup, or in the season of a rotisserie league. */
  "games-limit": ([slot = ""], _, { read }) => numberForms(read.slotLimits[SLOT_IDS[slot] ?? Number.NaN] ?? Number.NaN),
  /** Most players of a position, such as C. */
  "position-limit": ([position = ""], _, { facts: { league } }) =>
    numberForms(league.positionLimits[(SLOT_IDS[position] ?? Number.NaN) + 1] ?? Number.NaN),
  /** Places of a kind; `STARTERS` all of those that start. */
  slots: ([slot = ""], _, { facts: { league } }) => {
    const counts = Object.entries(league.slotCounts);
    if (slot === "STARTERS")
      return numberForms(counts.reduce((sum, [id, count]) => sum + (Number(id) < 12 ? count : 0), 0));
    return numberForms(league.slotCounts[SLOT_IDS[slot] ?? Number.NaN] ?? Number.NaN);
  },
  /** My place in the table; `standing:me` the season's wins and losses. */
  rank: ([side], _, context) => {
    const row = rowOf(side, context);
    return [String(row.seed), ordinal(row.seed)];
  },
  standing: ([side], _, context) => {
    const { wins, losses, ties } = rowOf(side, context);
    return ties === 0 ? [`${wins}-${losses}`, `${wins}-${losses}-0`] : [`${wins}-${losses}-${ties}`];
  },
  /** The days left on which most of my players outside injured reserve have a game that has not begun. */
  "best-day": (_, language, { facts }) => {
    const counts = facts.daysLeft.map((day) => ({ day, count: gamesOn(day, facts) }));
    const max = Math.max(...counts.map(({ count }) => count));
    return counts.filter(({ count }) => count === max).flatMap(({ day }) => dayForms(day, language));
  },
  /** My players outside injured reserve with a game on a day, begun or not. */
  "games-on": ([day = ""], _, { facts, world }) => numberForms(gamesOn(day === "today" ? world.today : day, facts)),
};

const gamesOn = (day: string, facts: Facts): number =>
  facts.league.mine.filter((player) => player.slotId !== IR && facts.hasGame(player, day)).length;

function sideOf(which: string | undefined, { facts: { league } }: LoadedWorld): Side {
  const side = which === "me" ? league.me : which === "opponent" ? league.opponent : undefined;
  if (!side) throw new UnknownFact(String(which), "neither side of a matchup");
  return side;
}

function categoryTally({ facts: { league } }: LoadedWorld): { wins: number; losses: number; ties: number } {
  const { opponent, me } = league;
  if (league.format === "points" || !opponent) throw new UnknownFact("record", "the matchup is not one of categories");
  const signs = league.scoring.map(({ stat, isReverse }) => {
    const difference = (me.scores[stat] ?? 0) - (opponent.scores[stat] ?? 0);
    return Math.sign(isReverse ? -difference : difference);
  });
  const count = (sign: number) => signs.filter((each) => each === sign).length;
  return { wins: count(1), losses: count(-1), ties: count(0) };
}

function rowOf(which: string | undefined, { read, facts: { league } }: LoadedWorld) {
  const teamId = which === "me" ? league.me.teamId : which === "opponent" ? league.opponent?.teamId : undefined;
  const row = read.table.find((each) => each.teamId === teamId);
  if (!row) throw new UnknownFact(String(which), "not in the table");
  return row;
}

type Line = Readonly<Record<string, number>>;

/** His latest games played, the newest first. A game that he missed has a row too, without stat 42, games played. */
async function gamesOf({ id }: Player, count: number, { world }: LoadedWorld): Promise<Line[]> {
  const cards: Json = await world.compose(["kona_playercard"], {
    players: { filterIds: { value: [id] }, filterStatsForTopScoringPeriodIds: { value: count } },
  });
  return cards.players[0].player.stats
    .filter((row: Json) => row.statSourceId === 0 && row.statSplitTypeId === 5 && row.stats["42"] === 1)
    .sort((a: Json, b: Json) => b.scoringPeriodId - a.scoringPeriodId)
    .map(({ stats }: Json) => stats);
}

function statOf(line: Line, stat: string, { facts: { league } }: LoadedWorld): number {
  if (stat === "FPTS") {
    if (league.format !== "points") throw new UnknownFact("FPTS", "a league of categories has no fantasy points");
    return league.scoring.reduce((sum, { statId, points }) => sum + points * (line[statId] ?? 0), 0);
  }
  const id = STAT_IDS[stat];
  if (id === undefined) throw new UnknownFact(stat, "no such stat");
  return line[id] ?? 0;
}

function seasonAverage(player: Player, stat: string, context: LoadedWorld): readonly string[] {
  if (player.gamesPlayed === 0) return [];
  const value = statOf(player.averages, stat, context);
  return stat.endsWith("%") ? shareForms(value) : numberForms(value);
}

/** Makes over attempts of all the games together. */
function ratioForms(lines: readonly Line[], [makes, attempts]: readonly [string, string]): string[] {
  const sum = (id: string) => lines.reduce((total, line) => total + (line[id] ?? 0), 0);
  return sum(attempts) === 0 ? [] : shareForms(sum(makes) / sum(attempts));
}

const SEASON_DAYS = 400;
function nextGame(player: Player, { read, world }: LoadedWorld) {
  for (let period = read.today; period < read.today + SEASON_DAYS; period++) {
    const game = read.calendar.gameOf(player.proTeamId, period);
    if (game && game.startsAt > world.nowMs) return game;
  }
  return undefined;
}

/** ESPN writes some NBA teams with two letters, others do with three. */
const LONGER: Readonly<Record<string, string>> = {
  GS: "GSW",
  NO: "NOP",
  NY: "NYK",
  SA: "SAS",
  UTAH: "UTA",
  WSH: "WAS",
  PHX: "PHO",
  BKN: "BRK",
};

function proTeamForms({ calendar }: ReadLeague, proTeamId: number): string[] {
  const { abbreviation, name } = calendar.proTeamOf(proTeamId);
  const short = abbreviation.toUpperCase();
  const forms = [...new Set([LONGER[short] ?? short, short])].filter((form) => form.length > 2);
  return [...forms, name].filter((form) => form !== "");
}
