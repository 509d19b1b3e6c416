/** The season replay in parts: the leagues that are played are kept in a file, one a line, and a later run goes on from there. */
import { appendFile, readFile } from "node:fs/promises";
import { z } from "zod";
import type { BoxSeason } from "@/backtest/box-season";
import { FROM_WEEK } from "@/backtest/replay-settings";
import { type PlayedLeague, SEASON_POLICIES, type SeasonReport, seasonPart } from "@/backtest/season/season-part";
import { tell } from "./server-address";

/** A part ends after this long, so that a command with a limit of ten minutes is enough. */
const PART_MS = 8 * 60_000;

const playedLeague = z.object({
  policy: z.enum(SEASON_POLICIES),
  seed: z.number().int(),
  runs: z.array(
    z.object({
      seed: z.number().int(),
      seat: z.number().int(),
      place: z.number().int(),
      weeks: z.array(z.object({ week: z.number().int(), mine: z.number(), theirs: z.number() })),
      moves: z.array(
        z.object({
          week: z.number().int(),
          drop: z.number().int().nullable(),
          add: z.number().int().nullable(),
          winProbability: z.number(),
        }),
      ),
    }),
  ),
});

export async function seasonInParts(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  { leagues, progress }: { readonly leagues: number; readonly progress: string | undefined },
): Promise<SeasonReport> {
  const played = progress === undefined ? [] : await leaguesIn(progress);
  const endsAtMs = performance.now() + PART_MS;
  return seasonPart(season, prior, {
    leagues,
    fromWeek: FROM_WEEK,
    played,
    async onPlayed(league) {
      tell(`${league.policy}: league ${league.seed} of ${leagues}`);
      if (progress === undefined) return true;
      await appendFile(progress, `${JSON.stringify(league)}\n`);
      return performance.now() < endsAtMs;
    },
  });
}

/** A last line that was cut off is played again. */
async function leaguesIn(file: string): Promise<PlayedLeague[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const read = playedLeague.safeParse(line.endsWith("}") ? jsonOf(line) : null);
    return read.success ? [read.data] : [];
  });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
