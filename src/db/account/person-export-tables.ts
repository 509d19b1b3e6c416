/**
 * Contents of an export by table, and what it leaves out. A test compares this with the existing columns, so that a new
 * one is in the export or named here.
 */
import type { ExportedTable, ExportedTableName, RestoredTable } from "@/contract/account/person-export";
import type { Schema } from "../schema";

type ExportedRows = {
  readonly from: keyof Schema;
  /** Their order is the rows' order in the document as far as `key` leaves it open. */
  readonly columns: readonly string[];
  /** Key of a row; rows are sorted by it. */
  readonly key: readonly string[];
  /** Rows have no owner of their own: they are found by the row that they belong to. */
  readonly ownedThrough?: { readonly column: string; readonly of: keyof Schema };
  /** SQL: of the owner's rows only these. */
  readonly where?: string;
};

export type RestoredRows = ExportedRows & {
  /** Columns that name a row of another table, or a list of them. All of these must be in the document too. */
  readonly refers?: Readonly<Record<string, RestoredTable>>;
  /** Rows that belong to another one: they come with it, and only when it was new. */
  readonly comesWith?: { readonly column: string; readonly of: RestoredTable };
  /**
   * Columns that a person changes. Theirs is the form with the later instant in the last of them; any other row stays
   * as it is.
   */
  readonly changes?: readonly string[];
};

const EXPORTED_ROWS: Readonly<Record<ExportedTableName, ExportedRows>> = {
  auditLog: {
    from: "audit_log",
    columns: ["id", "at", "action", "subject_kind", "subject_id", "request_id", "detail"],
    key: ["id"],
  },
  apiTokens: {
    from: "api_tokens",
    columns: ["id", "label", "scopes", "created_at", "last_used_at", "expires_at"],
    key: ["id"],
  },
  modelKeys: { from: "model_keys", columns: ["provider", "set_at"], key: ["provider"] },
  savedLogins: {
    from: "league_connections",
    columns: ["id", "credentials_set_at"],
    key: ["id"],
    where: "credentials_ciphertext is not null",
  },
  threadShares: {
    from: "thread_shares",
    columns: ["id", "thread_id", "content", "created_at", "expires_at"],
    key: ["id"],
  },
};

