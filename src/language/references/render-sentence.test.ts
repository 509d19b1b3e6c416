/** What a reader sees of a sentence with references: values with units in the reader's language, and never a brace. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactBook, sheetsOf } from "@/domain/facts";
import { easternDay } from "@/domain/ids";
import { doubtsOf } from "./reference-record";
import { renderSentence } from "./render-sentence";

const label = { source: "espn", fetchedAt: "2025-01-15T12:00:00.000Z", stale: false, age: "just now" };
const facts = new FactBook(
  sheetsOf([
    {
      id: "1",
      name: "get_free_agents",
      output: {
        ...label,
        gainUnit: "points",
        players: [
          {
            name: "Cason Wallace",
            pointsPerGame: 24.04,
            gamesLeftInMatchup: 1,
            gain: 72.2,
            percentOwned: 55,
            expectedReturn: null,
          },
          {
            name: "Scoot Henderson",
            pointsPerGame: 23.6,
            gamesLeftInMatchup: 3,
            gain: -12.5,
            expectedReturn: "2025-01-16",
          },
        ],
      },
    },
    {
      id: "2",
      name: "get_matchup_details",
      output: {
        ...label,
        format: "head-to-head points",
        lead: -140,
        winProbability: 0.004,
        categories: [{ category: "TO", me: 16, opponent: 28, lead: -12, isLowerBetter: true }],
        me: { teamName: "Fan Favorites", points: 275, gamesLeft: 30 },
        opponent: { teamName: "Dime Droppers", points: 415, gamesLeft: 33 },
      },
    },
  ]),
);
const shown = (sentence: string, language: "en" | "el" = "en") => renderSentence(sentence, facts, language).text;
const doubts = (sentence: string) => doubtsOf(renderSentence(sentence, facts, "en"), facts).map(({ why }) => why);

describe("a rendered sentence", () => {
  it.each([
    ["Wallace averages {{wallace.fpts_avg}}.", "Wallace averages 24 points."],
    ["Wallace averages {{wallace.fpts_avg}} fantasy points.", "Wallace averages 24 fantasy points."],
    ["He has {{wallace.games_left}} games left.", "He has 1 game left."],
    ["He has {{henderson.games_left}} game left.", "He has 3 games left."],
    ["He has {{henderson.games_left}} left.", "He has 3 games left."],
    ["He plays {{henderson.games_left}} times.", "He plays 3 times."],
    [
      "They have more games than you, {{opp.games_left}} against {{me.games_left}}.",
      "They have more games than you, 33 against 30.",
    ],
    ["His gain is {{henderson.gain}}.", "His gain is −12.5 points."],
    ["He brings {{wallace.gain}}.", "He brings +72.2 points."],
    ["You gain {{wallace.gain}} with him.", "You gain 72.2 points with him."],
    ["You gain about {{wallace.gain}}.", "You gain about 72 points."],
    ["It adds over {{wallace.gain}}.", "It adds over 72 points."],
    ["It adds nearly {{wallace.gain}}.", "It adds nearly 73 points."],
    ["You trail by {{opp.points - me.points}}.", "You trail by 140 points."],
    ["Your chance is {{matchup.chance}}.", "Your chance is <1%."],
    ["He is rostered in {{wallace.rostered}} of leagues.", "He is rostered in 55% of leagues."],
    ["He is back on {{henderson.back}}.", "He is back on Thu, Jan 16."],
    ["When he is back is {{wallace.back}}.", "When he is back is unknown."],
    ["Add {{best(fa.gain)}}.", "Add Cason Wallace."],
    ["Henderson is {{rank(henderson, fa.gain)}} of them.", "Henderson is 2nd of them."],
    ["Henderson ranks #{{rank(henderson, fa.gain)}}.", "Henderson ranks #2."],
    ["That is `{{wallace.games_left}}` game and +{{wallace.gain}}%.", "That is 1 game and +72.2 points."],
    ["Single braces {wallace.gain} count, {this} does not.", "Single braces +72.2 points count, {this} does not."],
    ["Nobody: {{curry.gain}}.", "Nobody: –."],
  ])("%s", (written, expected) => {
    expect(shown(written)).toBe(expected);
  });

  it.each([
    ["Ο Wallace έχει {{wallace.fpts_avg}} ανά αγώνα.", "Ο Wallace έχει 24 πόντους ανά αγώνα."],
    ["Του μένουν {{henderson.games_left}}.", "Του μένουν 3 αγώνες."],
    ["Είσαι πίσω κατά {{opp.points - me.points}} πόντους.", "Είσαι πίσω κατά 140 πόντους."],
  ])("in Greek: %s", (written, expected) => {
    expect(shown(written, "el")).toBe(expected);
  });

  it.each([
    ["Henderson averages {{wallace.fpts_avg}}.", ["other_subject"]],
    ["Henderson averages less than Wallace's {{wallace.fpts_avg}}.", []],
    ["He has {{wallace.fpts_avg}} games left.", ["other_unit"]],
    ["You are ahead by {{matchup.lead}}.", ["direction"]],
    ["You are behind by {{matchup.lead}}.", []],
    ["You are ahead by {{to.lead}} in turnovers.", []],
    ["He has {{wallace.vibes}}.", ["broken_reference"]],
  ])("doubts %s", (written, expected) => {
    expect(doubts(written)).toEqual(expected);
  });

  it.each([
    ["They have {{me.games_left}} games left.", ["other_subject"]],
    ["You have {{opp.games_left}} games left.", ["other_subject"]],
    ["They have {{opp.games_left}} games left, you have {{me.games_left}}.", []],
    ["That is {{opp.points}} for you.", ["other_subject"]],
    ["You trail {{me.points}} to {{opp.points}}.", []],
    [
      "Wallace averages {{henderson.fpts_avg}} and Henderson only {{wallace.fpts_avg}}.",
      ["other_subject", "other_subject"],
    ],
    ["Wallace averages {{wallace.fpts_avg}} and Henderson {{henderson.fpts_avg}}.", []],
    ["Wallace and Henderson average {{wallace.fpts_avg}} and {{henderson.fpts_avg}}.", []],
  ])("doubts whose it is: %s", (written, expected) => {
    expect(doubts(written)).toEqual(expected);
  });

  it("goes on about the player named before where two are compared, or with a pronoun", () => {
    const whyAfter = (sentence: string) =>
      doubtsOf(renderSentence(sentence, facts, "en"), facts, { earlier: ["cason wallace"] }).map(({ why }) => why);
    expect(whyAfter("Henderson averages less ({{henderson.fpts_avg}} to {{wallace.fpts_avg}}).")).toEqual([]);
    expect(whyAfter("He averages {{wallace.fpts_avg}}, more than Henderson.")).toEqual([]);
    expect(whyAfter("Henderson averages {{wallace.fpts_avg}}.")).toEqual(["other_subject"]);
  });

  it("is of another day, another move, or the other way round where its words say so", () => {
    const plan = new FactBook(
      sheetsOf([
        {
          id: "1",
          name: "plan_week",
          output: {
            ...label,
            teamName: "Fan Favorites",
            ownership: "my roster",
            unit: "points",
            moves: [
              { day: "2025-01-15", add: { name: "Cole Anthony" }, drop: { name: "Royce O'Neale" }, gain: 40.1 },
              { day: "2025-01-16", add: { name: "Scoot Henderson" }, drop: { name: "Herbert Jones" }, gain: 76.2 },
            ],
            winProbability: { before: 0.43, after: 0.71 },
            chances: [
              { day: "2025-01-15", chanceToPlay: 0.55 },
              { day: "2025-01-17", chanceToPlay: 0.85 },
            ],
          },
        },
      ]),
    );
    const today = easternDay.parse("2025-01-15");
    const of = (sentence: string) =>
      doubtsOf(renderSentence(sentence, plan, "en"), plan, { today }).map(({ why }) => why);
    expect(of("On Friday his chance is {{jan15.play_chance}}.")).toEqual(["other_subject"]);
    expect(of("On Friday his chance is {{jan17.play_chance}}.")).toEqual([]);
    expect(of("It rises from {{jan15.play_chance}} tonight to {{jan17.play_chance}} by Friday.")).toEqual([]);
    expect(of("Swap Royce O'Neale for Cole Anthony ({{m2.gain}}).")).toEqual(["other_subject"]);
    expect(of("Swap Royce O'Neale for Cole Anthony ({{m1.gain}}).")).toEqual([]);
    expect(of("It goes from {{me.chance_after}} to {{me.chance_before}}.")).toEqual(["direction", "direction"]);
    expect(of("It goes from {{me.chance_before}} to {{me.chance_after}}.")).toEqual([]);
  });

  it("has no reference left, whatever was written, and its values stand where it says", () => {
    const piece = fc.constantFrom(
      "{{wallace.gain}}",
      "{{",
      "}}",
      "{",
      "}",
      "{{curry.gain}}",
      " plays ",
      "`",
      "$",
      "\n",
      "{wallace.gain}",
      "x".repeat(170),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { text, references } = renderSentence(pieces.join(""), facts, "en");
        expect(text).not.toMatch(/\{\{/);
        for (const { start, end } of references) expect(text.slice(start, end)).toContain("72.2");
      }),
    );
  });
});
