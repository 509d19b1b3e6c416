/** Whether players start is told from the best lineup, with what the choice turns on. */
import { describe, expect, it } from "vitest";
import { TOOL } from "../../questions/tools";
import { understand } from "../../questions/understanding/understanding";
import { lineup } from "../sample-decisions";
import { status } from "../sample-outputs";
import { wordFindings } from "../wording";

const monk = status({ name: "Malik Monk", status: "ACTIVE", statusText: "active" });
const [starter] = lineup().starters;
if (!starter) throw new Error("the sample starts nobody");

const shown = (output: ReturnType<typeof lineup>, players = [monk]) =>
  wordFindings(understand("should I start Monk tonight?"), "en", [
    ...players.map((each) => ({ name: TOOL.status, output: each })),
    { name: TOOL.dailyLineup, output },
  ]).text;

describe("whether a player starts", () => {
  const named = { ...starter, name: "Malik Monk", hasBegun: false, expected: 31.2, chanceToPlay: 0.6 };

  it("is told with his slot, what is expected of him and his chance to play", () => {
    const text = shown(lineup({ starters: [named], sits: [], withoutGame: [], openSlots: 2 }));
    expect(text).toMatch(/^Start \*\*Malik Monk\*\* \(/);
    expect(text).toContain("31.2 expected fantasy points, 60% to play");
    expect(text).toContain("2 starting slots stay open");
    expect(text).toContain("have a replacement ready");
  });

  it("is a no with its reason", () => {
    const sits = [{ ...named, why: "projected below the starters", whyCode: "worth_less" as const }];
    expect(shown(lineup({ starters: [], sits, withoutGame: [], openSlots: 0 }))).toMatch(
      /^Sit \*\*Malik Monk\*\*: projected below the starters\./,
    );
  });

  it("is settled where he has no game, and where his game has begun", () => {
    expect(shown(lineup({ starters: [], sits: [], withoutGame: ["Malik Monk"] }))).toMatch(
      /\*\*Malik Monk\*\* has no game/,
    );
    expect(shown(lineup({ starters: [{ ...named, hasBegun: true }], sits: [], withoutGame: [] }))).toMatch(
      /is locked in/,
    );
  });

  it("carries no figure of category value, which says nothing to a reader", () => {
    const text = shown(lineup({ starters: [named], sits: [], withoutGame: [], unit: "category value" }));
    expect(text).not.toContain("31.2");
  });
});
