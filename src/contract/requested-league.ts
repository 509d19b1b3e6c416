/** Of which league and team a request speaks: one form for every body. */
import { z } from "zod";

/** A number, as text or not: ESPN's ids and the demo's are. */
const id = (digits: number) =>
  z
    .union([z.string(), z.number().int().nonnegative()])
    .transform(String)
    .pipe(z.string().regex(new RegExp(`^\\d{1,${digits}}$`)));

export const requestedLeagueId = id(12);
export const requestedTeamId = id(9);
