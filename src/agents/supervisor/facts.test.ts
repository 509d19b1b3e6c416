/**
 * What a thread remembers of its look-ups: merged the same way whatever the order, bounded, and never another team's.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import {
  asFact,
  type Fact,
  type Facts,
  factKey,
  freshFacts,
  MAX_FACTS,
  MAX_FACTS_CHARS,
  mergeFacts,
  outputNow,
} from "./facts";

const scope: TeamScope = {
  personId: "p",
  connectionId: "c",
  universe: "espn",
  leagueId: "7",
  season: 2025,
  teamId: teamId.parse(1),
};
const READ_AT = Date.parse("2026-11-21T10:00:00.000Z");
const labelled = {
  source: "espn",
  fetchedAt: new Date(READ_AT).toISOString(),
  stale: false,
  ageSeconds: 0,
  age: "just now",
};

const fact = fc
  .record({ minute: fc.integer({ min: 0, max: 40 }), chars: fc.integer({ min: 0, max: 9_000 }), mark: fc.nat(3) })
  .map(({ minute, chars, mark }): Fact => {
    const fetchedAt = new Date(READ_AT + minute * 60_000).toISOString();
    return { output: { fetchedAt, mark, text: "x".repeat(chars) }, fetchedAt, lifetimeMs: 45_000 };
  });
const facts = fc.dictionary(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789".split("")), fact, {
  maxKeys: 36,
});
const size = (some: Facts) => JSON.stringify(some).length;

describe("merging facts", () => {
  it("keeps of each question the newest answer, of all the newest, within both limits, in any order, and again the same", () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        const merged = mergeFacts(a, b);
        expect(mergeFacts(b, a)).toEqual(merged);
        expect(mergeFacts(merged, merged)).toEqual(merged);
        expect(JSON.parse(JSON.stringify(merged))).toEqual(merged);
        expect(Object.keys(merged).length).toBeLessThanOrEqual(MAX_FACTS);
        expect(size(merged)).toBeLessThanOrEqual(MAX_FACTS_CHARS + 2);
        const newest = (key: string) => [a[key]?.fetchedAt ?? "", b[key]?.fetchedAt ?? ""].sort().at(-1) ?? "";
        const oldestRetained = Object.values(merged).reduce(
          (old, each) => (each.fetchedAt < old ? each.fetchedAt : old),
          "9",
        );
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
          const retained = merged[key];
          if (retained) expect([a[key], b[key]]).toContainEqual(retained);
          if (retained) expect(retained.fetchedAt).toBe(newest(key));
          else expect(newest(key) <= oldestRetained).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("loses nothing while there is room", () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
        fc.pre(keys.size <= MAX_FACTS && size(a) + size(b) < MAX_FACTS_CHARS);
        expect(new Set(Object.keys(mergeFacts(a, b)))).toEqual(keys);
      }),
    );
  });
});

describe("the key of a fact", () => {
  const key = (
    over: Partial<TeamScope> = {},
    day = "2025-01-15",
    input: object = { playerName: "Nikola Jokić", n: 5 },
  ) => factKey({ ...scope, ...over }, day, "get_player_game_log", input);

  it("is the same for the same question, however it is spelt and ordered", () => {
    expect(key({}, "2025-01-15", { n: 5, playerName: " nikola  JOKIC", lastDay: undefined })).toBe(key());
  });

  it.each([
    ["another team", key({ teamId: teamId.parse(2) })],
    ["another league", key({ leagueId: "8" })],
    ["another season", key({ season: 2024 })],
    ["the demo", key({ universe: "demo" })],
    ["another day", key({}, "2025-01-16")],
    ["another player", key({}, "2025-01-15", { playerName: "Nikola Jovic", n: 5 })],
    ["more games", key({}, "2025-01-15", { playerName: "Nikola Jokić", n: 6 })],
  ])("differs for %s", (_name, other) => {
    expect(other).not.toBe(key());
  });
});

describe("a fact", () => {
  it("lives as long as the shortest-lived of its sources, and is told with its true age", () => {
    // Card 15 minutes, roster 45 seconds.
    const status = asFact("get_espn_player_status", { ...labelled, name: "Booker" });
    if (!status) throw new Error("it is one");
    expect(freshFacts({ status }, READ_AT + 44_999)).toEqual({ status });
    expect(freshFacts({ status }, READ_AT + 45_000)).toEqual({});
    expect(outputNow(status, READ_AT + 40_000)).toEqual({
      ...labelled,
      name: "Booker",
      ageSeconds: 40,
      age: "40 seconds",
    });
  });

  it.each([
    ["an old answer", "get_my_roster", { ...labelled, stale: true }],
    ["news, which are read from our own database", "get_player_news", labelled],
    ["an answer that says no age", "get_my_roster", { players: [] }],
    ["an unknown look-up", "get_score", labelled],
  ])("is not made of %s", (_name, tool, output) => {
    expect(asFact(tool, output)).toBeUndefined();
  });
});
