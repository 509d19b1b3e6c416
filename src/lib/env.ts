/**
 * The environment, read once.
 *
 * One schema names every variable. A wrong value stops the process at start with the variable's name, the reason and an
 * example; no other file reads `process.env`. `.env.example` lists the same names (a test compares the two).
 */
import { z } from "zod";
import { readKeyRing } from "./crypto/encryptor";
import { AppError } from "./errors";
import { readFeedList } from "./news-feeds/feed-list";

const origin = z
  .string()
  .url()
  .refine((text) => ["http:", "https:"].includes(new URL(text).protocol), "must start with http:// or https://")
  .transform((text) => new URL(text).origin);
const count = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

const demoLeague = /^demo(?::(each|most|roto))?$/;
const DEMO_FORMATS: Readonly<Record<string, "points" | "each" | "most" | "roto">> = {
  points: "points",
  each: "each",
  most: "most",
  roto: "roto",
};
const espnLeague = /^espn:(\d{1,12}):(\d{4}):(\d{1,3})$/;

export type LeagueChoice =
  | { kind: "demo"; format: "points" | "each" | "most" | "roto" }
  | { kind: "espn"; leagueId: string; season: number; teamId: number };

export const leagueChoice = z.string().transform((text, ctx): LeagueChoice => {
  const demo = demoLeague.exec(text);
  if (demo) return { kind: "demo", format: DEMO_FORMATS[demo[1] ?? "points"] ?? "points" };
  const espn = espnLeague.exec(text);
  if (espn && Number(espn[2]) >= 2000 && Number(espn[2]) <= 2100 && Number(espn[3]) > 0) {
    return { kind: "espn", leagueId: String(espn[1]), season: Number(espn[2]), teamId: Number(espn[3]) };
  }
  ctx.addIssue({
    code: "custom",
    message: "must be demo, demo:each, demo:most, demo:roto or espn:<leagueId>:<season>:<teamId>",
  });
  return z.NEVER;
});

const newsFeeds = z
  .string()
  .max(20_000)
  .transform((text, ctx) => {
    const read = readFeedList(text);
    if (read.ok) return read.value;
    ctx.addIssue({ code: "custom", message: read.error });
    return z.NEVER;
  });

const keyRing = z.string().transform((text, ctx) => {
  const keys = readKeyRing(text);
  if (keys) return keys;
  ctx.addIssue({
    code: "custom",
    message: "must be 32 random bytes in base64; several, the newest first, with commas",
  });
  return z.NEVER;
});

const webAddress = z
  .string()
  .url()
  .refine((text) => ["http:", "https:"].includes(new URL(text).protocol), "must start with http:// or https://");

