-- Foundation: people, their leagues, what is known of players and games, and the log of every run.
--
-- Row level security is on for every table. A person reads their own rows and the shared facts; almost everything is
-- written by the server, whose login owns the tables. Supabase grants new tables to its API roles by default, so each
-- table first takes everything back and then grants what a person may do.

grant usage on schema public to authenticated;

-- People and their leagues

create table public.profiles (
  id uuid primary key,
  display_name text check (char_length(display_name) between 1 and 80),
  language text not null default 'en' check (language in ('en', 'el')),
  created_at timestamptz not null default now()
);

create table public.league_connections (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  provider text not null check (provider in ('espn', 'demo')),
  league_key text not null check (char_length(league_key) between 1 and 64),
  season integer not null check (season between 2000 and 2100),
  team_id integer not null check (team_id > 0),
  league_name text check (char_length(league_name) <= 200),
  credentials_ciphertext bytea check (octet_length(credentials_ciphertext) <= 8192),
  credentials_key_id text check (char_length(credentials_key_id) between 1 and 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, provider, league_key, season),
  -- Lets rows that name a connection and its owner prove that the two belong together.
  unique (id, owner_id),
  check ((credentials_ciphertext is null) = (credentials_key_id is null))
);

create table public.league_snapshots (
  connection_id uuid not null references public.league_connections (id) on delete cascade,
  resource_key text not null check (char_length(resource_key) between 1 and 300),
  shape_version integer not null check (shape_version > 0),
  payload jsonb not null,
  source text not null check (char_length(source) between 1 and 64),
  fetched_at timestamptz not null,
  primary key (connection_id, resource_key)
);

-- Shared facts. A universe is a closed world of ids: real ESPN, or the demo season. Status and game rows may arrive before the
-- player's own row does, so they do not refer to players.

