/** The season replay in parts: the leagues that are played are kept in a file, one a line, and a later run goes on from there. */
import { appendFile, readFile } from "node:fs/promises";
import { z } from "zod";
import type { BoxSeason } from "@/backtest/box-season";
import { FROM_WEEK } from "@/backtest/replay-settings";
import { type CategorySeasonReport, categoryPart } from "@/backtest/season/category-part";
import type { CategoryGoal } from "@/backtest/season/category-standing";
import { type PlayedLeague, SEASON_POLICIES, type SeasonStage } from "@/backtest/season/league-parts";
import { type SeasonReport, seasonPart } from "@/backtest/season/season-part";
import { tell } from "./server-address";

/** No league is begun that would end later, taking as long as the longest so far: a command with a limit of ten minutes is enough. */
const PART_MS = 9 * 60_000;

const runOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ seed: z.number().int(), seat: z.number().int(), place: z.number(), ...shape });

const leagueOf = <Run extends z.ZodType>(run: Run) =>
  z.object({ policy: z.enum(SEASON_POLICIES), seed: z.number().int(), runs: z.array(run) });

const exchanged = z.object({
  week: z.number().int(),
  drop: z.number().int().nullable(),
  add: z.number().int().nullable(),
});

const pointsLeague = leagueOf(
  runOf({
    weeks: z.array(z.object({ week: z.number().int(), mine: z.number(), theirs: z.number() })),
    moves: z.array(exchanged.extend({ winProbability: z.number() })),
  }),
);

/** Lines of another format are not of this run. */
const categoryLeagueOf = (format: CategoryGoal) =>
  leagueOf(
    runOf({
      weekCount: z.number().int(),
      matchups: z.array(z.object({ week: z.number().int(), won: z.number(), lost: z.number() })),
      rankPoints: z.number().nullable(),
      moves: z.array(exchanged),
    }),
  ).extend({ format: z.literal(format) });

const SEASON_FORMATS = { points: null, each: "each-category", most: "most-categories", roto: "roto" } as const;
export type SeasonFormat = keyof typeof SEASON_FORMATS;

/** Leagues of the published replays, ten seats each. */
const LEAGUES: Readonly<Record<SeasonFormat, number>> = { points: 24, each: 6, most: 6, roto: 6 };

export type SeasonOptions = {
  readonly format: SeasonFormat;
  readonly leagues: number | undefined;
  readonly progress: string | undefined;
};

export async function seasonInParts(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  { format, leagues = LEAGUES[format], progress }: SeasonOptions,
): Promise<SeasonReport | CategorySeasonReport> {
  const goal = SEASON_FORMATS[format];
  if (goal === null) return seasonPart(season, prior, await stageOf(pointsLeague, {}, { leagues, progress }));
  const stage = await stageOf(categoryLeagueOf(goal), { format: goal }, { leagues, progress });
  return categoryPart(goal, season, prior, stage);
}

/** @param mark written to each line of the progress file */
async function stageOf<Run>(
  schema: z.ZodType<PlayedLeague<Run>>,
  mark: Readonly<Record<string, string>>,
  { leagues, progress }: { readonly leagues: number; readonly progress: string | undefined },
): Promise<SeasonStage<Run>> {
  const played = progress === undefined ? [] : await leaguesIn(progress, schema);
  let begunAtMs = performance.now();
  const endsAtMs = begunAtMs + PART_MS;
  let longestMs = 0;
  return {
    leagues,
    fromWeek: FROM_WEEK,
    played,
    async onPlayed(league) {
      tell(`${league.policy}: league ${league.seed} of ${leagues}`);
      if (progress === undefined) return true;
      await appendFile(progress, `${JSON.stringify({ ...mark, ...league })}\n`);
      const nowMs = performance.now();
      longestMs = Math.max(longestMs, nowMs - begunAtMs);
      begunAtMs = nowMs;
      return nowMs + longestMs < endsAtMs;
    },
  };
}

/** A last line that was cut off is played again. */
async function leaguesIn<Run>(file: string, schema: z.ZodType<PlayedLeague<Run>>): Promise<PlayedLeague<Run>[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  if (text !== "" && !text.endsWith("\n")) await appendFile(file, "\n");
  return text.split("\n").flatMap((line) => {
    const read = schema.safeParse(line.endsWith("}") ? jsonOf(line) : null);
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
