/** Scenarios A to D on leagues in ESPN's shapes, made and recorded, as far as they carry what a question needs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
import { ask, openProduct } from "#test/leagues/product";
import { STAT_IDS } from "#test/scenarios/espn-league";
import { expectInAnswer, type Fact, LANGUAGES } from "#test/scenarios/scenario";
import { readOutputs } from "#test/scenarios/tool-outputs";
import { wholeText } from "#test/whole-answer";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";

const UNKNOWN_STATUS = { en: "no injury status", el: "δεν δίνει κατάσταση υγείας" };
const ASKED = {
  review: {
    en: "Review my matchup and help me optimize without destroying my team",
    el: "Δες την αναμέτρησή μου και βοήθησέ με να τη βελτιώσω χωρίς να διαλύσω την ομάδα",
  },
  streaming: { en: "I'm down in assists and steals", el: "Χάνω στις ασίστ και στα κλεψίματα" },
  doubt: { en: "My guard is DTD, hold or stream?", el: "Ο γκαρντ μου είναι DTD, τον κρατάω ή κάνω stream;" },
  roster: {
    en: "Who is on my roster and who is hurt?",
    el: "Ποιοι είναι στο ρόστερ μου και ποιοι είναι τραυματίες;",
  },
};

// biome-ignore lint/suspicious/noExplicitAny: a payload is walked freely, and what is read of it is compared
type Recorded = any;

const LEAGUES = payloadSets("scenarios on leagues without statistics").flatMap((set) =>
  (["points", "category"] as const).map((format) => [set.origin, format, set] as const),
);

describe.each(LEAGUES)("the %s %s league", (origin, format, set) => {
  const facts = LEAGUE_FACTS[origin];
  const ME = facts.me.teamId;
  const read = (): Recorded => set.payload(format === "points" ? "points box scores" : "category box scores");
  let replay: Awaited<ReturnType<typeof set.start>>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    replay = await set.start();
    ({ close } = await openProduct({
      FANVISE_LEAGUE: `espn:${facts.leagueIds[format]}:${facts.season}:${ME}`,
      FANVISE_MODEL: "rules",
      ESPN_BASE_URL: replay.origin,
      NEWS_FEEDS: "[]",
      FANVISE_NOW: facts.now,
    }));
  });
  afterAll(async () => {
    await close();
    await replay.close();
  });

  const sides = (): { mine: Recorded; theirs: Recorded } => {
    const matchup: Recorded = read().schedule.find(
      (each: Recorded) => each.home.teamId === ME || each.away.teamId === ME,
    );
    return matchup.home.teamId === ME
      ? { mine: matchup.home, theirs: matchup.away }
      : { mine: matchup.away, theirs: matchup.home };
  };
  const score = (): Fact[] => {
    const { mine, theirs } = sides();
    if (format === "points") {
      const [me, them] = [total(mine), total(theirs)];
      return [[me, them, Math.abs(me - them)]];
    }
    const { wins, losses, ties } = mine.cumulativeScore;
    return [
      [`${wins}-${losses}-${ties}`],
      ...["AST", "STL"].map((stat): Fact => {
        const of = (side: Recorded): number => side.cumulativeScore.scoreByStat[STAT_IDS[stat] ?? ""].score;
        return [stat, of(mine), of(theirs), Math.abs(of(mine) - of(theirs))];
      }),
    ];
  };
  /**
   * The recordings hold no statistics of the rostered players: what the engine would be asked for is refused by name,
   * and only that.
   */
  const expectWhole = (answer: ChatAnswer, language: Language, refused: readonly string[] = []) => {
    expect(answer, answer.answer).toMatchObject({ status: "completed", language, cards: [] });
    const failed = answer.toolCalls.filter(({ ok }) => !ok);
    expect([...new Set(failed.map(({ name }) => name))].sort()).toEqual(refused);
    for (const { output } of failed) expect(output).toMatchObject({ unavailable: "matchup.no_statistics" });
    expect(answer.grounding).toMatchObject({ unverified: [], withheld: [] });
  };
  const names = (answer: ChatAnswer) => answer.toolCalls.map(({ name }) => name);

  describe.each(LANGUAGES)("asked in %s", (language) => {
    it("A review: the recorded score, and no plan where nothing is known of what anybody does", async () => {
      const answer = await ask({ message: ASKED.review[language] });
      expectWhole(answer, language, ["compose_weekly_lineup", "plan_week"]);
      expect(names(answer)).toEqual(
        expect.arrayContaining(["get_matchup_details", "get_my_roster", "get_opponent_roster", "plan_week"]),
      );
      for (const fact of score()) expectInAnswer(answer.answer, fact);
      expect(answer.answer).not.toMatch(/100 ?%/);
      // An absent status is not health.
      for (const team of [facts.me.teamName, facts.opponent.teamName])
        expectInAnswer(answer.answer, [team, UNKNOWN_STATUS[language]]);
    });

    it("B streaming: the recorded score, and free players only, their status unknown", async () => {
      const answer = await ask({ message: ASKED.streaming[language] });
      expectWhole(answer, language, ["simulate_move"]);
      expect(names(answer)).toEqual(expect.arrayContaining(["get_matchup_details", "get_free_agents"]));
      for (const fact of score()) expectInAnswer(wholeText(answer), fact);
      const owned = new Set<number>(
        read().schedule.flatMap((each: Recorded) =>
          [each.home, each.away].flatMap((side) =>
            side.rosterForCurrentScoringPeriod.entries.map((entry: Recorded) => entry.playerId),
          ),
        ),
      );
      const { players } = readOutputs(answer.toolCalls).one("get_free_agents");
      expect(players.length).toBeGreaterThan(0);
      for (const { playerId, name, status } of players) {
        expect(owned.has(playerId), name).toBe(false);
        expectInAnswer(wholeText(answer), [name, ...(status === "UNKNOWN" ? [STATUS_UNKNOWN[language]] : [])]);
      }
    });

    it("C a guard in doubt: nobody's status is made up", async () => {
      const answer = await ask({ message: ASKED.doubt[language] });
      expectWhole(answer, language);
      expect(names(answer)).toContain("get_my_roster");
      expectInAnswer(answer.answer, [facts.me.teamName, UNKNOWN_STATUS[language]]);
    });

    it("D the roster in its recorded slots", async () => {
      const answer = await ask({ message: ASKED.roster[language] });
      expectWhole(answer, language);
      for (const { lineupSlotId, playerPoolEntry } of sides().mine.rosterForCurrentScoringPeriod.entries)
        expectInAnswer(answer.answer, [playerPoolEntry.player.fullName, `${SLOTS[lineupSlotId]}:`]);
    });
  });
});

const STATUS_UNKNOWN = { en: "status unknown", el: "άγνωστη κατάσταση" };
/** ESPN's lineup slots of basketball. */
const SLOTS: Readonly<Record<number, string>> = {
  0: "PG",
  1: "SG",
  2: "SF",
  3: "PF",
  4: "C",
  5: "G",
  6: "F",
  11: "UTIL",
  12: "BE",
  13: "IR",
};
/** The week's points, day by day. */
const total = ({ pointsByScoringPeriod }: Recorded): number =>
  Object.values<number>(pointsByScoringPeriod).reduce((sum, points) => sum + points, 0);