create table public.players (
  universe text not null check (universe in ('espn', 'demo')),
  player_id bigint not null,
  full_name text not null check (char_length(full_name) between 1 and 120),
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  default_position_id integer not null,
  eligible_slots integer[] not null default '{}',
  pro_team_id integer not null,
  is_droppable boolean not null default true,
  percent_owned double precision check (percent_owned between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (universe, player_id)
);

create table public.player_aliases (
  universe text not null,
  player_id bigint not null,
  alias_normalized text not null check (char_length(alias_normalized) between 1 and 120),
  kind text not null check (char_length(kind) between 1 and 32),
  primary key (universe, player_id, alias_normalized),
  foreign key (universe, player_id) references public.players (universe, player_id) on delete cascade
);
create index player_aliases_by_alias on public.player_aliases (universe, alias_normalized text_pattern_ops);

create table public.player_status_snapshots (
  id bigint generated always as identity primary key,
  universe text not null check (universe in ('espn', 'demo')),
  player_id bigint not null,
  status text not null check (char_length(status) between 1 and 40),
  is_injured boolean,
  expected_return_day date,
  source text not null check (char_length(source) between 1 and 64),
  observed_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  check (last_seen_at >= observed_at)
);
create index player_status_snapshots_latest
  on public.player_status_snapshots (universe, player_id, observed_at desc);

-- Raw stat lines only: fantasy points depend on the asking league's scoring and are never stored here.
create table public.player_game_logs (
  universe text not null check (universe in ('espn', 'demo')),
  season integer not null check (season between 2000 and 2100),
  player_id bigint not null,
  scoring_period integer not null check (scoring_period >= 0),
  pro_game_id text not null check (char_length(pro_game_id) between 1 and 40),
  day_et date,
  pro_team_id integer,
  opponent_pro_team_id integer,
  stats jsonb not null check (jsonb_typeof(stats) = 'object'),
  is_final boolean not null,
  fetched_at timestamptz not null default now(),
  primary key (universe, season, player_id, scoring_period, pro_game_id)
);

create table public.pro_schedule (
  universe text not null check (universe in ('espn', 'demo')),
  season integer not null check (season between 2000 and 2100),
  game_id bigint not null,
  scoring_period integer not null check (scoring_period >= 0),
  tipoff_at timestamptz not null,
  day_et date not null,
  home_pro_team_id integer not null,
  away_pro_team_id integer not null,
  is_time_tbd boolean not null default false,
  is_stats_official boolean not null default false,
  fetched_at timestamptz not null default now(),
  primary key (universe, season, game_id),
  check (home_pro_team_id <> away_pro_team_id)
);
create index pro_schedule_by_day on public.pro_schedule (universe, season, day_et);
create index pro_schedule_by_period on public.pro_schedule (universe, season, scoring_period);

-- Conversations and their runs

create table public.threads (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  connection_id uuid not null,
  team_id integer not null check (team_id > 0),
  title text not null default '' check (char_length(title) <= 200),
  language text not null default 'en' check (language in ('en', 'el')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, owner_id),
  foreign key (connection_id, owner_id) references public.league_connections (id, owner_id) on delete cascade
);
create index threads_by_owner on public.threads (owner_id, updated_at desc);
create index threads_by_connection on public.threads (connection_id, owner_id);

create table public.runs (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null,
  owner_id uuid not null,
  status text not null default 'running'
    check (status in ('running', 'completed', 'awaiting_approval', 'stopped', 'failed')),
  intent text check (char_length(intent) <= 64),
  language text not null default 'en' check (language in ('en', 'el')),
  question text not null check (char_length(question) between 1 and 8000),
  answer text check (char_length(answer) <= 200000),
  error_code text check (char_length(error_code) <= 100),
  error_message text check (char_length(error_message) <= 1000),
  model text not null check (char_length(model) between 1 and 120),
  stop_requested_at timestamptz,
  heartbeat_at timestamptz not null default now(),
  last_seq integer not null default 0 check (last_seq >= 0),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  result jsonb,
  unique (id, owner_id),
  foreign key (thread_id, owner_id) references public.threads (id, owner_id) on delete cascade,
  check (status <> 'running' or finished_at is null)
);
-- Two runs on one thread would overwrite each other's state.
create unique index runs_one_running_per_thread on public.runs (thread_id) where status = 'running';
create index runs_by_thread on public.runs (thread_id, started_at desc);
create index runs_by_owner on public.runs (owner_id, started_at desc);
create index runs_running_by_heartbeat on public.runs (heartbeat_at) where status = 'running';

create table public.run_events (
  run_id uuid not null references public.runs (id) on delete cascade,
  seq integer not null check (seq > 0),
  type text not null check (char_length(type) between 1 and 64),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (run_id, seq)
);

-- The account of what was spent outlives the conversation it was spent on.
create table public.usage (
  id bigint generated always as identity primary key,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  run_id uuid references public.runs (id) on delete set null,
  model text not null check (char_length(model) between 1 and 120),
  model_calls integer not null check (model_calls >= 0),
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  cost_usd double precision not null check (cost_usd >= 0),
  ms integer not null check (ms >= 0),
  created_at timestamptz not null default now()
);
create index usage_by_owner on public.usage (owner_id, created_at desc);
create index usage_by_run on public.usage (run_id);

-- The server's own settings. No policy and no grant: people's roles never reach them.
create table public.app_settings (
  key text primary key check (char_length(key) between 1 and 100),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Who may do what

alter table public.profiles enable row level security;
alter table public.league_connections enable row level security;
alter table public.league_snapshots enable row level security;
alter table public.players enable row level security;
alter table public.player_aliases enable row level security;
alter table public.player_status_snapshots enable row level security;
alter table public.player_game_logs enable row level security;
alter table public.pro_schedule enable row level security;
alter table public.threads enable row level security;
alter table public.runs enable row level security;
alter table public.run_events enable row level security;
alter table public.usage enable row level security;
alter table public.app_settings enable row level security;

revoke all on
  public.profiles, public.league_connections, public.league_snapshots, public.players, public.player_aliases,
  public.player_status_snapshots, public.player_game_logs, public.pro_schedule, public.threads, public.runs,
  public.run_events, public.usage, public.app_settings
from anon, authenticated;

grant select, update (display_name, language) on public.profiles to authenticated;
-- Without the two credential columns: nobody reads a stored secret back, its owner included.
grant select (id, owner_id, provider, league_key, season, team_id, league_name, created_at, updated_at), delete
  on public.league_connections to authenticated;
grant select on
  public.league_snapshots, public.players, public.player_aliases, public.player_status_snapshots,
  public.player_game_logs, public.pro_schedule, public.runs, public.run_events, public.usage
to authenticated;
grant select, insert (id, owner_id, connection_id, team_id, title, language), update (title, language, updated_at), delete
  on public.threads to authenticated;

-- `(select auth.uid())` is worked out once a statement, a bare call once a row.
create policy profiles_read_own on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy profiles_update_own on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy league_connections_read_own on public.league_connections
  for select to authenticated using (owner_id = (select auth.uid()));
create policy league_connections_delete_own on public.league_connections
  for delete to authenticated using (owner_id = (select auth.uid()));

create policy league_snapshots_read_own on public.league_snapshots
  for select to authenticated using (
    exists (
      select from public.league_connections c
      where c.id = league_snapshots.connection_id and c.owner_id = (select auth.uid())
    )
  );

create policy players_read on public.players for select to authenticated using (true);
create policy player_aliases_read on public.player_aliases for select to authenticated using (true);
create policy player_status_snapshots_read on public.player_status_snapshots for select to authenticated using (true);
create policy player_game_logs_read on public.player_game_logs for select to authenticated using (true);
create policy pro_schedule_read on public.pro_schedule for select to authenticated using (true);

create policy threads_read_own on public.threads
  for select to authenticated using (owner_id = (select auth.uid()));
create policy threads_insert_own on public.threads
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy threads_update_own on public.threads
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy threads_delete_own on public.threads
  for delete to authenticated using (owner_id = (select auth.uid()));

create policy runs_read_own on public.runs
  for select to authenticated using (owner_id = (select auth.uid()));
create policy run_events_read_own on public.run_events
  for select to authenticated using (
    exists (select from public.runs r where r.id = run_events.run_id and r.owner_id = (select auth.uid()))
  );
create policy usage_read_own on public.usage
  for select to authenticated using (owner_id = (select auth.uid()));
