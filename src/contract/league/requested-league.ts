/** The league and team that a request names; all request bodies share this form. */
import { z } from "zod";

/** A number, as text or not: ESPN's ids and the demo's are. */
const id = (digits: number) =>
  z
    .union([
      z.string().regex(new RegExp(`^\\d{1,${digits}}$`)),
      z
        .number()
        .int()
        .nonnegative()
        .max(10 ** digits - 1),
    ])
    .transform(String);

export const requestedLeagueId = id(12);
export const requestedTeamId = id(9);
