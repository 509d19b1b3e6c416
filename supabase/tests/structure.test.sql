-- Generated from supabase/row-security by `npm run pgtap -- --write`. Do not edit.
begin;
create extension if not exists pgtap;
select plan(13);
select is_empty($query$
    select format('table %s: row level security is off', c.relname) as fault
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f') and not c.relrowsecurity$query$, 'not a table without row level security');
select is_empty($query$
    select format('table %s: row level security is forced on the server', c.relname) as fault
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity$query$, 'not a table that shuts out the server');
select is_empty($query$
    select format('view %s reads with its owner''s rights', c.relname) as fault
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_catalog.pg_depend d
           where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      and (c.relkind = 'm' or c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'])$query$, 'not a view that reads with its owner''s rights');
select is_empty($query$
    select format('function %s.%s is security definer without a search path', p.pronamespace::regnamespace, p.proname) as fault
    from pg_catalog.pg_proc p
    where p.pronamespace::regnamespace::text in ('public', 'auth', 'langgraph', 'pgboss', 'fanvise') and p.prosecdef and not exists (select from pg_catalog.pg_depend d
           where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')$query$, 'not a function that runs as its owner on the caller''s search path');
select is_empty($query$
    select format('function %s may be called by %s', p.proname, person.name) as fault
    from pg_catalog.pg_proc p, (values ('anon'), ('authenticated')) as person (name)
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_catalog.pg_depend d
           where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      and has_function_privilege(person.name, p.oid, 'execute')$query$, 'not a function that people may call');
select is_empty($query$
    select format('schema %s lets %s in', n.nspname, person.name) as fault
    from pg_catalog.pg_namespace n, (values ('anon'), ('authenticated')) as person (name)
    where (n.nspname in ('langgraph', 'pgboss', 'fanvise') and has_schema_privilege(person.name, n.oid, 'usage'))
       or (n.nspname in ('public', 'auth', 'langgraph', 'pgboss', 'fanvise') and has_schema_privilege(person.name, n.oid, 'create'))$query$, 'not a schema that people may enter or add to');
select is_empty($query$
    select format('table %s is open to %s', c.oid::regclass, person.name) as fault
    from pg_catalog.pg_class c, (values ('anon'), ('authenticated')) as person (name)
    where c.relnamespace::regnamespace::text in ('langgraph', 'pgboss', 'fanvise') and c.relkind in ('r', 'p', 'v', 'm')
      and (has_any_column_privilege(person.name, c.oid, 'select, insert, update, references')
           or has_table_privilege(person.name, c.oid, 'delete, truncate, trigger'))$query$, 'not a table of a closed schema that people may touch');
select is_empty($query$
    select format('table %s: %s may truncate, refer to or put triggers on it', c.relname, person.name) as fault
    from pg_catalog.pg_class c, (values ('anon'), ('authenticated')) as person (name)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and (has_table_privilege(person.name, c.oid, 'truncate, trigger') or has_any_column_privilege(person.name, c.oid, 'references'))$query$, 'not a table right that no row can limit');
select is_empty($query$
    select format('sequence %s is open to %s', c.relname, person.name) as fault
    from pg_catalog.pg_class c, (values ('anon'), ('authenticated')) as person (name)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and has_sequence_privilege(person.name, c.oid, 'usage, select, update')$query$, 'not a sequence that people may use');
select is_empty($query$
    select format('what the server makes in %s is open to %s at once', coalesce(n.nspname, 'any schema'), grantee.rolname) as fault
    from pg_catalog.pg_default_acl d
    left join pg_catalog.pg_namespace n on n.oid = d.defaclnamespace
    cross join lateral aclexplode(d.defaclacl) grants
    join pg_catalog.pg_roles grantee on grantee.oid = grants.grantee
    where d.defaclrole = current_user::regrole and grantee.rolname in ('anon', 'authenticated')
      and (n.nspname is null or n.nspname in ('public', 'auth', 'langgraph', 'pgboss', 'fanvise'))$query$, 'not a grant that the next table would have from its birth');
select is_empty($query$
    select format('role %s is above row level security', r.rolname) as fault
    from pg_catalog.pg_roles r
    where r.rolname in ('anon', 'authenticated')
      and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or pg_has_role(r.rolname, current_user, 'member'))$query$, 'not a person''s role that is more than one');
select is_empty($query$
    select format('policy %s of %s is not for authenticated alone', p.policyname, p.tablename) as fault
    from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.roles <> array['authenticated']::name[]$query$, 'not a policy for others than those signed in');
select is_empty($query$
    select format('policy %s of %s: what is written is not held to what may be read', p.policyname, p.tablename) as fault
    from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.cmd = 'UPDATE' and p.with_check is distinct from p.qual$query$, 'not an update that may give a row away');
select * from finish();
rollback;
