/**
 * The matrix as pgTAP files, so that it is held on any Postgres: `supabase test db`, or `npm run pgtap`.
 *
 * What the roles reach is tried with the same `reach.sql` as in the tests on both homes; rights and policies are asked
 * of pgTAP itself, so that two ways of looking must agree.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cellsOf, exampleList, policyCommands } from "./check";
import { type Right, ROW_SECURITY, type TableRights, VERBS } from "./matrix";
import { STRUCTURE_QUERIES } from "./structure";

const text = (value: string | null): string => (value === null ? "null" : `'${value.replaceAll("'", "''")}'`);
const array = (values: readonly string[]): string =>
  values.length === 0 ? "array[]::text[]" : `array[${values.map(text).join(", ")}]`;

/** File names in `supabase/tests`, with their text. */
export function pgtapFiles(): Readonly<Record<string, string>> {
  const tables = Object.keys(ROW_SECURITY);
  return {
    "row_security.test.sql": file(
      [
        readFileSync(fileURLToPath(new URL("reach.sql", import.meta.url)), "utf8").trim(),
        ...exampleList().map(
          ({ table, whose, row }) =>
            `select pg_temp.add_example(${text(table)}, ${text(whose)}, ${text(JSON.stringify(row))}) \\g /dev/null`,
        ),
      ],
      [
        `tables_are('public', ${array(tables)}, 'every table is in the matrix')`,
        ...tables.flatMap((table) => [...rightsTests(table), ...reachTests(table)]),
      ],
    ),
    "structure.test.sql": file(
      [],
      Object.entries(STRUCTURE_QUERIES).map(
        ([name, query]) => `is_empty($query$${query}$query$, ${text(`not ${name}`)})`,
      ),
    ),
  };
}

const file = (preparation: readonly string[], tests: readonly string[]): string =>
  [
    "-- Generated from supabase/row-security by `npm run pgtap -- --write`. Do not edit.",
    "begin;",
    "create extension if not exists pgtap;",
    ...preparation,
    `select plan(${tests.length});`,
    ...tests.map((test) => `select ${test};`),
    "select * from finish();",
    "rollback;",
    "",
  ].join("\n");

function rightsTests(table: string): string[] {
  const rights = ROW_SECURITY[table];
  if (!rights) return [];
  const commands = policyCommands(rights.person);
  return [
    `ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.${table}'::regclass), '${table}: row level security is on')`,
    `table_privs_are('public', '${table}', 'anon', ${array(wholeTable(rights.anonymous))})`,
    `table_privs_are('public', '${table}', 'authenticated', ${array(wholeTable(rights.person))})`,
    `is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = '${table}' order by 1),
      ${array(commands)}, '${table}: policies for ${commands.join(", ") || "nothing"}')`,
    ...VERBS.flatMap((verb) => columnTests(table, verb, rights.person[verb])),
  ];
}

/** Privileges on the whole table; a right to some columns is not one. */
const wholeTable = (rights: TableRights["person"]): string[] =>
  VERBS.filter((verb) => rights[verb].rows !== "none" && !rights[verb].only && !rights[verb].except).map((verb) =>
    verb.toUpperCase(),
  );

function columnTests(table: string, verb: string, { only, except }: Right): string[] {
  if (!only && !except) return [];
  const columns = [...(only ?? except ?? [])].sort();
  const may = `${only ? "" : "not "}has_column_privilege('authenticated', attrelid, attnum, '${verb}')`;
  return [
    `is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped and ${may} order by 1),
      ${array(columns)}, '${table}: authenticated may ${verb} ${only ? "only" : "all but"} ${columns.join(", ")}')`,
  ];
}

const reachTests = (table: string): string[] =>
  cellsOf([table]).map(
    ({ verb, actor, columns, expected }) =>
      `is(pg_temp.reach('${table}', '${verb}', ${text(actor.role)}, ${text(actor.person)}, ${columns ? array(columns) : "null"}),
      '${expected}', '${actor.name}, ${verb} ${table}: ${expected}')`,
  );
