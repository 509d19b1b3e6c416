/** What is said of the games of a player, in both languages. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import { INJURY_STATUSES } from "@/domain/players/player";
import { TOOL } from "../questions/tools";
import { status } from "./sample-outputs";
import { unsupportedIn } from "./unsupported-in";

const answers = (output: PlayerStatusOutput) =>
  (["en", "el"] as const).map((language) => wordAnswer("how is Booker", language, [{ name: TOOL.status, output }]));
const AWAY = ["OUT", "INJURY_RESERVE", "SUSPENSION", "BEREAVEMENT", "PATERNITY"];

describe("the games ahead of a player", () => {
  it.each(INJURY_STATUSES)("are his NBA team's where he cannot play, and his own otherwise: %s", (official) => {
    const output = status({
      status: official,
      statusText: official.toLowerCase(),
      nextGame: { day: "2025-01-15", opponent: "vs NYK", isToday: true },
      gamesLeftInMatchup: 3,
    });
    const [english = "", greek = ""] = answers(output);
    const lines = (answer: string, about: RegExp) => answer.split("\n").filter((line) => about.test(line));
    const own = [...lines(english, /vs NYK|3 games/), ...lines(greek, /vs NYK|3 αγώνες/)];
    expect(own.length).toBeGreaterThanOrEqual(4);
    for (const line of own) expect(/'s team|συλλόγου|σύλλογός/.test(line), line).toBe(AWAY.includes(official));
    for (const answer of [english, greek]) expect(unsupportedIn(answer, [output])).toEqual([]);
  });
});
