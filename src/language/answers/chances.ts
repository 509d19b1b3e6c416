/** A chance of 0 to 1 as it is said: "63.1%". */
export const percent = (chance: number): string => `${Math.round(chance * 1_000) / 10}%`;

/** Whether a chance to play needs no place beside a name: it is certain, or not known. */
export const isWithoutDoubt = (chanceToPlay: number | null): boolean => chanceToPlay === null || chanceToPlay >= 0.995;

/** Whether somebody else has to be ready. */
export const isInDoubt = (chanceToPlay: number): boolean => chanceToPlay < 0.85;
