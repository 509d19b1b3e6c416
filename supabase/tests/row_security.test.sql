-- Generated from supabase/row-security by `npm run pgtap -- --write`. Do not edit.
begin;
create extension if not exists pgtap;
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
select pg_temp.add_example('profiles', 'ann', '{"id":"a0000000-0000-4000-8000-000000000001","display_name":"a person","language":"en"}') \g /dev/null
select pg_temp.add_example('profiles', 'ben', '{"id":"b0000000-0000-4000-8000-000000000001","display_name":"a person","language":"en"}') \g /dev/null
select pg_temp.add_example('league_connections', 'ann', '{"id":"a0000000-0000-4000-8000-000000000002","owner_id":"a0000000-0000-4000-8000-000000000001","provider":"espn","league_key":"1234","season":2025,"team_id":6,"credentials_ciphertext":"\\x0102","credentials_key_id":"k1"}') \g /dev/null
select pg_temp.add_example('league_connections', 'ben', '{"id":"b0000000-0000-4000-8000-000000000002","owner_id":"b0000000-0000-4000-8000-000000000001","provider":"espn","league_key":"1234","season":2025,"team_id":6,"credentials_ciphertext":"\\x0102","credentials_key_id":"k1"}') \g /dev/null
select pg_temp.add_example('league_snapshots', 'ann', '{"connection_id":"a0000000-0000-4000-8000-000000000002","resource_key":"settings","shape_version":1,"payload":[1],"source":"espn","fetched_at":"2025-01-15T12:00:00Z"}') \g /dev/null
select pg_temp.add_example('league_snapshots', 'ben', '{"connection_id":"b0000000-0000-4000-8000-000000000002","resource_key":"settings","shape_version":1,"payload":[1],"source":"espn","fetched_at":"2025-01-15T12:00:00Z"}') \g /dev/null
select pg_temp.add_example('model_keys', 'ann', '{"owner_id":"a0000000-0000-4000-8000-000000000001","provider":"google-genai","key_ciphertext":"\\x0102","key_id":"k1"}') \g /dev/null
select pg_temp.add_example('model_keys', 'ben', '{"owner_id":"b0000000-0000-4000-8000-000000000001","provider":"google-genai","key_ciphertext":"\\x0102","key_id":"k1"}') \g /dev/null
select pg_temp.add_example('api_tokens', 'ann', '{"id":"a0000000-0000-4000-8000-000000000006","owner_id":"a0000000-0000-4000-8000-000000000001","label":"a program","token_sha256":"1111111111111111111111111111111111111111111111111111111111111111","scopes":["read"],"expires_at":"2999-01-01T00:00:00Z"}') \g /dev/null
select pg_temp.add_example('api_tokens', 'ben', '{"id":"b0000000-0000-4000-8000-000000000006","owner_id":"b0000000-0000-4000-8000-000000000001","label":"a program","token_sha256":"2222222222222222222222222222222222222222222222222222222222222222","scopes":["read"],"expires_at":"2999-01-01T00:00:00Z"}') \g /dev/null
select pg_temp.add_example('preferences', 'ann', '{"connection_id":"a0000000-0000-4000-8000-000000000002","owner_id":"a0000000-0000-4000-8000-000000000001","punts":[19]}') \g /dev/null
select pg_temp.add_example('preferences', 'ben', '{"connection_id":"b0000000-0000-4000-8000-000000000002","owner_id":"b0000000-0000-4000-8000-000000000001","punts":[19]}') \g /dev/null
select pg_temp.add_example('players', 'everyone', '{"universe":"espn","player_id":1,"full_name":"A Player","default_position_id":1,"pro_team_id":1}') \g /dev/null
select pg_temp.add_example('player_aliases', 'everyone', '{"universe":"espn","player_id":1,"alias_normalized":"player","kind":"last name"}') \g /dev/null
select pg_temp.add_example('player_status_snapshots', 'everyone', '{"id":1,"universe":"espn","player_id":1,"status":"OUT","source":"espn"}') \g /dev/null
select pg_temp.add_example('player_game_logs', 'everyone', '{"universe":"espn","season":2025,"player_id":1,"scoring_period":1,"pro_game_id":"1","stats":{},"is_final":true}') \g /dev/null
select pg_temp.add_example('player_game_log_reads', 'everyone', '{"universe":"espn","season":2025,"player_id":1,"read_at":"2025-01-15T12:00:00Z","complete_through":1}') \g /dev/null
select pg_temp.add_example('pro_schedule', 'everyone', '{"universe":"espn","season":2025,"game_id":1,"scoring_period":1,"tipoff_at":"2025-01-15T12:00:00Z","day_et":"2025-01-15","home_pro_team_id":1,"away_pro_team_id":2}') \g /dev/null
select pg_temp.add_example('news_items', 'everyone', '{"id":1,"universe":"espn","source":"ESPN","trust":"outlet","body":"A Player is out.","published_at":"2025-01-15T12:00:00Z","simhash":"0000000000000000","injury_weight":0.5,"search_text":"a player is out."}') \g /dev/null
select pg_temp.add_example('news_players', 'everyone', '{"news_id":1,"universe":"espn","player_id":1,"spans":[],"salience":1,"injury_weight":0.5}') \g /dev/null
select pg_temp.add_example('news_reports', 'everyone', '{"news_id":1,"universe":"espn","report_key":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","source":"ESPN","trust":"outlet","published_at":"2025-01-15T12:00:00Z","is_kept":true}') \g /dev/null
select pg_temp.add_example('threads', 'ann', '{"id":"a0000000-0000-4000-8000-000000000003","owner_id":"a0000000-0000-4000-8000-000000000001","connection_id":"a0000000-0000-4000-8000-000000000002","team_id":6,"title":"Who is hurt?"}') \g /dev/null
select pg_temp.add_example('threads', 'ben', '{"id":"b0000000-0000-4000-8000-000000000003","owner_id":"b0000000-0000-4000-8000-000000000001","connection_id":"b0000000-0000-4000-8000-000000000002","team_id":6,"title":"Who is hurt?"}') \g /dev/null
select pg_temp.add_example('runs', 'ann', '{"id":"a0000000-0000-4000-8000-000000000004","thread_id":"a0000000-0000-4000-8000-000000000003","owner_id":"a0000000-0000-4000-8000-000000000001","question":"Who is hurt?","model":"rules"}') \g /dev/null
select pg_temp.add_example('runs', 'ben', '{"id":"b0000000-0000-4000-8000-000000000004","thread_id":"b0000000-0000-4000-8000-000000000003","owner_id":"b0000000-0000-4000-8000-000000000001","question":"Who is hurt?","model":"rules"}') \g /dev/null
select pg_temp.add_example('run_events', 'ann', '{"run_id":"a0000000-0000-4000-8000-000000000004","seq":1,"type":"start","payload":{}}') \g /dev/null
select pg_temp.add_example('run_events', 'ben', '{"run_id":"b0000000-0000-4000-8000-000000000004","seq":1,"type":"start","payload":{}}') \g /dev/null
select pg_temp.add_example('run_steps', 'ann', '{"run_id":"a0000000-0000-4000-8000-000000000004","seq":1,"kind":"node","name":"classify","started_at":"2025-01-15T12:00:00Z","ms":1}') \g /dev/null
select pg_temp.add_example('run_steps', 'ben', '{"run_id":"b0000000-0000-4000-8000-000000000004","seq":1,"kind":"node","name":"classify","started_at":"2025-01-15T12:00:00Z","ms":1}') \g /dev/null
select pg_temp.add_example('thread_checkpoints', 'ann', '{"id":"a0000000-0000-4000-8000-000000000007","thread_id":"a0000000-0000-4000-8000-000000000003","owner_id":"a0000000-0000-4000-8000-000000000001","name":"before the trade","run_ids":["a0000000-0000-4000-8000-000000000004"]}') \g /dev/null
select pg_temp.add_example('thread_checkpoints', 'ben', '{"id":"b0000000-0000-4000-8000-000000000007","thread_id":"b0000000-0000-4000-8000-000000000003","owner_id":"b0000000-0000-4000-8000-000000000001","name":"before the trade","run_ids":["b0000000-0000-4000-8000-000000000004"]}') \g /dev/null
select pg_temp.add_example('thread_shares', 'ann', '{"id":"a0000000-0000-4000-8000-000000000008","thread_id":"a0000000-0000-4000-8000-000000000003","owner_id":"a0000000-0000-4000-8000-000000000001","token_sha256":"1111111111111111111111111111111111111111111111111111111111111111","content":{},"expires_at":"2999-01-01T00:00:00Z"}') \g /dev/null
select pg_temp.add_example('thread_shares', 'ben', '{"id":"b0000000-0000-4000-8000-000000000008","thread_id":"b0000000-0000-4000-8000-000000000003","owner_id":"b0000000-0000-4000-8000-000000000001","token_sha256":"2222222222222222222222222222222222222222222222222222222222222222","content":{},"expires_at":"2999-01-01T00:00:00Z"}') \g /dev/null
select pg_temp.add_example('feedback', 'ann', '{"run_id":"a0000000-0000-4000-8000-000000000004","owner_id":"a0000000-0000-4000-8000-000000000001","rating":"up"}') \g /dev/null
select pg_temp.add_example('feedback', 'ben', '{"run_id":"b0000000-0000-4000-8000-000000000004","owner_id":"b0000000-0000-4000-8000-000000000001","rating":"up"}') \g /dev/null
select pg_temp.add_example('usage', 'ann', '{"id":1,"owner_id":"a0000000-0000-4000-8000-000000000001","run_id":"a0000000-0000-4000-8000-000000000004","model":"rules","model_calls":1,"input_tokens":0,"output_tokens":0,"cost_usd":0,"ms":5}') \g /dev/null
select pg_temp.add_example('usage', 'ben', '{"id":2,"owner_id":"b0000000-0000-4000-8000-000000000001","run_id":"b0000000-0000-4000-8000-000000000004","model":"rules","model_calls":1,"input_tokens":0,"output_tokens":0,"cost_usd":0,"ms":5}') \g /dev/null
select pg_temp.add_example('proposals', 'ann', '{"id":"a0000000-0000-4000-8000-000000000005","owner_id":"a0000000-0000-4000-8000-000000000001","thread_id":"a0000000-0000-4000-8000-000000000003","run_id":"a0000000-0000-4000-8000-000000000004","connection_id":"a0000000-0000-4000-8000-000000000002","team_id":6,"kind":"move","rank":1,"drop_player_id":1,"add_player_id":2,"effective_day":"2025-01-16","card":{},"premises":{},"basis":{},"preconditions":"sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","matchup_period":1,"expires_at":"2025-01-15T12:00:00Z"}') \g /dev/null
select pg_temp.add_example('proposals', 'ben', '{"id":"b0000000-0000-4000-8000-000000000005","owner_id":"b0000000-0000-4000-8000-000000000001","thread_id":"b0000000-0000-4000-8000-000000000003","run_id":"b0000000-0000-4000-8000-000000000004","connection_id":"b0000000-0000-4000-8000-000000000002","team_id":6,"kind":"move","rank":1,"drop_player_id":1,"add_player_id":2,"effective_day":"2025-01-16","card":{},"premises":{},"basis":{},"preconditions":"sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","matchup_period":1,"expires_at":"2025-01-15T12:00:00Z"}') \g /dev/null
select pg_temp.add_example('decisions', 'ann', '{"proposal_id":"a0000000-0000-4000-8000-000000000005","owner_id":"a0000000-0000-4000-8000-000000000001","attempt":1,"action":"approve","idempotency_key":"k1"}') \g /dev/null
select pg_temp.add_example('decisions', 'ben', '{"proposal_id":"b0000000-0000-4000-8000-000000000005","owner_id":"b0000000-0000-4000-8000-000000000001","attempt":1,"action":"approve","idempotency_key":"k1"}') \g /dev/null
select pg_temp.add_example('decision_requests', 'ann', '{"owner_id":"a0000000-0000-4000-8000-000000000001","idempotency_key":"k1","request_sha256":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}') \g /dev/null
select pg_temp.add_example('decision_requests', 'ben', '{"owner_id":"b0000000-0000-4000-8000-000000000001","idempotency_key":"k1","request_sha256":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}') \g /dev/null
select pg_temp.add_example('verifications', 'ann', '{"proposal_id":"a0000000-0000-4000-8000-000000000005","owner_id":"a0000000-0000-4000-8000-000000000001","attempt":1,"result":"seen"}') \g /dev/null
select pg_temp.add_example('verifications', 'ben', '{"proposal_id":"b0000000-0000-4000-8000-000000000005","owner_id":"b0000000-0000-4000-8000-000000000001","attempt":1,"result":"seen"}') \g /dev/null
select pg_temp.add_example('outcomes', 'ann', '{"proposal_id":"a0000000-0000-4000-8000-000000000005","owner_id":"a0000000-0000-4000-8000-000000000001","claimed":1,"delivered":1,"unit":"points"}') \g /dev/null
select pg_temp.add_example('outcomes', 'ben', '{"proposal_id":"b0000000-0000-4000-8000-000000000005","owner_id":"b0000000-0000-4000-8000-000000000001","claimed":1,"delivered":1,"unit":"points"}') \g /dev/null
select pg_temp.add_example('matchup_chances', 'ann', '{"connection_id":"a0000000-0000-4000-8000-000000000002","owner_id":"a0000000-0000-4000-8000-000000000001","team_id":6,"matchup_period":1,"noted_at":"2025-01-15T12:00:00Z","win_probability":0.5,"my_score":100,"opponent_team_id":7,"opponent_score":90}') \g /dev/null
select pg_temp.add_example('matchup_chances', 'ben', '{"connection_id":"b0000000-0000-4000-8000-000000000002","owner_id":"b0000000-0000-4000-8000-000000000001","team_id":6,"matchup_period":1,"noted_at":"2025-01-15T12:00:00Z","win_probability":0.5,"my_score":100,"opponent_team_id":7,"opponent_score":90}') \g /dev/null
select pg_temp.add_example('audit_log', 'ann', '{"id":1,"owner_id":"a0000000-0000-4000-8000-000000000001","action":"proposal.approve","subject_kind":"proposal","subject_id":"a0000000-0000-4000-8000-000000000005"}') \g /dev/null
select pg_temp.add_example('audit_log', 'ben', '{"id":2,"owner_id":"b0000000-0000-4000-8000-000000000001","action":"proposal.approve","subject_kind":"proposal","subject_id":"b0000000-0000-4000-8000-000000000005"}') \g /dev/null
select pg_temp.add_example('source_health', 'ann', '{"id":1,"source_key":"espn","connection_id":"a0000000-0000-4000-8000-000000000002"}') \g /dev/null
select pg_temp.add_example('source_health', 'ben', '{"id":2,"source_key":"espn","connection_id":"b0000000-0000-4000-8000-000000000002"}') \g /dev/null
select pg_temp.add_example('source_health', 'everyone', '{"id":3,"source_key":"espn","connection_id":null}') \g /dev/null
select pg_temp.add_example('news_feeds', 'everyone', '{"feed_key":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}') \g /dev/null
select pg_temp.add_example('rate_limits', 'ann', '{"subject":"a0000000-0000-4000-8000-000000000001","kind":"run","started_at":["2025-01-15T12:00:00Z"],"expires_at":"2025-01-15T12:00:00Z"}') \g /dev/null
select pg_temp.add_example('rate_limits', 'ben', '{"subject":"b0000000-0000-4000-8000-000000000001","kind":"run","started_at":["2025-01-15T12:00:00Z"],"expires_at":"2025-01-15T12:00:00Z"}') \g /dev/null
select pg_temp.add_example('app_settings', 'everyone', '{"key":"a setting","value":{}}') \g /dev/null
select plan(824);
select tables_are('public', array['profiles', 'league_connections', 'league_snapshots', 'model_keys', 'api_tokens', 'preferences', 'players', 'player_aliases', 'player_status_snapshots', 'player_game_logs', 'player_game_log_reads', 'pro_schedule', 'news_items', 'news_players', 'news_reports', 'threads', 'runs', 'run_events', 'run_steps', 'thread_checkpoints', 'thread_shares', 'feedback', 'usage', 'proposals', 'decisions', 'decision_requests', 'verifications', 'outcomes', 'matchup_chances', 'audit_log', 'source_health', 'news_feeds', 'rate_limits', 'app_settings'], 'every table is in the matrix');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.profiles'::regclass), 'profiles: row level security is on');
select table_privs_are('public', 'profiles', 'anon', array[]::text[]);
select table_privs_are('public', 'profiles', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'profiles' order by 1),
      array['select', 'update'], 'profiles: policies for select, update');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.profiles'::regclass and attnum > 0 and not attisdropped and has_column_privilege('authenticated', attrelid, attnum, 'update') order by 1),
      array['display_name', 'language'], 'profiles: authenticated may update only display_name, language');
