/**
 * Points leagues from whole stat lines: the moments of a line's points, and matchups played out draw by draw.
 */

import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import { isRatio, statLabel } from "../stats/stats";
import { type CategoryForm, overCells, statWeights } from "./category-form";
import { LINE_NOISE } from "./committed-noise";
import type { Chances } from "./contest";
import { withMultiDoubles } from "./double-doubles";
import { makeLineDrawer } from "./line-draws";
import { CELL_COUNT, isMultiDouble, type LineForecast, prepareLines, sharedPlayer } from "./line-forecast";
import { formCovariance, sideMoments } from "./line-moments";
import type { LineNoise } from "./line-noise";
import { type Estimate, estimateOf, type PairedGain, pairedGain } from "./paired-gain";
import type { GameForecast } from "./points-matchup";
import { badSettings, bothOf, cellsOf, chancesIn, LEVEL, type SimulationSettings, tally } from "./tally";

type PointsSide = {
  /** Fantasy points so far. */
  readonly scored: number;
  readonly games: readonly LineForecast[];
};
type PointsSides = { readonly mine: PointsSide; readonly theirs: PointsSide };
/** Points per unit of a counting stat. */
export type PointsRule = { readonly statId: number; readonly points: number };

type SimulatedPoints = {
  readonly margin: Estimate;
  readonly matchup: Chances;
  /** Standard error of the win probability, a tie counted half. */
  readonly matchupStandardError: number;
};

export type PointsSimulation = {
  matchup(sides: PointsSides): Outcome<SimulatedPoints>;
  /** `gain` in points of margin. */
  compare(
    base: PointsSides,
    change: PointsSides,
  ): Outcome<{ readonly gain: PairedGain; readonly matchupChange: Estimate }>;
};

/**
 * A points league. Overrides by position are the caller's: a line does not say what its player is. Faults: as in a
 * category league; a percentage or a stat that no line answers. Double-doubles follow from the drawn line.
 */
export function simulatePoints(rules: readonly PointsRule[], settings: SimulationSettings): Outcome<PointsSimulation> {
  const bad = badSettings(settings);
  if (bad) return fault("engine.bad-number", bad);
  const noise = settings.noise ?? LINE_NOISE;
  const form = pointsForm(rules);
  if (!form.ok) return form;
  const drawer = makeLineDrawer({ ...settings, noise }, cellsOf([form.value]));
  const stats = rules.map(({ statId }) => statId);
  const margins = ({ mine, theirs }: PointsSides): Outcome<{ margin: Float64Array; isOpen: boolean }> => {
    if (!isUsableNumber(mine.scored) || !isUsableNumber(theirs.scored))
      return fault("engine.bad-number", "banked points");
    const shared = sharedPlayer([mine, theirs]);
    if (shared !== undefined) return fault("engine.duplicate-player", shared);
    const lines = prepareLines([...mine.games, ...theirs.games], stats, noise);
    if (!lines.ok) return lines;
    const [own, other] = [
      tally(lines.value.slice(0, mine.games.length), [{ above: mine.scored, below: 0 }], [form.value], drawer),
      tally(lines.value.slice(mine.games.length), [{ above: theirs.scored, below: 0 }], [form.value], drawer),
    ];
    const theirPoints = other.sums[0]?.above;
    const margin = Float64Array.from(own.sums[0]?.above ?? [], (points, at) => points - (theirPoints?.[at] ?? 0));
    return solved({ margin, isOpen: own.isOpen || other.isOpen });
  };
  return solved({
    matchup(sides) {
      const played = margins(sides);
      if (!played.ok) return played;
      const { margin, isOpen } = played.value;
      const results = wins(margin);
      return solved({
        margin: estimateOf(margin),
        matchup: chancesIn(results, isOpen),
        matchupStandardError: estimateOf(results).standardError,
      });
    },
    compare: (base, change) =>
      bothOf(margins(base), margins(change), (before, after) => ({
        gain: pairedGain(before.margin, after.margin),
        matchupChange: pairedGain(wins(before.margin), wins(after.margin)),
      })),
  });
}

const wins = (margins: Float64Array): Float64Array =>
  margins.map((margin) => (Math.abs(margin) < LEVEL ? 0.5 : Number(margin > 0)));

function pointsForm(rules: readonly PointsRule[]): Outcome<Extract<CategoryForm, { kind: "sum" }>> {
  const weights = new Float64Array(CELL_COUNT);
  for (const { statId, points } of rules) {
    const cells = statWeights(statId);
    if (isRatio(statId) || !cells) return fault("engine.bad-number", `points for ${statLabel(statId)}`);
    if (!isUsableNumber(points)) return fault("engine.bad-number", `points per ${statLabel(statId)}`);
    for (let cell = 0; cell < CELL_COUNT; cell++) weights[cell] = (weights[cell] ?? 0) + points * (cells[cell] ?? 0);
  }
  return solved({ kind: "sum", statId: -1, isReverse: false, weights });
}

/** The points of one game, for the closed form; mean and deviation given that he plays. Faults: as above. */
export function pointsOfLine(
  line: LineForecast,
  rules: readonly PointsRule[],
  noise: LineNoise = LINE_NOISE,
): Outcome<GameForecast> {
  const form = pointsForm(rules);
  if (!form.ok) return form;
  const stats = rules.map(({ statId }) => statId);
  const checked = prepareLines([line], stats, noise);
  if (!checked.ok) return checked;
  const played = checked.value.map((one) => ({ ...one, pPlay: 1 }));
  const needsDoubles = rules.some(({ statId, points }) => points !== 0 && isMultiDouble(statId));
  const { mean, covariance } = sideMoments(
    needsDoubles ? played.map((one) => withMultiDoubles(one, noise)) : played,
    noise,
  );
  const { weights } = form.value;
  return solved({
    mean: overCells(weights, mean),
    sd: Math.sqrt(formCovariance(weights, weights, covariance)),
    pPlay: line.pPlay,
    player: line.player,
  });
}
