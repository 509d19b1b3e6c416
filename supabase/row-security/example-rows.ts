/**
 * Example rows: one for each of two people in a table of people's rows, one of everybody's in a shared one.
 *
 * In an order in which they can be added: what is referred to comes first. Values are as in JSON, whatever the column's
 * type.
 */
type Row = Readonly<Record<string, unknown>>;
export type Whose = "ann" | "ben" | "everyone";
export type ExampleRows = Readonly<Partial<Record<Whose, Row>>>;

const IDS = ["person", "connection", "thread", "run", "proposal", "token", "checkpoint", "share"] as const;
type Tenant = Readonly<Record<(typeof IDS)[number], string>> & {
  /** 1 or 2, for what must differ. */
  readonly number: number;
};

function tenant(number: number, letter: string): Tenant {
  const ids = IDS.map((name, at) => [name, `${letter}0000000-0000-4000-8000-00000000000${at + 1}`]);
  return { ...(Object.fromEntries(ids) as Record<(typeof IDS)[number], string>), number };
}

export const TENANTS = { ann: tenant(1, "a"), ben: tenant(2, "b") } as const;

const each = (row: (of: Tenant) => Row): ExampleRows => ({ ann: row(TENANTS.ann), ben: row(TENANTS.ben) });
const shared = (everyone: Row): ExampleRows => ({ everyone });

const AT = "2025-01-15T12:00:00Z";
const HASH = "0123456789abcdef".repeat(4);
const GAME = { universe: "espn", season: 2025 } as const;
const NEWS = { news_id: 1, universe: "espn" } as const;

export const EXAMPLE_ROWS: Readonly<Record<string, ExampleRows>> = {
  profiles: each(({ person }) => ({ id: person, display_name: "a person", language: "en" })),
  league_connections: each(({ connection, person }) => ({
    id: connection,
    owner_id: person,
    provider: "espn",
    league_key: "1234",
    season: 2025,
    team_id: 6,
    credentials_ciphertext: "\\x0102",
    credentials_key_id: "k1",
  })),
  league_snapshots: each(({ connection }) => ({
    connection_id: connection,
    resource_key: "settings",
    shape_version: 1,
    payload: [1],
    source: "espn",
    fetched_at: AT,
  })),
  model_keys: each(({ person }) => ({
    owner_id: person,
    provider: "google-genai",
    key_ciphertext: "\\x0102",
    key_id: "k1",
  })),
  api_tokens: each(({ token, person, number }) => ({
    id: token,
    owner_id: person,
    label: "a program",
    token_sha256: String(number).repeat(64),
    scopes: ["read"],
    expires_at: "2999-01-01T00:00:00Z",
  })),
  preferences: each(({ connection, person }) => ({ connection_id: connection, owner_id: person, punts: [19] })),

  players: shared({ universe: "espn", player_id: 1, full_name: "A Player", default_position_id: 1, pro_team_id: 1 }),
  player_aliases: shared({ universe: "espn", player_id: 1, alias_normalized: "player", kind: "last name" }),
  player_status_snapshots: shared({ id: 1, universe: "espn", player_id: 1, status: "OUT", source: "espn" }),
  player_game_logs: shared({
    ...GAME,
    player_id: 1,
    scoring_period: 1,
    pro_game_id: "1",
    stats: {},
    is_final: true,
  }),
  player_game_log_reads: shared({ ...GAME, player_id: 1, read_at: AT, complete_through: 1 }),
  pro_schedule: shared({
    ...GAME,
    game_id: 1,
    scoring_period: 1,
    tipoff_at: AT,
    day_et: "2025-01-15",
    home_pro_team_id: 1,
    away_pro_team_id: 2,
  }),
  news_items: shared({
    id: 1,
    universe: "espn",
    source: "ESPN",
    trust: "outlet",
    body: "A Player is out.",
    published_at: AT,
    simhash: "0".repeat(16),
    injury_weight: 0.5,
    search_text: "a player is out.",
  }),
  news_players: shared({ ...NEWS, player_id: 1, spans: [], salience: 1, injury_weight: 0.5 }),
  news_reports: shared({
    ...NEWS,
    report_key: HASH,
    source: "ESPN",
    trust: "outlet",
    published_at: AT,
    is_kept: true,
  }),

  threads: each(({ thread, person, connection }) => ({
    id: thread,
    owner_id: person,
    connection_id: connection,
    team_id: 6,
    title: "Who is hurt?",
  })),
  runs: each(({ run, thread, person }) => ({
    id: run,
    thread_id: thread,
    owner_id: person,
    question: "Who is hurt?",
    model: "rules",
  })),
  run_events: each(({ run }) => ({ run_id: run, seq: 1, type: "start", payload: {} })),
  run_steps: each(({ run }) => ({ run_id: run, seq: 1, kind: "node", name: "classify", started_at: AT, ms: 1 })),
  thread_checkpoints: each(({ checkpoint, thread, person, run }) => ({
    id: checkpoint,
    thread_id: thread,
    owner_id: person,
    name: "before the trade",
    run_ids: [run],
  })),
  thread_shares: each(({ share, thread, person, number }) => ({
    id: share,
    thread_id: thread,
    owner_id: person,
    token_sha256: String(number).repeat(64),
    content: {},
    expires_at: "2999-01-01T00:00:00Z",
  })),
  feedback: each(({ run, person }) => ({ run_id: run, owner_id: person, rating: "up" })),
  usage: each(({ number, person, run }) => ({
    id: number,
    owner_id: person,
    run_id: run,
    model: "rules",
    model_calls: 1,
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
    ms: 5,
  })),
  proposals: each(({ proposal, person, thread, run, connection }) => ({
    id: proposal,
    owner_id: person,
    thread_id: thread,
    run_id: run,
    connection_id: connection,
    team_id: 6,
    kind: "move",
    rank: 1,
    drop_player_id: 1,
    add_player_id: 2,
    effective_day: "2025-01-16",
    card: {},
    premises: {},
    basis: {},
    preconditions: `sha256:${HASH}`,
    matchup_period: 1,
    expires_at: AT,
  })),
  decisions: each(({ proposal, person }) => ({
    proposal_id: proposal,
    owner_id: person,
    attempt: 1,
    action: "approve",
    idempotency_key: "k1",
  })),
  decision_requests: each(({ person }) => ({ owner_id: person, idempotency_key: "k1", request_sha256: HASH })),
  verifications: each(({ proposal, person }) => ({
    proposal_id: proposal,
    owner_id: person,
    attempt: 1,
    result: "seen",
  })),
  outcomes: each(({ proposal, person }) => ({
    proposal_id: proposal,
    owner_id: person,
    claimed: 1,
    delivered: 1,
    unit: "points",
  })),
  matchup_chances: each(({ connection, person }) => ({
    connection_id: connection,
    owner_id: person,
    team_id: 6,
    matchup_period: 1,
    noted_at: AT,
    win_probability: 0.5,
    my_score: 100,
    opponent_team_id: 7,
    opponent_score: 90,
  })),
  audit_log: each(({ number, person, proposal }) => ({
    id: number,
    owner_id: person,
    action: "proposal.approve",
    subject_kind: "proposal",
    subject_id: proposal,
  })),

  source_health: {
    ...each(({ number, connection }) => ({ id: number, source_key: "espn", connection_id: connection })),
    ...shared({ id: 3, source_key: "espn", connection_id: null }),
  },
  news_feeds: shared({ feed_key: HASH }),
  rate_limits: each(({ person }) => ({ subject: person, kind: "run", started_at: [AT], expires_at: AT })),
  app_settings: shared({ key: "a setting", value: {} }),
};