select is(pg_temp.reach('profiles', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select profiles: refused');
select is(pg_temp.reach('profiles', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert profiles: refused');
select is(pg_temp.reach('profiles', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update profiles: refused');
select is(pg_temp.reach('profiles', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete profiles: refused');
select is(pg_temp.reach('profiles', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select profiles: ann');
select is(pg_temp.reach('profiles', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert profiles: refused');
select is(pg_temp.reach('profiles', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', array['display_name', 'language']),
      'ann', 'ann, update profiles: ann');
select is(pg_temp.reach('profiles', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete profiles: refused');
select is(pg_temp.reach('profiles', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select profiles: ben');
select is(pg_temp.reach('profiles', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert profiles: refused');
select is(pg_temp.reach('profiles', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', array['display_name', 'language']),
      'ben', 'ben, update profiles: ben');
select is(pg_temp.reach('profiles', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete profiles: refused');
select is(pg_temp.reach('profiles', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select profiles: nothing');
select is(pg_temp.reach('profiles', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert profiles: refused');
select is(pg_temp.reach('profiles', 'update', 'authenticated', null, array['display_name', 'language']),
      'nothing', 'signed in without a name, update profiles: nothing');
select is(pg_temp.reach('profiles', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete profiles: refused');
select is(pg_temp.reach('profiles', 'select', null, null, null),
      'ann, ben', 'server, select profiles: ann, ben');
select is(pg_temp.reach('profiles', 'insert', null, null, null),
      'ann, ben', 'server, insert profiles: ann, ben');
select is(pg_temp.reach('profiles', 'update', null, null, null),
      'ann, ben', 'server, update profiles: ann, ben');
select is(pg_temp.reach('profiles', 'delete', null, null, null),
      'ann, ben', 'server, delete profiles: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.league_connections'::regclass), 'league_connections: row level security is on');
select table_privs_are('public', 'league_connections', 'anon', array[]::text[]);
select table_privs_are('public', 'league_connections', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'league_connections' order by 1),
      array['select'], 'league_connections: policies for select');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.league_connections'::regclass and attnum > 0 and not attisdropped and not has_column_privilege('authenticated', attrelid, attnum, 'select') order by 1),
      array['credentials_ciphertext', 'credentials_key_id'], 'league_connections: authenticated may select all but credentials_ciphertext, credentials_key_id');
select is(pg_temp.reach('league_connections', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select league_connections: refused');
select is(pg_temp.reach('league_connections', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert league_connections: refused');
select is(pg_temp.reach('league_connections', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update league_connections: refused');
select is(pg_temp.reach('league_connections', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete league_connections: refused');
select is(pg_temp.reach('league_connections', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select league_connections: ann');
select is(pg_temp.reach('league_connections', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert league_connections: refused');
select is(pg_temp.reach('league_connections', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update league_connections: refused');
select is(pg_temp.reach('league_connections', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete league_connections: refused');
select is(pg_temp.reach('league_connections', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select league_connections: ben');
select is(pg_temp.reach('league_connections', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert league_connections: refused');
select is(pg_temp.reach('league_connections', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update league_connections: refused');
select is(pg_temp.reach('league_connections', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete league_connections: refused');
select is(pg_temp.reach('league_connections', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select league_connections: nothing');
select is(pg_temp.reach('league_connections', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert league_connections: refused');
select is(pg_temp.reach('league_connections', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update league_connections: refused');
select is(pg_temp.reach('league_connections', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete league_connections: refused');
select is(pg_temp.reach('league_connections', 'select', null, null, null),
      'ann, ben', 'server, select league_connections: ann, ben');
select is(pg_temp.reach('league_connections', 'insert', null, null, null),
      'ann, ben', 'server, insert league_connections: ann, ben');
select is(pg_temp.reach('league_connections', 'update', null, null, null),
      'ann, ben', 'server, update league_connections: ann, ben');
select is(pg_temp.reach('league_connections', 'delete', null, null, null),
      'ann, ben', 'server, delete league_connections: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.league_snapshots'::regclass), 'league_snapshots: row level security is on');
select table_privs_are('public', 'league_snapshots', 'anon', array[]::text[]);
select table_privs_are('public', 'league_snapshots', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'league_snapshots' order by 1),
      array['select'], 'league_snapshots: policies for select');
select is(pg_temp.reach('league_snapshots', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select league_snapshots: ann');
select is(pg_temp.reach('league_snapshots', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select league_snapshots: ben');
select is(pg_temp.reach('league_snapshots', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select league_snapshots: nothing');
select is(pg_temp.reach('league_snapshots', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete league_snapshots: refused');
select is(pg_temp.reach('league_snapshots', 'select', null, null, null),
      'ann, ben', 'server, select league_snapshots: ann, ben');
select is(pg_temp.reach('league_snapshots', 'insert', null, null, null),
      'ann, ben', 'server, insert league_snapshots: ann, ben');
select is(pg_temp.reach('league_snapshots', 'update', null, null, null),
      'ann, ben', 'server, update league_snapshots: ann, ben');
select is(pg_temp.reach('league_snapshots', 'delete', null, null, null),
      'ann, ben', 'server, delete league_snapshots: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.model_keys'::regclass), 'model_keys: row level security is on');
select table_privs_are('public', 'model_keys', 'anon', array[]::text[]);
select table_privs_are('public', 'model_keys', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'model_keys' order by 1),
      array['select'], 'model_keys: policies for select');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.model_keys'::regclass and attnum > 0 and not attisdropped and not has_column_privilege('authenticated', attrelid, attnum, 'select') order by 1),
      array['key_ciphertext', 'key_id'], 'model_keys: authenticated may select all but key_ciphertext, key_id');
select is(pg_temp.reach('model_keys', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select model_keys: refused');
select is(pg_temp.reach('model_keys', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert model_keys: refused');
select is(pg_temp.reach('model_keys', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update model_keys: refused');
select is(pg_temp.reach('model_keys', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete model_keys: refused');
select is(pg_temp.reach('model_keys', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select model_keys: ann');
select is(pg_temp.reach('model_keys', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert model_keys: refused');
select is(pg_temp.reach('model_keys', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update model_keys: refused');
select is(pg_temp.reach('model_keys', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete model_keys: refused');
select is(pg_temp.reach('model_keys', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select model_keys: ben');
select is(pg_temp.reach('model_keys', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert model_keys: refused');
select is(pg_temp.reach('model_keys', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update model_keys: refused');
select is(pg_temp.reach('model_keys', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete model_keys: refused');
select is(pg_temp.reach('model_keys', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select model_keys: nothing');
select is(pg_temp.reach('model_keys', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert model_keys: refused');
select is(pg_temp.reach('model_keys', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update model_keys: refused');
select is(pg_temp.reach('model_keys', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete model_keys: refused');
select is(pg_temp.reach('model_keys', 'select', null, null, null),
      'ann, ben', 'server, select model_keys: ann, ben');
select is(pg_temp.reach('model_keys', 'insert', null, null, null),
      'ann, ben', 'server, insert model_keys: ann, ben');
select is(pg_temp.reach('model_keys', 'update', null, null, null),
      'ann, ben', 'server, update model_keys: ann, ben');
select is(pg_temp.reach('model_keys', 'delete', null, null, null),
      'ann, ben', 'server, delete model_keys: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.api_tokens'::regclass), 'api_tokens: row level security is on');
select table_privs_are('public', 'api_tokens', 'anon', array[]::text[]);
select table_privs_are('public', 'api_tokens', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'api_tokens' order by 1),
      array['select'], 'api_tokens: policies for select');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.api_tokens'::regclass and attnum > 0 and not attisdropped and not has_column_privilege('authenticated', attrelid, attnum, 'select') order by 1),
      array['token_sha256'], 'api_tokens: authenticated may select all but token_sha256');
select is(pg_temp.reach('api_tokens', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select api_tokens: ann');
select is(pg_temp.reach('api_tokens', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select api_tokens: ben');
select is(pg_temp.reach('api_tokens', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select api_tokens: nothing');
select is(pg_temp.reach('api_tokens', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete api_tokens: refused');
select is(pg_temp.reach('api_tokens', 'select', null, null, null),
      'ann, ben', 'server, select api_tokens: ann, ben');
select is(pg_temp.reach('api_tokens', 'insert', null, null, null),
      'ann, ben', 'server, insert api_tokens: ann, ben');
select is(pg_temp.reach('api_tokens', 'update', null, null, null),
      'ann, ben', 'server, update api_tokens: ann, ben');
select is(pg_temp.reach('api_tokens', 'delete', null, null, null),
      'ann, ben', 'server, delete api_tokens: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.preferences'::regclass), 'preferences: row level security is on');
select table_privs_are('public', 'preferences', 'anon', array[]::text[]);
select table_privs_are('public', 'preferences', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'preferences' order by 1),
      array['select'], 'preferences: policies for select');
select is(pg_temp.reach('preferences', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select preferences: refused');
select is(pg_temp.reach('preferences', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert preferences: refused');
select is(pg_temp.reach('preferences', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update preferences: refused');
select is(pg_temp.reach('preferences', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete preferences: refused');
select is(pg_temp.reach('preferences', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select preferences: ann');
select is(pg_temp.reach('preferences', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert preferences: refused');
select is(pg_temp.reach('preferences', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update preferences: refused');
select is(pg_temp.reach('preferences', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete preferences: refused');
select is(pg_temp.reach('preferences', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select preferences: ben');
select is(pg_temp.reach('preferences', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert preferences: refused');
select is(pg_temp.reach('preferences', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update preferences: refused');
select is(pg_temp.reach('preferences', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete preferences: refused');
select is(pg_temp.reach('preferences', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select preferences: nothing');
select is(pg_temp.reach('preferences', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert preferences: refused');
select is(pg_temp.reach('preferences', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update preferences: refused');
select is(pg_temp.reach('preferences', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete preferences: refused');
select is(pg_temp.reach('preferences', 'select', null, null, null),
      'ann, ben', 'server, select preferences: ann, ben');
select is(pg_temp.reach('preferences', 'insert', null, null, null),
      'ann, ben', 'server, insert preferences: ann, ben');
select is(pg_temp.reach('preferences', 'update', null, null, null),
      'ann, ben', 'server, update preferences: ann, ben');
select is(pg_temp.reach('preferences', 'delete', null, null, null),
      'ann, ben', 'server, delete preferences: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.players'::regclass), 'players: row level security is on');
select table_privs_are('public', 'players', 'anon', array[]::text[]);
select table_privs_are('public', 'players', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'players' order by 1),
      array['select'], 'players: policies for select');
select is(pg_temp.reach('players', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select players: refused');
select is(pg_temp.reach('players', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert players: refused');
select is(pg_temp.reach('players', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update players: refused');
select is(pg_temp.reach('players', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete players: refused');
select is(pg_temp.reach('players', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select players: everyone');
select is(pg_temp.reach('players', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert players: refused');
select is(pg_temp.reach('players', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update players: refused');
select is(pg_temp.reach('players', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete players: refused');
select is(pg_temp.reach('players', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select players: everyone');
select is(pg_temp.reach('players', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert players: refused');
select is(pg_temp.reach('players', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update players: refused');
select is(pg_temp.reach('players', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete players: refused');
select is(pg_temp.reach('players', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select players: everyone');
select is(pg_temp.reach('players', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert players: refused');
select is(pg_temp.reach('players', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update players: refused');
select is(pg_temp.reach('players', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete players: refused');
select is(pg_temp.reach('players', 'select', null, null, null),
      'everyone', 'server, select players: everyone');
select is(pg_temp.reach('players', 'insert', null, null, null),
      'everyone', 'server, insert players: everyone');
select is(pg_temp.reach('players', 'update', null, null, null),
      'everyone', 'server, update players: everyone');
select is(pg_temp.reach('players', 'delete', null, null, null),
      'everyone', 'server, delete players: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.player_aliases'::regclass), 'player_aliases: row level security is on');
select table_privs_are('public', 'player_aliases', 'anon', array[]::text[]);
select table_privs_are('public', 'player_aliases', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'player_aliases' order by 1),
      array['select'], 'player_aliases: policies for select');
select is(pg_temp.reach('player_aliases', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select player_aliases: everyone');
select is(pg_temp.reach('player_aliases', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select player_aliases: everyone');
select is(pg_temp.reach('player_aliases', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select player_aliases: everyone');
select is(pg_temp.reach('player_aliases', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete player_aliases: refused');
select is(pg_temp.reach('player_aliases', 'select', null, null, null),
      'everyone', 'server, select player_aliases: everyone');
select is(pg_temp.reach('player_aliases', 'insert', null, null, null),
      'everyone', 'server, insert player_aliases: everyone');
select is(pg_temp.reach('player_aliases', 'update', null, null, null),
      'everyone', 'server, update player_aliases: everyone');
select is(pg_temp.reach('player_aliases', 'delete', null, null, null),
      'everyone', 'server, delete player_aliases: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.player_status_snapshots'::regclass), 'player_status_snapshots: row level security is on');
select table_privs_are('public', 'player_status_snapshots', 'anon', array[]::text[]);
select table_privs_are('public', 'player_status_snapshots', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'player_status_snapshots' order by 1),
      array['select'], 'player_status_snapshots: policies for select');
select is(pg_temp.reach('player_status_snapshots', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select player_status_snapshots: everyone');
select is(pg_temp.reach('player_status_snapshots', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select player_status_snapshots: everyone');
select is(pg_temp.reach('player_status_snapshots', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select player_status_snapshots: everyone');
select is(pg_temp.reach('player_status_snapshots', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete player_status_snapshots: refused');
select is(pg_temp.reach('player_status_snapshots', 'select', null, null, null),
      'everyone', 'server, select player_status_snapshots: everyone');
select is(pg_temp.reach('player_status_snapshots', 'insert', null, null, null),
      'everyone', 'server, insert player_status_snapshots: everyone');
select is(pg_temp.reach('player_status_snapshots', 'update', null, null, null),
      'everyone', 'server, update player_status_snapshots: everyone');
select is(pg_temp.reach('player_status_snapshots', 'delete', null, null, null),
      'everyone', 'server, delete player_status_snapshots: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.player_game_logs'::regclass), 'player_game_logs: row level security is on');
select table_privs_are('public', 'player_game_logs', 'anon', array[]::text[]);
select table_privs_are('public', 'player_game_logs', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'player_game_logs' order by 1),
      array['select'], 'player_game_logs: policies for select');
select is(pg_temp.reach('player_game_logs', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select player_game_logs: everyone');
select is(pg_temp.reach('player_game_logs', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select player_game_logs: everyone');
select is(pg_temp.reach('player_game_logs', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select player_game_logs: everyone');
select is(pg_temp.reach('player_game_logs', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete player_game_logs: refused');
select is(pg_temp.reach('player_game_logs', 'select', null, null, null),
      'everyone', 'server, select player_game_logs: everyone');
select is(pg_temp.reach('player_game_logs', 'insert', null, null, null),
      'everyone', 'server, insert player_game_logs: everyone');
select is(pg_temp.reach('player_game_logs', 'update', null, null, null),
      'everyone', 'server, update player_game_logs: everyone');
select is(pg_temp.reach('player_game_logs', 'delete', null, null, null),
      'everyone', 'server, delete player_game_logs: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.player_game_log_reads'::regclass), 'player_game_log_reads: row level security is on');
select table_privs_are('public', 'player_game_log_reads', 'anon', array[]::text[]);
select table_privs_are('public', 'player_game_log_reads', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'player_game_log_reads' order by 1),
      array['select'], 'player_game_log_reads: policies for select');
select is(pg_temp.reach('player_game_log_reads', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select player_game_log_reads: everyone');
select is(pg_temp.reach('player_game_log_reads', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select player_game_log_reads: everyone');
select is(pg_temp.reach('player_game_log_reads', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select player_game_log_reads: everyone');
select is(pg_temp.reach('player_game_log_reads', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete player_game_log_reads: refused');
select is(pg_temp.reach('player_game_log_reads', 'select', null, null, null),
      'everyone', 'server, select player_game_log_reads: everyone');
select is(pg_temp.reach('player_game_log_reads', 'insert', null, null, null),
      'everyone', 'server, insert player_game_log_reads: everyone');
select is(pg_temp.reach('player_game_log_reads', 'update', null, null, null),
      'everyone', 'server, update player_game_log_reads: everyone');
select is(pg_temp.reach('player_game_log_reads', 'delete', null, null, null),
      'everyone', 'server, delete player_game_log_reads: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.pro_schedule'::regclass), 'pro_schedule: row level security is on');
select table_privs_are('public', 'pro_schedule', 'anon', array[]::text[]);
select table_privs_are('public', 'pro_schedule', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'pro_schedule' order by 1),
      array['select'], 'pro_schedule: policies for select');
select is(pg_temp.reach('pro_schedule', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select pro_schedule: everyone');
select is(pg_temp.reach('pro_schedule', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select pro_schedule: everyone');
select is(pg_temp.reach('pro_schedule', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select pro_schedule: everyone');
select is(pg_temp.reach('pro_schedule', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete pro_schedule: refused');
select is(pg_temp.reach('pro_schedule', 'select', null, null, null),
      'everyone', 'server, select pro_schedule: everyone');
select is(pg_temp.reach('pro_schedule', 'insert', null, null, null),
      'everyone', 'server, insert pro_schedule: everyone');
select is(pg_temp.reach('pro_schedule', 'update', null, null, null),
      'everyone', 'server, update pro_schedule: everyone');
select is(pg_temp.reach('pro_schedule', 'delete', null, null, null),
      'everyone', 'server, delete pro_schedule: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.news_items'::regclass), 'news_items: row level security is on');
select table_privs_are('public', 'news_items', 'anon', array[]::text[]);
select table_privs_are('public', 'news_items', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'news_items' order by 1),
      array['select'], 'news_items: policies for select');
select is(pg_temp.reach('news_items', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select news_items: refused');
select is(pg_temp.reach('news_items', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert news_items: refused');
select is(pg_temp.reach('news_items', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update news_items: refused');
select is(pg_temp.reach('news_items', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete news_items: refused');
select is(pg_temp.reach('news_items', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select news_items: everyone');
select is(pg_temp.reach('news_items', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert news_items: refused');
select is(pg_temp.reach('news_items', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update news_items: refused');
select is(pg_temp.reach('news_items', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete news_items: refused');
select is(pg_temp.reach('news_items', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select news_items: everyone');
select is(pg_temp.reach('news_items', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert news_items: refused');
select is(pg_temp.reach('news_items', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update news_items: refused');
select is(pg_temp.reach('news_items', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete news_items: refused');
select is(pg_temp.reach('news_items', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select news_items: everyone');
select is(pg_temp.reach('news_items', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert news_items: refused');
select is(pg_temp.reach('news_items', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update news_items: refused');
select is(pg_temp.reach('news_items', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete news_items: refused');
select is(pg_temp.reach('news_items', 'select', null, null, null),
      'everyone', 'server, select news_items: everyone');
select is(pg_temp.reach('news_items', 'insert', null, null, null),
      'everyone', 'server, insert news_items: everyone');
select is(pg_temp.reach('news_items', 'update', null, null, null),
      'everyone', 'server, update news_items: everyone');
select is(pg_temp.reach('news_items', 'delete', null, null, null),
      'everyone', 'server, delete news_items: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.news_players'::regclass), 'news_players: row level security is on');
select table_privs_are('public', 'news_players', 'anon', array[]::text[]);
select table_privs_are('public', 'news_players', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'news_players' order by 1),
      array['select'], 'news_players: policies for select');
select is(pg_temp.reach('news_players', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select news_players: refused');
select is(pg_temp.reach('news_players', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert news_players: refused');
select is(pg_temp.reach('news_players', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update news_players: refused');
select is(pg_temp.reach('news_players', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete news_players: refused');
select is(pg_temp.reach('news_players', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select news_players: everyone');
select is(pg_temp.reach('news_players', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert news_players: refused');
select is(pg_temp.reach('news_players', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update news_players: refused');
select is(pg_temp.reach('news_players', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete news_players: refused');
select is(pg_temp.reach('news_players', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select news_players: everyone');
select is(pg_temp.reach('news_players', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert news_players: refused');
select is(pg_temp.reach('news_players', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update news_players: refused');
select is(pg_temp.reach('news_players', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete news_players: refused');
select is(pg_temp.reach('news_players', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select news_players: everyone');
select is(pg_temp.reach('news_players', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert news_players: refused');
select is(pg_temp.reach('news_players', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update news_players: refused');
select is(pg_temp.reach('news_players', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete news_players: refused');
select is(pg_temp.reach('news_players', 'select', null, null, null),
      'everyone', 'server, select news_players: everyone');
select is(pg_temp.reach('news_players', 'insert', null, null, null),
      'everyone', 'server, insert news_players: everyone');
select is(pg_temp.reach('news_players', 'update', null, null, null),
      'everyone', 'server, update news_players: everyone');
select is(pg_temp.reach('news_players', 'delete', null, null, null),
      'everyone', 'server, delete news_players: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.news_reports'::regclass), 'news_reports: row level security is on');
select table_privs_are('public', 'news_reports', 'anon', array[]::text[]);
select table_privs_are('public', 'news_reports', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'news_reports' order by 1),
      array['select'], 'news_reports: policies for select');
select is(pg_temp.reach('news_reports', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select news_reports: refused');
select is(pg_temp.reach('news_reports', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert news_reports: refused');
select is(pg_temp.reach('news_reports', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update news_reports: refused');
select is(pg_temp.reach('news_reports', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete news_reports: refused');
select is(pg_temp.reach('news_reports', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ann, select news_reports: everyone');
select is(pg_temp.reach('news_reports', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert news_reports: refused');
select is(pg_temp.reach('news_reports', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update news_reports: refused');
select is(pg_temp.reach('news_reports', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete news_reports: refused');
select is(pg_temp.reach('news_reports', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'everyone', 'ben, select news_reports: everyone');
select is(pg_temp.reach('news_reports', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert news_reports: refused');
select is(pg_temp.reach('news_reports', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update news_reports: refused');
select is(pg_temp.reach('news_reports', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete news_reports: refused');
select is(pg_temp.reach('news_reports', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select news_reports: everyone');
select is(pg_temp.reach('news_reports', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert news_reports: refused');
select is(pg_temp.reach('news_reports', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update news_reports: refused');
select is(pg_temp.reach('news_reports', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete news_reports: refused');
select is(pg_temp.reach('news_reports', 'select', null, null, null),
      'everyone', 'server, select news_reports: everyone');
select is(pg_temp.reach('news_reports', 'insert', null, null, null),
      'everyone', 'server, insert news_reports: everyone');
select is(pg_temp.reach('news_reports', 'update', null, null, null),
      'everyone', 'server, update news_reports: everyone');
select is(pg_temp.reach('news_reports', 'delete', null, null, null),
      'everyone', 'server, delete news_reports: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.threads'::regclass), 'threads: row level security is on');
select table_privs_are('public', 'threads', 'anon', array[]::text[]);
select table_privs_are('public', 'threads', 'authenticated', array['SELECT', 'DELETE']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'threads' order by 1),
      array['delete', 'insert', 'select', 'update'], 'threads: policies for delete, insert, select, update');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.threads'::regclass and attnum > 0 and not attisdropped and has_column_privilege('authenticated', attrelid, attnum, 'insert') order by 1),
      array['connection_id', 'id', 'language', 'owner_id', 'team_id', 'title'], 'threads: authenticated may insert only connection_id, id, language, owner_id, team_id, title');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.threads'::regclass and attnum > 0 and not attisdropped and has_column_privilege('authenticated', attrelid, attnum, 'update') order by 1),
      array['language', 'title', 'updated_at'], 'threads: authenticated may update only language, title, updated_at');
select is(pg_temp.reach('threads', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select threads: refused');
select is(pg_temp.reach('threads', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert threads: refused');
select is(pg_temp.reach('threads', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update threads: refused');
select is(pg_temp.reach('threads', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete threads: refused');
select is(pg_temp.reach('threads', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select threads: ann');
select is(pg_temp.reach('threads', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', array['id', 'owner_id', 'connection_id', 'team_id', 'title', 'language']),
      'ann', 'ann, insert threads: ann');
select is(pg_temp.reach('threads', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', array['title', 'language', 'updated_at']),
      'ann', 'ann, update threads: ann');
select is(pg_temp.reach('threads', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, delete threads: ann');
select is(pg_temp.reach('threads', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select threads: ben');
select is(pg_temp.reach('threads', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', array['id', 'owner_id', 'connection_id', 'team_id', 'title', 'language']),
      'ben', 'ben, insert threads: ben');
select is(pg_temp.reach('threads', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', array['title', 'language', 'updated_at']),
      'ben', 'ben, update threads: ben');
select is(pg_temp.reach('threads', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, delete threads: ben');
select is(pg_temp.reach('threads', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select threads: nothing');
select is(pg_temp.reach('threads', 'insert', 'authenticated', null, array['id', 'owner_id', 'connection_id', 'team_id', 'title', 'language']),
      'refused', 'signed in without a name, insert threads: refused');
select is(pg_temp.reach('threads', 'update', 'authenticated', null, array['title', 'language', 'updated_at']),
      'nothing', 'signed in without a name, update threads: nothing');
select is(pg_temp.reach('threads', 'delete', 'authenticated', null, null),
      'nothing', 'signed in without a name, delete threads: nothing');
select is(pg_temp.reach('threads', 'select', null, null, null),
      'ann, ben', 'server, select threads: ann, ben');
select is(pg_temp.reach('threads', 'insert', null, null, null),
      'ann, ben', 'server, insert threads: ann, ben');
select is(pg_temp.reach('threads', 'update', null, null, null),
      'ann, ben', 'server, update threads: ann, ben');
select is(pg_temp.reach('threads', 'delete', null, null, null),
      'ann, ben', 'server, delete threads: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.runs'::regclass), 'runs: row level security is on');
select table_privs_are('public', 'runs', 'anon', array[]::text[]);
select table_privs_are('public', 'runs', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'runs' order by 1),
      array['select'], 'runs: policies for select');
select is(pg_temp.reach('runs', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select runs: refused');
select is(pg_temp.reach('runs', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert runs: refused');
select is(pg_temp.reach('runs', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update runs: refused');
select is(pg_temp.reach('runs', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete runs: refused');
select is(pg_temp.reach('runs', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select runs: ann');
select is(pg_temp.reach('runs', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert runs: refused');
select is(pg_temp.reach('runs', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update runs: refused');
select is(pg_temp.reach('runs', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete runs: refused');
select is(pg_temp.reach('runs', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select runs: ben');
select is(pg_temp.reach('runs', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert runs: refused');
select is(pg_temp.reach('runs', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update runs: refused');
select is(pg_temp.reach('runs', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete runs: refused');
select is(pg_temp.reach('runs', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select runs: nothing');
select is(pg_temp.reach('runs', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert runs: refused');
select is(pg_temp.reach('runs', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update runs: refused');
select is(pg_temp.reach('runs', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete runs: refused');
select is(pg_temp.reach('runs', 'select', null, null, null),
      'ann, ben', 'server, select runs: ann, ben');
select is(pg_temp.reach('runs', 'insert', null, null, null),
      'ann, ben', 'server, insert runs: ann, ben');
select is(pg_temp.reach('runs', 'update', null, null, null),
      'ann, ben', 'server, update runs: ann, ben');
select is(pg_temp.reach('runs', 'delete', null, null, null),
      'ann, ben', 'server, delete runs: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.run_events'::regclass), 'run_events: row level security is on');
select table_privs_are('public', 'run_events', 'anon', array[]::text[]);
select table_privs_are('public', 'run_events', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'run_events' order by 1),
      array['select'], 'run_events: policies for select');
select is(pg_temp.reach('run_events', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select run_events: refused');
select is(pg_temp.reach('run_events', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert run_events: refused');
select is(pg_temp.reach('run_events', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update run_events: refused');
select is(pg_temp.reach('run_events', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete run_events: refused');
select is(pg_temp.reach('run_events', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select run_events: ann');
select is(pg_temp.reach('run_events', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert run_events: refused');
select is(pg_temp.reach('run_events', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update run_events: refused');
select is(pg_temp.reach('run_events', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete run_events: refused');
select is(pg_temp.reach('run_events', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select run_events: ben');
select is(pg_temp.reach('run_events', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert run_events: refused');
select is(pg_temp.reach('run_events', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update run_events: refused');
select is(pg_temp.reach('run_events', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete run_events: refused');
select is(pg_temp.reach('run_events', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select run_events: nothing');
select is(pg_temp.reach('run_events', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert run_events: refused');
select is(pg_temp.reach('run_events', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update run_events: refused');
select is(pg_temp.reach('run_events', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete run_events: refused');
select is(pg_temp.reach('run_events', 'select', null, null, null),
      'ann, ben', 'server, select run_events: ann, ben');
select is(pg_temp.reach('run_events', 'insert', null, null, null),
      'ann, ben', 'server, insert run_events: ann, ben');
select is(pg_temp.reach('run_events', 'update', null, null, null),
      'ann, ben', 'server, update run_events: ann, ben');
select is(pg_temp.reach('run_events', 'delete', null, null, null),
      'ann, ben', 'server, delete run_events: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.run_steps'::regclass), 'run_steps: row level security is on');
select table_privs_are('public', 'run_steps', 'anon', array[]::text[]);
select table_privs_are('public', 'run_steps', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'run_steps' order by 1),
      array['select'], 'run_steps: policies for select');
select is(pg_temp.reach('run_steps', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select run_steps: refused');
select is(pg_temp.reach('run_steps', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert run_steps: refused');
select is(pg_temp.reach('run_steps', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update run_steps: refused');
select is(pg_temp.reach('run_steps', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete run_steps: refused');
select is(pg_temp.reach('run_steps', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select run_steps: ann');
select is(pg_temp.reach('run_steps', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert run_steps: refused');
select is(pg_temp.reach('run_steps', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update run_steps: refused');
select is(pg_temp.reach('run_steps', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete run_steps: refused');
select is(pg_temp.reach('run_steps', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select run_steps: ben');
select is(pg_temp.reach('run_steps', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert run_steps: refused');
select is(pg_temp.reach('run_steps', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update run_steps: refused');
select is(pg_temp.reach('run_steps', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete run_steps: refused');
select is(pg_temp.reach('run_steps', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select run_steps: nothing');
select is(pg_temp.reach('run_steps', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert run_steps: refused');
select is(pg_temp.reach('run_steps', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update run_steps: refused');
select is(pg_temp.reach('run_steps', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete run_steps: refused');
select is(pg_temp.reach('run_steps', 'select', null, null, null),
      'ann, ben', 'server, select run_steps: ann, ben');
select is(pg_temp.reach('run_steps', 'insert', null, null, null),
      'ann, ben', 'server, insert run_steps: ann, ben');
select is(pg_temp.reach('run_steps', 'update', null, null, null),
      'ann, ben', 'server, update run_steps: ann, ben');
select is(pg_temp.reach('run_steps', 'delete', null, null, null),
      'ann, ben', 'server, delete run_steps: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.thread_checkpoints'::regclass), 'thread_checkpoints: row level security is on');
select table_privs_are('public', 'thread_checkpoints', 'anon', array[]::text[]);
select table_privs_are('public', 'thread_checkpoints', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'thread_checkpoints' order by 1),
      array['select'], 'thread_checkpoints: policies for select');
select is(pg_temp.reach('thread_checkpoints', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select thread_checkpoints: ann');
select is(pg_temp.reach('thread_checkpoints', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select thread_checkpoints: ben');
select is(pg_temp.reach('thread_checkpoints', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select thread_checkpoints: nothing');
select is(pg_temp.reach('thread_checkpoints', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete thread_checkpoints: refused');
select is(pg_temp.reach('thread_checkpoints', 'select', null, null, null),
      'ann, ben', 'server, select thread_checkpoints: ann, ben');
select is(pg_temp.reach('thread_checkpoints', 'insert', null, null, null),
      'ann, ben', 'server, insert thread_checkpoints: ann, ben');
select is(pg_temp.reach('thread_checkpoints', 'update', null, null, null),
      'ann, ben', 'server, update thread_checkpoints: ann, ben');
select is(pg_temp.reach('thread_checkpoints', 'delete', null, null, null),
      'ann, ben', 'server, delete thread_checkpoints: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.thread_shares'::regclass), 'thread_shares: row level security is on');
select table_privs_are('public', 'thread_shares', 'anon', array[]::text[]);
select table_privs_are('public', 'thread_shares', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'thread_shares' order by 1),
      array['select'], 'thread_shares: policies for select');
select is(array(select attname::text collate "C" from pg_catalog.pg_attribute
      where attrelid = 'public.thread_shares'::regclass and attnum > 0 and not attisdropped and not has_column_privilege('authenticated', attrelid, attnum, 'select') order by 1),
      array['token_sha256'], 'thread_shares: authenticated may select all but token_sha256');
select is(pg_temp.reach('thread_shares', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select thread_shares: ann');
select is(pg_temp.reach('thread_shares', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select thread_shares: ben');
select is(pg_temp.reach('thread_shares', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select thread_shares: nothing');
select is(pg_temp.reach('thread_shares', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete thread_shares: refused');
select is(pg_temp.reach('thread_shares', 'select', null, null, null),
      'ann, ben', 'server, select thread_shares: ann, ben');
select is(pg_temp.reach('thread_shares', 'insert', null, null, null),
      'ann, ben', 'server, insert thread_shares: ann, ben');
select is(pg_temp.reach('thread_shares', 'update', null, null, null),
      'ann, ben', 'server, update thread_shares: ann, ben');
select is(pg_temp.reach('thread_shares', 'delete', null, null, null),
      'ann, ben', 'server, delete thread_shares: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.feedback'::regclass), 'feedback: row level security is on');
select table_privs_are('public', 'feedback', 'anon', array[]::text[]);
select table_privs_are('public', 'feedback', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'feedback' order by 1),
      array['select'], 'feedback: policies for select');
select is(pg_temp.reach('feedback', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select feedback: refused');
select is(pg_temp.reach('feedback', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert feedback: refused');
select is(pg_temp.reach('feedback', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update feedback: refused');
select is(pg_temp.reach('feedback', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete feedback: refused');
select is(pg_temp.reach('feedback', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select feedback: ann');
select is(pg_temp.reach('feedback', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert feedback: refused');
select is(pg_temp.reach('feedback', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update feedback: refused');
select is(pg_temp.reach('feedback', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete feedback: refused');
select is(pg_temp.reach('feedback', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select feedback: ben');
select is(pg_temp.reach('feedback', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert feedback: refused');
select is(pg_temp.reach('feedback', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update feedback: refused');
select is(pg_temp.reach('feedback', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete feedback: refused');
select is(pg_temp.reach('feedback', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select feedback: nothing');
select is(pg_temp.reach('feedback', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert feedback: refused');
select is(pg_temp.reach('feedback', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update feedback: refused');
select is(pg_temp.reach('feedback', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete feedback: refused');
select is(pg_temp.reach('feedback', 'select', null, null, null),
      'ann, ben', 'server, select feedback: ann, ben');
select is(pg_temp.reach('feedback', 'insert', null, null, null),
      'ann, ben', 'server, insert feedback: ann, ben');
select is(pg_temp.reach('feedback', 'update', null, null, null),
      'ann, ben', 'server, update feedback: ann, ben');
select is(pg_temp.reach('feedback', 'delete', null, null, null),
      'ann, ben', 'server, delete feedback: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.usage'::regclass), 'usage: row level security is on');
select table_privs_are('public', 'usage', 'anon', array[]::text[]);
select table_privs_are('public', 'usage', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'usage' order by 1),
      array['select'], 'usage: policies for select');
select is(pg_temp.reach('usage', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select usage: refused');
select is(pg_temp.reach('usage', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert usage: refused');
select is(pg_temp.reach('usage', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update usage: refused');
select is(pg_temp.reach('usage', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete usage: refused');
select is(pg_temp.reach('usage', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select usage: ann');
select is(pg_temp.reach('usage', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert usage: refused');
select is(pg_temp.reach('usage', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update usage: refused');
select is(pg_temp.reach('usage', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete usage: refused');
select is(pg_temp.reach('usage', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select usage: ben');
select is(pg_temp.reach('usage', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert usage: refused');
select is(pg_temp.reach('usage', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update usage: refused');
select is(pg_temp.reach('usage', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete usage: refused');
select is(pg_temp.reach('usage', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select usage: nothing');
select is(pg_temp.reach('usage', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert usage: refused');
select is(pg_temp.reach('usage', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update usage: refused');
select is(pg_temp.reach('usage', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete usage: refused');
select is(pg_temp.reach('usage', 'select', null, null, null),
      'ann, ben', 'server, select usage: ann, ben');
select is(pg_temp.reach('usage', 'insert', null, null, null),
      'ann, ben', 'server, insert usage: ann, ben');
select is(pg_temp.reach('usage', 'update', null, null, null),
      'ann, ben', 'server, update usage: ann, ben');
select is(pg_temp.reach('usage', 'delete', null, null, null),
      'ann, ben', 'server, delete usage: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.proposals'::regclass), 'proposals: row level security is on');
select table_privs_are('public', 'proposals', 'anon', array[]::text[]);
select table_privs_are('public', 'proposals', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'proposals' order by 1),
      array['select'], 'proposals: policies for select');
select is(pg_temp.reach('proposals', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select proposals: refused');
select is(pg_temp.reach('proposals', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert proposals: refused');
select is(pg_temp.reach('proposals', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update proposals: refused');
select is(pg_temp.reach('proposals', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete proposals: refused');
select is(pg_temp.reach('proposals', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select proposals: ann');
select is(pg_temp.reach('proposals', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert proposals: refused');
select is(pg_temp.reach('proposals', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update proposals: refused');
select is(pg_temp.reach('proposals', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete proposals: refused');
select is(pg_temp.reach('proposals', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select proposals: ben');
select is(pg_temp.reach('proposals', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert proposals: refused');
select is(pg_temp.reach('proposals', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update proposals: refused');
select is(pg_temp.reach('proposals', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete proposals: refused');
select is(pg_temp.reach('proposals', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select proposals: nothing');
select is(pg_temp.reach('proposals', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert proposals: refused');
select is(pg_temp.reach('proposals', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update proposals: refused');
select is(pg_temp.reach('proposals', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete proposals: refused');
select is(pg_temp.reach('proposals', 'select', null, null, null),
      'ann, ben', 'server, select proposals: ann, ben');
select is(pg_temp.reach('proposals', 'insert', null, null, null),
      'ann, ben', 'server, insert proposals: ann, ben');
select is(pg_temp.reach('proposals', 'update', null, null, null),
      'ann, ben', 'server, update proposals: ann, ben');
select is(pg_temp.reach('proposals', 'delete', null, null, null),
      'ann, ben', 'server, delete proposals: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.decisions'::regclass), 'decisions: row level security is on');
select table_privs_are('public', 'decisions', 'anon', array[]::text[]);
select table_privs_are('public', 'decisions', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'decisions' order by 1),
      array['select'], 'decisions: policies for select');
select is(pg_temp.reach('decisions', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select decisions: refused');
select is(pg_temp.reach('decisions', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert decisions: refused');
select is(pg_temp.reach('decisions', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update decisions: refused');
select is(pg_temp.reach('decisions', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete decisions: refused');
select is(pg_temp.reach('decisions', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select decisions: ann');
select is(pg_temp.reach('decisions', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert decisions: refused');
select is(pg_temp.reach('decisions', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update decisions: refused');
select is(pg_temp.reach('decisions', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete decisions: refused');
select is(pg_temp.reach('decisions', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select decisions: ben');
select is(pg_temp.reach('decisions', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert decisions: refused');
select is(pg_temp.reach('decisions', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update decisions: refused');
select is(pg_temp.reach('decisions', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete decisions: refused');
select is(pg_temp.reach('decisions', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select decisions: nothing');
select is(pg_temp.reach('decisions', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert decisions: refused');
select is(pg_temp.reach('decisions', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update decisions: refused');
select is(pg_temp.reach('decisions', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete decisions: refused');
select is(pg_temp.reach('decisions', 'select', null, null, null),
      'ann, ben', 'server, select decisions: ann, ben');
select is(pg_temp.reach('decisions', 'insert', null, null, null),
      'ann, ben', 'server, insert decisions: ann, ben');
select is(pg_temp.reach('decisions', 'update', null, null, null),
      'ann, ben', 'server, update decisions: ann, ben');
select is(pg_temp.reach('decisions', 'delete', null, null, null),
      'ann, ben', 'server, delete decisions: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.decision_requests'::regclass), 'decision_requests: row level security is on');
select table_privs_are('public', 'decision_requests', 'anon', array[]::text[]);
select table_privs_are('public', 'decision_requests', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'decision_requests' order by 1),
      array[]::text[], 'decision_requests: policies for nothing');
select is(pg_temp.reach('decision_requests', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, select decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, select decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'select', 'authenticated', null, null),
      'refused', 'signed in without a name, select decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete decision_requests: refused');
select is(pg_temp.reach('decision_requests', 'select', null, null, null),
      'ann, ben', 'server, select decision_requests: ann, ben');
select is(pg_temp.reach('decision_requests', 'insert', null, null, null),
      'ann, ben', 'server, insert decision_requests: ann, ben');
select is(pg_temp.reach('decision_requests', 'update', null, null, null),
      'ann, ben', 'server, update decision_requests: ann, ben');
select is(pg_temp.reach('decision_requests', 'delete', null, null, null),
      'ann, ben', 'server, delete decision_requests: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.verifications'::regclass), 'verifications: row level security is on');
select table_privs_are('public', 'verifications', 'anon', array[]::text[]);
select table_privs_are('public', 'verifications', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'verifications' order by 1),
      array['select'], 'verifications: policies for select');
select is(pg_temp.reach('verifications', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select verifications: refused');
select is(pg_temp.reach('verifications', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert verifications: refused');
select is(pg_temp.reach('verifications', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update verifications: refused');
select is(pg_temp.reach('verifications', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete verifications: refused');
select is(pg_temp.reach('verifications', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select verifications: ann');
select is(pg_temp.reach('verifications', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert verifications: refused');
select is(pg_temp.reach('verifications', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update verifications: refused');
select is(pg_temp.reach('verifications', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete verifications: refused');
select is(pg_temp.reach('verifications', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select verifications: ben');
select is(pg_temp.reach('verifications', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert verifications: refused');
select is(pg_temp.reach('verifications', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update verifications: refused');
select is(pg_temp.reach('verifications', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete verifications: refused');
select is(pg_temp.reach('verifications', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select verifications: nothing');
select is(pg_temp.reach('verifications', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert verifications: refused');
select is(pg_temp.reach('verifications', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update verifications: refused');
select is(pg_temp.reach('verifications', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete verifications: refused');
select is(pg_temp.reach('verifications', 'select', null, null, null),
      'ann, ben', 'server, select verifications: ann, ben');
select is(pg_temp.reach('verifications', 'insert', null, null, null),
      'ann, ben', 'server, insert verifications: ann, ben');
select is(pg_temp.reach('verifications', 'update', null, null, null),
      'ann, ben', 'server, update verifications: ann, ben');
select is(pg_temp.reach('verifications', 'delete', null, null, null),
      'ann, ben', 'server, delete verifications: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.outcomes'::regclass), 'outcomes: row level security is on');
select table_privs_are('public', 'outcomes', 'anon', array[]::text[]);
select table_privs_are('public', 'outcomes', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'outcomes' order by 1),
      array['select'], 'outcomes: policies for select');
select is(pg_temp.reach('outcomes', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select outcomes: refused');
select is(pg_temp.reach('outcomes', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert outcomes: refused');
select is(pg_temp.reach('outcomes', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update outcomes: refused');
select is(pg_temp.reach('outcomes', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete outcomes: refused');
select is(pg_temp.reach('outcomes', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select outcomes: ann');
select is(pg_temp.reach('outcomes', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert outcomes: refused');
select is(pg_temp.reach('outcomes', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update outcomes: refused');
select is(pg_temp.reach('outcomes', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete outcomes: refused');
select is(pg_temp.reach('outcomes', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select outcomes: ben');
select is(pg_temp.reach('outcomes', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert outcomes: refused');
select is(pg_temp.reach('outcomes', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update outcomes: refused');
select is(pg_temp.reach('outcomes', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete outcomes: refused');
select is(pg_temp.reach('outcomes', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select outcomes: nothing');
select is(pg_temp.reach('outcomes', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert outcomes: refused');
select is(pg_temp.reach('outcomes', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update outcomes: refused');
select is(pg_temp.reach('outcomes', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete outcomes: refused');
select is(pg_temp.reach('outcomes', 'select', null, null, null),
      'ann, ben', 'server, select outcomes: ann, ben');
select is(pg_temp.reach('outcomes', 'insert', null, null, null),
      'ann, ben', 'server, insert outcomes: ann, ben');
select is(pg_temp.reach('outcomes', 'update', null, null, null),
      'ann, ben', 'server, update outcomes: ann, ben');
select is(pg_temp.reach('outcomes', 'delete', null, null, null),
      'ann, ben', 'server, delete outcomes: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.matchup_chances'::regclass), 'matchup_chances: row level security is on');
select table_privs_are('public', 'matchup_chances', 'anon', array[]::text[]);
select table_privs_are('public', 'matchup_chances', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'matchup_chances' order by 1),
      array['select'], 'matchup_chances: policies for select');
select is(pg_temp.reach('matchup_chances', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select matchup_chances: ann');
select is(pg_temp.reach('matchup_chances', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select matchup_chances: ben');
select is(pg_temp.reach('matchup_chances', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select matchup_chances: nothing');
select is(pg_temp.reach('matchup_chances', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete matchup_chances: refused');
select is(pg_temp.reach('matchup_chances', 'select', null, null, null),
      'ann, ben', 'server, select matchup_chances: ann, ben');
select is(pg_temp.reach('matchup_chances', 'insert', null, null, null),
      'ann, ben', 'server, insert matchup_chances: ann, ben');
select is(pg_temp.reach('matchup_chances', 'update', null, null, null),
      'ann, ben', 'server, update matchup_chances: ann, ben');
select is(pg_temp.reach('matchup_chances', 'delete', null, null, null),
      'ann, ben', 'server, delete matchup_chances: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.audit_log'::regclass), 'audit_log: row level security is on');
select table_privs_are('public', 'audit_log', 'anon', array[]::text[]);
select table_privs_are('public', 'audit_log', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'audit_log' order by 1),
      array['select'], 'audit_log: policies for select');
select is(pg_temp.reach('audit_log', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select audit_log: refused');
select is(pg_temp.reach('audit_log', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert audit_log: refused');
select is(pg_temp.reach('audit_log', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update audit_log: refused');
select is(pg_temp.reach('audit_log', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete audit_log: refused');
select is(pg_temp.reach('audit_log', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann', 'ann, select audit_log: ann');
select is(pg_temp.reach('audit_log', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert audit_log: refused');
select is(pg_temp.reach('audit_log', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update audit_log: refused');
select is(pg_temp.reach('audit_log', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete audit_log: refused');
select is(pg_temp.reach('audit_log', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben', 'ben, select audit_log: ben');
select is(pg_temp.reach('audit_log', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert audit_log: refused');
select is(pg_temp.reach('audit_log', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update audit_log: refused');
select is(pg_temp.reach('audit_log', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete audit_log: refused');
select is(pg_temp.reach('audit_log', 'select', 'authenticated', null, null),
      'nothing', 'signed in without a name, select audit_log: nothing');
select is(pg_temp.reach('audit_log', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert audit_log: refused');
select is(pg_temp.reach('audit_log', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update audit_log: refused');
select is(pg_temp.reach('audit_log', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete audit_log: refused');
select is(pg_temp.reach('audit_log', 'select', null, null, null),
      'ann, ben', 'server, select audit_log: ann, ben');
select is(pg_temp.reach('audit_log', 'insert', null, null, null),
      'ann, ben', 'server, insert audit_log: ann, ben');
select is(pg_temp.reach('audit_log', 'update', null, null, null),
      'refused', 'server, update audit_log: refused');
select is(pg_temp.reach('audit_log', 'delete', null, null, null),
      'refused', 'server, delete audit_log: refused');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.source_health'::regclass), 'source_health: row level security is on');
select table_privs_are('public', 'source_health', 'anon', array[]::text[]);
select table_privs_are('public', 'source_health', 'authenticated', array['SELECT']);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'source_health' order by 1),
      array['select'], 'source_health: policies for select');
select is(pg_temp.reach('source_health', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select source_health: refused');
select is(pg_temp.reach('source_health', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert source_health: refused');
select is(pg_temp.reach('source_health', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update source_health: refused');
select is(pg_temp.reach('source_health', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete source_health: refused');
select is(pg_temp.reach('source_health', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'ann, everyone', 'ann, select source_health: ann, everyone');
select is(pg_temp.reach('source_health', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert source_health: refused');
select is(pg_temp.reach('source_health', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update source_health: refused');
select is(pg_temp.reach('source_health', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete source_health: refused');
select is(pg_temp.reach('source_health', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'ben, everyone', 'ben, select source_health: ben, everyone');
select is(pg_temp.reach('source_health', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert source_health: refused');
select is(pg_temp.reach('source_health', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update source_health: refused');
select is(pg_temp.reach('source_health', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete source_health: refused');
select is(pg_temp.reach('source_health', 'select', 'authenticated', null, null),
      'everyone', 'signed in without a name, select source_health: everyone');
select is(pg_temp.reach('source_health', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert source_health: refused');
select is(pg_temp.reach('source_health', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update source_health: refused');
select is(pg_temp.reach('source_health', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete source_health: refused');
select is(pg_temp.reach('source_health', 'select', null, null, null),
      'ann, ben, everyone', 'server, select source_health: ann, ben, everyone');
select is(pg_temp.reach('source_health', 'insert', null, null, null),
      'ann, ben, everyone', 'server, insert source_health: ann, ben, everyone');
select is(pg_temp.reach('source_health', 'update', null, null, null),
      'ann, ben, everyone', 'server, update source_health: ann, ben, everyone');
select is(pg_temp.reach('source_health', 'delete', null, null, null),
      'ann, ben, everyone', 'server, delete source_health: ann, ben, everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.news_feeds'::regclass), 'news_feeds: row level security is on');
select table_privs_are('public', 'news_feeds', 'anon', array[]::text[]);
select table_privs_are('public', 'news_feeds', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'news_feeds' order by 1),
      array[]::text[], 'news_feeds: policies for nothing');
select is(pg_temp.reach('news_feeds', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, select news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, select news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'select', 'authenticated', null, null),
      'refused', 'signed in without a name, select news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete news_feeds: refused');
select is(pg_temp.reach('news_feeds', 'select', null, null, null),
      'everyone', 'server, select news_feeds: everyone');
select is(pg_temp.reach('news_feeds', 'insert', null, null, null),
      'everyone', 'server, insert news_feeds: everyone');
select is(pg_temp.reach('news_feeds', 'update', null, null, null),
      'everyone', 'server, update news_feeds: everyone');
select is(pg_temp.reach('news_feeds', 'delete', null, null, null),
      'everyone', 'server, delete news_feeds: everyone');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.rate_limits'::regclass), 'rate_limits: row level security is on');
select table_privs_are('public', 'rate_limits', 'anon', array[]::text[]);
select table_privs_are('public', 'rate_limits', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'rate_limits' order by 1),
      array[]::text[], 'rate_limits: policies for nothing');
select is(pg_temp.reach('rate_limits', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, select rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, select rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'select', 'authenticated', null, null),
      'refused', 'signed in without a name, select rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete rate_limits: refused');
select is(pg_temp.reach('rate_limits', 'select', null, null, null),
      'ann, ben', 'server, select rate_limits: ann, ben');
select is(pg_temp.reach('rate_limits', 'insert', null, null, null),
      'ann, ben', 'server, insert rate_limits: ann, ben');
select is(pg_temp.reach('rate_limits', 'update', null, null, null),
      'ann, ben', 'server, update rate_limits: ann, ben');
select is(pg_temp.reach('rate_limits', 'delete', null, null, null),
      'ann, ben', 'server, delete rate_limits: ann, ben');
select ok((select relrowsecurity from pg_catalog.pg_class where oid = 'public.app_settings'::regclass), 'app_settings: row level security is on');
select table_privs_are('public', 'app_settings', 'anon', array[]::text[]);
select table_privs_are('public', 'app_settings', 'authenticated', array[]::text[]);
select is(array(select lower(cmd) collate "C" from pg_catalog.pg_policies where schemaname = 'public' and tablename = 'app_settings' order by 1),
      array[]::text[], 'app_settings: policies for nothing');
select is(pg_temp.reach('app_settings', 'select', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, select app_settings: refused');
select is(pg_temp.reach('app_settings', 'insert', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, insert app_settings: refused');
select is(pg_temp.reach('app_settings', 'update', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, update app_settings: refused');
select is(pg_temp.reach('app_settings', 'delete', 'anon', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'anonymous, delete app_settings: refused');
select is(pg_temp.reach('app_settings', 'select', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, select app_settings: refused');
select is(pg_temp.reach('app_settings', 'insert', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, insert app_settings: refused');
select is(pg_temp.reach('app_settings', 'update', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, update app_settings: refused');
select is(pg_temp.reach('app_settings', 'delete', 'authenticated', 'a0000000-0000-4000-8000-000000000001', null),
      'refused', 'ann, delete app_settings: refused');
select is(pg_temp.reach('app_settings', 'select', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, select app_settings: refused');
select is(pg_temp.reach('app_settings', 'insert', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, insert app_settings: refused');
select is(pg_temp.reach('app_settings', 'update', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, update app_settings: refused');
select is(pg_temp.reach('app_settings', 'delete', 'authenticated', 'b0000000-0000-4000-8000-000000000001', null),
      'refused', 'ben, delete app_settings: refused');
select is(pg_temp.reach('app_settings', 'select', 'authenticated', null, null),
      'refused', 'signed in without a name, select app_settings: refused');
select is(pg_temp.reach('app_settings', 'insert', 'authenticated', null, null),
      'refused', 'signed in without a name, insert app_settings: refused');
select is(pg_temp.reach('app_settings', 'update', 'authenticated', null, null),
      'refused', 'signed in without a name, update app_settings: refused');
select is(pg_temp.reach('app_settings', 'delete', 'authenticated', null, null),
      'refused', 'signed in without a name, delete app_settings: refused');
select is(pg_temp.reach('app_settings', 'select', null, null, null),
      'everyone', 'server, select app_settings: everyone');
select is(pg_temp.reach('app_settings', 'insert', null, null, null),
      'everyone', 'server, insert app_settings: everyone');
select is(pg_temp.reach('app_settings', 'update', null, null, null),
      'everyone', 'server, update app_settings: everyone');
select is(pg_temp.reach('app_settings', 'delete', null, null, null),
      'everyone', 'server, delete app_settings: everyone');
select * from finish();
rollback;
