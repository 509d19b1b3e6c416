/** Whether rosters stay within the league's limits when a trade is made. Pure. */
import { positionLabel } from "@/domain/lineup/slots";
import type { Player } from "@/domain/players/player";
import type { TradeSide } from "@/domain/trades/league-trades";
import { teamNameOf } from "../league/ownership";
import type { LeagueTrading } from "./league-trading";
import { TradeOverPositionLimit, TradeTooManyDrops } from "./trade-refusals";

type Trading = Pick<LeagueTrading, "context" | "trades" | "outlooks">;
type Limit = { readonly position: string; readonly most: number };

/** @throws TradeTooManyDrops, TradeOverPositionLimit */
export function refuseOverLimits(trading: Trading, side: TradeSide): void {
  const team = teamNameOf(trading.context, side.teamId);
  const keeps = trading.trades.playersOf(side.teamId).length - side.gives.length;
  if (side.drops.length > 0 && side.drops.length >= keeps)
    throw new TradeTooManyDrops({}, { words: { team, count: side.drops.length } });
  const over = overPositionLimit(trading, side);
  if (over) throw new TradeOverPositionLimit({}, { words: { team, ...over } });
}

/** The first position of which a team would have more players than the league allows, and than it has now. */
export function overPositionLimit({ context, trades, outlooks }: Trading, side: TradeSide): Limit | undefined {
  const before = trades.playersOf(side.teamId);
  const gone = new Set([...side.gives, ...side.drops]);
  const after = [...before, ...side.gets].filter((id) => !gone.has(id));
  const playersOf = (ids: typeof before) => ids.flatMap((id) => outlooks.get(id)?.player ?? []);
  const [was, is] = [playersOf(before), playersOf(after)];
  const count = (players: readonly Player[], positionId: number) =>
    players.filter(({ defaultPositionId }) => defaultPositionId === positionId).length;
  for (const [id, most] of Object.entries(context.league.settings.positionLimits)) {
    const positionId = Number(id);
    const position = positionLabel(positionId);
    // Position 0 is no position of a player.
    if (
      most === null ||
      position === undefined ||
      count(is, positionId) <= most ||
      count(is, positionId) <= count(was, positionId)
    )
      continue;
    return { position, most };
  }
  return undefined;
}
