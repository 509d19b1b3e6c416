/**
 * Who may do what with the rows of every table. The tests, on both homes and in pgTAP, are made from this.
 *
 * `anonymous` is Supabase's role `anon`: nobody is signed in. `person` is `authenticated`: "own" rows are what the
 * owner reaches, and so what another tenant does not. `server` is the login that the product itself uses, which owns
 * the tables. What is not named is refused, and so is everything that a table without a line would allow: a new table
 * needs one here, and an example in `example-rows.ts`.
 */
export const VERBS = ["select", "insert", "update", "delete"] as const;
export type Verb = (typeof VERBS)[number];

/** Shared rows are those of nobody in particular, in a table that has people's rows too. */
export type Rows = "none" | "own" | "own and shared" | "all";

export type Right = {
  readonly rows: Rows;
  /** The columns reached; all of them without a list, those that a later migration adds included. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
};

export type Rights = Readonly<Record<Verb, Right>>;
export type TableRights = { readonly anonymous: Rights; readonly person: Rights; readonly server: Rights };

type Columns = Omit<Right, "rows">;
const none: Right = { rows: "none" };
const own = (columns: Columns = {}): Right => ({ rows: "own", ...columns });
const ownAndShared: Right = { rows: "own and shared" };
const all: Right = { rows: "all" };

const NOTHING: Rights = { select: none, insert: none, update: none, delete: none };
const EVERYTHING: Rights = { select: all, insert: all, update: all, delete: all };

const rights = (person: Partial<Rights>, server: Partial<Rights> = {}): TableRights => ({
  anonymous: NOTHING,
  person: { ...NOTHING, ...person },
  server: { ...EVERYTHING, ...server },
});

const SHARED_FACT = rights({ select: all });
const READ_OWN = rights({ select: own() });
const SERVER_ONLY = rights({});

export const ROW_SECURITY: Readonly<Record<string, TableRights>> = {
  // People and their leagues
  profiles: rights({ select: own(), update: own({ only: ["display_name", "language"] }) }),
  // No user reads a stored secret back, its owner included; changes of a connection are in the audit log.
  league_connections: rights({ select: own({ except: ["credentials_ciphertext", "credentials_key_id"] }) }),
  league_snapshots: READ_OWN,
  model_keys: rights({ select: own({ except: ["key_ciphertext", "key_id"] }) }),
  api_tokens: rights({ select: own({ except: ["token_sha256"] }) }),
  preferences: READ_OWN,

  // Facts about players and games
  players: SHARED_FACT,
  player_aliases: SHARED_FACT,
  player_status_snapshots: SHARED_FACT,
  player_game_logs: SHARED_FACT,
  player_game_log_reads: SHARED_FACT,
  pro_schedule: SHARED_FACT,
  news_items: SHARED_FACT,
  news_players: SHARED_FACT,
  news_reports: SHARED_FACT,

  // Conversations and what came of them
  threads: rights({
    select: own(),
    insert: own({ only: ["id", "owner_id", "connection_id", "team_id", "title", "language"] }),
    update: own({ only: ["title", "language", "updated_at"] }),
    delete: own(),
  }),
  runs: READ_OWN,
  run_events: READ_OWN,
  run_steps: READ_OWN,
  thread_checkpoints: READ_OWN,
  thread_shares: rights({ select: own({ except: ["token_sha256"] }) }),
  feedback: READ_OWN,
  usage: READ_OWN,
  proposals: READ_OWN,
  decisions: READ_OWN,
  decision_requests: SERVER_ONLY,
  verifications: READ_OWN,
  outcomes: READ_OWN,
  matchup_chances: READ_OWN,
  // Added to and never changed, by the server neither.
  audit_log: rights({ select: own() }, { update: none, delete: none }),

  // The server's own
  source_health: rights({ select: ownAndShared }),
  news_feeds: SERVER_ONLY,
  rate_limits: SERVER_ONLY,
  app_settings: SERVER_ONLY,
};

/**
 * Schemas that the roles of people must not enter. They hold what graphs have seen, jobs, and the migrations' own
 * record.
 */
export const CLOSED_SCHEMAS = ["langgraph", "pgboss", "fanvise"] as const;

/** Does the right cover the column? */
export const covers = ({ rows, only, except }: Right, column: string): boolean =>
  rows !== "none" && (only?.includes(column) ?? true) && !except?.includes(column);
