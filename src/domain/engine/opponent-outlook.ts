/**
 * What the opponent is likely to do with the days left, and what stands in his way. Pure.
 *
 * He is taken to plan as the engine would for him: his own lineups, adds left and free agents, with nobody's preferences. What
 * he does to me is what it does to his chance to win, the other way around.
 */
import { type EasternDay, type PlayerId, playerId } from "../ids";
import type { Labelled } from "./day-lineup";
import type { WeekEngine } from "./week-engine";
import type { DatedMove, MoveAdvice, MoveEffect, ShownMove } from "./week-moves";

/** Below it a block is not worth naming: one percentage point of my chance to win. */
const MIN_BLOCK = 0.01;
/** Adds of his that are thought through: each block costs a plan. */
const MAX_LIKELY = 3;
const MAX_STREAMERS = 5;

type OpponentMove = {
  readonly move: ShownMove;
  /** Over the days left, in the unit of the matchup. */
  readonly gain: number;
  /** Change of my chance to win by it, -1 to 1; `null` where the format has no forecast. */
  readonly myChange: number | null;
};

type Streamer = { readonly player: Labelled; readonly gamesLeft: number } & Pick<OpponentMove, "gain" | "myChange">;

type Block = {
  /** The free agent that I add before he does. */
  readonly player: Labelled;
  /** What my chance to win rises by, since he has to do without, 0 to 1. */
  readonly myChange: number;
  /** The player that I drop for it, by the engine's choice; `null` is an open roster spot. */
  readonly drop: Labelled | null;
  readonly day: EasternDay;
};

export type OpponentOutlook = {
  readonly addsLeft: number | null;
  /** Starting slots that nobody on his roster fills, by day; days without one are left out. */
  readonly openSlots: readonly { readonly day: EasternDay; readonly count: number }[];
  /** His best plan, in the order of its days. */
  readonly likely: readonly OpponentMove[];
  /** The best free agents for him over the days left, most gain first, those of his plan included. */
  readonly streamers: readonly Streamer[];
  readonly blocks: readonly Block[];
};

/** What is asked of the engine over his side. */
type Theirs = Pick<
  WeekEngine,
  "plan" | "effects" | "candidates" | "lineup" | "gameDaysOf" | "days" | "startingPlaces" | "addsLeft" | "chances"
>;

/** @param mine the engine over my side of the same reading */
export async function opponentOutlook(mine: Pick<WeekEngine, "single">, theirs: Theirs): Promise<OpponentOutlook> {
  const plan = await theirs.plan({ maxMoves: likelyAdds(theirs) });
  const likely = theirs.effects(plan.moves).map(asLikely);
  return {
    addsLeft: theirs.addsLeft,
    openSlots: openSlotsOf(theirs),
    likely,
    streamers: streamersOf(theirs),
    blocks: await blocksOf(mine, theirs, plan.moves),
  };
}

const likelyAdds = ({ addsLeft }: Theirs): number => Math.min(MAX_LIKELY, addsLeft ?? MAX_LIKELY);

const asLikely = ({ move, gain, winProbability }: MoveEffect): OpponentMove => ({
  move,
  gain,
  myChange: winProbability && winProbability.before - winProbability.after,
});

function openSlotsOf({ days, lineup, startingPlaces }: Theirs): OpponentOutlook["openSlots"] {
  return days
    .map((day) => ({ day, count: Math.max(0, startingPlaces - lineup(day).starters.length) }))
    .filter(({ count }) => count > 0);
}

function streamersOf(theirs: Theirs): Streamer[] {
  if (theirs.addsLeft !== null && theirs.addsLeft < 1) return [];
  return theirs
    .candidates(Number.POSITIVE_INFINITY)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MAX_STREAMERS)
    .filter(({ gain }) => gain > 0)
    .map((advice) => {
      const [effect] = theirs.effects([dated(advice)]);
      return {
        player: advice.add,
        gamesLeft: theirs.gameDaysOf(playerId.parse(advice.add.playerId)).filter((day) => day >= advice.day).length,
        gain: advice.gain,
        myChange: effect ? asLikely(effect).myChange : null,
      };
    });
}

async function blocksOf(
  mine: Pick<WeekEngine, "single">,
  theirs: Theirs,
  moves: readonly DatedMove[],
): Promise<Block[]> {
  const withAll = chanceAfter(theirs, moves);
  const blocks: Block[] = [];
  for (const { add } of moves) {
    const advice = add === null ? null : mine.single({ add, drop: undefined });
    if (add === null || advice === null || withAll === null) continue;
    // The rest of his plan is his whatever another one brings, and often shows that no block is worth it.
    const rest = moves.filter((move) => move.add !== add && move.drop !== add);
    const withRest = chanceAfter(theirs, rest) ?? withAll;
    if (withAll - withRest < MIN_BLOCK) continue;
    const without = await theirs.plan({ maxMoves: likelyAdds(theirs), excludedAdds: [add] });
    const myChange = withAll - Math.max(withRest, chanceAfter(theirs, without.moves) ?? withAll);
    if (myChange >= MIN_BLOCK) blocks.push({ player: advice.add, myChange, drop: advice.drop, day: advice.day });
  }
  return blocks.sort((a, b) => b.myChange - a.myChange);
}

/** His chance to win once the moves are made. */
const chanceAfter = (theirs: Theirs, moves: readonly DatedMove[]): number | null =>
  theirs.effects(moves).at(-1)?.winProbability?.after ?? theirs.chances.winProbability;

const dated = ({ day, drop, add }: MoveAdvice): DatedMove => ({
  day,
  drop: idOf(drop),
  add: playerId.parse(add.playerId),
});
const idOf = (player: Labelled | null): PlayerId | null => player && playerId.parse(player.playerId);
