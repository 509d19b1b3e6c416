import { describe, expect, it } from "vitest";
import { easternDay } from "../ids";
import type { Claim, ClaimedStatus } from "./claims";
import type { Trust } from "./news-item";
import { contradictsOfficial, standingOf } from "./standing";

const report = (source: string, trust: Trust, url: string | null = null) => ({ source, trust, url });

describe("how far reports may be believed", () => {
  it.each([
    ["one stranger", [report("a", "unknown")], "unconfirmed"],
    ["one aggregator", [report("a", "aggregator")], "unconfirmed"],
    ["one newsroom", [report("a", "outlet")], "reported"],
    ["the club", [report("a", "official")], "official"],
    ["a stranger whom the club bears out", [report("a", "unknown"), report("b", "official")], "official"],
    ["two strangers", [report("a", "unknown"), report("b", "aggregator")], "reported"],
    ["one stranger twice", [report("Some Blog", "unknown"), report("some blog", "unknown")], "unconfirmed"],
    [
      "two names of one site",
      [report("a", "unknown", "https://x.example/1"), report("b", "unknown", "https://www.x.example/2")],
      "unconfirmed",
    ],
    [
      "two sites",
      [report("a", "unknown", "https://x.example/1"), report("b", "unknown", "https://y.example/1")],
      "reported",
    ],
    ["nobody", [], "unconfirmed"],
  ] as const)("%s: %s", (_, reports, standing) => {
    expect(standingOf(reports)).toBe(standing);
  });
});

describe("claims beside the official status", () => {
  const NOON = Date.parse("2025-01-15T17:00:00Z");
  const statement = (status: ClaimedStatus): Claim => ({
    kind: "status",
    status,
    playerKey: 1,
    sentence: "",
    confidence: 1,
  });
  const back = (earliestDay: string | null): Claim => ({
    kind: "return",
    timing: "then",
    earliestDay: earliestDay === null ? null : easternDay.parse(earliestDay),
    latestDay: null,
    playerKey: 1,
    sentence: "",
    confidence: 1,
  });
  const injury: Claim = {
    kind: "injury",
    injury: "ankle sprain",
    bodyPart: "ankle",
    playerKey: 1,
    sentence: "",
    confidence: 1,
  };

  it.each([
    [statement("out"), "ACTIVE", true],
    [statement("out"), "PROBABLE", true],
    [statement("questionable"), "ACTIVE", true],
    [statement("available"), "OUT", true],
    [statement("returned"), "INJURY_RESERVE", true],
    [statement("available"), "DAY_TO_DAY", true],
    [statement("season-ending"), "DAY_TO_DAY", true],
    [statement("season-ending"), "OUT", false],
    [statement("out"), "DAY_TO_DAY", false],
    [statement("doubtful"), "OUT", false],
    [statement("out"), "SUSPENSION", false],
    [statement("probable"), "ACTIVE", false],
    [statement("out"), "UNKNOWN", null],
    [injury, "ACTIVE", null],
    [back("2025-01-29"), "ACTIVE", true],
    [back("2025-01-15"), "ACTIVE", false],
    [back("2025-01-29"), "OUT", false],
    [back(null), "ACTIVE", null],
  ] as const)("%j beside %s contradicts: %s", (claim, official, contradicts) => {
    const fresh = { claim, publishedAt: "2025-01-15T12:00:00Z" };
    expect(contradictsOfficial(fresh, { status: official, since: null }, NOON)).toBe(contradicts);
  });

  // 17:00 UTC is noon in the East.
  it.each([
    [statement("out"), "2025-01-13T17:00:00Z", null, true],
    [statement("out"), "2025-01-13T16:59:59Z", null, null],
    [statement("season-ending"), "2025-01-03T17:00:00Z", null, null],
    [statement("out"), "2025-01-14T17:00:00Z", "2025-01-14", true],
    [statement("out"), "2025-01-14T17:00:00Z", "2025-01-15", null],
    // 02:30 in the East: the league's day turns at three.
    [statement("out"), "2025-01-15T07:30:00Z", "2025-01-15", null],
    [back("2025-01-29"), "2025-01-10T17:00:00Z", null, true],
    [back("2025-01-29"), "2025-01-10T17:00:00Z", "2025-01-12", null],
  ] as const)(
    "%j of %s beside a player who is active since %s contradicts: %s",
    (claim, publishedAt, since, contradicts) => {
      expect(contradictsOfficial({ claim, publishedAt }, { status: "ACTIVE", since }, NOON)).toBe(contradicts);
    },
  );
});
