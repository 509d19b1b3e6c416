/** Trades that cannot be valued, each by its own name. Names of players and teams stand in the text alone, never in the log. */
import type { NotFoundOutput } from "@/contract/tool-outputs";
import { AppError } from "@/lib/errors";

/** No player has the name, or several have. @param output the look-up's answer */
export class TradePlayerUnclear extends AppError {
  static override readonly code = "trade.player_not_found";
  static override readonly status = 404;
  constructor({ query, candidates }: Pick<NotFoundOutput, "query" | "candidates">) {
    const isAmbiguous = candidates.length > 0;
    super({}, { words: { player: query }, ...(isAmbiguous && { code: "trade.player_ambiguous", status: 409 }) });
  }
}

/** One player on both sides, or named twice. */
export class TradePlayerTwice extends AppError {
  static override readonly code = "trade.player_twice";
  static override readonly status = 409;
}

/** The player is a free agent: adding him takes no trade. */
export class TradeForFreeAgent extends AppError {
  static override readonly code = "trade.free_agent";
  static override readonly status = 409;
}

/** Given away by a team that does not have him. */
export class TradeNotYours extends AppError {
  static override readonly code = "trade.not_yours";
  static override readonly status = 409;
}

/** The team that would get him has him already. */
export class TradeSameTeam extends AppError {
  static override readonly code = "trade.same_team";
  static override readonly status = 409;
}

/** The players to get are on more than one team. */
export class TradeThirdTeam extends AppError {
  static override readonly code = "trade.third_team";
  static override readonly status = 409;
}

/** One side gives nobody. */
export class TradeEmpty extends AppError {
  static override readonly code = "trade.empty";
  static override readonly status = 422;
}

export class TradeDeadlinePast extends AppError {
  static override readonly code = "trade.deadline_past";
  static override readonly status = 409;
}

/** No days are left on which a trade could do anything. */
export class TradeSeasonOver extends AppError {
  static override readonly code = "trade.season_over";
  static override readonly status = 409;
}

/** A team would have to drop as many players as it keeps of its own, or more. */
export class TradeTooManyDrops extends AppError {
  static override readonly code = "trade.too_many_drops";
  static override readonly status = 409;
}
