/** A chance of 0 to 1 as it is said: "63.1%". */
export const percent = (chance: number): string => `${Math.round(chance * 1_000) / 10}%`;
