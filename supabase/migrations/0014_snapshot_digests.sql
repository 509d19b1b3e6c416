-- An answer that has not changed is not written again, only its time.
alter table public.league_snapshots
  add column payload_sha256 text check (payload_sha256 ~ '^[0-9a-f]{64}$');
