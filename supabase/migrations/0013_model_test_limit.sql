-- Asking whether a model answers costs a call of it, so it is counted by itself.
alter table public.rate_limits drop constraint rate_limits_kind_check;
alter table public.rate_limits
  add constraint rate_limits_kind_check check (kind in ('run', 'research', 'look-up', 'visit', 'model-test'));
