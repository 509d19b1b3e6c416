-- The chance to win a matchup as the engine said it, so that its course can be shown.
create table public.matchup_chances (
  connection_id uuid not null,
  owner_id uuid not null,
  team_id integer not null check (team_id > 0),
  matchup_period integer not null check (matchup_period > 0),
  -- By the league's clock, which in a demo league is not that of the server.
  noted_at timestamptz not null,
  win_probability double precision not null check (win_probability between 0 and 1),
  -- Points, or categories that are won so far; null where the league's answer holds none.
  my_score double precision,
  opponent_team_id integer not null check (opponent_team_id > 0),
  opponent_score double precision,
  -- By the server's clock.
  created_at timestamptz not null default now(),
  primary key (connection_id, team_id, matchup_period, noted_at),
  foreign key (connection_id, owner_id) references public.league_connections (id, owner_id) on delete cascade
);
create index matchup_chances_by_owner on public.matchup_chances (owner_id);
create index matchup_chances_by_age on public.matchup_chances (created_at);

alter table public.matchup_chances enable row level security;
revoke all on public.matchup_chances from anon, authenticated;
grant select on public.matchup_chances to authenticated;
create policy matchup_chances_read_own on public.matchup_chances
  for select to authenticated using (owner_id = (select auth.uid()));
