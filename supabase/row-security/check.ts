/**
 * Compares a database with the matrix: by trying every verb on example rows, and by asking the catalog.
 *
 * Everything happens in one transaction that is rolled back, so the database is left as it was.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DatabasePool, Queryable } from "@/db/pool";
import { EXAMPLE_ROWS, type ExampleRows, TENANTS } from "./example-rows";
import { covers, type Rights, ROW_SECURITY, type Rows, type TableRights, VERBS, type Verb } from "./matrix";
import { STRUCTURE_QUERIES } from "./structure";

/** The login and role under which a verb is tried. */
export type Actor = {
  readonly name: string;
  readonly rights: keyof TableRights;
  /** `null`: the server's own login. */
  readonly role: "anon" | "authenticated" | null;
  readonly person: string | null;
  /** Owner of the rows that count as this actor's own. */
  readonly own: "ann" | "ben" | null;
};

export const ACTORS: readonly Actor[] = [
  // The anonymous role with a user's id in the claims, as in a forged request.
  { name: "anonymous", rights: "anonymous", role: "anon", person: TENANTS.ann.person, own: null },
  { name: "ann", rights: "person", role: "authenticated", person: TENANTS.ann.person, own: "ann" },
  { name: "ben", rights: "person", role: "authenticated", person: TENANTS.ben.person, own: "ben" },
  { name: "signed in without a name", rights: "person", role: "authenticated", person: null, own: null },
  { name: "server", rights: "server", role: null, person: null, own: null },
];

export type Cell = { table: string; verb: Verb; actor: Actor; columns: readonly string[] | null; expected: string };

/** Every cell of the matrix, with what `reach.sql` must answer. */
export const cellsOf = (tables: readonly string[]): Cell[] =>
  tables.flatMap((table) =>
    ACTORS.flatMap((actor) =>
      VERBS.map((verb) => {
        const right = ROW_SECURITY[table]?.[actor.rights][verb] ?? { rows: "none" as const };
        const expected = reachOf(right.rows, verb, actor, EXAMPLE_ROWS[table] ?? {});
        return { table, verb, actor, columns: right.only ?? null, expected };
      }),
    ),
  );

function reachOf(rows: Rows, verb: Verb, { own }: Actor, examples: ExampleRows): string {
  const isReached: Record<Rows, (whose: string) => boolean> = {
    none: () => false,
    own: (whose) => whose === own,
    "own and shared": (whose) => whose === own || whose === "everyone",
    all: () => true,
  };
  const reached = Object.keys(examples).filter(isReached[rows]).sort();
  if (reached.length > 0) return reached.join(", ");
  // A row that may not be added is refused; one that may not be seen is not there.
  return rows === "none" || verb === "insert" ? "refused" : "nothing";
}

export type MatrixCheck = {
  readonly client: Queryable;
  /**
   * Differences from the matrix in words, none when it holds. @param table only this one, besides what concerns all of
   * them.
   */
  differences(table?: string): Promise<string[]>;
  /** Is there any? Asks the catalog before it tries. @param table as above. */
  isDifferent(table?: string): Promise<boolean>;
};

