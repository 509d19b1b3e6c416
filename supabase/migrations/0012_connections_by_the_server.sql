-- A connection goes through the server alone, which writes it down: a row deleted past it would leave no trace in the audit log.
revoke delete on public.league_connections from authenticated;
drop policy league_connections_delete_own on public.league_connections;
