-- What a role reaches of the example rows, by trying. Everything here is temporary, and every try is rolled back.

create temporary table example_rows (target text, whose text, example jsonb, key jsonb);

-- An expression for the primary key of a row `t` of the table, as JSON.
create function pg_temp.key_of(target text) returns text language sql as $$
  select 'jsonb_build_object(' || string_agg(format('%L, t.%I', a.attname, a.attname), ', ' order by a.attnum) || ')'
  from pg_catalog.pg_index x
  join pg_catalog.pg_attribute a on a.attrelid = x.indrelid and a.attnum = any (x.indkey)
  where x.indrelid = format('public.%I', target)::regclass and x.indisprimary
$$;

create function pg_temp.insertion(target text, columns text[]) returns text language sql as $$
  select format(
    'insert into public.%1$I (%2$s) %3$s select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    target,
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c),
    -- A person who may not write an id is not asked to.
    case when exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', target)::regclass and a.attidentity = 'a' and a.attname = any (columns)
    ) then 'overriding system value' else '' end)
$$;

create function pg_temp.add_example(target text, whose text, example jsonb) returns void language plpgsql as $$
begin
  execute pg_temp.insertion(target, array(select jsonb_object_keys(example))) using example;
  execute format(
    'insert into pg_temp.example_rows select $1, $2, $3, %s from jsonb_populate_record(null::public.%I, $3) t',
    pg_temp.key_of(target), target) using target, whose, example;
end
$$;

-- The place of every row of the table, by its key: a row that was changed is somewhere else.
create function pg_temp.places_of(target text) returns jsonb language plpgsql as $$
declare
  places jsonb;
begin
  execute format('select coalesce(jsonb_object_agg((%s)::text, t.ctid::text), %L) from public.%I t',
    pg_temp.key_of(target), '{}', target) into places;
  return places;
end
$$;

-- From here on the transaction is that of a person, of nobody, or (without a role) of the server.
create function pg_temp.become(role_name text, person text) returns void language sql as $$
  select set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', person, 'role', role_name)::text, ''), true),
         set_config('role', coalesce(role_name, 'none'), true)
$$;

-- Whose example rows the statement reaches: such as 'ann' or 'ann, everyone', 'nothing' where it reaches none, 'refused' where
-- it may not be asked at all. Conditions are left out of the statements, since they would bring in the right to read.
create function pg_temp.reach(target text, verb text, role_name text, person text, columns text[]) returns text
  language plpgsql as $$
declare
  before jsonb;
  after jsonb;
  reached jsonb;
  found text[] := '{}';
  statement text;
  one record;
begin
  if verb = 'insert' then
    for one in select e.whose, e.example from pg_temp.example_rows e where e.target = reach.target loop
      statement := pg_temp.try_insert(target, one.example, role_name, person, columns);
      if statement = 'added' then
        found := found || one.whose;
      elsif statement <> 'refused' then
        return statement;
      end if;
    end loop;
    return coalesce((select string_agg(w, ', ' order by w) from unnest(found) w), 'refused');
  end if;

  if verb = 'select' then
    statement := format('select coalesce(jsonb_agg(%s), %L) from public.%I t', pg_temp.key_of(target), '[]', target);
  elsif verb = 'delete' then
    statement := format('delete from public.%I', target);
  else
    statement := pg_temp.update_of(target, columns[1]);
  end if;
  before := pg_temp.places_of(target);
  perform pg_temp.become(role_name, person);
  if verb = 'select' then
    execute statement into reached;
  else
    execute statement;
  end if;
  perform pg_temp.become(null, null);
  if verb <> 'select' then
    after := pg_temp.places_of(target);
    select coalesce(jsonb_agg(b.key::jsonb), '[]') into reached
    from jsonb_each_text(before) b where b.value is distinct from after ->> b.key;
  end if;
  select array_agg(e.whose order by e.whose) into found
  from pg_temp.example_rows e where e.target = reach.target and reached @> jsonb_build_array(e.key);
  raise exception using errcode = 'TRIED', message = coalesce(array_to_string(found, ', '), 'nothing');
exception
  when sqlstate 'TRIED' then return sqlerrm;
  when insufficient_privilege then return 'refused';
  when others then return format('%s %s', sqlstate, sqlerrm);
end
$$;

-- A value of its own where a column is named, so that nothing has to be read; else any column as it is.
create function pg_temp.update_of(target text, changed text) returns text language plpgsql as $$
declare
  value text;
begin
  if changed is null then
    select a.attname into changed from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attidentity = '' and a.attgenerated = '' order by a.attnum limit 1;
    return format('update public.%1$I set %2$I = %2$I', target, changed);
  end if;
  execute format('select (jsonb_populate_record(null::public.%I, e.example)).%I::text
                  from pg_temp.example_rows e where e.target = $1 order by e.whose limit 1', target, changed)
    into value using target;
  return format('update public.%I set %I = %L', target, changed, value);
end
$$;

-- Adds an example row that was taken out of the way: 'added' or 'refused'.
create function pg_temp.try_insert(target text, example jsonb, role_name text, person text, columns text[]) returns text
  language plpgsql as $$
begin
  -- An append-only table lets nobody make room.
  execute format('alter table public.%I disable trigger user', target);
  execute format('delete from public.%1$I t where %2$s = (select %2$s from jsonb_populate_record(null::public.%1$I, $1) t)',
    target, pg_temp.key_of(target)) using example;
  execute format('alter table public.%I enable trigger user', target);
  perform pg_temp.become(role_name, person);
  execute pg_temp.insertion(target, array(
    select k from jsonb_object_keys(example) k where columns is null or k = any (columns))) using example;
  raise exception using errcode = 'TRIED', message = 'added';
exception
  when sqlstate 'TRIED' then return sqlerrm;
  when insufficient_privilege then return 'refused';
  when others then return format('%s %s', sqlstate, sqlerrm);
end
$$;
