import { describe, expect, it, test } from "vitest";
import { evidenceIndex, figuresIn, findEvidence } from "./evidence";

/** Shapes as the look-ups of a demo conversation have them. */
const index = evidenceIndex([
  {
    id: "matchup",
    state: "done",
    output: {
      fetchedAt: "2025-01-15T12:00:00Z",
      ageSeconds: 30,
      daysLeft: 5,
      me: { teamId: 1, teamName: "Fan Favorites (demo)", points: 275, gamesLeft: 30 },
      opponent: { teamId: 4, teamName: "Dime Droppers (demo)", points: 415, gamesLeft: 33 },
      lead: -140,
    },
  },
  {
    id: "agents",
    state: "done",
    output: {
      matched: 223,
      players: [
        { playerId: 1, name: "Jose Alvarado", pointsPerGame: 25.1, gamesLeftInMatchup: 2, percentOwned: 42.3 },
        { playerId: 2, name: "Gradey Dick", pointsPerGame: 24.4, gamesLeftInMatchup: 2, percentOwned: 42.3 },
      ],
    },
  },
  {
    id: "plan",
    state: "done",
    output: {
      moves: [{ add: { name: "Jaime Jaquez Jr." }, gain: 40.1 }],
      winProbability: { before: 0.007, after: 0.0421 },
    },
  },
  { id: "failed", state: "failed", output: { secret: 77.7 } },
]);

describe("where a figure comes from", () => {
  test.each([
    ["275", "You trail 275 to 415: Fan Favorites (demo) against Dime Droppers (demo)", "matchup", "me.points"],
    ["33", "**Dime Droppers (demo)** has 33 games left in this matchup.", "matchup", "opponent.gamesLeft"],
    ["140", "You trail by 140, a lead of Dime Droppers", "matchup", "lead"],
    ["140", "You trail by 140.", "matchup", "lead"],
    ["5", "5 days of the matchup are left", "matchup", "daysLeft"],
    ["2", "Gradey Dick (SG, TOR): 24.4 points a game, 2 games left", "agents", "players.1.gamesLeftInMatchup"],
    ["42.3%", "Gradey Dick is owned in 42.3% of leagues", "agents", "players.1.percentOwned"],
    ["42,3%", "Ο Dick ανήκει στο 42,3%", "agents", "players.1.percentOwned"],
    ["24.4", "Gradey Dick: 24.4", "agents", "players.1.pointsPerGame"],
    ["4.2%", "your chance to win goes from 0.7% to 4.2%", "plan", "winProbability.after"],
    ["40", "a gain of 40", "plan", "moves.0.gain"],
  ])("%s in %j", (figure, line, lookupId, path) => {
    const found = findEvidence(index, figure, line);
    expect([found?.lookupId, found?.path.join(".")]).toEqual([lookupId, path]);
  });

  it("is told by what stands above a line that names nobody", () => {
    expect(findEvidence(index, "2", "- 2 games", "Jose Alvarado")?.path).toEqual(["players", 0, "gamesLeftInMatchup"]);
  });

  // No link is better than a wrong one.
  test.each([
    ["2", "the 2 of them"],
    // Counted by the wording; that some other 2 stands in his row says nothing.
    ["2", "Gradey Dick was named 2 times"],
    ["77.7", "a gain of 77.7"],
    ["30", "it is 30 seconds old"],
    ["999", "Gradey Dick scored 999"],
  ])("%s in %j leads nowhere, or not to bookkeeping", (figure, line) => {
    expect(findEvidence(index, figure, line)?.path ?? []).not.toContain("ageSeconds");
    if (figure !== "30") expect(findEvidence(index, figure, line)).toBeUndefined();
  });
});

describe("figures of a text", () => {
  test.each([
    ["goes from 0.7% to 4.2%.", ["0.7%", "4.2%"]],
    ["1,234.5 points, −3 and +8", ["1,234.5", "−3", "+8"]],
    ["on Wed 15 Jan, the 76ers at 19:30, 3PM and the 2nd", []],
    ["στις 15 Ιαν, 3 αγώνες", ["3"]],
    ["2024-25: 12", ["12"]],
  ])("%j has %j", (text, requested) => {
    expect(figuresIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(requested);
  });

  it("takes time in proportion to hostile texts", () => {
    const started = performance.now();
    figuresIn("1,".repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
