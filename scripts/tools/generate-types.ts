/**
 * Writes `src/types/supabase.ts` from the migrations: `tsx scripts/tools/generate-types.ts`.
 *
 * The schema is built in an embedded database in memory and read back from its catalog, in the shape that Supabase's
 * own generator uses, so that its client libraries take the types too.
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { EmbeddedPool } from "../../src/db/embedded/embedded-pool";
import { openInMemory } from "../../src/db/embedded/embedded-store";
import { migrate } from "../../src/db/migrate";
import type { DatabasePool } from "../../src/db/pool";
import { silentLogger } from "../../src/lib/log";

type CatalogueColumn = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
};

type CatalogueReference = {
  table: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  isOneToOne: boolean;
};

const COLUMNS_SQL = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
         not a.attnotnull as "isNullable",
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated"
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`;

const REFERENCES_SQL = `
  select c.relname as "table", k.conname as name, t.relname as target,
         array(select a.attname::text from unnest(k.conkey) with ordinality u(n, i)
               join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
         array(select a.attname::text from unnest(k.confkey) with ordinality u(n, i)
               join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as "targetColumns",
         exists (select from pg_catalog.pg_index x where x.indrelid = k.conrelid and x.indisunique and x.indpred is null
                 and x.indnkeyatts = cardinality(k.conkey) and (x.indkey::int2[])::int2[] <@ k.conkey) as "isOneToOne"
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class c on c.oid = k.conrelid
  join pg_catalog.pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
  order by c.relname collate "C", k.conname collate "C"`;

const NUMBER_TYPES = new Set(["smallint", "integer", "bigint", "real", "double precision", "numeric", "oid"]);

function scriptType(type: string): string {
  if (type.endsWith("[]")) return `${scriptType(type.slice(0, -2))}[]`;
  if (NUMBER_TYPES.has(type)) return "number";
  if (type === "boolean") return "boolean";
  return type === "json" || type === "jsonb" ? "Json" : "string";
}

const block = (title: string, lines: readonly string[], indent: string): string =>
  `${indent}${title}: {\n${lines.map((line) => `${indent}  ${line}\n`).join("")}${indent}}\n`;

function tableText(
  table: string,
  columns: readonly CatalogueColumn[],
  references: readonly CatalogueReference[],
): string {
  const valueType = (c: CatalogueColumn) => scriptType(c.type) + (c.isNullable ? " | null" : "");
  const row = columns.map((c) => `${c.column}: ${valueType(c)}`);
  const write = (isOptional: (c: CatalogueColumn) => boolean) =>
    columns.map((c) =>
      c.isAlwaysGenerated ? `${c.column}?: never` : `${c.column}${isOptional(c) ? "?" : ""}: ${valueType(c)}`,
    );
  const quoted = (names: readonly string[]) => JSON.stringify(names).replaceAll(",", ", ");
  const relations = references.map(
    (r) =>
      `          {\n            foreignKeyName: "${r.name}"\n            columns: ${quoted(r.columns)}\n` +
      `            isOneToOne: ${r.isOneToOne}\n            referencedRelation: "${r.target}"\n` +
      `            referencedColumns: ${quoted(r.targetColumns)}\n          },\n`,
  );
  return (
    `      ${table}: {\n` +
    block("Row", row, "        ") +
    block(
      "Insert",
      write((c) => c.isNullable || c.hasDefault),
      "        ",
    ) +
    block(
      "Update",
      write(() => true),
      "        ",
    ) +
    (relations.length === 0
      ? "        Relationships: []\n"
      : `        Relationships: [\n${relations.join("")}        ]\n`) +
    "      }\n"
  );
}

const HEADER = `/** Generated from supabase/migrations by scripts/tools/generate-types.ts. Do not edit. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
`;

const FOOTER = `    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      [_ in never]: never
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
`;

/** The text of the generated file for the schema in this database. */
export async function typesOf(pool: DatabasePool): Promise<string> {
  const { rows: columns } = await pool.query<CatalogueColumn>(COLUMNS_SQL);
  const { rows: references } = await pool.query<CatalogueReference>(REFERENCES_SQL);
  const tables = [...new Set(columns.map((c) => c.table))].map((table) =>
    tableText(
      table,
      columns.filter((c) => c.table === table),
      references.filter((r) => r.table === table),
    ),
  );
  return HEADER + tables.join("") + FOOTER;
}

async function main(): Promise<void> {
  const pool = new EmbeddedPool(await openInMemory());
  const supabaseDir = fileURLToPath(new URL("../../supabase", import.meta.url));
  await migrate({ pool, backend: "embedded", log: silentLogger, supabaseDir });
  const path = fileURLToPath(new URL("../../src/types/supabase.ts", import.meta.url));
  await writeFile(path, await typesOf(pool));
  await pool.end();
  console.error(`wrote ${path}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
