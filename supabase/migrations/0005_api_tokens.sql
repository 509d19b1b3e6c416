-- Tokens with which a person's programs sign in. The secret is shown once and never stored; a revoked token is deleted.

create table public.api_tokens (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  label text not null check (char_length(label) between 1 and 80),
  -- Of a secret of 32 random bytes: nothing slower is needed against guessing.
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  scopes text[] not null check (cardinality(scopes) between 1 and 2 and scopes <@ array['read', 'chat']),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index api_tokens_by_owner on public.api_tokens (owner_id, created_at desc);

alter table public.api_tokens enable row level security;
revoke all on public.api_tokens from anon, authenticated;
grant select (id, owner_id, label, scopes, created_at, last_used_at, expires_at) on public.api_tokens to authenticated;
create policy api_tokens_read_own on public.api_tokens
  for select to authenticated using (owner_id = (select auth.uid()));
