/** Whether a server's cycles are flat: the last third of them held against the first. Pure. */
import { quantile } from "../../../fanvise_eval/report/statistics";
import type { Tally } from "../server/patient-person";
import type { Holding } from "./soak-measures";
import { type Latencies, REQUEST_KINDS, type RequestKind } from "./soak-person";

export type Cycle = {
  readonly resourceUse: Holding;
  readonly latencies: Latencies;
  /** Lines of the server's log. */
  readonly lines: number;
  /** How long a fixed piece of work took here: others run on the machine too. */
  readonly loopMs: number;
};

const BYTES = { liveBytes: 1.1, residentBytes: 1.15, folderBytes: 1.5 } as const;
const COUNTS = { files: 3, sockets: 3, threads: 2 } as const;
const MAX_SLOWDOWN = 1.5;
/**
 * The 95th percentile of fewer is one of the slowest alone, which says more of the machine than of the server: the
 * median is held then.
 */
const MIN_FOR_P95 = 100;
/** Less is no leak that a measure can tell from chance. */
const MIN_BYTES = 8_000_000;
/**
 * Postgres' own `max_files_per_process`: it opens a table's files when they are needed, and closes one when there are
 * so many.
 */
const MAX_DATABASE_FILES = 1_000;
/** The limit that the engine is started with, and the segment that it may be over it. */
const MAX_DATABASE_LOG_BYTES = 160_000_000;
/**
 * Tables that are meant to grow with use: a plan and its decisions are stored, with its log for thirty days; so are
 * costs and the audit log; pg-boss retains ended jobs for days. They must not grow faster at the end than at the
 * beginning.
 */
const GROWING = [
  ...["threads", "runs", "run_events", "run_steps", "usage", "audit_log"].map((name) => `public.${name}`),
  ...["langgraph.checkpoints", "langgraph.checkpoint_blobs", "langgraph.checkpoint_writes", "pgboss.job_common"],
];
const MIN_CYCLES = 3;

class Thirds {
  readonly #first: readonly Cycle[];
  readonly #last: readonly Cycle[];

  constructor(cycles: readonly Cycle[]) {
    const count = Math.max(1, Math.floor(cycles.length / 3));
    this.#first = cycles.slice(0, count);
    this.#last = cycles.slice(-count);
  }

