/** Claims in words alone, true and false, by the cells of one turn; and silence where no cell decides. */
import { describe, expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { FactBook } from "../fact-book";
import { sheetsOf } from "../sheets";
import { statementsIn } from "./index";

/** A Monday. */
const TODAY = easternDay.parse("2024-12-02");
const label = { source: "espn", fetchedAt: "2024-12-02T12:00:00.000Z", stale: false, age: "just now" };
const player = (name: string, fields: object) => ({ name, positions: ["SG"], proTeam: "MIA", ...fields });
const facts = new FactBook(
  sheetsOf([
    {
      id: "1",
      name: "get_my_roster",
      output: {
        ...label,
        teamName: "Fan Favorites",
        ownership: "my roster",
        players: [
          player("Tyler Herro", { slot: "UTIL", place: "starter", game: "@ BOS", gamesLeftInMatchup: 4 }),
          player("Bam Adebayo", {
            positions: ["PF", "C"],
            slot: "PF",
            place: "starter",
            game: "@ BOS",
            gamesLeftInMatchup: 3,
          }),
          player("Brook Lopez", {
            positions: ["C"],
            proTeam: "MIL",
            slot: "UTIL",
            place: "starter",
            game: null,
            gamesLeftInMatchup: 4,
          }),
          player("Jaden Ivey", { proTeam: "DET", slot: "BE", place: "bench", game: null, gamesLeftInMatchup: 2 }),
        ],
      },
    },
    {
      id: "2",
      name: "get_roster_game_logs",
      output: {
        ...label,
        players: [
          player("Tyler Herro", { averageFantasyPoints: 43.8, difference: 4.5, averages: { MIN: 38.8 } }),
          player("Bam Adebayo", { averageFantasyPoints: 39.4, difference: -3.3, averages: { MIN: 34.6 } }),
          player("Brook Lopez", { averageFantasyPoints: 24.1, difference: 0.2, averages: { MIN: 30.1 } }),
        ],
      },
    },
    {
      id: "3",
      name: "get_matchup_details",
      output: {
        ...label,
        lastDay: "2024-12-08",
        winProbability: 0.43,
        lead: 0,
        addsLeft: 4,
        me: { teamName: "Fan Favorites", gamesLeft: 47 },
        opponent: { teamName: "Heat Check Heroes", gamesLeft: 50 },
      },
    },
    {
      id: "4",
      name: "get_espn_player_status",
      output: {
        ...label,
        ...player("Joel Embiid", { positions: ["C"], proTeam: "PHI" }),
        ownership: "opponent",
        nextGame: { day: "2024-12-03", opponent: "@ CHA", isToday: false },
      },
    },
  ]),
);
const truths = (sentence: string, earlier: string[] = []) =>
  statementsIn(sentence, earlier, facts, TODAY).map(({ isTrue }) => isTrue);

describe("a claim in words", () => {
  it.each([
    "Herro averages more than Adebayo.",
    "Adebayo plays fewer minutes than Herro.",
    "Ο Herro έχει περισσότερα λεπτά από τον Adebayo.",
    "You have fewer games than Heat Check Heroes.",
    "They have more games than you.",
    "Herro is your hottest player.",
    "Tyler Herro leads the team in scoring.",
    "Adebayo plays in Boston tonight.",
    "Ο Herro παίζει εκτός έδρας στη Βοστώνη.",
    "Keep Adebayo at PF.",
    "Jaden Ivey is on your bench.",
    "Brook Lopez is C.",
    "You are the underdog.",
    "The matchup is level.",
    "Adebayo is down 3.3 on his season average.",
    "Joel Embiid belongs to your opponent.",
    "The matchup ends on Sunday.",
    "Embiid's next game is on Tuesday.",
    "You have 4 adds left.",
    "Ο Herro έχει 4,1 ασίστ και 38,8 λεπτά ανά αγώνα.",
  ])("is true: %s", (sentence) => {
    expect(truths(sentence)).not.toContain(false);
    expect(truths(sentence)).toContain(true);
  });

  it.each([
    "Adebayo averages more than Herro.",
    "Herro plays fewer minutes than Adebayo.",
    "Ο Adebayo έχει περισσότερα λεπτά από τον Herro.",
    "You have more games than Heat Check Heroes.",
    "Brook Lopez is your hottest player.",
    "Bam Adebayo leads the team in scoring.",
    "Tyler Herro hosts the Celtics.",
    "Ο Herro παίζει εντός έδρας απέναντι στους Celtics.",
    "Adebayo faces the Lakers tonight.",
    "Tyler Herro starts at C.",
    "Brook Lopez is on your bench.",
    "Brook Lopez plays tonight as well.",
    "You are the favorite.",
    "Adebayo is up 3.3 on his season average.",
    "Joel Embiid is on your roster.",
    "The matchup ends on Saturday.",
    "Embiid's next game is on Wednesday.",
    "You have 2 adds left.",
    "Σου μένουν 2 προσθήκες.",
    "Brook Lopez plays for the Hornets.",
  ])("is false: %s", (sentence) => {
    expect(truths(sentence)).toContain(false);
  });

  it.each([
    "Nobody on your bench plays tonight.",
    "Herro had his best game on Friday.",
    "Herro is the best chance you have.",
    "If Lopez plays tonight, sit Herro.",
    "Stephen Curry averages more than Herro.",
    "The players on Heat Check Heroes have four games left.",
    "Put Adebayo somewhere else.",
    "Joel Embiid is on the roster of Heat Check Heroes (demo).",
  ])("is left alone where no cell decides: %s", (sentence) => {
    expect(truths(sentence)).toEqual([]);
  });

  it("goes on about the one player named before", () => {
    expect(truths("His next game is on Wednesday, at home against Charlotte.", ["joel embiid"])).toEqual([
      false,
      false,
    ]);
    expect(truths("He averages more than Adebayo.", ["tyler herro"])).toEqual([true]);
    expect(truths("He averages more than Adebayo.", ["tyler herro", "brook lopez"])).toEqual([]);
  });
});
