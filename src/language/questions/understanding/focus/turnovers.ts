/** Turnovers in a folded question: no free agent is looked for by them, so they are no category of a filter. */
export const TURNOVERS = /turnovers?|λαθη|λαθοσ|lath[hi]/;
