/**
 * Phrases about trades with other teams. Names come in as safe Markdown, chances as "63.1%"; a side without a team name is the reader's own.
 */
import type { TradeVerdictWord } from "@/contract/trades/trade-words";

/** `team` is `null` for the reader's own side. */
type TradeVerdictGiven = {
  readonly team: string | null;
  /** `null` where trades have no verdict. */
  readonly verdict: TradeVerdictWord | null;
  readonly chance: string | null;
  /** `null` in a rotisserie. */
  readonly gain: number | null;
  readonly unit: "wins" | "points";
};

type TradeOffersTitle = {
  readonly count: number;
  /** The player asked about; `null` for any. */
  readonly player: string | null;
  /** He is the reader's own. */
  readonly isMine: boolean;
  readonly position: string | null;
};

type TradeOfferGiven = {
  readonly partner: string;
  readonly gives: string;
  readonly gets: string;
  readonly mine: Pick<TradeVerdictGiven, "chance" | "gain">;
  readonly theirs: Pick<TradeVerdictGiven, "chance" | "gain">;
  readonly unit: TradeVerdictGiven["unit"];
  /** Players that the reader's team must drop; empty for none. */
  readonly drops: string;
};

export type TradePhrases = {
  /** The verdict on one side, a sentence. */
  tradeVerdict(given: TradeVerdictGiven): string;
  /** Why there is no verdict. */
  tradeWithoutVerdict: string;
  /** @param gains whether the other side is likelier to do better than worse; `null` for neither */
  theyAgree(gains: boolean | null): string;
  tradeSwap(team: string, gives: string, gets: string): string;
  /** @param playoffs the same in a week of the playoffs; `null` without any */
  tradePoints(team: string, perWeek: number, playoffs: number | null): string;
  /** Categories that rise and fall in an average week. */
  tradeCategories(team: string, better: string, worse: string): string;
  tradeDrops(team: string, names: string, count: number, full: { position: string; most: number } | null): string;
  tradeStreams(team: string, spots: number): string;
  tradePlayoffGames(name: string, games: number): string;
  /** FanVise sends nothing: where the trade is offered. */
  tradeIsYours(team: string): string;

  /** What was asked for is answered first. */
  tradeOffersTitle(given: TradeOffersTitle): string;
  /** One offer on one line, the reader's side first. */
  tradeOffer(given: TradeOfferGiven): string;
  /** Offers that are on the page alone. */
  tradeOffersLeft(count: number): string;
  noTradeOffers(asked: { partner: string | null; position: string | null; player: string | null }): string;
};
