-- What Supabase brings and a plain Postgres lacks: the roles of the API and auth.uid().
-- Outside the migrations, because on Supabase all of this exists and belongs to Supabase. Safe to run again.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception when duplicate_object or unique_violation then
        null; -- another database of the same server created it at this moment
      end;
    end if;
    if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

create schema if not exists auth;
comment on schema auth is 'FanVise prelude';

-- The signed-in person of this transaction, null when there is none. A setting that was local to an earlier
-- transaction reads as an empty string afterwards.
create or replace function auth.uid() returns uuid
language sql stable
as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;

create or replace function auth.role() returns text
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;

grant usage on schema auth to anon, authenticated, service_role;
grant execute on function auth.uid(), auth.role() to anon, authenticated, service_role;
