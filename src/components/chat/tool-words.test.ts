import { describe, expect, it, test } from "vitest";
import { inputInWords, originOf, toolTitle } from "./tool-words";

describe("a look-up in plain words", () => {
  test.each([
    ["get_espn_player_status", "Player status"],
    ["get_opponent_roster", "Opponent's roster"],
    ["calculate_fantasy_score", "Points calculator"],
    // Tools that come later are called by their own words.
    ["search_news_by_topic", "Search news by topic"],
    ["constructor", "Constructor"],
    ["", "Look-up"],
  ])("calls %j %j", (name, title) => {
    expect(toolTitle(name)).toBe(title);
  });

  test.each([
    [{ playerName: "Ja Morant" }, "Ja Morant"],
    [{ playerName: "Tyrese Haliburton", lastNGames: 10 }, "Tyrese Haliburton · last 10 games"],
    [{ day: "2025-01-15" }, "Wednesday 15 January 2025"],
    [{ position: "C", healthyOnly: true, limit: 20 }, "C · healthy only · at most 20"],
    [{ healthyOnly: false, targetCategories: ["AST", "STL"] }, "for AST, STL"],
    [{ stats: { PTS: 30, REB: 10 } }, "30 PTS, 10 REB"],
    [{ topic: "injuries" }, "topic: injuries"],
    [{}, ""],
    [null, ""],
    ["text", ""],
  ])("%j is %j", (input, words) => {
    expect(inputInWords(input)).toBe(words);
  });

  it("keeps a long input to one line", () => {
    expect(inputInWords({ topic: "x".repeat(500) })).toHaveLength(90);
  });
});

describe("the origin of a look-up", () => {
  const now = Date.parse("2025-01-15T12:00:00Z");

  it("is its source and its age, which grows while the page is open", () => {
    const output = { source: "demo league", fetchedAt: "2025-01-15T11:48:00Z", age: "just now", stale: false };
    expect(originOf(output, now)).toEqual({
      source: "demo league",
      age: "12 minutes ago",
      isStale: false,
      staleReason: "",
    });
  });

  it("says that it is stale, and why", () => {
    const output = { source: "espn", fetchedAt: "2025-01-15T11:00:00Z", stale: true, staleReason: "ESPN timed out." };
    expect(originOf(output, now)).toEqual({
      source: "ESPN",
      age: "1 hour ago",
      isStale: true,
      staleReason: "ESPN timed out.",
    });
  });

  it("gives arithmetic no age", () => {
    expect(originOf({ source: "calculator", fetchedAt: "2025-01-15T11:00:00Z" }, now)?.age).toBeNull();
  });

  it("falls back on the age in words, and is silent about an answer that does not say", () => {
    expect(originOf({ source: "espn", age: "3 hours" }, now)?.age).toBe("3 hours");
    expect(originOf({ total: 4 }, now)).toBeNull();
    expect(originOf(null, now)).toBeNull();
  });
});
