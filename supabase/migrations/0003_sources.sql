-- Sources: how each of them fares, where the polling of a feed stands, and how far a player's game log is known.

create table public.source_health (
  id bigint generated always as identity primary key,
  -- Such as "espn", "feed:ESPN NBA", "embeddings:hash".
  source_key text not null check (char_length(source_key) between 1 and 200),
  -- Absent for sources that all leagues share. A league's own login may fail while others' work.
  connection_id uuid references public.league_connections (id) on delete cascade,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure_code text check (char_length(last_failure_code) between 1 and 100),
  -- The sentence that was shown for it: what is wrong and what to do.
  last_failure_message text check (char_length(last_failure_message) <= 1000),
  consecutive_failures integer not null default 0 check (consecutive_failures >= 0),
  unique nulls not distinct (source_key, connection_id),
  check ((last_failure_at is null) = (last_failure_code is null))
);
create index source_health_by_connection on public.source_health (connection_id);

-- Keyed by a hash: the address of a private feed may hold its key.
create table public.news_feeds (
  feed_key text primary key check (feed_key ~ '^[0-9a-f]{64}$'),
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  next_due_at timestamptz not null default now(),
  last_polled_at timestamptz,
  consecutive_failures integer not null default 0 check (consecutive_failures >= 0)
);
create index news_feeds_by_due on public.news_feeds (next_due_at);

-- Without this, a log of no games could not be told from one that was never read.
create table public.player_game_log_reads (
  universe text not null check (universe in ('espn', 'demo')),
  season integer not null check (season between 2000 and 2100),
  player_id bigint not null,
  read_at timestamptz not null,
  -- Every game of this scoring period and of earlier ones was official when it was read: nothing of them is asked for again.
  complete_through integer not null check (complete_through >= 0),
  primary key (universe, season, player_id)
);

alter table public.source_health enable row level security;
alter table public.news_feeds enable row level security;
alter table public.player_game_log_reads enable row level security;

revoke all on public.source_health, public.news_feeds, public.player_game_log_reads from anon, authenticated;
grant select on public.source_health, public.player_game_log_reads to authenticated;

create policy source_health_read on public.source_health
  for select to authenticated using (
    connection_id is null
    or exists (
      select from public.league_connections c
      where c.id = source_health.connection_id and c.owner_id = (select auth.uid())
    )
  );
create policy player_game_log_reads_read on public.player_game_log_reads for select to authenticated using (true);
