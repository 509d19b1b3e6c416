/**
 * Questions to the catalog: what must not be there, whatever the tables are. Each answers with a sentence a fault.
 *
 * Row level security is not forced on the tables' owner: the server is that owner, and its policies would be one `true`
 * each. People's roles are therefore kept from being it.
 */
import { CLOSED_SCHEMAS } from "./matrix";

const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ");
const PEOPLE = "(values ('anon'), ('authenticated')) as person (name)";
const CLOSED = list(CLOSED_SCHEMAS);
const OURS = list(["public", "auth", ...CLOSED_SCHEMAS]);
/** What an extension brought, such as pgvector's functions, is not ours to close. */
const isExtension = (catalogue: string, oid: string) =>
  `exists (select from pg_catalog.pg_depend d
           where d.classid = 'pg_catalog.${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

export const STRUCTURE_QUERIES: Readonly<Record<string, string>> = {
  "a table without row level security": `
    select format('table %s: row level security is off', c.relname) as fault
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f') and not c.relrowsecurity`,

  "a table that shuts out the server": `
    select format('table %s: row level security is forced on the server', c.relname) as fault
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity`,

  "a view that reads with its owner's rights": `
    select format('view %s reads with its owner''s rights', c.relname) as fault
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and not ${isExtension("pg_class", "c.oid")}
      and (c.relkind = 'm' or c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'])`,

  "a function that runs as its owner on the caller's search path": `
    select format('function %s.%s is security definer without a search path', p.pronamespace::regnamespace, p.proname) as fault
    from pg_catalog.pg_proc p
    where p.pronamespace::regnamespace::text in (${OURS}) and p.prosecdef and not ${isExtension("pg_proc", "p.oid")}
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,

  "a function that people may call": `
    select format('function %s may be called by %s', p.proname, person.name) as fault
    from pg_catalog.pg_proc p, ${PEOPLE}
    where p.pronamespace = 'public'::regnamespace and not ${isExtension("pg_proc", "p.oid")}
      and has_function_privilege(person.name, p.oid, 'execute')`,

  "a schema that people may enter or add to": `
    select format('schema %s lets %s in', n.nspname, person.name) as fault
    from pg_catalog.pg_namespace n, ${PEOPLE}
    where (n.nspname in (${CLOSED}) and has_schema_privilege(person.name, n.oid, 'usage'))
       or (n.nspname in (${OURS}) and has_schema_privilege(person.name, n.oid, 'create'))`,

  "a table of a closed schema that people may touch": `
    select format('table %s is open to %s', c.oid::regclass, person.name) as fault
    from pg_catalog.pg_class c, ${PEOPLE}
    where c.relnamespace::regnamespace::text in (${CLOSED}) and c.relkind in ('r', 'p', 'v', 'm')
      and (has_any_column_privilege(person.name, c.oid, 'select, insert, update, references')
           or has_table_privilege(person.name, c.oid, 'delete, truncate, trigger'))`,

  "a table right that no row can limit": `
    select format('table %s: %s may truncate, refer to or put triggers on it', c.relname, person.name) as fault
    from pg_catalog.pg_class c, ${PEOPLE}
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and (has_table_privilege(person.name, c.oid, 'truncate, trigger') or has_any_column_privilege(person.name, c.oid, 'references'))`,

  "a sequence that people may use": `
    select format('sequence %s is open to %s', c.relname, person.name) as fault
    from pg_catalog.pg_class c, ${PEOPLE}
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and has_sequence_privilege(person.name, c.oid, 'usage, select, update')`,

  "a grant that the next table would have from its birth": `
    select format('what the server makes in %s is open to %s at once', coalesce(n.nspname, 'any schema'), grantee.rolname) as fault
    from pg_catalog.pg_default_acl d
    left join pg_catalog.pg_namespace n on n.oid = d.defaclnamespace
    cross join lateral aclexplode(d.defaclacl) grants
    join pg_catalog.pg_roles grantee on grantee.oid = grants.grantee
    where d.defaclrole = current_user::regrole and grantee.rolname in ('anon', 'authenticated')
      and (n.nspname is null or n.nspname in (${OURS}))`,

  "a person's role that is more than one": `
    select format('role %s is above row level security', r.rolname) as fault
    from pg_catalog.pg_roles r
    where r.rolname in ('anon', 'authenticated')
      and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or pg_has_role(r.rolname, current_user, 'member'))`,

  "a policy for others than those signed in": `
    select format('policy %s of %s is not for authenticated alone', p.policyname, p.tablename) as fault
    from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.roles <> array['authenticated']::name[]`,

  "an update that may give a row away": `
    select format('policy %s of %s: what is written is not held to what may be read', p.policyname, p.tablename) as fault
    from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.cmd = 'UPDATE' and p.with_check is distinct from p.qual`,
};
