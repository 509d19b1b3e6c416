/** A trade's sides as answers: names, statuses, rounded figures. Pure. */

import { laterRounded } from "@/contract/planning/later-unit";
import type {
  TradeOffer,
  TradeOutput,
  TradePlayerLabel,
  TradeRostersOutput,
  TradeSideOutput,
} from "@/contract/trades/trade";
import type { PlayerId, TeamId } from "@/domain/ids";
import { formatLabel, isPointsFormat } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import type { TeamScope } from "@/domain/league/scope";
import { positionLabel } from "@/domain/lineup/slots";
import { availabilityOf, labelOf, round1, round3 } from "@/domain/players/player-labels";
import { gamesOfTeam } from "@/domain/season/calendar";
import { dayEt } from "@/domain/season/eastern-day";
import { gamesByProTeam } from "@/domain/season/pro-schedule";
import type { TradeSide } from "@/domain/trades/league-trades";
import { teamNameOf } from "../league/ownership";
import type { LeagueTrading } from "./league-trading";

type Trading = Pick<LeagueTrading, "context" | "trades" | "outlooks" | "provenance">;

export function leagueLabelOf(
  { context, trades, provenance }: Trading,
  { teamId }: Pick<TeamScope, "teamId">,
): Omit<TradeOutput, "sides" | "link"> {
  const { settings } = context.league;
  const { tradeDeadlineAt } = settings;
  return {
    ...provenance,
    found: true,
    teamId,
    teamName: teamNameOf(context, teamId),
    format: formatLabel(settings.format),
    laterUnit: trades.laterUnit,
    hasVerdicts: trades.hasVerdicts,
    weeksLeft: round1(trades.weeksLeft),
    deadlineDay: tradeDeadlineAt === null ? null : dayEt(Date.parse(tradeDeadlineAt)),
  };
}

export function sideOutput(trading: Trading, scope: Pick<TeamScope, "teamId">, side: TradeSide): TradeSideOutput {
  const { context, trades } = trading;
  const isPercentage = (label: string) => label.includes("%");
  return {
    ...offerSideOutput(trading, scope, side),
    spans: trades.spans.flatMap(({ first, last, arePlayoffs }, at) => {
      const pointsPerWeek = side.pointsBySpan[at];
      if (pointsPerWeek === undefined) return [];
      return [
        {
          from: dayOf(context, first),
          to: dayOf(context, last),
          arePlayoffs,
          pointsPerWeek: round1(pointsPerWeek),
        },
      ];
    }),
    categories: side.categories.map(({ label, before, after, isReverse }) => {
      const rounded = isPercentage(label) ? round3 : round1;
      return { category: label, before: rounded(before), after: rounded(after), isLowerBetter: isReverse };
    }),
  };
}

export function offerSideOutput(
  { context, trades, outlooks }: Trading,
  scope: Pick<TeamScope, "teamId">,
  side: TradeSide,
): TradeOffer["mine"] {
  const label = playerLabeler({ context, trades, outlooks });
  return {
    teamId: side.teamId,
    teamName: teamNameOf(context, side.teamId),
    isMine: side.teamId === scope.teamId,
    gives: side.gives.flatMap(label),
    gets: side.gets.flatMap(label),
    drops: side.drops.flatMap(label),
    fullPosition: fullPositionOf(side),
    spotsStreamed: side.spotsStreamed,
    winsOverSeason: trades.laterUnit === "wins" ? laterRounded(side.gain, "wins") : null,
    pointsOverSeason: trades.laterUnit === "points" ? laterRounded(side.gain, "points") : null,
    pointsPerWeek: side.pointsPerWeek === null ? null : round1(side.pointsPerWeek),
    playoffPointsPerWeek: side.playoffPointsPerWeek === null ? null : round1(side.playoffPointsPerWeek),
    chance: side.chanceBetter === null ? null : Math.round(side.chanceBetter * 100) / 100,
    verdict: side.verdict,
  };
}

function fullPositionOf({ fullPosition }: TradeSide): TradeOffer["mine"]["fullPosition"] {
  const position = fullPosition && positionLabel(fullPosition.positionId);
  return fullPosition && position ? { position, most: fullPosition.most } : null;
}

/** All rosters, for building a trade by hand. */
export function rostersOutput(trading: Trading, scope: Pick<TeamScope, "teamId">): TradeRostersOutput {
  const label = playerLabeler(trading);
  const teams = trading.trades.teamIds.map((teamId) => ({
    teamId: Number(teamId),
    teamName: teamNameOf(trading.context, teamId),
    isMine: teamId === scope.teamId,
    players: trading.trades
      .playersOf(teamId)
      .flatMap(label)
      .sort((a, b) => (b.pointsPerGame ?? 0) - (a.pointsPerGame ?? 0) || a.name.localeCompare(b.name)),
  }));
  return {
    ...leagueLabelOf(trading, scope),
    teams: teams.sort((a, b) => Number(b.isMine) - Number(a.isMine) || a.teamName.localeCompare(b.teamName)),
  };
}

function playerLabeler({ context, trades, outlooks }: Pick<Trading, "context" | "trades" | "outlooks">) {
  const inPoints = isPointsFormat(context.league.settings.format);
  const playoffs = trades.spans.find(({ arePlayoffs }) => arePlayoffs);
  const gamesOf = gamesByProTeam(context.games);
  return (id: PlayerId): TradePlayerLabel[] => {
    const outlook = outlooks.get(id);
    if (!outlook) return [];
    const { player, pointsPerGame } = outlook;
    return [
      {
        ...labelOf(player),
        ...availabilityOf(player.availability),
        pointsPerGame: inPoints && pointsPerGame !== null ? round1(pointsPerGame) : null,
        playoffGames: playoffs ? gamesOfTeam(gamesOf(player.proTeamId), player.proTeamId, playoffs).length : null,
      },
    ];
  };
}

/** The other team's page at ESPN, where its trade button is; the demo league has none. */
export const tradeLink = (scope: TeamScope, partner: TeamId): string | null =>
  scope.universe === "demo"
    ? null
    : `https://fantasy.espn.com/basketball/team?leagueId=${scope.leagueId}&seasonId=${scope.season}&teamId=${partner}`;
