/**
 * Proof that no damaged answer of ESPN breaks anything, changes a status, or costs what stands beside the damage.
 *
 * A trial is 50 payloads decided by its seed, each damaged in one place: four in five of them recorded files and the
 * demo league's answers through the mappers, the others answers on the wire through the services. Judged by
 * `mutation-oracle.ts`.
 */

import { openTestDatabase } from "#test/database";
import { hasRecordedPayloads } from "#test/shared-fixtures";
import { startReplayServer } from "#test/stubs/replay-server";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { fixedClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { drawsFrom } from "../storage/prove-crash";
import type { TrialOutcome } from "../suite";
import { MUTATION_KINDS, type Mutation, type MutationKind, mutate, pick, valueAt } from "./mutate-json";
import {
  idsIn,
  isPolluted,
  lostAtoms,
  notNumbers,
  type RawStatuses,
  rawStatuses,
  touchedPart,
  without,
  wrongStatuses,
} from "./mutation-oracle";
import { atomsOf, mapPayload, type Payload, PLACES, payloadOf, recordedPayloads } from "./mutation-payloads";
import { openServiceWorld, type ServiceWorld } from "./mutation-services";

const PAYLOADS_A_TRIAL = 50;
/** Time limit of one payload, mapped or through all views. Generous: machines that run proofs are busy. */
const MAX_MS = 10_000;

type World = { payloads: readonly Payload[]; services: readonly ServiceWorld[]; raw: ReadonlyMap<string, RawStatuses> };
type Verdict = { wrong: string[]; outcome: "answered" | "refused" };

let opened: Promise<World> | undefined;
const unhandled: unknown[] = [];

export async function mutationTrial(_index: number, seed: number): Promise<TrialOutcome> {
  opened ??= openWorld();
  const world = await opened;
  const draw = drawsFrom(seed);
  const wrong: string[] = [];
  const figures: Record<string, number> = { answered: 0, refused: 0, worstMs: 0 };
  const count = (name: string) => {
    figures[name] = (figures[name] ?? 0) + 1;
  };
  for (let done = 0; done < PAYLOADS_A_TRIAL; ) {
    const kind = MUTATION_KINDS[done % MUTATION_KINDS.length] ?? "drop";
    const beganAt = performance.now();
    const judged = done % 5 === 0 ? await throughServices(world, kind, draw) : await throughMappers(world, kind, draw);
    if (!judged) continue;
    done += 1;
    const tookMs = performance.now() - beganAt;
    figures.worstMs = Math.max(figures.worstMs ?? 0, tookMs);
    if (tookMs > MAX_MS) judged.wrong.push(`took ${Math.round(tookMs)} ms`);
    if (unhandled.length > 0) judged.wrong.push(`unhandled: ${unhandled.splice(0)[0]}`);
    count(`kind ${kind}`);
    count(judged.outcome);
    if (judged.wrong.length > 0) count(`wrong ${kind}`);
    wrong.push(...judged.wrong.slice(0, 3).map((each) => `${kind} ${judged.what}: ${each}`));
  }
  const shown = wrong.length === 0 ? "" : `\n    ${wrong.slice(0, 12).join("\n    ")}`;
  return {
    ok: wrong.length === 0,
    line: `${PAYLOADS_A_TRIAL} damaged payloads, ${figures.answered} answered in part, ${figures.refused} refused by name, ${wrong.length} wrong${shown}`,
    figures,
  };
}

export function mutationSummary(outcomes: readonly TrialOutcome[]): string[] {
  const total = (figure: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[figure] ?? 0), 0);
  const worstMs = Math.max(0, ...outcomes.map(({ figures }) => figures?.worstMs ?? 0));
  return [
    `${outcomes.length * PAYLOADS_A_TRIAL} damaged payloads: ${total("answered")} answered with what was good, ${total("refused")} refused by name; slowest ${Math.round(worstMs)} ms`,
    ...MUTATION_KINDS.map((kind) => `${kind}: ${total(`kind ${kind}`)} payloads, ${total(`wrong ${kind}`)} wrong`),
    ...(hasRecordedPayloads ? [] : ["SKIP: no ../shared/espn-fixtures, only the demo league's payloads were damaged"]),
  ];
}

async function openWorld(): Promise<World> {
  process.on("unhandledRejection", (reason) => unhandled.push(reason));
  const database = await openTestDatabase();
  const clock = createDemoClock();
  const services: ServiceWorld[] = [];
  for (const format of ["points", "each"] as const) {
    const league = createDemoLeague({ format, clock });
    const { origin } = await league.listen();
    services.push(
      await openServiceWorld(database, {
        name: `demo ${format}`,
        origin,
        universe: "demo",
        leagueId: String(league.leagueId),
        season: league.seasonId,
        teamId: league.teamId,
        player: "Pascal Siakam",
        leagueClock: clock,
      }),
    );
  }
  if (hasRecordedPayloads) {
    const replay = await startReplayServer();
    process.once("exit", () => void replay.close());
    for (const leagueId of ["1234", "1235"])
      services.push(
        await openServiceWorld(database, {
          name: `recorded ${leagueId}`,
          origin: replay.origin,
          universe: "espn",
          leagueId,
          season: 2023,
          teamId: 6,
          player: "Jalen Brunson",
          leagueClock: fixedClock(Date.parse("2023-02-03T02:30:00-05:00")),
        }),
      );
  }
  for (const { name, baseline } of services)
    for (const { view, failure } of baseline)
      if (failure) throw new Error(`${name}: ${view} fails undamaged: ${failure}`);
  const captured = services.flatMap((world) =>
    world.captures.flatMap(({ view, body }) =>
      payloadOf(`${world.name} ${view}`, body).map((payload) => ({ ...payload, season: world.season })),
    ),
  );
  const raw = new Map(services.map((world) => [world.name, rawStatuses(world.captures.map(({ body }) => body))]));
  return { payloads: [...recordedPayloads(), ...captured], services, raw };
}

