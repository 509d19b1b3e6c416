/** The made leagues over HTTP with ESPN's paths, views and player filters, and with its faults. */
import { type EspnStub, type StubAnswer, type StubRequest, startEspnStub } from "../stubs/espn-stub";
import { boxScores } from "./box-scores";
import { draftAndSettings, envelope, LEAGUE_IDS, settings, teams } from "./league";
import { made } from "./made-payloads";
import { wholePool } from "./pool";
import { SEASON, TODAY } from "./season";

/** What one of its answers is replaced by. `truncated` cuts the body, the others never look at the request. */
const FAULTS: Readonly<Record<string, StubAnswer>> = {
  "401": { status: 401, body: { messages: ["Not visible."], details: [{ type: "AUTH_LEAGUE_NOT_VISIBLE" }] } },
  "429": { status: 429, headers: { "retry-after": "1" }, body: { messages: ["Slow down."] } },
  "500": { status: 500, body: { messages: ["Failed."] } },
  html: { headers: { "content-type": "text/html" }, body: "<!doctype html><title>Made page</title>" },
  redirect: { status: 302, headers: { location: "/elsewhere", "content-type": "text/plain" }, body: "Redirecting" },
  stall: { fault: "stall" },
};

type Kind = "points" | "category";
type Box = ReturnType<typeof boxScores>;

const sidesOf = (box: Box) => box.schedule.flatMap(({ home, away }) => [home, away]);

/** What a filter on players asks for, as far as the product's client uses it. */
type PlayerFilter = {
  filterIds?: { value: number[] };
  filterStatus?: { value: string[] };
  filterSlotIds?: { value: number[] };
  offset?: number;
  limit?: number;
};

function players(box: Box, filter: PlayerFilter): { rows: object[]; total: number } {
  const owners = new Map(
    sidesOf(box).flatMap(({ teamId, rosterForCurrentScoringPeriod: { entries } }) =>
      entries.map(({ playerId }) => [playerId, teamId] as const),
    ),
  );
  const fits = wholePool(owners).filter(
    ({ id, status, player }) =>
      (filter.filterIds?.value.includes(id) ?? true) &&
      (filter.filterStatus?.value.includes(status) ?? true) &&
      (!filter.filterSlotIds?.value.length ||
        player.eligibleSlots.some((slot) => filter.filterSlotIds?.value.includes(slot))),
  );
  const offset = filter.offset ?? 0;
  return { rows: fits.slice(offset, offset + (filter.limit ?? 50)), total: fits.length };
}

function league(kind: Kind, { views, filter, scoringPeriod }: StubRequest): StubAnswer {
  const box = boxScores(kind);
  const has = (...requested: string[]): boolean => requested.some((view) => views.includes(view));
  const headers: Record<string, string> = {};
  const body: Record<string, unknown> = envelope(kind, Number(scoringPeriod ?? TODAY));
  if (has("mSettings", "mDraftDetail")) body.settings = settings(kind);
  if (has("mDraftDetail")) body.draftDetail = draftAndSettings().draftDetail;
  if (has("mTeam", "mStandings")) body.teams = teams(kind);
  if (has("mRoster"))
    body.teams = teams(kind).map((team) => ({
      ...team,
      roster: sidesOf(box).find(({ teamId }) => teamId === team.id)?.rosterForCurrentScoringPeriod,
    }));
  if (has("mMatchup", "mMatchupScore", "mScoreboard", "mBoxscore")) body.schedule = box.schedule;
  if (has("mTransactions2")) body.transactions = [];
  if (has("kona_player_info", "kona_playercard")) {
    const request = (filter as { players?: PlayerFilter } | undefined)?.players ?? {}; // the client under test sent it
    const { rows, total } = players(box, request);
    headers["x-fantasy-filter-player-count"] = String(total);
    body.players = rows;
  }
  return { headers, body };
}

const kindOf = (path: string): Kind | undefined =>
  (["points", "category"] as const).find((kind) => path.endsWith(`/segments/0/leagues/${LEAGUE_IDS[kind]}`));

function answer(request: StubRequest): StubAnswer {
  const path = request.path.replace(/\/$/, "");
  const kind = path.includes(`/seasons/${SEASON}/`) ? kindOf(path) : undefined;
  if (kind) return league(kind, request);
  if (path.endsWith(`/seasons/${SEASON}/players`)) return { body: made("player list") };
  if (path.endsWith(`/seasons/${SEASON}`)) return { body: made("pro schedule") };
  return { status: 404, body: { messages: ["Not Found"], details: [{ type: "GENERAL_NOT_FOUND" }] } };
}

/** @param options.fault one of the names of `FAULTS`, or `truncated`: every answer then has it. */
export function startMadeEspn(options: { fault?: string } = {}): Promise<EspnStub> {
  const { fault } = options;
  return startEspnStub((request) => {
    if (fault !== undefined && fault !== "truncated") return FAULTS[fault] ?? { status: 500 };
    const whole = answer(request);
    return fault === "truncated" ? { ...whole, body: JSON.stringify(whole.body).slice(0, 400) } : whole;
  });
}
