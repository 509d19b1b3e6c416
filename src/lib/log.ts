/**
 * One JSON line an event, on standard error.
 *
 * Standard output belongs to answers (`fanvise … --json`). Fields are codes, ids, counts and durations; callers never
 * pass bodies, cookies, prompts, or names of people and private leagues.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type LogLevel = "debug" | "info" | "warn" | "error";
export type Logger = {
  log(level: LogLevel, event: string, fields?: LogFields): void;
  /** The same logger with fields added to every line, such as a request id. */
  with(fields: LogFields): Logger;
};

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

export function createLogger(options: {
  minLevel: LogLevel;
  write?: (line: string) => void;
  now?: () => number;
  fields?: LogFields;
}): Logger {
  const write = options.write ?? ((line: string) => process.stderr.write(`${line}\n`));
  const now = options.now ?? (() => Date.now());
  return {
    log(level, event, fields) {
      if (RANK[level] < RANK[options.minLevel]) return;
      write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...options.fields, ...fields }));
    },
    with: (fields) => createLogger({ ...options, fields: { ...options.fields, ...fields } }),
  };
}

export const silentLogger: Logger = { log: () => undefined, with: () => silentLogger };