export const RESTORED: Readonly<Record<RestoredTable, RestoredRows>> = {
  profiles: {
    from: "profiles",
    columns: ["display_name", "language", "created_at", "active_connection_id"],
    key: ["id"],
    refers: { active_connection_id: "leagueConnections" },
  },
  leagueConnections: {
    from: "league_connections",
    columns: ["id", "provider", "league_key", "season", "team_id", "league_name", "created_at", "updated_at"],
    key: ["id"],
    changes: ["team_id", "league_name", "updated_at"],
  },
  preferences: {
    from: "preferences",
    columns: [
      ...["connection_id", "untouchables", "punts", "risk", "tone", "allow_keeper_drops", "language", "updated_at"],
    ],
    key: ["connection_id"],
    refers: { connection_id: "leagueConnections" },
    changes: ["untouchables", "punts", "risk", "tone", "allow_keeper_drops", "language", "updated_at"],
  },
  matchupChances: {
    from: "matchup_chances",
    columns: [
      ...["connection_id", "team_id", "matchup_period", "noted_at", "win_probability", "my_score"],
      ...["opponent_team_id", "opponent_score", "created_at"],
    ],
    key: ["connection_id", "team_id", "matchup_period", "noted_at"],
    refers: { connection_id: "leagueConnections" },
  },
  threads: {
    from: "threads",
    columns: [
      ...["id", "connection_id", "team_id", "title", "language", "kind", "pinned_at", "created_at", "updated_at"],
    ],
    key: ["id"],
    refers: { connection_id: "leagueConnections" },
    changes: ["title", "language", "pinned_at", "updated_at"],
  },
  runs: {
    from: "runs",
    columns: [
      ...["id", "thread_id", "status", "intent", "language", "question", "answer", "error_code", "error_message"],
      ...["model", "last_seq", "started_at", "finished_at", "hidden_at", "result"],
    ],
    key: ["id"],
    refers: { thread_id: "threads" },
  },
  runEvents: {
    from: "run_events",
    columns: ["run_id", "seq", "type", "payload", "created_at"],
    key: ["run_id", "seq"],
    ownedThrough: { column: "run_id", of: "runs" },
    refers: { run_id: "runs" },
    comesWith: { column: "run_id", of: "runs" },
  },
  runSteps: {
    from: "run_steps",
    columns: [
      ...["run_id", "seq", "kind", "name", "started_at", "ms", "error_code", "model", "input_tokens", "output_tokens"],
      ...["cost_usd", "model_input"],
    ],
    key: ["run_id", "seq"],
    ownedThrough: { column: "run_id", of: "runs" },
    refers: { run_id: "runs" },
    comesWith: { column: "run_id", of: "runs" },
  },
  usage: {
    from: "usage",
    columns: [...["run_id", "model", "model_calls", "input_tokens", "output_tokens", "cost_usd", "ms", "created_at"]],
    // The database assigns new numbers.
    key: ["created_at", "model"],
    refers: { run_id: "runs" },
  },
  feedback: {
    from: "feedback",
    columns: ["run_id", "rating", "reason", "updated_at"],
    key: ["run_id"],
    refers: { run_id: "runs" },
    changes: ["rating", "reason", "updated_at"],
  },
  threadCheckpoints: {
    from: "thread_checkpoints",
    columns: ["id", "thread_id", "name", "run_ids", "created_at"],
    key: ["id"],
    refers: { thread_id: "threads", run_ids: "runs" },
  },
  proposals: {
    from: "proposals",
    columns: [
      ...["id", "thread_id", "run_id", "connection_id", "team_id", "kind", "rank", "status", "drop_player_id"],
      ...["add_player_id", "effective_day", "depends_on", "card", "premises", "preconditions", "basis"],
      ...["matchup_period", "replaces", "created_at", "expires_at", "status_changed_at", "status_reason"],
      "handoff_opened_at",
    ],
    // A replacement comes after the row it replaces.
    key: ["created_at", "id"],
    refers: {
      thread_id: "threads",
      run_id: "runs",
      connection_id: "leagueConnections",
      replaces: "proposals",
      depends_on: "proposals",
    },
  },
  decisions: {
    from: "decisions",
    columns: [
      ...["proposal_id", "attempt", "action", "reason", "edit", "idempotency_key", "decided_at", "undone_at"],
      "rested_on",
    ],
    key: ["proposal_id", "attempt"],
    refers: { proposal_id: "proposals" },
    comesWith: { column: "proposal_id", of: "proposals" },
  },
  decisionRequests: {
    from: "decision_requests",
    columns: ["idempotency_key", "request_sha256", "proposal_ids", "created_at"],
    key: ["idempotency_key"],
  },
  verifications: {
    from: "verifications",
    columns: ["proposal_id", "attempt", "checked_at", "result", "detail"],
    key: ["proposal_id", "attempt"],
    refers: { proposal_id: "proposals" },
    comesWith: { column: "proposal_id", of: "proposals" },
  },
  outcomes: {
    from: "outcomes",
    columns: ["proposal_id", "claimed", "delivered", "unit", "detail", "settled_at"],
    key: ["proposal_id"],
    refers: { proposal_id: "proposals" },
    comesWith: { column: "proposal_id", of: "proposals" },
  },
};

export const EXPORTED: Readonly<Record<ExportedTable, ExportedRows>> = { ...RESTORED, ...EXPORTED_ROWS };

/** People's columns that are in no part of an export. `owner_id` is the person whose export it is. */
export const LEFT_OUT: readonly { what: string; why: string; columns: readonly `${string}.${string}`[] }[] = [
  {
    what: "Logins of leagues and keys for models",
    why: "They are secrets, sealed for this server; nobody reads them back. Save them again where you import.",
    columns: [
      ...(["league_connections.credentials_ciphertext", "league_connections.credentials_key_id"] as const),
      ...(["model_keys.key_ciphertext", "model_keys.key_id"] as const),
    ],
  },
  {
    what: "API tokens and shared links themselves",
    why: "Only a hash of each is kept. Make new ones where you import; the old ones go on working here until you revoke them.",
    columns: ["api_tokens.token_sha256", "thread_shares.token_sha256"],
  },
  {
    what: "What ESPN's pages said, how its addresses fare, and counts of requests",
    why: "The server's own notes: they are read again when they are needed.",
    columns: ["league_snapshots.*", "source_health.*", "rate_limits.*"],
  },
  {
    what: "The memory of a conversation's graph",
    why: "It is this server's working state; where you import, it is read from the conversation's turns.",
    columns: ["threads.is_memory_from_turns", "runs.heartbeat_at", "runs.stop_requested_at"],
  },
  {
    what: "The seconds in which a decision could still be undone",
    why: "They are over by the time a file is brought in.",
    columns: ["decisions.undo_until", "decisions.outdated_ids"],
  },
  {
    what: "Whether the account is about to be deleted",
    why: "That is about this server's account alone.",
    columns: ["profiles.deletion_due_at", "profiles.id", "usage.id"],
  },
];
