-- What a person wants of the advice, and what he does with his conversations: names their states, goes back, rates, shares.

create table public.preferences (
  -- Of one league: whom to keep and what to punt differ from one to the next.
  connection_id uuid primary key,
  owner_id uuid not null,
  untouchables bigint[] not null default '{}' check (cardinality(untouchables) <= 40),
  -- ESPN's stat ids.
  punts integer[] not null default '{}' check (cardinality(punts) <= 30),
  risk text not null default 'balanced' check (risk in ('cautious', 'balanced', 'bold')),
  tone text not null default 'full' check (tone in ('short', 'full')),
  allow_keeper_drops boolean not null default false,
  -- Null: the language of each question.
  language text check (language in ('en', 'el')),
  updated_at timestamptz not null default now(),
  foreign key (connection_id, owner_id) references public.league_connections (id, owner_id) on delete cascade
);
create index preferences_by_owner on public.preferences (owner_id);

alter table public.threads
  add column pinned_at timestamptz,
  -- The graph's own memory was let go: what it knows of the conversation is read from the turns that are shown.
  add column is_memory_from_turns boolean not null default false;

-- Set while the person has gone back to before it. The run and what was decided in it stay.
alter table public.runs add column hidden_at timestamptz;

-- A state of a conversation is the list of its turns, so that every state stays reachable, whichever is shown.
create table public.thread_checkpoints (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null,
  owner_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  run_ids uuid[] not null check (cardinality(run_ids) >= 1),
  created_at timestamptz not null default now(),
  unique (thread_id, name),
  foreign key (thread_id, owner_id) references public.threads (id, owner_id) on delete cascade
);
create index thread_checkpoints_by_owner on public.thread_checkpoints (owner_id, created_at desc);

create table public.feedback (
  run_id uuid primary key,
  owner_id uuid not null,
  rating text not null check (rating in ('up', 'down')),
  reason text check (char_length(reason) between 1 and 1000),
  updated_at timestamptz not null default now(),
  foreign key (run_id, owner_id) references public.runs (id, owner_id) on delete cascade
);
create index feedback_by_owner on public.feedback (owner_id, updated_at desc);

create table public.thread_shares (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null,
  owner_id uuid not null,
  -- Of a secret of 32 random bytes: nothing slower is needed against guessing.
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  -- All that a reader is ever shown: made once, with the names of the league taken out.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (expires_at > created_at),
  foreign key (thread_id, owner_id) references public.threads (id, owner_id) on delete cascade
);
create index thread_shares_by_thread on public.thread_shares (thread_id, created_at desc);
create index thread_shares_by_owner on public.thread_shares (owner_id);

alter table public.preferences enable row level security;
alter table public.thread_checkpoints enable row level security;
alter table public.feedback enable row level security;
alter table public.thread_shares enable row level security;

revoke all on public.preferences, public.thread_checkpoints, public.feedback, public.thread_shares from anon, authenticated;
grant select on public.preferences, public.thread_checkpoints, public.feedback to authenticated;
grant select (id, thread_id, owner_id, content, created_at, expires_at) on public.thread_shares to authenticated;

create policy preferences_read_own on public.preferences
  for select to authenticated using (owner_id = (select auth.uid()));
create policy thread_checkpoints_read_own on public.thread_checkpoints
  for select to authenticated using (owner_id = (select auth.uid()));
create policy feedback_read_own on public.feedback
  for select to authenticated using (owner_id = (select auth.uid()));
create policy thread_shares_read_own on public.thread_shares
  for select to authenticated using (owner_id = (select auth.uid()));
