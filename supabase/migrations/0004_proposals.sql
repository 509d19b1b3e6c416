-- What is proposed to a person, and what became of it. A decision is made here, once: by a unique row and a status that only
-- moves forward.

alter table public.threads
  add column kind text not null default 'chat' check (kind in ('chat', 'optimizer'));

create table public.proposals (
  id uuid primary key,
  owner_id uuid not null,
  thread_id uuid not null,
  run_id uuid references public.runs (id) on delete set null,
  connection_id uuid not null,
  team_id integer not null check (team_id > 0),
  kind text not null check (kind in ('move', 'lineup', 'ir')),
  rank integer not null check (rank between 1 and 100),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'declined', 'expired', 'outdated', 'superseded', 'verified', 'not_seen')),
  drop_player_id bigint,
  add_player_id bigint,
  effective_day date not null,
  depends_on uuid[] not null default '{}',
  -- What the person is shown, as it was valued: never rewritten.
  card jsonb not null check (jsonb_typeof(card) = 'object'),
  -- What must still hold at the click, and its fingerprint.
  premises jsonb not null check (jsonb_typeof(premises) = 'object'),
  preconditions text not null check (preconditions ~ '^sha256:[0-9a-f]{64}$'),
  -- What the claim rests on: the matchup, and the starts gained and lost. What it delivered is counted from the same starts.
  basis jsonb not null check (jsonb_typeof(basis) = 'object'),
  matchup_period integer not null check (matchup_period > 0),
  replaces uuid references public.proposals (id) on delete set null,
  created_at timestamptz not null default now(),
  -- League time, as every date of a card.
  expires_at timestamptz not null,
  status_changed_at timestamptz not null default now(),
  status_reason text check (char_length(status_reason) <= 200),
  handoff_opened_at timestamptz,
  unique (id, owner_id),
  foreign key (thread_id, owner_id) references public.threads (id, owner_id) on delete cascade,
  foreign key (connection_id, owner_id) references public.league_connections (id, owner_id) on delete cascade
);
create index proposals_by_thread on public.proposals (thread_id, rank);
create index proposals_by_owner on public.proposals (owner_id, status, created_at desc);
create index proposals_by_matchup on public.proposals (connection_id, matchup_period);
create index proposals_by_connection on public.proposals (connection_id, owner_id);
create index proposals_by_run on public.proposals (run_id);
-- One replacement: two edits at once cannot both succeed.
create unique index proposals_one_replacement on public.proposals (replaces) where replaces is not null;

-- Whoever writes, whatever the program believes: a status that has been left is never returned to.
create function public.proposals_move_forward() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if old.status is distinct from new.status and not (
    (old.status = 'pending' and new.status in ('approved', 'declined', 'expired', 'outdated', 'superseded'))
    or (old.status = 'approved' and new.status in ('verified', 'not_seen'))
  ) then
    raise exception 'a proposal does not move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger proposals_move_forward before update of status on public.proposals
  for each row execute function public.proposals_move_forward();

create table public.decisions (
  proposal_id uuid primary key,
  owner_id uuid not null,
  action text not null check (action in ('approve', 'decline', 'edit')),
  reason text check (char_length(reason) <= 1000),
  edit jsonb check (jsonb_typeof(edit) = 'object'),
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  decided_at timestamptz not null default now(),
  check ((action = 'edit') = (edit is not null)),
  foreign key (proposal_id, owner_id) references public.proposals (id, owner_id) on delete cascade
);
create index decisions_by_owner on public.decisions (owner_id, decided_at desc);

-- The answer to a request that was answered before.
create table public.decision_requests (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  request_sha256 text not null check (request_sha256 ~ '^[0-9a-f]{64}$'),
  proposal_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (owner_id, idempotency_key)
);

create table public.verifications (
  proposal_id uuid not null,
  owner_id uuid not null,
  attempt integer not null check (attempt between 1 and 1000),
  checked_at timestamptz not null default now(),
  result text not null check (result in ('seen', 'too early', 'not yet', 'unreadable', 'not seen', 'withdrawn')),
  detail text check (char_length(detail) <= 500),
  primary key (proposal_id, attempt),
  foreign key (proposal_id, owner_id) references public.proposals (id, owner_id) on delete cascade
);

create table public.outcomes (
  proposal_id uuid primary key,
  owner_id uuid not null,
  claimed double precision not null,
  delivered double precision,
  unit text not null check (char_length(unit) between 1 and 40),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  settled_at timestamptz not null default now(),
  foreign key (proposal_id, owner_id) references public.proposals (id, owner_id) on delete cascade
);
create index outcomes_by_owner on public.outcomes (owner_id, settled_at desc);

alter table public.proposals enable row level security;
alter table public.decisions enable row level security;
alter table public.decision_requests enable row level security;
alter table public.verifications enable row level security;
alter table public.outcomes enable row level security;

revoke all on public.proposals, public.decisions, public.decision_requests, public.verifications, public.outcomes
from anon, authenticated;
revoke all on function public.proposals_move_forward() from public, anon, authenticated;
grant select on public.proposals, public.decisions, public.verifications, public.outcomes to authenticated;

create policy proposals_read_own on public.proposals
  for select to authenticated using (owner_id = (select auth.uid()));
create policy decisions_read_own on public.decisions
  for select to authenticated using (owner_id = (select auth.uid()));
create policy verifications_read_own on public.verifications
  for select to authenticated using (owner_id = (select auth.uid()));
create policy outcomes_read_own on public.outcomes
  for select to authenticated using (owner_id = (select auth.uid()));
