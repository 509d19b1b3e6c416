-- How often somebody was let in lately, and what of it is still under way: one row for each who and what, which every server of
-- the deployment counts in. The row itself is what they wait for, so that two servers never let in one too many.

create table public.rate_limits (
  -- A person's id, or the SHA-256 of a network address.
  subject text not null check (char_length(subject) between 1 and 64),
  kind text not null check (kind in ('run', 'research', 'look-up', 'visit')),
  -- When those of the last minute began.
  started_at timestamptz[] not null,
  -- Of each that is under way: until when it counts, in case its server never says that it ended.
  under_way jsonb not null default '{}' check (jsonb_typeof(under_way) = 'object'),
  expires_at timestamptz not null,
  primary key (subject, kind)
);
create index rate_limits_by_expiry on public.rate_limits (expires_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
