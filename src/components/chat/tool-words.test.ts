import { describe, expect, it, test } from "vitest";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { inputInWords, originOf, toolTitle } from "./tool-words";

const tools = speaker<typeof en.tools>("en", en.tools);
const time = speaker<typeof en.time>("en", en.time);
const ui = speaker<typeof en.ui>("en", en.ui);

describe("a look-up in plain words", () => {
  test.each([
    ["get_espn_player_status", "Player status"],
    ["get_opponent_roster", "Opponent's roster"],
    ["calculate_fantasy_score", "Points calculator"],
    // Tools that come later are called by their own words.
    ["get_player_shoe_size", "Player shoe size"],
    ["constructor", "Constructor"],
    ["", "Look-up"],
  ])("calls %j %j", (name, title) => {
    expect(toolTitle(name, tools)).toBe(title);
  });

  test.each([
    [{ playerName: "Ja Morant" }, "Ja Morant"],
    [{ playerName: "Tyrese Haliburton", lastNGames: 10 }, "Tyrese Haliburton · last 10 games"],
    [{ day: "2025-01-15" }, "Wednesday, January 15, 2025"],
    [{ playsOn: "2025-01-15" }, "with a game on Wednesday, January 15, 2025"],
    [{ position: "C", healthyOnly: true, limit: 20 }, "C · healthy only · at most 20"],
    [{ healthyOnly: false, targetCategories: ["AST", "STL"] }, "for AST, STL"],
    [{ stats: { PTS: 30, REB: 10 } }, "30 PTS, 10 REB"],
    [{ topic: "injuries" }, "injuries"],
    [{ shoe: "left" }, "shoe: left"],
    [{}, ""],
    [null, ""],
    ["text", ""],
  ])("%j is %j", (input, words) => {
    expect(inputInWords(input, tools, time)).toBe(words);
  });

  it("keeps a long input to one line", () => {
    expect(inputInWords({ topic: "x".repeat(500) }, tools, time)).toHaveLength(90);
  });
});

describe("the origin of a look-up", () => {
  const now = Date.parse("2025-01-15T12:00:00Z");

  it("is its source and its age, which grows while the page is open", () => {
    const output = { source: "demo league", fetchedAt: "2025-01-15T11:48:00Z", age: "just now", stale: false };
    expect(originOf(output, now, time, ui)).toEqual({
      source: "demo league",
      age: "12 minutes ago",
      isStale: false,
      staleReason: "",
    });
  });

  it.each([
    ["espn.rate_limited", "ESPN is rate-limiting us, so this is the last version we have."],
    ["espn.timeout", "The source isn't responding, so this is the last version we have."],
    [undefined, "The source isn't responding, so this is the last version we have."],
  ])("says that it is stale, and why by the code: %s", (staleCode, staleReason) => {
    const stale = { stale: true, staleReason: "In English, whatever the page speaks.", staleCode };
    const output = { source: "espn", fetchedAt: "2025-01-15T11:00:00Z", ...stale };
    expect(originOf(output, now, time, ui)).toEqual({
      source: "ESPN",
      age: "1 hour ago",
      isStale: true,
      staleReason,
    });
  });

  it("gives arithmetic no age", () => {
    expect(originOf({ source: "calculator", fetchedAt: "2025-01-15T11:00:00Z" }, now, time, ui)?.age).toBeNull();
  });

  it("falls back on the age in words, and is silent about an answer that does not say", () => {
    expect(originOf({ source: "espn", age: "3 hours" }, now, time, ui)?.age).toBe("3 hours");
    expect(originOf({ total: 4 }, now, time, ui)).toBeNull();
    expect(originOf(null, now, time, ui)).toBeNull();
  });
});
