-- Many people on one deployment: which league a person looks at, their own model keys, and accounts that are to go.

alter table public.profiles
  add column active_connection_id uuid,
  -- Set by the person; the account goes when the grace period is over, unless they sign in and take it back.
  add column deletion_due_at timestamptz,
  add constraint profiles_active_connection
    foreign key (active_connection_id, id) references public.league_connections (id, owner_id)
    on delete set null (active_connection_id);
create index profiles_by_active_connection on public.profiles (active_connection_id, id);
create index profiles_by_deletion on public.profiles (deletion_due_at) where deletion_due_at is not null;

-- When the login was given; the login itself is sealed and has no reader but the server.
alter table public.league_connections add column credentials_set_at timestamptz;
grant select (credentials_set_at) on public.league_connections to authenticated;

-- A person's own key for a model, sealed like a login.
create table public.model_keys (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  provider text not null check (provider in ('google-genai')),
  key_ciphertext bytea not null check (octet_length(key_ciphertext) <= 8192),
  key_id text not null check (char_length(key_id) between 1 and 64),
  set_at timestamptz not null default now(),
  primary key (owner_id, provider)
);

alter table public.model_keys enable row level security;
revoke all on public.model_keys from anon, authenticated;
grant select (owner_id, provider, set_at) on public.model_keys to authenticated;
create policy model_keys_read_own on public.model_keys
  for select to authenticated using (owner_id = (select auth.uid()));
