/** Standings, odds and schedules as the answers have them: rounded, with names. */
import type { PlayoffPlan, StandingsOutput, StandingsTeam, TeamOddsLabel } from "@/contract/league/season-odds";
import type { Provenance } from "@/contract/tool-outputs";
import { formatLabel } from "@/domain/league/league";
import { dayOf, type LeagueSnapshot } from "@/domain/league/league-snapshot";
import { availabilityOf, labelOf, round1, round3 } from "@/domain/players/player-labels";
import { byesOf } from "@/domain/season-odds/bracket";
import { type LeagueSeason, rangeOfPeriod } from "@/domain/season-odds/league-season";
import type { PlayoffPlayer, PlayoffWeek } from "@/domain/season-odds/playoff-weeks";
import { gamesBehind, type Tally, unitsOf, winShare } from "@/domain/season-odds/season";
import type { SeasonOdds, TeamSeason } from "@/domain/season-odds/season-odds";
import { teamOf } from "../league.service";
import { recordText } from "../league-view.service";

export type SeasonLabel = Omit<StandingsOutput, keyof Provenance | "teams" | "table">;

export type SeasonFacts = {
  readonly context: LeagueSnapshot;
  readonly season: LeagueSeason;
  readonly odds: SeasonOdds | null;
  readonly oddsWithheld: StandingsOutput["oddsWithheld"];
  readonly myTeamId: number;
};

export function seasonLabel({ context, season, odds, oddsWithheld, myTeamId }: SeasonFacts): SeasonLabel {
  const { settings } = context.league;
  const { playoffTeams } = season.rules;
  const open = new Set(season.matchups.filter(({ result }) => !result).map(({ period }) => period));
  const firstPeriod = season.playoffPeriods[0];
  const firstDay = firstPeriod === undefined ? undefined : rangeOfPeriod(context, firstPeriod)?.first;
  const hasPlayoffs = playoffTeams >= 2 && oddsWithheld !== "no-matchups";
  return {
    format: formatLabel(settings.format),
    myTeamId,
    myTeamName: teamOf(context, myTeamId).teamName,
    recordUnit: settings.format === "each-category" ? "categories" : "matchups",
    tiebreaker: season.rules.seedingRule,
    matchupsLeft: open.size,
    playoffs: hasPlayoffs
      ? {
          teams: playoffTeams,
          byes: byesOf(playoffTeams),
          firstDay: firstDay === undefined ? null : dayOf(context, firstDay),
          haveBegun: season.isSeeded,
        }
      : null,
    oddsWithheld,
    simulations: odds?.draws ?? 0,
  };
}

export function standingsTeams({ context, season, odds, myTeamId }: SeasonFacts): StandingsTeam[] {
  const { settings } = context.league;
  const leader = season.teams[season.order[0] ?? 0];
  const hardest = (odds?.teams ?? [])
    .filter(({ opponentsOverAverage }) => opponentsOverAverage !== null)
    .map(({ opponentsOverAverage }) => opponentsOverAverage ?? 0)
    .sort((a, b) => b - a);
  const arePointsKnown = settings.format === "points" && season.matchups.length > 0;
  return season.order.flatMap((at, place) => {
    const team = season.teams[at];
    if (!team) return [];
    const { teamName, abbreviation } = teamOf(context, team.teamId);
    const level = season.teams.filter(
      (other) => other !== team && unitsOf(team.record) > 0 && winShare(other.record) === winShare(team.record),
    );
    const own = odds?.teams[at];
    return {
      rank: place + 1,
      teamId: team.teamId,
      teamName,
      abbreviation,
      isMine: team.teamId === myTeamId,
      record: { ...counts(team.record), text: recordText(counts(team.record)) },
      gamesBehind: leader ? gamesBehind(leader.record, team.record) : 0,
      pointsFor: arePointsKnown ? round1(team.pointsFor) : null,
      pointsAgainst: arePointsKnown ? round1(team.pointsAgainst) : null,
      tiedWith: level.map(({ teamId }) => teamOf(context, teamId).teamName),
      odds: own ? oddsLabel(own, season) : null,
      schedule: own
        ? {
            matchups: own.matchupsLater,
            opponentsOverAverage: own.opponentsOverAverage === null ? null : round3(own.opponentsOverAverage),
            hardness:
              own.opponentsOverAverage === null
                ? null
                : hardest.findIndex((each) => each <= (own.opponentsOverAverage ?? 0)) + 1,
          }
        : null,
    };
  });
}

