-- Reasons and results are codes that programs compare; the sentences are in the catalog of texts.
-- Earlier versions stored sentences.

update public.proposals p
set status_reason = codes.code
from (values
  ('the day is over', 'move.day_over'),
  ('the player was taken', 'move.player_taken'),
  ('the player went on waivers', 'move.player_on_waivers'),
  ('the roster changed', 'move.roster_changed'),
  ('the lineup changed', 'move.lineup_changed'),
  ('the day''s adds and drops are closed', 'move.day_closed'),
  ('his game has begun', 'move.game_begun'),
  ('the adds are used up', 'move.adds_used_up'),
  ('another move of the same players was approved', 'move.rival_approved'),
  ('another move was changed to one of the same players', 'move.rival_changed'),
  ('a newer plan moves the same players', 'move.newer_plan'),
  ('the move it builds on was declined', 'move.parent_declined'),
  ('the move it builds on was changed', 'move.parent_changed'),
  ('the move it builds on no longer stands', 'move.parent_gone'),
  ('nobody decided in time', 'move.not_decided'),
  ('given up before the hand-off was opened', 'move.withdrawn'),
  ('undo.same-players', 'move.undone_elsewhere'),
  ('added only', 'move.added_only'),
  ('dropped only', 'move.dropped_only')
) as codes (sentence, code)
where p.status_reason = codes.sentence;

alter table public.verifications drop constraint verifications_result_check;
update public.verifications
set result = pg_catalog.replace(result, ' ', '_'),
    detail = case detail when 'added only' then 'move.added_only' when 'dropped only' then 'move.dropped_only' else detail end;
alter table public.verifications add constraint verifications_result_check
  check (result in ('seen', 'too_early', 'not_yet', 'unreadable', 'not_seen', 'withdrawn'));
