/**
 * Expected database content after a crash and a finished decision: everything that was acknowledged, and nothing twice.
 */
import type { Queryable } from "@/db/pool";
import { leagueIdOf } from "@/demo/demo-league";

/** Everything a user was shown. */
export type Acknowledged = {
  /** Every card that was shown. */
  readonly cardIds: ReadonlySet<string>;
  /** Action by proposal. */
  readonly decisions: ReadonlyMap<string, string>;
};

export type Audit = { readonly lost: string[]; readonly duplicated: string[]; readonly unnamed: string[] };

type Move = { drop: number; add: number; day: string };

/** The local owner's moves go by the format. */
const OWNERS_LEAGUE = String(leagueIdOf("points", 0));
const NAMED = ["awaiting_approval", "completed", "failed", "stopped"];
/** Maximum number of cards of one run: it is asked for two moves. */
const MAX_CARDS = 2;

export async function audit(database: Queryable, reported: Acknowledged): Promise<Audit> {
  const rowsOf = async <Row>(text: string): Promise<readonly Row[]> => (await database.query<Row>(text)).rows;
  const runs = await rowsOf<{ id: string; status: string; finishes: number; cards: number; gaps: number }>(`
    select r.id, r.status,
      (select count(*)::int from run_events e where e.run_id = r.id and e.type = 'finish') as finishes,
      (select count(*)::int from proposals p where p.run_id = r.id) as cards,
      (select coalesce(max(e.seq), 0)::int - count(*)::int from run_events e where e.run_id = r.id) as gaps
    from runs r`);
  const proposals = await rowsOf<{ id: string; status: string; league: string } & Move>(`
    select p.id, p.status, p.drop_player_id::int as drop, p.add_player_id::int as add, p.effective_day::text as day, c.league_key as league
    from proposals p join threads t on t.id = p.thread_id join league_connections c on c.id = t.connection_id`);
  const decisions = await rowsOf<{ proposal_id: string; action: string }>("select proposal_id, action from decisions");
  const seen = await rowsOf<{ proposal_id: string }>("select proposal_id from verifications where result = 'seen'");
  const settings = await rowsOf<{ league: string; value: Move[] }>(
    "select substring(key from '^demo.moves.(.*)$') as league, value from app_settings where key like 'demo.moves.%'",
  );
  const moves = settings.flatMap(({ league, value }) => value.map((move) => ({ ...move, league })));
  const decided = new Map(decisions.map(({ proposal_id, action }) => [proposal_id, action]));
  const approved = proposals.filter(({ id }) => decided.get(id) === "approve");
  const keyOf = ({ league, day, drop, add }: Move & { league: string }) =>
    `${league === OWNERS_LEAGUE ? "points" : league}:${day}:${drop}:${add}`;
  const madeKeys = moves.map(keyOf);
  return {
    lost: [
      ...[...reported.cardIds].filter((id) => !proposals.some((each) => each.id === id)).map((id) => `card ${id}`),
      ...[...reported.decisions]
        .filter(([id, action]) => decided.get(id) !== action)
        .map(([id]) => `decision on ${id}`),
      ...approved.filter((each) => !madeKeys.includes(keyOf(each))).map(({ id }) => `demo move of ${id}`),
      ...approved.filter(({ status }) => status !== "verified").map(({ id, status }) => `look at ${id}: ${status}`),
      ...runs.filter(({ gaps }) => gaps > 0).map(({ id, gaps }) => `${gaps} events of run ${id}`),
    ],
    duplicated: [
      ...madeKeys.filter((key, at) => madeKeys.indexOf(key) !== at).map((key) => `demo move ${key}`),
      ...madeKeys.filter((key) => !approved.some((each) => keyOf(each) === key)).map((key) => `unasked move ${key}`),
      ...runs.filter(({ finishes }) => finishes > 1).map(({ id, finishes }) => `${finishes} ends of run ${id}`),
      ...runs.filter(({ cards }) => cards > MAX_CARDS).map(({ id, cards }) => `${cards} cards of run ${id}`),
      ...seen
        .filter((one, at) => seen.findIndex((other) => other.proposal_id === one.proposal_id) !== at)
        .map(({ proposal_id }) => `verification of ${proposal_id}`),
    ],
    unnamed: [
      ...runs.filter(({ status }) => !NAMED.includes(status)).map(({ id, status }) => `run ${id}: ${status}`),
      ...runs
        .filter(({ finishes }) => finishes === 0)
        .map(({ id, status }) => `run ${id} (${status}) has no last event`),
    ],
  };
}
