/**
 * Everything that belongs to a person, to take along and to bring back: the bodies of `/api/export`, `/api/import` and
 * `/api/account`.
 *
 * A row has the table's columns in camelCase, instants in ISO 8601 UTC with microseconds. The database checks what it
 * holds itself; what the product reads without looking, and what leads out of it, is checked here.
 */
import { z } from "zod";
import { chatAnswer } from "../conversation/chat-answer";
import { streamEvent } from "../conversation/stream-event";
import { cardContent } from "../planning/card";

export const PERSON_EXPORT_FORMAT = "fanvise.person";
export const PERSON_EXPORT_VERSION = 1;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)$/;

/** The database knows times that no clock shows, such as infinity. */
const hasReadableTimes = (row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(row).every(
    ([key, value]) => !key.endsWith("At") || value === null || (typeof value === "string" && INSTANT.test(value)),
  );

const rowOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .looseObject(shape)
    .refine(hasReadableTimes, "must have times in ISO 8601 UTC")
    .meta({ patternProperties: { At$: { type: ["string", "null"], pattern: INSTANT.source } } });
const rowsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(rowOf(shape)).default([]);

/** Maps a schema that passes unknown fields through to the schema that checks the value's required form. */
export const CHECKED_FORMS = new WeakMap<z.core.$ZodType, z.ZodType>();

/** Must have that form, and keeps whatever else it holds. */
const checked = (schema: z.ZodType) => {
  const made = z.unknown().refine((value) => schema.safeParse(value).success);
  CHECKED_FORMS.set(made, schema);
  return made;
};

const id = z.uuid();
const playerId = z.number().int();
const day = z.iso.date();
const starts = z.array(z.object({ playerId, period: z.number().int() }));

/** Read by the jobs of the server, for everybody: whatever is wrong with them must show here. */
const premises = z.object({
  kind: z.enum(["move", "lineup", "ir"]),
  teamId: z.number().int(),
  rosterPlayerIds: z.array(playerId),
  dropPlayerId: playerId.nullable(),
  addPlayerId: playerId.nullable(),
  addIsOnWaivers: z.boolean().nullable(),
  effectiveDay: day,
  slots: z.record(z.string(), z.number().int()),
});
const basis = z.object({
  gained: starts,
  lost: starts,
  claimed: z.number(),
  unit: z.enum(["points", "category value"]),
  winProbability: z.number().nullable(),
  inputs: z
    .object({
      statuses: z.record(z.string(), z.string()),
      gameDays: z.record(z.string(), z.array(day)),
      winProbabilityGain: z.number().nullable(),
    })
    .optional(),
});

/** Where a card may send the person: ESPN, or in the demo league a page of this server. */
const OWN_ORIGIN = /^(\/$|https:\/\/fantasy\.espn\.com\/)/;

/** A card is shown with a way to go. In somebody else's file it could be any. */
function isEspnLink(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, part]) => {
    const url = key === "handoff" && typeof part === "object" && part !== null && "url" in part ? part.url : undefined;
    return (url === undefined || (typeof url === "string" && OWN_ORIGIN.test(url))) && isEspnLink(part);
  });
}

/** Tables that an import restores, in an order in which rows come after the rows they refer to. */
const restoredTables = z
  .object({
    profiles: z.array(rowOf({})).max(1).default([]),
    leagueConnections: rowsOf({
      id,
      provider: z.enum(["espn", "demo"]),
      // Becomes part of an address.
      leagueKey: z.string().regex(/^\d{1,12}$/),
    }),
    preferences: rowsOf({}),
    matchupChances: rowsOf({}),
    threads: rowsOf({ id }),
    runs: rowsOf({ id, result: checked(chatAnswer.nullable()) }),
    runEvents: rowsOf({ payload: checked(streamEvent) }),
    runSteps: rowsOf({}),
    usage: rowsOf({}),
    feedback: rowsOf({}),
    threadCheckpoints: rowsOf({ id }),
    proposals: rowsOf({
      id,
      effectiveDay: day,
      premises: checked(premises),
      basis: checked(basis),
      card: checked(
        cardContent.extend({
          effectiveDay: day,
          handoff: cardContent.shape.handoff.extend({ url: z.string().regex(OWN_ORIGIN) }),
        }),
      ),
    }),
    decisions: rowsOf({}),
    decisionRequests: rowsOf({}),
    verifications: rowsOf({}),
    outcomes: rowsOf({}),
  })
  .refine(isEspnLink, "must lead to ESPN and to no other place");
export type RestoredTables = z.output<typeof restoredTables>;
export type RestoredTable = keyof RestoredTables;
export const RESTORED_TABLES = Object.keys(restoredTables.shape) as readonly RestoredTable[]; // its own keys

/** Tables that are exported but never imported: this server's own records, and rows whose secret is not in the file. */
const exportedTables = z.object({
  auditLog: rowsOf({}),
  apiTokens: rowsOf({}),
  modelKeys: rowsOf({}),
  savedLogins: rowsOf({}),
  threadShares: rowsOf({}),
});
type ExportedTableRows = z.output<typeof exportedTables>;
export type ExportedTableName = keyof ExportedTableRows;
export const EXPORTED_TABLE_NAMES = Object.keys(exportedTables.shape) as readonly ExportedTableName[]; // its own keys

export type ExportedTable = RestoredTable | ExportedTableName;
export const EXPORTED_TABLES: readonly ExportedTable[] = [...RESTORED_TABLES, ...EXPORTED_TABLE_NAMES];

export const personImport = z.object({
  format: z.literal(PERSON_EXPORT_FORMAT),
  version: z.literal(PERSON_EXPORT_VERSION),
  /** User id of the exporter. On import the rows are assigned to the importing user. */
  personId: z.uuid(),
  tables: restoredTables,
});
export type PersonImport = z.output<typeof personImport>;

export const personExport = personImport.extend({
  exportedAt: z.iso.datetime(),
  told: exportedTables,
  /** Data that the export leaves out, with the reason. */
  leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type PersonExport = z.output<typeof personExport>;

/** Row counts by table: inserted, replaced by a newer version, and left unchanged. */
export const importOutput = z.object({
  tables: z.record(
    z.string(),
    z.object({
      added: z.number().int().nonnegative(),
      changed: z.number().int().nonnegative(),
      left: z.number().int().nonnegative(),
    }),
  ),
});
export type ImportOutput = z.output<typeof importOutput>;

export const accountOutput = z.object({
  personId: z.uuid(),
  createdAt: z.string(),
  /** When the account and everything in it goes; `null` while nobody asked for that. */
  deletionDueAt: z.string().nullable(),
});
export type AccountOutput = z.output<typeof accountOutput>;

/** Typed by the person, so that no single click is enough. */
export const DELETION_CONFIRMATION = "delete my account";
export const accountDeletionRequest = z.object({ confirmation: z.literal(DELETION_CONFIRMATION) });