const counts = ({ wins, losses, ties }: Tally) => ({
  wins,
  losses,
  ties,
});

/** A share that the draws round to 0 or 1 is never said as certain: only a proof is. */
const MIN_SHARE = 0.001;
const openShare = (share: number): number => Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, round3(share)));

const titleOf = ({ title, canWinTitle, hasWonTitle }: TeamSeason): number =>
  hasWonTitle ? 1 : canWinTitle ? openShare(title) : 0;

/** Chances at which the wins that it takes are told. */
const LIKELY = [0.5, 0.9] as const;
/** Rarer records say too little. */
const MIN_RECORD_SHARE = 0.01;

function winsForPlayoffs({ byWins }: TeamSeason, winsSoFar: number): TeamOddsLabel["winsForPlayoffs"] {
  const common = byWins.filter(({ share }) => share >= MIN_RECORD_SHARE);
  const enough = LIKELY.flatMap((chance) => common.find(({ playoffs }) => playoffs >= chance) ?? []);
  return [...new Set(enough)].map(({ wins, playoffs }) => ({
    wins,
    more: wins - winsSoFar,
    playoffs: openShare(playoffs),
  }));
}

export function oddsLabel(team: TeamSeason, { teams, rules }: LeagueSeason): TeamOddsLabel {
  const { playoffTeams, unitsPerMatchup } = rules;
  const record = teams.find(({ teamId }) => teamId === team.teamId)?.record;
  const winsSoFar = record ? record.wins + record.ties / 2 : 0;
  const isOpen = !team.hasClinched && !team.isEliminated;
  const byes = byesOf(playoffTeams);
  const within = (places: number, share: number): number =>
    team.worst <= places ? 1 : team.best > places ? 0 : openShare(share);
  const hasPlayoffs = playoffTeams >= 2;
  return {
    playoffs: hasPlayoffs ? within(playoffTeams, team.playoffs) : null,
    bye: hasPlayoffs && byes > 0 ? within(byes, team.bye) : null,
    title: hasPlayoffs ? titleOf(team) : null,
    first: within(1, team.places[0] ?? 0),
    expectedWins: round1(team.expectedWins),
    winsForPlayoffs: hasPlayoffs && isOpen && unitsPerMatchup === 1 ? winsForPlayoffs(team, winsSoFar) : [],
    likely: likelyPlaces(team),
    possible: { best: team.best, worst: team.worst },
    status: !hasPlayoffs
      ? "open"
      : team.hasClinchedBye
        ? "clinched-bye"
        : team.hasClinched
          ? "clinched"
          : team.isEliminated
            ? "eliminated"
            : "open",
  };
}

/** Leaves out a tenth of the simulated seasons on either side. */
const TAIL = 0.1;

function likelyPlaces({ places, best, worst }: TeamSeason): { best: number; worst: number } {
  let [sum, from, to] = [0, 1, places.length];
  for (const [at, share] of places.entries()) {
    if (sum <= TAIL && sum + share > TAIL) from = at + 1;
    if (sum < 1 - TAIL && sum + share >= 1 - TAIL) to = at + 1;
    sum += share;
  }
  return { best: Math.min(worst, Math.max(best, from)), worst: Math.max(best, Math.min(worst, to)) };
}

export function playoffPlanOf(
  context: LeagueSnapshot,
  weeks: readonly PlayoffWeek[],
  players: readonly PlayoffPlayer[],
): PlayoffPlan {
  return {
    weeks: weeks.map(({ first, last, round }) => ({
      firstDay: dayOf(context, first),
      lastDay: dayOf(context, last),
      round,
    })),
    players: players.map(({ outlook, games, points, overFreeAgent, verdict }) => ({
      ...labelOf(outlook.player),
      statusText: availabilityOf(outlook.player.availability).statusText,
      games: [...games],
      gamesTotal: games.reduce((sum, each) => sum + each, 0),
      points: round1(points),
      overFreeAgent: round1(overFreeAgent),
      verdict,
    })),
  };
}
