-- News: what was reported, by whom, of which players. Shared facts of a universe, written by the server alone.
--
-- Texts arrive cleaned. Search text is folded (lower case, no accents) before it is stored, because `unaccent` is not on every
-- database this runs on and may not be used in a generated column.

create table public.news_items (
  id bigint generated always as identity primary key,
  universe text not null check (universe in ('espn', 'demo')),
  source text not null check (char_length(source) between 1 and 120),
  trust text not null check (trust in ('official', 'outlet', 'aggregator', 'unknown')),
  title text check (char_length(title) between 1 and 300),
  body text not null check (char_length(body) between 1 and 4000),
  url text check (char_length(url) <= 2000 and url ~ '^https?://'),
  canonical_url text check (char_length(canonical_url) <= 2000),
  published_at timestamptz not null,
  ingested_at timestamptz not null default now(),
  simhash text not null check (simhash ~ '^[0-9a-f]{16}$'),
  injury_weight real not null check (injury_weight between 0 and 1),
  claims jsonb not null default '[]' check (jsonb_typeof(claims) = 'array'),
  search_text text not null,
  -- Folded names in the text that could not be told to be a player's: a last resort when somebody is asked for.
  loose_names text[] not null default '{}',
  search_vector tsvector generated always as (to_tsvector('pg_catalog.english', search_text)) stored,
  embedding_provider text check (char_length(embedding_provider) between 1 and 120),
  unique (id, universe)
);
create index news_items_by_time on public.news_items (universe, published_at desc);
-- Without the pending list, which every search would read through: there are few writes and nobody empties it on the embedded home.
create index news_items_by_words on public.news_items using gin (search_vector) with (fastupdate = off);
create index news_items_by_loose_name on public.news_items using gin (loose_names) with (fastupdate = off);
create index news_items_by_link on public.news_items (universe, canonical_url);
create index news_items_by_provider on public.news_items (universe, embedding_provider);

-- A server without pgvector keeps the numbers and searches by words alone. `alter column embedding type vector(768) using
-- embedding::vector(768)` turns them into vectors once the extension is there.
do $$
begin
  if to_regtype('vector') is null then
    raise warning 'pgvector is not installed: news are searched by words, not by meaning, until it is';
    alter table public.news_items add column embedding real[];
  else
    alter table public.news_items add column embedding vector(768);
  end if;
  alter table public.news_items add check ((embedding is null) = (embedding_provider is null));
end
$$;

-- Which players an item is about. A player may be linked before the list knows him, so no reference to players.
create table public.news_players (
  news_id bigint not null,
  universe text not null,
  player_id bigint not null,
  spans jsonb not null check (jsonb_typeof(spans) = 'array'),
  salience real not null check (salience between 0 and 1),
  injury_weight real not null check (injury_weight between 0 and 1),
  primary key (news_id, player_id),
  foreign key (news_id, universe) references public.news_items (id, universe) on delete cascade
);
create index news_players_by_player on public.news_players (universe, player_id, news_id);

-- Every report that was read, the kept one included: the same report is known when it comes again, and an item can say who
-- else had it.
create table public.news_reports (
  universe text not null,
  report_key text not null check (report_key ~ '^[0-9a-f]{64}$'),
  news_id bigint not null,
  source_item_id text check (char_length(source_item_id) between 1 and 200),
  source text not null check (char_length(source) between 1 and 120),
  trust text not null check (trust in ('official', 'outlet', 'aggregator', 'unknown')),
  url text check (char_length(url) <= 2000 and url ~ '^https?://'),
  published_at timestamptz not null,
  is_kept boolean not null,
  primary key (universe, report_key),
  foreign key (news_id, universe) references public.news_items (id, universe) on delete cascade
);
create index news_reports_by_item on public.news_reports (news_id);

alter table public.news_items enable row level security;
alter table public.news_players enable row level security;
alter table public.news_reports enable row level security;

revoke all on public.news_items, public.news_players, public.news_reports from anon, authenticated;
grant select on public.news_items, public.news_players, public.news_reports to authenticated;

create policy news_items_read on public.news_items for select to authenticated using (true);
create policy news_players_read on public.news_players for select to authenticated using (true);
create policy news_reports_read on public.news_reports for select to authenticated using (true);
