-- Closed from birth: Supabase grants what is made in `public` to its API roles. Every migration takes that back for its tables; none
-- did for the sequences behind their ids, and nothing did for a table whose migration forgets it.

revoke all on all sequences in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
