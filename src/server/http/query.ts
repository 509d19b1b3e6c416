/**
 * Parameters of the reading routes.
 *
 * A parameter is given once or not at all, an empty one counts as not given, and unknown ones are ignored. A wrong one
 * is refused with its name and what it must be.
 */
import { z } from "zod";
import { AUDIT_PAGE } from "@/contract/account/audit";
import { modelKeyRequest } from "@/contract/account/connection";
import { EXPORTED_TABLES } from "@/contract/account/person-export";
import { ACTIVITY_LIMITS } from "@/contract/league/activity-output";
import { HEALTH_FILTERS, OWNERSHIP_FILTERS, PLAYER_SORTS, POSITION_FILTERS } from "@/contract/players/players-output";
import { TRADED_POSITIONS } from "@/contract/trades/trade-words";
import { PROPOSAL_STATUSES } from "@/domain/proposals/proposal";
import { parseDay } from "@/domain/season/eastern-day";
import { AppError } from "@/lib/errors";
import { CursorUnknown } from "@/services/players/player-directory.service";
import { NotFound } from "@/services/refusals";

export class QueryInvalid extends AppError {
  static override readonly code = "request.invalid";
  static override readonly status = 422;
  /** Both are our own words, never the request's. */
  constructor(parameter: string, expected: string) {
    super({ parameter }, { text: "request.invalid.parameter", words: { parameter, expected } });
  }
}

const digits = (max: number) =>
  z.string().regex(new RegExp(`^\\d{1,${max}}$`), { error: `a number of at most ${max} digits` });
const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return digits(9)
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }))
    .meta({ type: "integer", minimum: min, maximum: max });
};
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `one of ${words.join(", ")}` });
const day = z
  .string()
  .transform((text, context) => {
    const read = parseDay(text);
    if (read === undefined) context.addIssue({ code: "custom", message: "a day, YYYY-MM-DD" });
    return read ?? z.NEVER;
  })
  .meta({ format: "date", pattern: z.regexes.date.source });
const MAX_TEXT_CHARS = 200;
/** Control and invisible characters are left out: no person types them, and storage refuses some. */
const withoutInvisible = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .trim();
const text = z
  .string()
  .transform(withoutInvisible)
  .pipe(z.string().max(MAX_TEXT_CHARS, { error: `a text of at most ${MAX_TEXT_CHARS} characters` }))
  .transform((trimmed) => (trimmed === "" ? undefined : trimmed))
  .meta({ maxLength: MAX_TEXT_CHARS });

/** Chooses among the person's own leagues, and whose view is taken. */
const scoped = { leagueId: digits(12).optional(), teamId: digits(9).optional() };

export const leagueQuery = z.object(scoped);
export const matchupQuery = z.object(scoped);
export const seasonOddsQuery = z.object({
  ...scoped,
  dropPlayerId: digits(9).optional(),
  addPlayerId: digits(9).optional(),
});
export const rosterQuery = z.object({ ...scoped, day: day.optional() });
export const lineupQuery = z.object({ ...scoped, day: day.optional() });
export const playersQuery = z.object({
  ...scoped,
  query: text.optional(),
  position: oneOf(POSITION_FILTERS).optional(),
  status: oneOf(OWNERSHIP_FILTERS).optional(),
  health: oneOf(HEALTH_FILTERS).optional(),
  sort: oneOf(PLAYER_SORTS).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, { error: "the nextCursor of a page" })
    .optional(),
  limit: wholeNumber(1, 100).optional(),
});
export const playerQuery = z.object(scoped);
export const scheduleQuery = z.object({ ...scoped, from: day.optional(), to: day.optional() });
export const activityQuery = z.object({ ...scoped, days: wholeNumber(1, ACTIVITY_LIMITS.days).default(7) });
export const tradesQuery = z.object({
  ...scoped,
  partnerId: digits(9).transform(Number).optional(),
  position: oneOf(TRADED_POSITIONS).optional(),
  playerId: digits(12).transform(Number).optional(),
});
export const proposalsQuery = z.object({
  status: oneOf(PROPOSAL_STATUSES).optional(),
  limit: wholeNumber(1, 100).default(50),
});
const A_NAME = { error: "a player's name of 2 to 120 characters" };
export const playerResearchQuery = z.object({
  ...scoped,
  name: z
    .string(A_NAME)
    .transform((raw) => withoutInvisible(raw))
    .pipe(z.string().min(2, A_NAME).max(120, A_NAME))
    .meta({ maxLength: 120, pattern: "[^\\s\\p{Cc}\\p{Cf}][\\s\\S]*[^\\s\\p{Cc}\\p{Cf}]" }),
});
/** Where a page of conversations begins, as `nextCursor` said it. */
const threadCursor = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);
export const threadsQuery = z.object({
  query: text.optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, { error: "the nextCursor of a page" })
    .optional(),
  limit: wholeNumber(1, 100).default(50),
});

/** @throws CursorUnknown */
export function readThreadCursor(sent: string | undefined) {
  if (sent === undefined) return undefined;
  const read = threadCursor.safeParse(jsonOf(Buffer.from(sent, "base64url").toString("utf8")));
  if (!read.success) throw new CursorUnknown();
  const [isPinned, updatedAt, threadId] = read.data;
  return { isPinned, updatedAt, threadId };
}

export const preferencesQuery = z.object({ leagueId: scoped.leagueId });
export const mcpQuery = z.object(scoped);
export const auditQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, { error: "the nextCursor of a page" })
    .optional(),
  limit: wholeNumber(1, AUDIT_PAGE.most).default(AUDIT_PAGE.limit),
});
export const exportQuery = z.object({
  format: oneOf(["json", "csv"]).default("json"),
  table: z.enum(EXPORTED_TABLES, { error: `one of ${EXPORTED_TABLES.join(", ")}` }).optional(),
});
export const tokenQuery = z.object({ tokenId: z.uuid({ error: "the tokenId of a token" }) });
export const connectionQuery = z.object({ connectionId: z.uuid({ error: "the connectionId of a league" }) });
export const modelKeyQuery = modelKeyRequest.pick({ provider: true });
export const callbackQuery = z.object({ code: z.string().max(500).optional(), next: z.string().max(500).optional() });
export const newsQuery = z.object({
  ...scoped,
  query: text.optional(),
  playerId: digits(12).transform(Number).optional(),
  days: wholeNumber(1, 60).optional(),
  limit: wholeNumber(1, 50).optional(),
});

/** @throws QueryInvalid */
export function readQuery<Schema extends z.ZodObject>(request: Request, schema: Schema): z.output<Schema> {
  const { searchParams } = new URL(request.url);
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const values = searchParams.getAll(name);
    if (values.length > 1) throw new QueryInvalid(name, "given once");
    if (values[0]) given[name] = values[0];
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new QueryInvalid(String(issue?.path[0] ?? "given"), issue?.message ?? "readable");
}

/** A player's id from an address. What is no id is as absent as one that nobody has. @throws NotFound */
export function readPlayerId(address: string): number {
  if (!/^\d{1,12}$/.test(address)) throw new NotFound();
  return Number(address);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that is read from a league: nobody's cache keeps it. */
export const freshJson = (body: object): Response => Response.json(body, { headers: { "cache-control": "no-store" } });
