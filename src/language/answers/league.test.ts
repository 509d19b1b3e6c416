/** What the answers about the league's rules say, in both languages: the rule that was asked for and no other. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import type { LeagueOutput } from "@/contract/league/league-output";
import { TOOL } from "../questions/tools";
import { league } from "./sample-decisions";
import { matchup } from "./sample-outputs";
import { unsupportedIn } from "./unsupported-in";

describe("answers", () => {
  const ruled = (question: string, language: "en" | "el", more: Partial<LeagueOutput> = {}) => {
    const output = league(more);
    const answer = wordAnswer(question, language, [{ name: TOOL.league, output }]);
    expect(unsupportedIn(answer, [output])).toEqual([]);
    return answer;
  };
  const { roster, trades, acquisitions, teams } = league();
  const CENTERS = { roster: { ...roster, positionLimits: [{ position: "C", most: 4 }] } };
  const OVER = {
    trades: { ...trades, deadlineAt: "2025-01-10T17:00:00.000Z", deadlineDay: "2025-01-10", isOver: true },
  };
  const BIDS = { acquisitions: { ...acquisitions, budget: 100, minimumBid: 2 } };
  const CAPPED = { roster: { ...roster, gamesLimits: [{ slot: "C", games: 82 }] } };
  const SECOND = { teams: teams.map((team) => (team.isMine ? { ...team, standing: 2 } : team)) };

  it.each<[Partial<LeagueOutput>, string, string, RegExp]>([
    [
      CENTERS,
      "Am I allowed to carry five centers?",
      "μπορώ να έχω πέντε σέντερ στο ρόστερ;",
      /^(?:No: .*4|Δεν γίνεται: .*4)/,
    ],
    [
      CENTERS,
      "can I have 3 bigs on my roster?",
      "επιτρέπεται να έχω 3 σέντερ;",
      /^(?:Yes: .*4|Το όριο το επιτρέπει: .*4)/,
    ],
    [
      CENTERS,
      "what is the maximum number of centers?",
      "πόσους σέντερ μπορώ να κρατήσω;",
      /^(?:A roster .*4|Ένα ρόστερ .*4)/,
    ],
    [
      CENTERS,
      "is there a limit on point guards in our league?",
      "έχουμε όριο σε πλέι μέικερ;",
      /not limit .*PG|δεν έχει όριο .*PG/,
    ],
    [CENTERS, "may I stash six bigs?", "δικαιούμαι έξι σέντερ;", /^(?:No: .*4|Δεν γίνεται: .*4)/],
    [{}, "what does a block bring me here?", "πόσο πιάνει ένα κόψιμο στη λίγκα;", /BLK: 4/],
    [{}, "when does a dropped player clear?", "πότε ελευθερώνεται όποιος κόβεται;", /At most 4 adds|waivers 24 ώρες/],
    [CAPPED, "is there a limit on games by position?", "υπάρχει όριο στα ματς ανά θέση;", /C 82/],
    [OVER, "can I still trade?", "γίνεται ακόμα ανταλλαγή;", /10 Jan: it is over|10 Ιαν: πέρασε/],
    [
      {},
      "when is the trade deadline and when do the playoffs start?",
      "πότε λήγουν οι ανταλλαγές και πότε αρχίζουν τα πλέι οφ;",
      /2025-03-17|17 Μαρ/,
    ],
    [{}, "when is the trade deadline?", "μέχρι πότε κάνω ανταλλαγή;", /5 Mar: trades are possible|5 Μαρ: ως τότε/],
    [
      {},
      "how long is a dropped player on waivers?",
      "αν κόψω κάποιον, πόση ώρα μένει στα waivers;",
      /At most 4 adds|waivers 24 ώρες/,
    ],
    [
      {},
      "do we bid FAAB or is it waiver order?",
      "έχουμε FAAB ή σειρά;",
      /no FAAB budget: .*order|Δεν υπάρχει προϋπολογισμός FAAB: .*σειρά/,
    ],
    [
      BIDS,
      "is it FAAB or order?",
      "παίζουμε με FAAB ή με σειρά;",
      /FAAB bids from a budget of 100|προσφορές. Προϋπολογισμός FAAB: 100/,
    ],
    [
      {},
      "how many adds have I used this week?",
      "πόσες προσθήκες έχω κάνει;",
      /made 1 add .* 3 adds left|Έχεις κάνει 1 προσθήκη.* 3 προσθήκες/,
    ],
    [
      {},
      "would I make the playoffs if the season ended today?",
      "αν τελείωνε σήμερα η σεζόν θα έμπαινα στα πλέι οφ;",
      /^(?:As it stands, no: .*place 5 of 10.*4 teams|Όπως είναι τώρα, όχι: .*θέση 5 από 10.*4 ομάδες)/,
    ],
    [
      SECOND,
      "am I in a playoff spot?",
      "είμαι μέσα στα πλέι οφ;",
      /^(?:As it stands, yes: .*place 2 of 10|Όπως είναι τώρα, ναι: .*θέση 2 από 10)/,
    ],
    [
      {},
      "do I get anything extra for a triple-double?",
      "παίρνω κάτι παραπάνω για τριπλ νταμπλ;",
      /^(?:Triple-doubles are not scored|.*τριπλ νταμπλ δεν μετράνε)/,
    ],
    [
      { scoring: { items: [{ stat: "TD", points: 5, isLowerBetter: false, pointsByPosition: [] }], text: "" } },
      "is there a bonus for a triple double?",
      "μετράνε τα τριπλ νταμπλ;",
      /^(?:Triple-doubles are worth 5 points|.*τριπλ νταμπλ μετράνε 5)/,
    ],
    [
      { format: "head-to-head each category" },
      "if it ends 5-4 for me how does that go into the standings?",
      "πώς μετράει στη βαθμολογία το αποτέλεσμα;",
      /^(?:Every category counts by itself|Κάθε κατηγορία μετράει μόνη της)/,
    ],
    [
      { format: "head-to-head most categories" },
      "how does a win count in the standings?",
      "πώς μετράει η νίκη στη βαθμολογία;",
      /one win|μία νίκη/,
    ],
  ])("of the league answer one rule, without the table: %#", (more, english, greek, fact) => {
    for (const answer of [ruled(english, "en", more), ruled(greek, "el", more)]) {
      expect(answer).toMatch(fact);
      expect(answer).not.toMatch(/Glass Cleaners/);
    }
  });

  it("of the limits tell those on games or those on players, as asked", () => {
    const more = { roster: { ...CENTERS.roster, gamesLimits: CAPPED.roster.gamesLimits } };
    expect(ruled("is there a limit on games by position?", "en", more)).not.toMatch(/roster may hold/);
    expect(ruled("how many centers may I carry?", "en", more)).not.toMatch(/82/);
  });

  it("of waivers by order tell my place in it", () => {
    expect(ruled("what is my waiver priority?", "en")).toMatch(/\*\*Fan Favorites\*\*: place 1 in that order/);
    expect(ruled("ποια είναι η σειρά μου στα waivers;", "el")).toMatch(/\*\*Fan Favorites\*\*: θέση 1 στη σειρά/);
  });

  it("of the league print the table only where it is asked for", () => {
    expect(ruled("tell me about my league", "en")).not.toMatch(/Glass Cleaners/);
    expect(ruled("πες μου για τη λίγκα μου", "el")).not.toMatch(/Glass Cleaners/);
    expect(ruled("who is first in my league?", "en")).toMatch(/Glass Cleaners/);
    expect(ruled("ποιος είναι πρώτος στη λίγκα;", "el")).toMatch(/Glass Cleaners/);
  });

  it("of the matchup begin with the adds where these are asked for", () => {
    for (const answer of [
      wordAnswer("how many adds have I used and how many are left?", "en", [{ name: TOOL.matchup, output: matchup() }]),
      wordAnswer("πόσες προσθήκες έχω κάνει και πόσες μένουν;", "el", [{ name: TOOL.matchup, output: matchup() }]),
    ]) {
      expect(answer.split("\n\n")[0]).toMatch(/3 adds left.*made 1 add|3 προσθήκες απομένουν.*1 προσθήκη/);
      expect(unsupportedIn(answer, [matchup()])).toEqual([]);
    }
    expect(wordAnswer("what is the score?", "en", [{ name: TOOL.matchup, output: matchup() }])).not.toMatch(
      /made 1 add/,
    );
  });
});
