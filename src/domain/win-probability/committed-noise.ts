/**
 * The fitted constants of categories that the product uses: the noise of stat lines, and the spread of margins over it.
 */
import margins from "../fitted/category-calibration.json" with { type: "json" };
import lines from "../fitted/line-noise.json" with { type: "json" };
import type { CategoryCalibration } from "./contest";
import type { LineNoise } from "./line-noise";

export const LINE_NOISE: LineNoise = { ...lines, runs: margins.runs };

export const CATEGORY_CALIBRATION: CategoryCalibration = { spreadScale: margins.spreadScale };
