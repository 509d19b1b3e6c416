/**
 * What players are worth in a replayed category league: a start by its value given that he plays times the chance, an ordinary game likewise
 * after the week, as the engine counts them (`matchup-value.ts`, `season-worth.ts`). This week and later are one unit: categories, chances to
 * win most of them, or rank points.
 */
import { must } from "@/domain/engine/engine-refusal";
import { ordinaryWorth } from "@/domain/engine/matchup-value";
import { playerId } from "@/domain/ids";
import type { LineBook } from "../categories/line-book";
import { DAYS_PER_WEEK } from "../replay-season";
import type { CategoryStanding } from "./category-standing";
import { chancesOf, type LaterViews } from "./later-views";
import type { Worth } from "./policies";

/** @param laterOf called when the season value is first asked for. */
export function categoryWorth({ book, lineOf }: LineBook, laterOf: () => LaterViews): Worth<CategoryStanding> {
  return {
    now({ week, planDay, matchup }) {
      const view = book.ahead(week, planDay);
      const { startValue } = matchup.now();
      return memo((player, dayIndex) => {
        const pPlay = view.pPlay[player * DAYS_PER_WEEK + dayIndex] ?? 0;
        if (pPlay === 0) return 0;
        const mean = lineOf(planDay, week * DAYS_PER_WEEK + dayIndex, player);
        return pPlay * must(startValue({ player: String(player), game: String(dayIndex), pPlay: 1, mean }));
      });
    },
    later({ week, planDay, matchup }) {
      const { samples, perGame, lines } = laterOf()(week, planDay);
      const ofOrdinary = ordinaryWorth(matchup.later());
      const players = lines.map((line, player) => ({
        player: { playerId: playerId.parse(player + 1) },
        baselineLine: line ?? null,
      }));
      const worthOfGame = (player: number) => {
        const outlook = players[player];
        return outlook ? Math.max(0, ofOrdinary(outlook)) : 0;
      };
      return {
        weights: samples.map(({ weight }) => weight),
        samplesOf: (player) =>
          samples.map((sample) => Array.from(chancesOf(sample, player), (chance) => chance * worthOfGame(player))),
        rate: 1,
        pointsPerGame: (player) => perGame[player] ?? 0,
      };
    },
  };
}

/** Every question once: each plan asks several times for every free agent. */
function memo(of: (player: number, dayIndex: number) => number): (player: number, dayIndex: number) => number {
  const known = new Map<number, number>();
  return (player, dayIndex) => {
    const key = player * DAYS_PER_WEEK + dayIndex;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = of(player, dayIndex);
    known.set(key, made);
    return made;
  };
}
