/** Lines of JSON that were labeled by hand. */
import type { z } from "zod";

/**
 * @param what each line is, for the error
 * @throws Error that names the line which is none
 */
export function readLabeledLines<Line>(text: string, schema: z.ZodType<Line>, what: string): Line[] {
  return text
    .trim()
    .split("\n")
    .map((line, at) => {
      try {
        return schema.parse(JSON.parse(line));
      } catch (error) {
        throw new Error(`line ${at + 1} is no ${what}: ${line.slice(0, 80)}`, { cause: error });
      }
    });
}
