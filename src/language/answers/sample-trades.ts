/** Outputs of the trade tools for tests: one hand-made example of each. */
import type { TradeOffersOutput, TradeOutput, TradePlayerLabel, TradeSideOutput } from "@/contract/trades/trade";
import { player } from "./sample-decisions";
import { FRESH } from "./sample-outputs";

const tradePlayer = (playerId: number, name: string, more: Partial<TradePlayerLabel> = {}): TradePlayerLabel => ({
  ...player(playerId, name),
  pointsPerGame: 30,
  playoffGames: 14,
  ...more,
});

const BOOKER = tradePlayer(11, "Devin Booker");
const MORANT = tradePlayer(12, "Ja Morant", { status: "OUT", statusText: "out", expectedReturn: "2025-01-29" });
const MOBLEY = tradePlayer(13, "Evan Mobley", { playoffGames: 13 });

export const tradeSide = (more: Partial<TradeSideOutput> = {}): TradeSideOutput => ({
  teamId: 1,
  teamName: "Fan Favorites",
  isMine: true,
  gives: [BOOKER],
  gets: [MORANT, MOBLEY],
  drops: [tradePlayer(14, "Tyus Jones")],
  fullPosition: null,
  spotsStreamed: 0,
  winsOverSeason: 0.53,
  pointsOverSeason: null,
  pointsPerWeek: 33.1,
  playoffPointsPerWeek: 25.2,
  chance: 0.73,
  verdict: "slightly-better",
  spans: [{ from: "2025-01-16", to: "2025-02-05", arePlayoffs: false, pointsPerWeek: 65.5 }],
  categories: [],
  ...more,
});

const THEIRS = tradeSide({
  teamId: 2,
  teamName: "Dime Droppers",
  isMine: false,
  gives: [MORANT, MOBLEY],
  gets: [BOOKER],
  drops: [],
  fullPosition: null,
  spotsStreamed: 1,
  winsOverSeason: -0.02,
  pointsPerWeek: -1.4,
  playoffPointsPerWeek: null,
  chance: 0.49,
  verdict: "no-difference",
});

export const trade = (more: Partial<TradeOutput> = {}): TradeOutput => ({
  ...FRESH,
  found: true,
  teamId: 1,
  teamName: "Fan Favorites",
  format: "head-to-head points",
  laterUnit: "wins",
  hasVerdicts: true,
  weeksLeft: 10.2,
  deadlineDay: "2025-02-17",
  sides: [tradeSide(), THEIRS],
  link: null,
  ...more,
});

export const tradeOffers = (more: Partial<TradeOffersOutput> = {}): TradeOffersOutput => {
  const { sides, link, ...league } = trade();
  const { spans: _, categories: __, ...mine } = tradeSide();
  const { spans: ___, categories: ____, ...theirs } = THEIRS;
  return {
    ...league,
    asked: { partner: null, position: null, player: null },
    offers: [
      { partner: { teamId: 2, teamName: "Dime Droppers" }, mine, theirs: { ...theirs, winsOverSeason: 0.3 }, link },
    ],
    matched: sides.length - 1,
    teamsWithoutOffer: ["Sixth Men"],
    ...more,
  };
};
