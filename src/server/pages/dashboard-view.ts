/**
 * View model of the dashboard: the matchup as it stands, the engine's outlook on it, and the news about the user's
 * players.
 */
import type { LineupRow, MatchupView, WeekOutlook } from "@/contract/league/dashboard-view";
import type { NewsOutput } from "@/contract/news/news-output";
import type { RosterChangeLabel } from "@/contract/tool-outputs";
import type { TeamScope } from "@/domain/league/scope";
import { statLabel } from "@/domain/stats/stats";
import { addsLeftNow } from "@/services/league/adds-left";
import { lineupFaults } from "@/services/matchup/lineup-faults";
import type { FanVise } from "../wiring/composition";

const NEWS_DAYS = 7;
const NEWS_READ = 50;
const NEWS_SHOWN = 6;

/** @throws the source's errors. */
export async function matchupView({ services, league }: FanVise, scope: TeamScope): Promise<MatchupView> {
  const matchup = (await services.matchups.view(scope)).output;
  if (matchup.opponent === null) return { matchup, opponentAddsLeft: null };
  const adds = addsLeftNow(await league.buildIntelligenceSnapshot(scope), matchup.opponent.teamId);
  return { matchup, opponentAddsLeft: adds.ok ? adds.value.left : null };
}

/** @throws NoDaysLeft, StatisticsMissing and the source's errors. */
export async function weekOutlook({ optimizer, services, chances }: FanVise, scope: TeamScope): Promise<WeekOutlook> {
  const [{ week, winProbabilityHistory }, roster] = await Promise.all([
    optimizer.open(scope).then(async (opened) => ({
      week: opened,
      winProbabilityHistory: await chances.winProbabilityHistory(scope, opened),
    })),
    services.rosters.view(scope, { side: "mine" }).then(({ output }) => output),
  ]);
  const [today] = week.days;
  if (!today) throw new TypeError("a week has days");
  const { starters, bench, total, totalNow, changes } = week.lineup(today);
  const { winProbability, finals, categories } = week.chances;
  const changeById = new Map<number, RosterChangeLabel | null>(
    [...week.mine, ...week.coming].map((player) => [player.playerId, player.change]),
  );
  const rowOf = (player: Player): LineupRow => rowWith(player, changeById.get(player.playerId) ?? undefined);
  return {
    provenance: week.provenance,
    unit: week.unit,
    winProbability,
    winProbabilityHistory,
    finals,
    categoryChances: Object.fromEntries(
      Object.entries(categories).map(([statId, chance]) => [statLabel(Number(statId)), chance]),
    ),
    lineup: {
      day: today,
      total,
      totalNow,
      changes,
      starters: starters.map((player) => ({ ...rowOf(player), slot: player.slot })),
      sits: bench.filter(({ game }) => game !== null).map(rowOf),
      coming: week.coming
        .filter(({ change }) => change.day > today)
        .map(({ playerId, name, change }) => ({ playerId, name, comingMove: change })),
      faults: lineupFaults({
        roster,
        startingPlaces: week.startingPlaces,
        bestStarters: starters.length,
        addsLeft: week.addsLeft,
        areMovesClosedToday: week.areMovesClosedToday,
        daysLeft: week.days.length,
      }),
    },
  };
}

/** Latest news about players on the team's roster, newest first. */
export async function newsOnMine({ services }: FanVise, scope: TeamScope): Promise<NewsOutput> {
  const [roster, news] = await Promise.all([
    services.rosters.view(scope, { side: "mine" }),
    services.news.answer(scope, { days: NEWS_DAYS, limit: NEWS_READ }),
  ]);
  const mine = new Set(roster.output.players.map(({ playerId }) => playerId));
  const about = news.citations.filter(({ players }) => players.some(({ playerId }) => mine.has(playerId)));
  return { ...news, citations: about.slice(0, NEWS_SHOWN), shown: Math.min(about.length, NEWS_SHOWN) };
}

type Player = ReturnType<Awaited<ReturnType<FanVise["optimizer"]["open"]>>["lineup"]>["bench"][number];

function rowWith(player: Player, comingMove: RosterChangeLabel | undefined): LineupRow {
  const { playerId, name, slotNow, game, status, statusText, expected, isLocked } = player;
  return { playerId, name, slot: null, slotNow, game, status, statusText, expected, isLocked, comingMove };
}
