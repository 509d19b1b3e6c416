-- What a run was made of: its nodes, look-ups and model calls with their time and cost, and what each model call was sent.

create table public.run_steps (
  run_id uuid not null references public.runs (id) on delete cascade,
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('node', 'tool', 'model')),
  name text not null check (char_length(name) between 1 and 120),
  started_at timestamptz not null,
  ms double precision not null check (ms >= 0),
  error_code text check (char_length(error_code) <= 100),
  -- Of model calls alone. Null where nobody says.
  model text check (char_length(model) <= 120),
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  cost_usd double precision check (cost_usd >= 0),
  model_input jsonb check (jsonb_typeof(model_input) = 'object'),
  primary key (run_id, seq)
);

alter table public.run_steps enable row level security;
revoke all on public.run_steps from anon, authenticated;
grant select on public.run_steps to authenticated;
create policy run_steps_read_own on public.run_steps
  for select to authenticated using (
    exists (select from public.runs r where r.id = run_steps.run_id and r.owner_id = (select auth.uid()))
  );
