/**
 * A person's export, brought back: all of it in one transaction, or nothing.
 *
 * Every row becomes the importing person's, and every reference must be to a row of the same document, so a file
 * reaches nobody else's rows. Columns come from our own list, never from the file. Bringing the same file in again
 * changes nothing.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import { RESTORED_TABLES, type RestoredTable, type RestoredTables } from "@/contract/account/person-export";
import { reasonCode } from "@/domain/proposals/earlier-reasons";
import { derivedId } from "@/lib/derived-id";
import { AppError } from "@/lib/errors";
import { sqlStateOf } from "../errors";
import { toJson } from "../parameters";
import type { Schema } from "../schema";
import { recordAudit } from "./audit";
import { camelCase } from "./person-export";
import { RESTORED } from "./person-export-tables";

type Row = Readonly<Record<string, unknown>>;
type ImportCount = { added: number; changed: number; left: number };
export type ImportCounts = Record<RestoredTable, ImportCount>;

/** The import file was edited by hand, is damaged, or comes from an incompatible version. Nothing was imported. */
export class ImportRefused extends AppError {
  static override readonly code = "import.refused";
  static override readonly status = 409;
  constructor(table: RestoredTable, options?: ErrorOptions) {
    super({ table }, { ...options, words: { table } });
  }
}

const ROWS_AT_ONCE = 500;
/**
 * Data that the column does not take, a rule of the table, one row twice in a statement, and text too large for its
 * type.
 */
const FAULTS_OF_THE_FILE = /^(21|22|23|54)/;

export type PersonImportTables = ReturnType<typeof createPersonImportTables>;

export function createPersonImportTables(db: Kysely<Schema>) {
  return {
    /** @throws ImportRefused */
    async write(ownerId: string, tables: RestoredTables): Promise<ImportCounts> {
      requireWhole(tables);
      return db.transaction().execute(async (trx) => {
        // Two imports of one person take turns.
        await trx.selectFrom("profiles").select("id").where("id", "=", ownerId).forUpdate().execute();
        const ids = await inTable("leagueConnections", async () => {
          const free = await freeIds(trx, ownerId, tables);
          return new Map([...free, ...(await ownLeagues(trx, ownerId, tables, free))]);
        });
        const counts = {} as ImportCounts; // filled below, table by table
        const added = new Map<RestoredTable, ReadonlySet<string>>();
        for (const table of RESTORED_TABLES) {
          const rows = withIds(tables[table], ids).filter((row) => comesWith(table, row, added));
          const written = await inTable(table, () =>
            table === "profiles" ? writeProfile(trx, ownerId, rows) : writeRows(trx, { table, rows, ownerId }),
          );
          added.set(table, written.ids);
          const { added: new_, changed } = written;
          counts[table] = { added: new_, changed, left: tables[table].length - new_ - changed };
        }
        await takeActive(trx, ownerId, withIds(tables.profiles, ids), counts.profiles.changed > 0);
        const detail = { threads: counts.threads.added, runs: counts.runs.added, proposals: counts.proposals.added };
        await recordAudit(trx, { ownerId, action: "account.import", subjectId: ownerId, detail });
        return counts;
      });
    },
  };
}

