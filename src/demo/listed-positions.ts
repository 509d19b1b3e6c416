/**
 * Positions of demo players as ESPN's ids (1 PG, 2 SG, 3 SF, 4 PF, 5 C), primary first.
 *
 * Where the source says at which positions a player was listed, those count. Otherwise they are inferred from his box
 * profile, and marked so. The thresholds are per 36 minutes and rough on purpose: they only have to be plausible.
 */

export type Positions = { readonly ids: readonly number[]; readonly isInferred: boolean };

/** Totals over all known games. */
export type BoxProfile = {
  readonly min: number;
  readonly reb: number;
  readonly ast: number;
  readonly blk: number;
  readonly fg3a: number;
};

const ID: Readonly<Record<string, number>> = { PG: 1, SG: 2, SF: 3, PF: 4, C: 5 };

/** A second position counts from a fifth of the games on. */
const LEAST_SHARE = 0.2;

/** Reads "SF:0.88|SG:0.12". Undefined when the source has no shares for the player. */
export function positionsFromShares(text: string): Positions | undefined {
  const shares = text
    .split("|")
    .map((part) => part.split(":"))
    .map(([name = "", share = "0"]) => ({ id: ID[name], share: Number(share) }))
    .sort((a, b) => b.share - a.share);
  const ids = shares.flatMap(({ id, share }, at) =>
    id !== undefined && (at === 0 || share >= LEAST_SHARE) ? [id] : [],
  );
  return ids.length > 0 ? { ids, isInferred: false } : undefined;
}

/** From a coarse listing (G, F, C, G-F…; empty when there is none) and the box profile. Always at least one position. */
export function inferPositions(listing: string, profile: BoxProfile): Positions {
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
