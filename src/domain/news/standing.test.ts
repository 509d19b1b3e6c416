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
  const today = easternDay.parse("2025-01-15");
  const said = (status: ClaimedStatus): Claim => ({
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
    [said("out"), "ACTIVE", true],
    [said("out"), "PROBABLE", true],
    [said("questionable"), "ACTIVE", true],
    [said("available"), "OUT", true],
    [said("returned"), "INJURY_RESERVE", true],
    [said("available"), "DAY_TO_DAY", true],
    [said("season-ending"), "DAY_TO_DAY", true],
    [said("season-ending"), "OUT", false],
    [said("out"), "DAY_TO_DAY", false],
    [said("doubtful"), "OUT", false],
    [said("out"), "SUSPENSION", false],
    [said("probable"), "ACTIVE", false],
    [said("out"), "UNKNOWN", null],
    [injury, "ACTIVE", null],
    [back("2025-01-29"), "ACTIVE", true],
    [back("2025-01-15"), "ACTIVE", false],
    [back("2025-01-29"), "OUT", false],
    [back(null), "ACTIVE", null],
  ] as const)("%j beside %s contradicts: %s", (claim, official, contradicts) => {
    expect(contradictsOfficial(claim, official, today)).toBe(contradicts);
  });
});