async function inTable<T>(table: RestoredTable, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (FAULTS_OF_THE_FILE.test(sqlStateOf(error) ?? "")) throw new ImportRefused(table, { cause: error });
    throw error;
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
const idText = (value: unknown): string => String(value).toLowerCase();

/** Every reference is to a row of the document. @throws ImportRefused */
function requireWhole(tables: RestoredTables): void {
  const idsOf = (table: RestoredTable) => new Set(tables[table].map((row: Row) => idText(row.id)));
  const known = new Map(RESTORED_TABLES.map((table) => [table, idsOf(table)]));
  for (const table of RESTORED_TABLES)
    for (const [column, of] of Object.entries(RESTORED[table].refers ?? {}))
      for (const row of tables[table] as readonly Row[])
        if (!listOf(row[camelCase(column)]).every((id) => known.get(of)?.has(idText(id))))
          throw new ImportRefused(table);
}

const WITH_IDS = RESTORED_TABLES.filter((table) => RESTORED[table].columns.includes("id"));

/** New ids for those that are somebody else's, the same ones every time. */
async function freeIds(
  trx: Transaction<Schema>,
  ownerId: string,
  tables: RestoredTables,
): Promise<Map<string, string>> {
  const taken: string[] = [];
  for (const table of WITH_IDS) {
    const ids = (tables[table] as readonly Row[]).map(({ id }) => idText(id));
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(RESTORED[table].from)} where id = any(${ids}::uuid[]) and owner_id <> ${ownerId}`.execute(
      trx,
    );
    taken.push(...rows.map(({ id }) => id));
  }
  return new Map(taken.map((id) => [id, derivedId("import", ownerId, id)]));
}

/**
 * Leagues that the person is connected to already, under another id. One in which nothing has happened yet makes room;
 * any other takes the document's rows in.
 */
async function ownLeagues(
  trx: Transaction<Schema>,
  ownerId: string,
  { leagueConnections }: RestoredTables,
  free: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const here = await sql<{ id: string; provider: string; leagueKey: string; season: number; isBare: boolean }>`
    select c.id, c.provider, c.league_key as "leagueKey", c.season,
      c.credentials_ciphertext is null
        and not exists (select from threads where connection_id = c.id)
        and not exists (select from preferences where connection_id = c.id) as "isBare"
    from league_connections c where c.owner_id = ${ownerId}`.execute(trx);
  const moved = new Map<string, string>();
  for (const { id, provider, leagueKey, season } of leagueConnections as readonly Row[]) {
    const same = here.rows.find(
      (each) => each.provider === provider && each.leagueKey === leagueKey && each.season === season,
    );
    const requested = free.get(idText(id)) ?? idText(id);
    if (!same || same.id === requested) continue;
    if (same.isBare) await trx.deleteFrom("league_connections").where("id", "=", same.id).execute();
    else moved.set(idText(id), same.id);
  }
  return moved;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Wherever an id stands: answers and events name threads, runs and cards too. */
function withIds(rows: readonly Row[], ids: ReadonlyMap<string, string>): readonly Row[] {
  if (ids.size === 0) return rows;
  return JSON.parse(JSON.stringify(rows).replace(UUID, (id) => ids.get(id.toLowerCase()) ?? id));
}

function comesWith(table: RestoredTable, row: Row, added: ReadonlyMap<RestoredTable, ReadonlySet<string>>): boolean {
  const parent = RESTORED[table].comesWith;
  return parent === undefined || added.get(parent.of)?.has(idText(row[camelCase(parent.column)])) === true;
}

type Written = { added: number; changed: number; ids: ReadonlySet<string> };

async function writeRows(
  trx: Transaction<Schema>,
  { table, rows, ownerId }: { table: RestoredTable; rows: readonly Row[]; ownerId: string },
): Promise<Written> {
  const { from, columns, key, changes, ownedThrough } = RESTORED[table];
  // Columns an older version did not have keep their defaults.
  const given = columns.filter((column) => rows.some((row) => row[camelCase(column)] !== undefined));
  const constants = {
    ...(ownedThrough ? {} : { owner_id: sql`${ownerId}::uuid` }),
    // The graph's own memory is not in the file.
    ...(table === "threads" ? { is_memory_from_turns: sql`g.kind = 'chat'` } : {}),
  };
  const targets = [...Object.keys(constants), ...given].map((column) => sql.ref(column));
  const values = [...Object.values(constants), ...given.map((column) => sql.ref(`g.${column}`))];
  const newest = changes?.at(-1);
  const conflict =
    changes && newest
      ? sql`on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(
          changes.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
        )} where t.owner_id = ${ownerId} and ${sql.ref(`excluded.${newest}`)} > ${sql.ref(`t.${newest}`)}`
      : sql`on conflict do nothing`;
  const isNew = table === "usage" ? sql`where not exists (${sameUsage(ownerId)})` : sql``;
  let [added, changed] = [0, 0];
  const ids = new Set<string>();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = toJson(rows.slice(at, at + ROWS_AT_ONCE).map((row) => columnsOf(inCodes(table, row), given)));
    const written = await sql<{ isNew: boolean; id: string }>`
      insert into ${sql.table(from)} as t (${sql.join(targets)})
      select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(from)}, ${batch}::jsonb) g ${isNew}
      ${conflict} returning xmax = 0 as "isNew", ${sql.ref(key.includes("id") ? "t.id" : `t.${key[0]}`)}::text as id`.execute(
      trx,
    );
    for (const row of written.rows) {
      if (row.isNew) added += 1;
      else changed += 1;
      if (row.isNew) ids.add(row.id);
    }
  }
  return { added, changed, ids };
}

/** Usage is numbered by the database, so nothing conflicts. Its run may have been deleted since. */
const sameUsage = (ownerId: string) => sql`
  select from usage u where u.owner_id = ${ownerId} and u.created_at = g.created_at and u.model = g.model and u.ms = g.ms
    and u.input_tokens = g.input_tokens and u.output_tokens = g.output_tokens
    and (u.run_id = g.run_id or u.run_id is null or g.run_id is null)`;

/** Files of versions before the codes hold sentences in their place. */
function inCodes(table: RestoredTable, row: Row): Row {
  if (table === "proposals" && typeof row.statusReason === "string")
    return { ...row, statusReason: reasonCode(row.statusReason) };
  if (table === "verifications" && typeof row.result === "string")
    return { ...row, result: row.result.replaceAll(" ", "_") };
  return row;
}

const columnsOf = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[camelCase(column)] ?? null]));

/** The account that is older wins: what a person has set here since a file was written stays. */
async function writeProfile(trx: Transaction<Schema>, ownerId: string, rows: readonly Row[]): Promise<Written> {
  const [row] = rows;
  const none = { added: 0, changed: 0, ids: new Set<string>() };
  if (!row) return none;
  const { rows: changed } = await sql`
    update profiles t set display_name = g.display_name, language = g.language, created_at = g.created_at
    from jsonb_populate_record(null::profiles, ${toJson(columnsOf(row, RESTORED.profiles.columns))}::jsonb) g
    where t.id = ${ownerId} and g.created_at < t.created_at returning t.id`.execute(trx);
  return { ...none, changed: changed.length };
}

/** Sets the active league: the file's, when its profile was imported or the user has none. */
async function takeActive(
  trx: Transaction<Schema>,
  ownerId: string,
  [row]: readonly Row[],
  isProfileTaken: boolean,
): Promise<void> {
  const active = row?.activeConnectionId;
  if (typeof active !== "string") return;
  await sql`
    update profiles set active_connection_id = ${active}
    where id = ${ownerId} and (${isProfileTaken} or active_connection_id is null)`.execute(trx);
}
