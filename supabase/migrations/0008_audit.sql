-- Who did what, and when: what a person decided, connected and let in. Rows are only ever added, and go with their person.

create table public.audit_log (
  id bigint generated always as identity primary key,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  -- Such as "proposal.approve", "token.create".
  action text not null check (action ~ '^[a-z_]{1,32}\.[a-z_]{1,32}$'),
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,32}$'),
  subject_id text not null check (char_length(subject_id) between 1 and 200),
  at timestamptz not null default now(),
  -- Absent where no request asked for it, such as at the server's start.
  request_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 2000)
);
create index audit_log_by_owner on public.audit_log (owner_id, id desc);

-- Holds for the server as well. The one way out is with the person: the cascade comes when their profile is gone already.
create function public.audit_log_is_kept() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.profiles p where p.id = old.owner_id) then
    return old;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_keeps_rows before update or delete on public.audit_log
  for each row execute function public.audit_log_is_kept();
create trigger audit_log_keeps_all before truncate on public.audit_log
  for each statement execute function public.audit_log_is_kept();

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated;
revoke all on function public.audit_log_is_kept() from public, anon, authenticated;
grant select on public.audit_log to authenticated;
create policy audit_log_read_own on public.audit_log
  for select to authenticated using (owner_id = (select auth.uid()));
