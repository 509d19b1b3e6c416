-- An approval or a decline can be undone for a few seconds. The decision stays as a row that says when it was undone; of the rows
-- that were not undone there is still at most one a proposal.

alter table public.decisions drop constraint decisions_pkey;
alter table public.decisions
  -- Counts the decisions on one proposal.
  add column attempt integer not null default 1 check (attempt between 1 and 1000),
  -- By the database's clock. Null: it cannot be undone, such as an edit, or a decision from before this migration.
  add column undo_until timestamptz,
  add column undone_at timestamptz,
  -- Pending cards that the decision outdated: an undo brings back those of them that still stand.
  add column outdated_ids uuid[] not null default '{}',
  -- What a declined move rested on: statuses, games, news and the gain in win probability.
  add column rested_on jsonb check (jsonb_typeof(rested_on) = 'object'),
  add primary key (proposal_id, attempt);
create unique index decisions_one_standing on public.decisions (proposal_id) where undone_at is null;
-- Asked at every look at what is approved.
create index decisions_open_to_undo on public.decisions (undo_until) where undone_at is null;

-- A status that has been left is returned to by an undo alone: within the transaction that marks the decision as undone.
create or replace function public.proposals_move_forward() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if old.status is distinct from new.status and not (
    (old.status = 'pending' and new.status in ('approved', 'declined', 'expired', 'outdated', 'superseded'))
    or (old.status = 'approved' and new.status in ('verified', 'not_seen'))
    or (old.status in ('approved', 'declined') and new.status = 'pending' and exists (
      select from public.decisions d
      where d.proposal_id = new.id and d.undone_at = pg_catalog.now() and d.undo_until > d.undone_at
    ))
    or (old.status = 'outdated' and new.status = 'pending' and exists (
      select from public.decisions d
      where d.owner_id = new.owner_id and new.id = any (d.outdated_ids)
        and d.undone_at = pg_catalog.now() and d.undo_until > d.undone_at
    ))
  ) then
    raise exception 'a proposal does not move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
