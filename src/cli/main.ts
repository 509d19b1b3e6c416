/**
 * The `fanvise` command. Thin: parses arguments, finds who owns the data directory, prints.
 *
 * Standard output carries the answer (one JSON document with `--json`), standard error everything else. Exit codes: 0
 * done, 1 failed, 2 bad usage.
 */
import path from "node:path";
import { Command, CommanderError, Option } from "commander";
import { failureCode, failureMessage } from "@/lib/errors";
import { ask } from "./ask";
import { demoClock, demoReset } from "./demo-clock";
import { doctor } from "./doctor";
import { migrateDatabase } from "./migrate";

const program = new Command("fanvise")
  .description("Fantasy basketball assistant for ESPN leagues")
  .addOption(new Option("--from <folder>", "where files named by a relative path lie").hideHelp())
  .exitOverride()
  .configureOutput({ writeOut: (text) => process.stderr.write(text) });

/** A file as the person named it, from where they called. */
const fileOf = (name: string): string => path.resolve(program.opts<{ from?: string }>().from ?? ".", name);

program
  .command("ask <question>")
  .description("one question, answered")
  .option("--json", "print the whole answer as JSON")
  .option("--details", "print what else was found below the answer")
  .option("--team <id>", "view as another team of the league")
  .option("--league <id>", "another of your leagues")
  .option("--thread <id>", "go on in a stored conversation")
  .option("--language <language>", "en or el; when left out your preference, otherwise that of the question")
  .action(async (question: string, options) => {
    process.exitCode = await ask(question, options);
  });

program
  .command("optimize")
  .description("plan the days left of the matchup, up to your decision")
  .option("--json", "print the whole answer as JSON")
  .option("--max-moves <number>", "at most so many adds")
  .option("--team <id>", "view as another team of the league")
  .option("--league <id>", "another of your leagues")
  .option("--language <language>", "en or el")
  .action(async (options) => {
    const { optimize } = await import("./optimize");
    process.exitCode = await optimize(options);
  });

program
  .command("doctor")
  .description("check versions, settings, database, model and league, and say what to do")
  .option("--json", "print the report as JSON")
  .action(async (options) => {
    process.exitCode = await doctor(options);
  });

program
  .command("migrate")
  .description("apply database migrations")
  .option("--json", "print the report as JSON")
  .action(async (options) => {
    process.exitCode = await migrateDatabase(options);
  });

const demo = program.command("demo").description("the demo league");
demo
  .command("clock <day>")
  .description("move the demo league to a day (YYYY-MM-DD), to the `next` day, or back to the `start`")
  .action(async (day: string) => {
    process.exitCode = await demoClock(day);
  });
demo
  .command("reset")
  .description("put the demo back to its opening: its day, its moves, and everything decided in it; conversations stay")
  .action(async () => {
    process.exitCode = await demoReset();
  });

program
  .command("solve <file...>")
  .description("decision problems from files: lineups, moves, week plans, win probabilities; one line of JSON each")
  .action(async (files: string[]) => {
    const { solve } = await import("./solve");
    process.exitCode = await solve(files.map(fileOf));
  });

program
  .command("ingest-news <file...>")
  .description("load news from files (JSON lines, gzipped or not): id, title, text, url, published or date, source")
  .option("--json", "print the report as JSON")
  .action(async (files: string[], options) => {
    const { ingestNewsFiles } = await import("./ingest-news");
    process.exitCode = await ingestNewsFiles(files.map(fileOf), options);
  });

program
  .command("export <dir>")
  .description("everything that is yours, as JSON and CSV files in a folder; secrets stay here")
  .option("--json", "print the report as JSON")
  .action(async (directory: string, options) => {
    const { exportTo } = await import("./export");
    process.exitCode = await exportTo(fileOf(directory), options);
  });

program
  .command("import <dir>")
  .description("bring an export back; what is newer here stays")
  .option("--json", "print the report as JSON")
  .action(async (directory: string, options) => {
    const { importFrom } = await import("./import");
    process.exitCode = await importFrom(fileOf(directory), options);
  });

program
  .command("restore [day]")
  .description(
    "put a backup of the embedded database in its place, the newest when no day is given; nothing is removed",
  )
  .option("--list", "say which backups there are")
  .option("--json", "print the report as JSON")
  .action(async (day: string | undefined, options) => {
    const { restore } = await import("./restore");
    process.exitCode = await restore(day, options);
  });

program
  .command("backtest")
  .description("judge forecasts and proposals over a past season's box scores, with the committed constants")
  .requiredOption("--box <file>", "box scores of the season (CSV, gzipped or not)")
  .option("--prior <file>", "box scores of the season before")
  .option("--schedule <file>", "the season's games; taken from the box scores when left out")
  .option(
    "--parts <list>",
    "only these (all but the last two when left out): projection,restOfSeason,presence,winProbability,categories,decisions,season,seasonOdds",
  )
  .addOption(
    new Option("--format <format>", "what the leagues of the season replay score (points)").choices([
      ...["points", "each", "most", "roto"],
    ]),
  )
  .option("--leagues <number>", "leagues of the season replay and of its odds (24; the replay of categories 6)")
  .option("--progress <file>", "where the season replay keeps the leagues that are played, to go on later")
  .addOption(new Option("--rosters <kind>", "rosters of the replayed matchups").choices(["untouched", "tended"]))
  .option("--json", "print the report as JSON")
  .action(async (options) => {
    const { backtest } = await import("./backtest");
    const { box, prior, schedule, progress, ...others } = options;
    const optional = { prior, schedule, progress };
    const files = {
      box: fileOf(box),
      ...Object.fromEntries(Object.entries(optional).map(([name, file]) => [name, file && fileOf(file)])),
    };
    process.exitCode = await backtest({ ...others, ...files });
  });

// The reader of our output may close the pipe early (`| head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    process.stderr.write(`${failureCode(error)}: ${failureMessage(error)}\n`);
    if (failureCode(error) === "internal.fault" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
}