/** Installs the example rows in a transaction, lets the work look (and change), and takes all of it back. */
export async function withExampleRows<T>(pool: DatabasePool, work: (check: MatrixCheck) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(readFileSync(fileURLToPath(new URL("reach.sql", import.meta.url)), "utf8"));
    const known = new Set(await tablesOf(client));
    for (const { table, whose, row } of exampleList().filter((example) => known.has(example.table))) {
      await client.query("select pg_temp.add_example($1, $2, $3::jsonb)", [table, whose, JSON.stringify(row)]);
    }
    return await work({
      client,
      async differences(table) {
        const all: string[] = [];
        for await (const found of differences(client, table)) all.push(...found);
        return all;
      },
      async isDifferent(table) {
        for await (const found of differences(client, table)) if (found.length > 0) return true;
        return false;
      },
    });
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** In the order in which they can be added. */
export const exampleList = () =>
  Object.entries(EXAMPLE_ROWS).flatMap(([table, examples]) =>
    Object.entries(examples).map(([whose, row]) => ({ table, whose, row })),
  );

/** Everything at once, on a database that is left as it was. */
export const checkMatrix = (pool: DatabasePool): Promise<string[]> =>
  withExampleRows(pool, (check) => check.differences());

/** Differences found by each check, the cheap ones first. */
async function* differences(client: Queryable, only?: string): AsyncGenerator<string[]> {
  const present = await tablesOf(client);
  const named = Object.keys(ROW_SECURITY);
  const tables = named.filter((table) => present.includes(table) && (only === undefined || table === only));
  yield present.filter((table) => !named.includes(table)).map(whatToWrite);
  yield named
    .filter((table) => !present.includes(table))
    .map((table) => `table ${table} is in the matrix and not there`);
  yield named
    .filter((table) => !hasExamples(table))
    .map((table) => `table ${table} lacks example rows (example-rows.ts)`);
  yield await columnDifferences(client, tables);
  yield await policyDifferences(client, tables);
  yield await structureFaults(client);
  yield await reachDifferences(client, cellsOf(tables));
}

const whatToWrite = (table: string): string =>
  `table ${table} is not in the matrix: say who may do what in supabase/row-security/matrix.ts, ` +
  "add an example row to example-rows.ts, then run npm run pgtap -- --write";

/** Rights on own rows prove nothing without two owners, and rights on shared ones nothing without such a row. */
function hasExamples(table: string): boolean {
  const { ann, ben, everyone } = EXAMPLE_ROWS[table] ?? {};
  const right = ROW_SECURITY[table]?.person.select.rows;
  const hasOwners = ann !== undefined && ben !== undefined;
  if (right === "own") return hasOwners;
  if (right === "own and shared") return hasOwners && everyone !== undefined;
  return hasOwners || everyone !== undefined;
}

/** Tables and everything that is read like one. */
async function tablesOf(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_catalog.pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function reachDifferences(client: Queryable, cells: readonly Cell[]): Promise<string[]> {
  const request = cells.map(({ table, verb, actor: { role, person }, columns }) => ({
    table,
    verb,
    role,
    person,
    columns,
  }));
  const { rows } = await client.query<{ found: string }>(
    `select pg_temp.reach(c."table", c.verb, c.role, c.person,
              (select array_agg(x) from jsonb_array_elements_text(nullif(c.columns, 'null')) x)) as found
     from jsonb_to_recordset($1::jsonb) as c ("table" text, verb text, role text, person text, columns jsonb)`,
    [JSON.stringify(request)],
  );
  return cells.flatMap(({ table, verb, actor, expected }, at) =>
    rows[at]?.found === expected ? [] : [`${actor.name}, ${verb} ${table}: ${rows[at]?.found}, not ${expected}`],
  );
}

const COLUMN_VERBS = ["select", "insert", "update"] as const;

/** Who may touch which column, as the catalog says it. Deleting knows no columns. */
async function columnDifferences(client: Queryable, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string; role: string; verb: Verb; may: boolean }>(
    `select c.relname::text as "table", a.attname::text as "column", r.name as role, v.verb,
            has_column_privilege(r.name, c.oid, a.attnum, v.verb) as may
     from pg_catalog.pg_class c
     join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     cross join (values ('anon'), ('authenticated')) r (name)
     cross join unnest($2::text[]) v (verb)
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1::text[])`,
    [[...tables], [...COLUMN_VERBS]],
  );
  return rows.flatMap(({ table, column, role, verb, may }) => {
    const rights = ROW_SECURITY[table]?.[role === "anon" ? "anonymous" : "person"];
    if (!rights || covers(rights[verb], column) === may) return [];
    return [`${role} ${may ? "may" : "may not"} ${verb} ${table}.${column}`];
  });
}

/** One permissive policy for each right on rows, and none besides. */
async function policyDifferences(client: Queryable, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; commands: string[] }>(
    `select p.tablename::text as "table", array_agg(lower(p.cmd) || case p.permissive when 'PERMISSIVE' then '' else ' (restrictive)' end
                                                   order by 1) as commands
     from pg_catalog.pg_policies p where p.schemaname = 'public' and p.tablename = any ($1::text[]) group by 1`,
    [[...tables]],
  );
  const found = new Map(rows.map(({ table, commands }) => [table, [...commands].sort().join(", ")]));
  return tables.flatMap((table) => {
    const expected = policyCommands(ROW_SECURITY[table]?.person).join(", ");
    const there = found.get(table) ?? "";
    return there === expected ? [] : [`table ${table}: policies for [${there}], not [${expected}]`];
  });
}

/** The commands that a person has a policy for. */
export const policyCommands = (rights: Rights | undefined): Verb[] =>
  rights ? VERBS.filter((verb) => rights[verb].rows !== "none").sort() : [];

async function structureFaults(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(Object.values(STRUCTURE_QUERIES).join("\nunion all\n"));
  return rows.map(({ fault }) => fault);
}
