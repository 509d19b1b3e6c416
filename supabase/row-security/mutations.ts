/**
 * Ways to get row level security wrong, made from what the database has: each must show as a difference from the
 * matrix.
 *
 * Too open and too closed alike: a policy that is gone hides a person's own rows.
 */
import type { Queryable } from "@/db/pool";
import { CLOSED_SCHEMAS, ROW_SECURITY } from "./matrix";

export type Mutation = {
  /** The SQL statement that makes the change. */
  readonly statement: string;
  /** Where it must show; without one, in the questions about the whole schema. */
  readonly table?: string;
};

type Policy = { table: string; name: string; command: string };

export async function mutationsOf(client: Queryable): Promise<Mutation[]> {
  const { rows: policies } = await client.query<Policy>(
    `select p.tablename::text as "table", p.policyname::text as name, p.cmd as command
     from pg_catalog.pg_policies p where p.schemaname = 'public' order by 1, 2`,
  );
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select c.relname::text as "table", t.tgname::text as name
     from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
     where c.relname = 'audit_log' and not t.tgisinternal and t.tgtype & 8 = 8`,
  );
  return [
    ...policies.flatMap(ofPolicy),
    ...Object.keys(ROW_SECURITY).flatMap(ofTable),
    ...triggers.map(({ table, name }) => ({ table, statement: `alter table public.${table} disable trigger ${name}` })),
    ...CLOSED_SCHEMAS.flatMap(ofClosedSchema),
    ...OF_SCHEMA.map((statement) => ({ statement })),
  ];
}

/** How many policies there are, for a count that does not come from this list. */
export const POLICY_COUNT = "select count(*)::int as n from pg_catalog.pg_policies where schemaname = 'public'";

function ofPolicy({ table, name, command }: Policy): Mutation[] {
  const policy = `policy ${name} on public.${table}`;
  const opened: Record<string, readonly string[]> = {
    SELECT: ["using (true)"],
    DELETE: ["using (true)"],
    INSERT: ["with check (true)"],
    UPDATE: ["using (true) with check (true)", "using (true)", "with check (true)"],
  };
  // A shared fact's policy is open already: there is nothing to open.
  const isOpen = command === "SELECT" && ROW_SECURITY[table]?.person.select.rows === "all";
  return [
    `drop ${policy}`,
    `alter ${policy} to public`,
    `alter ${policy} to anon, authenticated`,
    ...(isOpen ? [] : (opened[command] ?? [])).map((clause) => `alter ${policy} ${clause}`),
  ].map((statement) => ({ table, statement }));
}

function ofTable(table: string): Mutation[] {
  const name = `public.${table}`;
  const { select, delete: deletion } = ROW_SECURITY[table]?.person ?? {};
  const hidden = select?.except ?? [];
  return [
    `alter table ${name} disable row level security`,
    `alter table ${name} force row level security`,
    `grant all on ${name} to anon`,
    `grant all on ${name} to authenticated`,
    `grant select on ${name} to public`,
    `grant update on ${name} to authenticated`,
    ...(deletion?.rows === "none" ? [`grant delete on ${name} to authenticated`] : []),
    `grant truncate on ${name} to authenticated`,
    `create policy opened on ${name} for all to authenticated using (true) with check (true)`,
    `create policy opened on ${name} for select to anon using (true)`,
    `create policy closed on ${name} as restrictive for select to authenticated using (false)`,
    ...hidden.map((column) => `grant select (${column}) on ${name} to authenticated`),
    ...(select && select.rows !== "none" ? [`revoke select on ${name} from authenticated`] : []),
  ].map((statement) => ({ table, statement }));
}

const ofClosedSchema = (schema: string): Mutation[] =>
  [
    `grant usage on schema ${schema} to authenticated`,
    `grant usage on schema ${schema} to public`,
    `grant select on all tables in schema ${schema} to anon`,
  ].map((statement) => ({ statement }));

const OF_SCHEMA = [
  "create table public.forgotten (id int primary key)",
  "create view public.every_thread as select * from public.threads",
  "create materialized view public.every_thread as select * from public.threads",
  "create function public.all_threads() returns bigint language sql security definer as 'select count(*) from public.threads'",
  "create function public.all_threads() returns bigint language sql set search_path = '' as 'select count(*) from public.threads'",
  "create function fanvise.all_threads() returns bigint language sql security definer as 'select count(*) from public.threads'",
  "alter function public.audit_log_is_kept() security definer reset search_path",
  "grant execute on function public.proposals_move_forward() to public",
  "grant create on schema public to authenticated",
  "grant usage on all sequences in schema public to anon",
  "alter default privileges in schema public grant select on tables to anon",
  "alter role authenticated bypassrls",
  "alter role anon createrole",
  "do $$ begin execute format('grant %I to authenticated', current_user); end $$",
] as const;