  /** @returns before and after */
  both(of: (part: readonly Cycle[]) => number): { before: number; after: number } {
    return { before: of(this.#first), after: of(this.#last) };
  }

  median(of: (cycle: Cycle) => number): { before: number; after: number } {
    return this.both((part) => medianOf(part.map(of)));
  }

  /** In loops of the machine's speed at the time. @returns also which quantile it is */
  slowness(kind: RequestKind): { before: number; after: number; name: "p95" | "median" } {
    const loops = (part: readonly Cycle[]) =>
      part.flatMap(({ latencies, loopMs }) => latencies[kind].map((ms) => ms / loopMs));
    const isEnough = loops(this.#first).length >= MIN_FOR_P95;
    return {
      ...this.both((part) => quantile(loops(part), isEnough ? 0.95 : 0.5) ?? 0),
      name: isEnough ? "p95" : "median",
    };
  }
}

/**
 * @param holdsPace whether latencies and resident memory are held too, which depend on what else the machine does
 * @returns what is not flat, in words; nothing where all is
 */
export function notFlat(cycles: readonly Cycle[], { holdsPace }: { readonly holdsPace: boolean }): string[] {
  if (cycles.length < MIN_CYCLES) return [`only ${cycles.length} cycles: too few to compare`];
  const thirds = new Thirds(cycles);
  return [
    ...keysOf(BYTES).flatMap((name) => {
      const { before, after } = thirds.median(({ resourceUse }) => resourceUse[name]);
      if (name === "residentBytes" && !holdsPace) return [];
      const isLeak = after - before > MIN_BYTES && after > before * BYTES[name];
      return isLeak ? [`${name} grew from ${megabytes(before)} to ${megabytes(after)} MB`] : [];
    }),
    ...cycles
      .filter(({ resourceUse }) => resourceUse.databaseLogBytes > MAX_DATABASE_LOG_BYTES)
      .slice(0, 1)
      .map(({ resourceUse }) => `the database's log has ${megabytes(resourceUse.databaseLogBytes)} MB`),
    ...cycles
      .filter(({ resourceUse }) => resourceUse.databaseFiles > MAX_DATABASE_FILES)
      .slice(0, 1)
      .map(({ resourceUse }) => `${resourceUse.databaseFiles} files of the database are open`),
    ...keysOf(COUNTS).flatMap((name) => {
      const { before, after } = thirds.median(({ resourceUse }) => resourceUse[name]);
      return after - before > COUNTS[name] ? [`${name} grew from ${before} to ${after}`] : [];
    }),
    ...(holdsPace ? REQUEST_KINDS : []).flatMap((kind) => {
      const { before, after, name } = thirds.slowness(kind);
      return after > before * MAX_SLOWDOWN
        ? [`${name} of ${kind} grew from ${before.toFixed(1)} to ${after.toFixed(1)} loops`]
        : [];
    }),
    ...tablesOf(cycles).flatMap((name) => rowsNotFlat(thirds, name)),
    ...linesNotFlat(thirds),
  ];
}

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[];
const tablesOf = (cycles: readonly Cycle[]): string[] => [
  ...new Set(cycles.flatMap(({ resourceUse }) => [...resourceUse.rows.keys()])),
];
const rowsIn = (part: readonly Cycle[], name: string): number[] =>
  part.map(({ resourceUse }) => resourceUse.rows.get(name) ?? 0);

function rowsNotFlat(thirds: Thirds, name: string): string[] {
  if (!GROWING.includes(name)) {
    const { before, after } = thirds.both((part) => Math.max(...rowsIn(part, name)));
    return after > before * 1.1 + 5 ? [`${name} grew from ${before} to ${after} rows`] : [];
  }
  const { before, after } = rowsACycle(thirds, name);
  return after > before * 1.25 + 1 ? [`${name} grew by ${before} rows a cycle, then by ${after}`] : [];
}

const rowsACycle = (thirds: Thirds, name: string) =>
  thirds.both((part) => {
    const rows = rowsIn(part, name);
    return ((rows.at(-1) ?? 0) - (rows[0] ?? 0)) / Math.max(1, rows.length - 1);
  });

function linesNotFlat(thirds: Thirds): string[] {
  const { before, after } = thirds.median(({ lines }) => lines);
  return after > before * 1.25 + 5 ? [`${before} lines of log a cycle, then ${after}`] : [];
}

export function describeCycles(cycles: readonly Cycle[], minutes: number, tally: Tally): string[] {
  const thirds = new Thirds(cycles);
  const memory = (name: keyof typeof BYTES) => {
    const { before, after } = thirds.median(({ resourceUse }) => resourceUse[name]);
    return `${megabytes(before)} → ${megabytes(after)} MB`;
  };
  const change = (of: (cycle: Cycle) => number) => {
    const { before, after } = thirds.median(of);
    return `${before} → ${after}`;
  };
  const slowness = REQUEST_KINDS.map((kind) => {
    const { before, after, name } = thirds.slowness(kind);
    return `${kind} ${name} ${before.toFixed(1)} → ${after.toFixed(1)}`;
  });
  const growing = GROWING.map((name) => {
    const { before, after } = rowsACycle(thirds, name);
    return `${name.replace(/^.*\./, "")} ${before.toFixed(1)}, then ${after.toFixed(1)}`;
  });
  const flatRows = ({ resourceUse }: Cycle) =>
    [...resourceUse.rows].reduce((sum, [name, count]) => sum + (GROWING.includes(name) ? 0 : count), 0);
  return [
    `${minutes} min, ${cycles.length} cycles, ${tally.runs} plans, ${tally.clicks} clicks, ${tally.again} requests made again`,
    `memory in use ${memory("liveBytes")}, resident ${memory("residentBytes")}, data folder ${memory("folderBytes")}`,
    `open files ${change(({ resourceUse }) => resourceUse.files)}, of the database ${change(({ resourceUse }) => resourceUse.databaseFiles)}, sockets ${change(({ resourceUse }) => resourceUse.sockets)}, threads ${change(({ resourceUse }) => resourceUse.threads)}`,
    `the database's log ${change(({ resourceUse }) => Math.round(resourceUse.databaseLogBytes / 1_000_000))} MB`,
    `rows ${change(flatRows)}; kept of each cycle: ${growing.join("; ")}`,
    `lines of log a cycle ${change(({ lines }) => lines)}`,
    `time in loops of the machine: ${slowness.join(", ")}`,
  ];
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const medianOf = (values: readonly number[]): number => quantile(values, 0.5) ?? 0;