/** Header list in OpenTelemetry's format of one variable; values may be percent-encoded. */
const headerList = z.string().transform((text, ctx) => {
  const pairs = text.split(",").map((pair) => /^\s*([\w-]+)\s*=\s*([^\r\n]*?)\s*$/.exec(pair));
  if (pairs.every((pair) => pair !== null)) {
    return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decoded(value)]));
  }
  ctx.addIssue({ code: "custom", message: "must be name=value, several with commas" });
  return z.NEVER;
});

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const SHAPE = {
  FANVISE_MODEL: z.string().min(1).max(120).optional(),
  FANVISE_RULES_TOKENS_PER_SECOND: z.coerce.number().positive().max(100_000).optional(),
  GOOGLE_API_KEY: z.string().min(1).optional(),
  GOOGLE_BASE_URL: origin.optional(),
  OLLAMA_BASE_URL: origin.default("http://127.0.0.1:11434"),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  FANVISE_EMBEDDINGS: z
    .string()
    .regex(/^(hash|(google|ollama)(:.{1,160})?)$/, "must be hash, google, google:<model>, ollama or ollama:<model>")
    .default("hash"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  FANVISE_DATA_DIR: z.string().min(1).default(".fanvise"),
  FANVISE_LEAGUE: leagueChoice.optional(),
  FANVISE_SECRET_KEY: keyRing.optional(),
  NEXT_PUBLIC_SUPABASE_URL: origin.optional(),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(20).max(2_000).optional(),
  FANVISE_NOW: z.iso
    .datetime({ offset: true })
    .transform((text) => Date.parse(text))
    .optional(),
  FANVISE_DEMO_DAY: z.iso.date().optional(),
  FANVISE_DEMO_MOVES: z.enum(["applied", "ignored"]).default("applied"),
  FANVISE_DEMO_NEWS: z.enum(["on", "off"]).default("on"),
  FANVISE_CHATS_PER_MINUTE: count(120, 100_000),
  FANVISE_CHATS_AT_ONCE: count(20, 10_000),
  ESPN_BASE_URL: origin.default("https://lm-api-reads.fantasy.espn.com"),
  ESPN_S2: z.string().min(10).max(4_000).optional(),
  ESPN_SWID: z
    .string()
    .regex(/^\{[0-9A-Fa-f-]{36}\}$/, "must be a GUID with its braces")
    .optional(),
  ESPN_NEWS_BASE_URL: origin.default("https://site.api.espn.com"),
  NEWS_FEEDS: newsFeeds.optional(),
  FANVISE_JOBS: z.enum(["on", "off"]).default("on"),
  FANVISE_JOBS_PACE: count(1, 1_000),
  CRON_SECRET: z.string().min(16, "must have at least 16 characters").max(400).optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  FANVISE_LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("warn"),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default("fanvise"),
  LANGSMITH_TRACING: z.enum(["true", "false"]).default("false"),
  LANGSMITH_API_KEY: z.string().min(1).max(400).optional(),
  LANGSMITH_ENDPOINT: webAddress.optional(),
  LANGSMITH_PROJECT: z.string().min(1).max(200).optional(),
} as const;

const EXAMPLES: Record<keyof typeof SHAPE, string> = {
  FANVISE_MODEL: "rules, or google-genai:gemini-2.5-flash",
  FANVISE_RULES_TOKENS_PER_SECOND: "40",
  GOOGLE_API_KEY: "your key from Google AI Studio",
  GOOGLE_BASE_URL: "https://generativelanguage.googleapis.com",
  OLLAMA_BASE_URL: "http://127.0.0.1:11434",
  OPENAI_API_KEY: "your key from OpenAI, or from who serves the API",
  OPENAI_BASE_URL: "https://api.openai.com/v1",
  FANVISE_EMBEDDINGS: "hash, or ollama:nomic-embed-text",
  DATABASE_URL: "postgres://user:password@host:5432/postgres",
  FANVISE_DATA_DIR: ".fanvise",
  FANVISE_LEAGUE: "demo, or espn:1234567:2027:3",
  FANVISE_SECRET_KEY: "what `openssl rand -base64 32` prints",
  NEXT_PUBLIC_SUPABASE_URL: "https://your-project.supabase.co",
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_…, from the project's settings",
  FANVISE_NOW: "2025-01-15T11:00:00-05:00",
  FANVISE_DEMO_DAY: "2025-01-15",
  FANVISE_DEMO_MOVES: "applied",
  FANVISE_DEMO_NEWS: "on",
  FANVISE_CHATS_PER_MINUTE: "120",
  FANVISE_CHATS_AT_ONCE: "20",
  ESPN_BASE_URL: "https://lm-api-reads.fantasy.espn.com",
  ESPN_S2: "the value of the espn_s2 cookie, as the browser stores it",
  ESPN_SWID: "{01234567-89AB-CDEF-0123-456789ABCDEF}",
  ESPN_NEWS_BASE_URL: "https://site.api.espn.com",
  NEWS_FEEDS: '[{"name":"My feed","url":"https://example.com/rss","trust":"outlet"}]',
  FANVISE_JOBS: "on",
  FANVISE_JOBS_PACE: "1",
  CRON_SECRET: "a long random text, the same as the outside scheduler sends",
  PORT: "3000",
  HOST: "127.0.0.1",
  FANVISE_LOG_LEVEL: "warn",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:4318/v1/traces",
  OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20your-token",
  OTEL_SERVICE_NAME: "fanvise",
  LANGSMITH_TRACING: "true",
  LANGSMITH_API_KEY: "your key from LangSmith",
  LANGSMITH_ENDPOINT: "https://api.smith.langchain.com",
  LANGSMITH_PROJECT: "fanvise",
};

/**
 * Other names under which LangChain switches tracing on. Whichever is set, the traces are ours, with nothing in them
 * that says whose they are.
 */
const TRACING_ALIASES = ["LANGSMITH_TRACING_V2", "LANGCHAIN_TRACING_V2", "LANGCHAIN_TRACING"] as const;

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
const areTogether = (a: unknown, b: unknown): boolean => (a === undefined) === (b === undefined);

const schema = z
  .object(SHAPE)
  .refine((env) => areTogether(env.ESPN_S2, env.ESPN_SWID), {
    path: ["ESPN_SWID"],
    message: "and ESPN_S2 go together: set both or none",
  })
  .refine((env) => areTogether(env.NEXT_PUBLIC_SUPABASE_URL, env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY), {
    path: ["NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY"],
    message: "and NEXT_PUBLIC_SUPABASE_URL go together: set both or none",
  })
  .refine((env) => env.NEXT_PUBLIC_SUPABASE_URL !== undefined || isLoopback(env.HOST), {
    path: ["HOST"],
    message:
      "must be a loopback address as long as nobody has to sign in (NEXT_PUBLIC_SUPABASE_URL): whoever reached it would be its owner",
  });

export type Env = z.infer<typeof schema>;

/** A variable is wrong. The message names it and gives an example, never its value: it may be a secret. */
export class EnvironmentInvalid extends AppError {
  static override readonly code = "environment.invalid";
  static override readonly status = 422;
  constructor(problems: readonly { name: string; reason: string; example: string }[]) {
    const userMessage = problems
      .map((problem) => `${problem.name} ${problem.reason}. Example: ${problem.name}=${problem.example}`)
      .join("\n");
    super({ variables: problems.map((problem) => problem.name).join(", ") }, { userMessage });
  }
}

/** Reads the variables; an empty one counts as unset. Throws `EnvironmentInvalid`. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = Object.fromEntries(Object.keys(SHAPE).map((name) => [name, variables[name]?.trim() || undefined]));
  if (TRACING_ALIASES.some((name) => variables[name] === "true")) set.LANGSMITH_TRACING = "true";
  const read = schema.safeParse(set);
  if (read.success) return read.data;
  throw new EnvironmentInvalid(
    read.error.issues.map((issue) => {
      const name = String(issue.path[0]) as keyof typeof SHAPE; // paths of a flat object are its keys
      const reason =
        issue.message.startsWith("must") || issue.message.startsWith("and")
          ? issue.message
          : `is not valid (${issue.message})`;
      return { name, reason, example: EXAMPLES[name] };
    }),
  );
}

/** Names of every variable, for the comparison with `.env.example`. */
export const ENV_NAMES: readonly string[] = Object.keys(SHAPE);
