/** Words and limits of trades. Without the schema library: pages load this. */
export const TRADE_VERDICTS = ["better", "slightly-better", "no-difference", "slightly-worse", "worse"] as const;
export type TradeVerdictWord = (typeof TRADE_VERDICTS)[number];

/** Players that one request may name for one side. */
export const MAX_TRADE_PLAYERS = 10;

/** Positions that an offer may be asked for. */
export const TRADED_POSITIONS = ["PG", "SG", "SF", "PF", "C"] as const;
