/** The fitted noise of stat lines that the product uses. */
import fitted from "../fitted/line-noise.json" with { type: "json" };
import type { LineNoise } from "./line-noise";

export const LINE_NOISE: LineNoise = fitted;
