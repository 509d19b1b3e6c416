/** The made payloads have the shapes of the recorded ones, so that tests on them say something about ESPN. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { made, PAYLOAD_KINDS, type PayloadKind } from "#test/espn-shapes/made-payloads";
import { RECORDED_FILES } from "#test/espn-shapes/payload-sets";
import { shapeOf, watched } from "#test/espn-shapes/shape-of";
import { hasShared, recorded } from "#test/shared-fixtures";
import { toSettings, toStatus, toTeams } from "@/lib/espn/league";
import { toMatchups } from "@/lib/espn/matchup";
import { toPlayerCards, toPlayerList, toPoolPlayers } from "@/lib/espn/pool";
import { toProGames } from "@/lib/espn/pro-schedule";
import { toDayRosters } from "@/lib/espn/roster";
import { toTransactions } from "@/lib/espn/transactions";
import { toCardNotes } from "@/lib/news-feeds/espn-card-notes";

const hasRecorded = hasShared("espn-fixtures", "shapes of the made payloads are not compared with recorded ones");

// biome-ignore lint/suspicious/noExplicitAny: whole payloads, as the client hands them to the mappers
type Body = any;
/** What the product reads of each kind. */
const READERS: Readonly<Record<PayloadKind, (body: Body) => unknown>> = {
  "points box scores": ({ schedule, seasonId }) => toMatchups(schedule, seasonId, 1),
  "category box scores": ({ schedule, seasonId }) => toMatchups(schedule, seasonId, 1),
  "draft and settings": ({ settings, status }) => [toSettings(settings), toStatus(status)],
  "preseason settings": ({ settings, status }) => [toSettings(settings), toStatus(status)],
  "category settings": ({ settings }) => toSettings(settings),
  "teams and standings": ({ teams, status }) => [toTeams(teams), toStatus(status)],
  "matchups before play": ({ schedule, seasonId }) => toMatchups(schedule, seasonId, 1),
  "free agents": ({ players }) => toPoolPlayers(players),
  "waiver pool": ({ players }) => toPoolPlayers(players),
  "player card": ({ players }) => [toPlayerCards(players), toCardNotes(players, 2000)],
  "player list": (list) => toPlayerList(list),
  "pro schedule": toProGames,
  "week table": () => undefined,
  transactions: ({ transactions }) => toTransactions(transactions),
  "no pending transactions": ({ pendingTransactions }) => toTransactions(pendingTransactions),
  "add request": ({ body }) => toTransactions([body]),
  "lineup request": ({ body }) => toTransactions([body]),
  "combined league": ({ teams, schedule, seasonId }) => [
    toTeams(teams),
    toDayRosters(teams, seasonId, 1),
    toMatchups(schedule, seasonId, 1),
  ],
  "activity feed": () => undefined,
};

/** Recorded from another game of ESPN: what the product reads of them is compared, the rest of their fields is not basketball's. */
const OTHER_GAME: readonly PayloadKind[] = ["waiver pool", "combined league", "activity feed"];

/** Lines like `.schedule[].home.teamId: number`. */
const linesOf = (payload: unknown, isWanted: (at: string) => boolean = () => true): string[] =>
  [...shapeOf(payload)]
    .filter(([at]) => isWanted(at))
    .map(([at, kinds]) => `${at}: ${[...kinds].sort().join(" or ")}`)
    .sort();

function pathsRead(kind: PayloadKind, payload: unknown): Set<string> {
  const read = new Set<string>();
  READERS[kind](watched(payload, read));
  return read;
}

describe.skipIf(!hasRecorded)("made payloads beside recorded ones", () => {
  it.each(PAYLOAD_KINDS)("%s: what the product reads is there in both, of the same types", (kind) => {
    const [ours, theirs] = [made(kind), recorded(RECORDED_FILES[kind])];
    const read = new Set([...pathsRead(kind, theirs), ...pathsRead(kind, ours)]);
    const isRead = (at: string): boolean => read.has(at);
    expect(linesOf(ours, isRead)).toEqual(linesOf(theirs, isRead));
  });

  it.each(PAYLOAD_KINDS.filter((kind) => !OTHER_GAME.includes(kind)))(
    "%s: the same fields, whether read or not",
    (kind) => {
      expect(linesOf(made(kind))).toEqual(linesOf(recorded(RECORDED_FILES[kind])));
    },
  );

  it("share no player, no game and no league with them", () => {
    const ids = /"(?:id|playerId)":(\d{5,})|"externalId":"(\d{6,})"/g;
    const numbers = (payload: unknown): Set<number> =>
      new Set([...JSON.stringify(payload).matchAll(ids)].map(([, id, game]) => Number(id ?? game)));
    const names = (payload: unknown): Set<string> =>
      new Set(
        [...JSON.stringify(payload).matchAll(/"(?:fullName|lastName|seasonOutlook)":"([^"]{3,})"/g)].map(
          ([, name = ""]) => name,
        ),
      );
    const theirs = Object.values(RECORDED_FILES).map(recorded);
    const ours = PAYLOAD_KINDS.map(made);
    expect(shared(numbers(ours), numbers(theirs))).toEqual([]);
    expect(shared(names(ours), names(theirs))).toEqual([]);
  });
});

describe("made payloads", () => {
  it.each(PAYLOAD_KINDS)("%s: one short sample is kept for reading", async (kind) => {
    const file = path.resolve(import.meta.dirname, "../espn-shapes/samples", `${kind.replaceAll(" ", "-")}.json`);
    await expect(`${JSON.stringify(shortened(made(kind)), null, 1)}\n`).toMatchFileSnapshot(file);
  });

  it("are read whole: no player, row, game or transaction is left out", () => {
    const { players } = made("player card");
    expect(toPlayerCards(players)[0]?.rows).toHaveLength(players[0].player.stats.length);
    const transactions = toTransactions(made("transactions").transactions);
    expect(transactions).toHaveLength(8);
    // Offers say that they are pending, and so do the records that withdraw them.
    expect(transactions.filter(({ isPending }) => isPending)).toHaveLength(6);
    expect(toMatchups(made("points box scores").schedule, 2026, 81)).toHaveLength(4);
  });
});

const shared = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): T[] => [...some].filter((each) => others.has(each));

/** One element a list and two keys a map of ids. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isById = entries.length > 0 && entries.every(([key]) => /^\d/.test(key));
  return Object.fromEntries(entries.slice(0, isById ? 2 : undefined).map(([key, each]) => [key, shortened(each)]));
}
