/** The payloads to damage, how each is mapped, and the independent parts of the result. */
import { recorded, recordedNames } from "#test/shared-fixtures";
import { toSettings, toStatus, toTeams } from "@/lib/espn/league";
import { toMatchups } from "@/lib/espn/matchup";
import { toPlayerCards, toPlayerList, toPoolPlayers } from "@/lib/espn/pool";
import { toProGames } from "@/lib/espn/pro-schedule";
import { toDayRosters } from "@/lib/espn/roster";
import { toTransactions } from "@/lib/espn/transactions";
import type { JsonPath } from "./mutate-json";

export type PayloadKind = "league" | "rosters" | "matchups" | "pool" | "schedule" | "players" | "transactions";

export type Payload = { name: string; kind: PayloadKind; body: unknown; season: number; period: number };

type Fields = Record<string, unknown>;
const partOf = (body: unknown, key: string): unknown =>
  typeof body === "object" && body !== null ? (body as Fields)[key] : undefined;

export type Mapped = unknown;
type MappedLeague = {
  settings: ReturnType<typeof toSettings>;
  status: ReturnType<typeof toStatus>;
  teams: ReturnType<typeof toTeams>;
};

/** Through the mappers of `src/lib/espn`, as the client calls them. */
export function mapPayload({ kind, season, period }: Payload, body: unknown): Mapped {
  switch (kind) {
    case "league":
      return {
        settings: toSettings(partOf(body, "settings")),
        // One recorded payload is of settings alone; the client refuses an answer without the part it asked for.
        status: partOf(body, "status") === undefined ? null : toStatus(partOf(body, "status")),
        teams: toTeams(partOf(body, "teams")),
      };
    case "rosters":
      return toDayRosters(partOf(body, "teams"), season, period);
    case "matchups":
      return toMatchups(partOf(body, "schedule"), season, period);
    case "pool":
      return [toPoolPlayers(partOf(body, "players")), toPlayerCards(partOf(body, "players"))];
    case "schedule":
      return toProGames(body);
    case "players":
      return toPlayerList(body);
    case "transactions":
      return toTransactions(partOf(body, "transactions"));
  }
}

/** Paths of a payload's independent parts: damage to one must not affect another. */
export const PLACES: Readonly<Record<PayloadKind, readonly JsonPath[]>> = {
  // Scoring items are not independent: without one of them every score is wrong.
  league: [["teams", "*"]],
  rosters: [
    ["teams", "*"],
    ["teams", "*", "roster", "entries", "*"],
  ],
  matchups: [
    ["schedule", "*"],
    ["schedule", "*", "home", "rosterForCurrentScoringPeriod", "entries", "*"],
    ["schedule", "*", "away", "rosterForCurrentScoringPeriod", "entries", "*"],
    ["schedule", "*", "teams", "*"],
  ],
  pool: [["players", "*"]],
  schedule: [
    ["settings", "proTeams", "*"],
    ["settings", "proTeams", "*", "proGamesByScoringPeriod", "*", "*"],
  ],
  players: [["*"]],
  transactions: [["transactions", "*"]],
};

const text = (...parts: unknown[]) => JSON.stringify(parts);

/** The things of a mapped payload, each as text. */
export function atomsOf(kind: PayloadKind, mapped: Mapped): Set<string> {
  const atoms = new Set<string>();
  // The shapes that `mapPayload` gives for the kind.
  if (kind === "league") {
    const { settings, status, teams } = mapped as MappedLeague;
    for (const team of teams) atoms.add(text(team));
    for (const item of settings.scoringItems) atoms.add(text(item));
    atoms.add(text(status));
  } else if (kind === "rosters") {
    for (const { teamId, entries } of mapped as ReturnType<typeof toDayRosters>)
      for (const entry of entries) atoms.add(text({ of: teamId }, entry.player, entry.slotId, entry.dayRows));
  } else if (kind === "matchups") {
    for (const { sides, ...matchup } of mapped as ReturnType<typeof toMatchups>)
      for (const { dayEntries, ...side } of sides) {
        atoms.add(text(matchup, side));
        for (const entry of dayEntries) atoms.add(text(entry.player, entry.slotId, entry.dayRows));
      }
  } else for (const each of (mapped as unknown[]).flat()) atoms.add(text(each));
  return atoms;
}

function kindOfBody(body: unknown): PayloadKind | undefined {
  if (Array.isArray(body)) return "players";
  const has = (key: string) => partOf(body, key) !== undefined;
  if (Array.isArray(partOf(partOf(body, "settings"), "proTeams"))) return "schedule";
  if (has("transactions")) return "transactions";
  if (has("players")) return "pool";
  if (has("settings")) return "league";
  const [team] = (partOf(body, "teams") as unknown[] | undefined) ?? [];
  if (partOf(team, "roster")) return "rosters";
  return has("schedule") ? "matchups" : undefined;
}

/** The recorded payloads that the mappers of this product read; none when they are not there. */
export function recordedPayloads(): Payload[] {
  return recordedNames().flatMap((name) => payloadOf(name, recorded(name)));
}

/** @returns nothing for a body that no mapper reads. */
export function payloadOf(name: string, body: unknown): Payload[] {
  const kind = kindOfBody(body);
  const season = Number(/\.(\d{4})/.exec(name)?.[1] ?? 2025);
  const period = Number(partOf(body, "scoringPeriodId") ?? 109);
  return kind ? [{ name, kind, body, season, period }] : [];
}
