/** Arguments that several tools take. */
import { z } from "zod";
import { parseDay } from "@/domain/season/eastern-day";

export const playerName = z
  .string()
  .trim()
  .min(2)
  .max(80)
  .describe("As the person wrote it, with 'my' for one on their roster");

export const optionalDay = (meaning: string) =>
  z
    .string()
    .transform((text, ctx) => {
      const read = parseDay(text);
      if (read === undefined) ctx.addIssue({ code: "custom", message: "must be a day, YYYY-MM-DD" });
      return read ?? z.NEVER;
    })
    .optional()
    .describe(`${meaning}, YYYY-MM-DD`);

export const day = optionalDay("A day; today when left out");

export const limit = (max: number, usual: number) => z.number().int().min(1).max(max).default(usual);
