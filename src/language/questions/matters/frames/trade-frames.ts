/** Matters of trades: one that is valued, one that is looked for, and whether the other side agrees. Pure. */
import { aboutPlayers } from "../../understanding/conversation/about-players";
import { tradeChanged } from "../../understanding/conversation/carried-trade";
import type { TradeSides } from "../../understanding/roles";
import { tradeSides } from "../../understanding/trades/trade-asks";
import { before, type Filled, type Frames, namesIn, playersOf, type Turn, wants } from "./frame";

export const tradeFrames: Frames = {
  trade: (turn) => valued(sidesOf(turn), turn),
  agree: (turn) => {
    const filled = valued(sidesOf(turn), turn);
    return filled && { ...filled, focus: "they-agree" };
  },
  "find-trade": offersOf,
  sell: (turn) => (playersOf(turn).length === 1 ? offersOf(turn) : undefined),
};

/** The trade that the turn states, or the one before with its change. */
function sidesOf({ own, line, read, previous }: Turn): TradeSides | undefined {
  const stated = read.trade ?? tradeSides(own);
  if (stated) return stated;
  const names = namesIn(own);
  const earlier = previous?.trade ?? previous?.earlierTrade;
  if (earlier) return names.length === 0 ? earlier : tradeChanged(earlier, names, line);
  const [first, ...others] = names;
  const [him] = previous?.searchNames ?? [];
  // Whose they are, the rosters say.
  if (first !== undefined && others.length > 0) return { give: [first], get: others };
  if (first !== undefined && him !== undefined && him !== first) return { give: [him], get: [first] };
  return undefined;
}

function valued(trade: TradeSides | undefined, { previous }: Turn): Filled | undefined {
  if (!trade) return undefined;
  return {
    intent: "player_research",
    intents: wants("trade"),
    trade,
    ...aboutPlayers([...trade.give, ...trade.get]),
    ...(previous?.mine && { mine: previous.mine }),
  };
}

/** Offers for him or with him; without anybody, those that help both teams. */
function offersOf(turn: Turn): Filled {
  const { own, read, previous } = turn;
  const named = namesIn(own);
  const [him] = named.length > 0 ? named : (previous?.trade?.get ?? before(turn));
  const isOfHim = named.length > 0 || (him !== undefined && OF_HIM.test(turn.line));
  const otherTeam = read.otherTeam ?? (previous?.intents.has("find-trades") ? previous.otherTeam : undefined);
  return {
    intent: "lineup_optimization",
    intents: wants("find-trades"),
    ...aboutPlayers(isOfHim && him !== undefined ? [him] : []),
    freeAgentFilter: own.filter,
    ...(otherTeam !== undefined && { otherTeam }),
  };
}
const OF_HIM = / (?:him|his|he|that|τον|αυτον|του|ton|auton|afton|tou) /;
