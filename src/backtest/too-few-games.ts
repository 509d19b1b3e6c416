/** A season that is too short for what was asked of it. Anything else that goes out of range is a bug. */
export class TooFewGames extends RangeError {
  override readonly name = "TooFewGames";
}
