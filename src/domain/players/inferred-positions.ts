/**
 * Infers positions of players when a source says little, as ESPN's ids (1 PG, 2 SG, 3 SF, 4 PF, 5 C), primary first.
 *
 * From a coarse listing and the box profile. The thresholds are per 36 minutes and rough on purpose: they only have to
 * be plausible, for leagues that are replayed or invented. A real league's eligibility always comes from ESPN.
 */

export type InferredPositions = { readonly ids: readonly number[]; readonly isInferred: boolean };

/** Totals over all known games. */
export type BoxProfile = {
  readonly min: number;
  readonly reb: number;
  readonly ast: number;
  readonly blk: number;
  readonly fg3a: number;
};

/**
 * From a coarse listing (G, F, C, G-F…; empty when there is none) and the box profile. Always at least one position.
 */
export function inferPositions(listing: string, profile: BoxProfile): InferredPositions {
  const per36 = (total: number) => (profile.min > 0 ? (36 * total) / profile.min : 0);
  const [reb, ast, blk, fg3a] = [per36(profile.reb), per36(profile.ast), per36(profile.blk), per36(profile.fg3a)];
  const guard = ast >= 6 ? [1] : ast >= 4.5 ? [1, 2] : reb >= 4.5 ? [2, 3] : [2];
  const forward = reb >= 7.5 || blk >= 1.2 ? [4] : reb >= 5.5 ? [4, 3] : [3];
  const byListing: Readonly<Record<string, readonly number[]>> = {
    G: guard,
    F: forward,
    C: [5],
    "G-F": [2, 3],
    "F-G": [3, 2],
    "F-C": [4, 5],
    "C-F": [5, 4],
  };
  const isBig = reb >= 9 || blk >= 1.6;
  const byProfile = isBig ? (fg3a >= 3 ? [5, 4] : [5]) : ast < 4.5 && reb >= 5 ? forward : guard;
  return { ids: byListing[listing] ?? byProfile, isInferred: true };
}