async function throughMappers(
  { payloads }: World,
  kind: MutationKind,
  draw: () => number,
): Promise<(Verdict & { what: string }) | undefined> {
  const payload = pick(draw, payloads);
  const damage = mutate(payload.body, kind, draw);
  if (!damage) return undefined;
  const what = `${payload.name} ${damage.path.join(".")}`;
  const touched = touchedPart(damage.path, PLACES[payload.kind]);
  const body: unknown = JSON.parse(JSON.stringify(damage.body));
  let mapped: unknown;
  try {
    mapped = mapPayload(payload, body);
  } catch (failure) {
    if (!(failure instanceof AppError)) return { what, outcome: "refused", wrong: [`bug ${failure}`] };
    return { what, outcome: "refused", wrong: touched ? [`all refused for one part: ${failure.code}`] : [] };
  }
  const wrong = judged(mapped, rawStatuses([payload.body]));
  if (touched) wrong.push(...lostBeside(payload, damage, touched, mapped));
  return { what, outcome: "answered", wrong };
}

function judged(answer: unknown, raw: RawStatuses): string[] {
  return [...wrongStatuses(answer, raw), ...notNumbers(answer), ...(isPolluted() ? ["prototype polluted"] : [])];
}

function lostBeside(payload: Payload, damage: Mutation, touched: Mutation["path"], mapped: unknown): string[] {
  const expected = atomsOf(payload.kind, mapPayload(payload, without(payload.body, touched)));
  const ids = idsIn(valueAt(payload.body, touched), valueAt(damage.body, touched));
  const lost = lostAtoms(expected, atomsOf(payload.kind, mapped), ids);
  return lost.slice(0, 1).map((atom) => `${lost.length} untouched parts lost, such as ${atom.slice(0, 160)}`);
}

/** The failures that a view may have when just its own team, matchup or player was damaged. */
const WITHOUT_THE_PART: ReadonlySet<string> = new Set([
  "league.team_not_found",
  "matchup.no_opponent",
  "matchup.unreadable",
  "game_log.unreadable",
]);
/** ESPN answers in which each player's row of a view is independent. */
const ROW_VIEWS: ReadonlySet<string> = new Set(["mRoster", "kona_player_info"]);

/** Players' rows of the undamaged answer that are gone or changed, but for the touched ones. */
function lostRows(before: unknown, after: unknown, touched: ReadonlySet<unknown>): string[] {
  const rowsOf = (output: unknown) => {
    const rows = typeof output === "object" && output !== null && "players" in output ? output.players : [];
    return (Array.isArray(rows) ? rows : []) as { playerId: number }[]; // every row of the views names its player
  };
  const got = new Set(rowsOf(after).map((row) => JSON.stringify(row)));
  return rowsOf(before)
    .filter((row) => !touched.has(row.playerId))
    .map((row) => JSON.stringify(row))
    .filter((row) => !got.has(row));
}

async function throughServices(
  { services, raw }: World,
  kind: MutationKind,
  draw: () => number,
): Promise<(Verdict & { what: string }) | undefined> {
  const world = pick(draw, services);
  const capture = pick(draw, world.captures);
  const damage = mutate(capture.body, kind, draw);
  if (!damage) return undefined;
  const what = `${world.name} ${capture.view} ${damage.path.join(".")}`;
  const { outcomes, notStored } = await world.readWith(capture.key, capture.view, JSON.stringify(damage.body));
  const wrong = notStored > 0 ? ["the database refused what was read"] : [];
  const [payload] = payloadOf(what, capture.body);
  const touched = payload && touchedPart(damage.path, PLACES[payload.kind]);
  const ids = idsIn(valueAt(capture.body, touched ?? []), valueAt(damage.body, touched ?? []));
  for (const { view, output, failure } of outcomes) {
    if (failure !== undefined && !(failure instanceof AppError)) wrong.push(`${view}: bug ${failure}`);
    // What was damaged may be the very team that was asked about.
    else if (touched && failure instanceof AppError && !WITHOUT_THE_PART.has(failure.code))
      wrong.push(`${view}: all refused for one part: ${failure.code}`);
    if (touched && ROW_VIEWS.has(capture.view)) {
      const lost = lostRows(world.baseline.find((each) => each.view === view)?.output, output, ids);
      if (lost.length > 0) wrong.push(`${view}: ${lost.length} untouched rows lost, such as ${lost[0]?.slice(0, 160)}`);
    }
    if (output !== undefined)
      wrong.push(...judged(output, raw.get(world.name) ?? new Map()).map((each) => `${view}: ${each}`));
  }
  return { what, outcome: outcomes.some(({ failure }) => failure) ? "refused" : "answered", wrong };
}
