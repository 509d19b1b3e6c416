/** Scenarios A to D on the recorded leagues of 2 February 2023, as far as they carry what a question needs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, openProduct } from "#test/leagues/product";
import { expectSaid, type Fact, LANGUAGES } from "#test/scenarios/scenario";
import { readOutputs } from "#test/scenarios/tool-outputs";
import { STAT_IDS } from "#test/scenarios/wire-league";
import { hasRecordedPayloads, recorded } from "#test/shared-fixtures";
import { type ReplayServer, startReplayServer } from "#test/stubs/replay-server";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";

const ME = 6;
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

// biome-ignore lint/suspicious/noExplicitAny: a recorded payload is walked freely, and what is read of it is compared
type Recorded = any;

describe.skipIf(!hasRecordedPayloads).each([
  ["points", "1234", "boxscore.points.2023-sp109.json"],
  ["category", "1235", "boxscore.category.2023-sp109.json"],
] as const)("the recorded %s league", (format, leagueId, payload) => {
  let replay: ReplayServer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    replay = await startReplayServer();
    ({ close } = await openProduct({
      FANVISE_LEAGUE: `espn:${leagueId}:2023:${ME}`,
      FANVISE_MODEL: "rules",
      ESPN_BASE_URL: replay.origin,
      NEWS_FEEDS: "[]",
      // Still scoring period 109, its games played.
      FANVISE_NOW: "2023-02-03T02:30:00-05:00",
    }));
  }, 60_000);
  afterAll(async () => {
    await close();
    await replay.close();
  });

  const sides = (): { mine: Recorded; theirs: Recorded } => {
    const matchup: Recorded = recorded(payload).schedule.find(
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
      for (const fact of score()) expectSaid(answer.answer, fact);
      expect(answer.answer).not.toMatch(/100 ?%/);
      // An absent status is not health.
      for (const team of ["Team 6", "Team 9"]) expectSaid(answer.answer, [team, UNKNOWN_STATUS[language]]);
    });

    it("B streaming: the recorded score, and free players only, their status unknown", async () => {
      const answer = await ask({ message: ASKED.streaming[language] });
      expectWhole(answer, language, ["simulate_move"]);
      expect(names(answer)).toEqual(expect.arrayContaining(["get_matchup_details", "get_free_agents"]));
      for (const fact of score()) expectSaid(answer.answer, fact);
      const owned = new Set<number>(
        recorded(payload).schedule.flatMap((each: Recorded) =>
          [each.home, each.away].flatMap((side) =>
            side.rosterForCurrentScoringPeriod.entries.map((entry: Recorded) => entry.playerId),
          ),
        ),
      );
      const { players } = readOutputs(answer.toolCalls).one("get_free_agents");
      expect(players.length).toBeGreaterThan(0);
      for (const { playerId, name, status } of players) {
        expect(owned.has(playerId), name).toBe(false);
        expectSaid(answer.answer, [name, ...(status === "UNKNOWN" ? [STATUS_UNKNOWN[language]] : [])]);
      }
    });

    it("C a guard in doubt: nobody's status is made up", async () => {
      const answer = await ask({ message: ASKED.doubt[language] });
      expectWhole(answer, language);
      expect(names(answer)).toContain("get_my_roster");
      expectSaid(answer.answer, ["Team 6", UNKNOWN_STATUS[language]]);
    });

    it("D the roster in its recorded slots", async () => {
      const answer = await ask({ message: ASKED.roster[language] });
      expectWhole(answer, language);
      for (const { lineupSlotId, playerPoolEntry } of sides().mine.rosterForCurrentScoringPeriod.entries)
        expectSaid(answer.answer, [playerPoolEntry.player.fullName, `${SLOTS[lineupSlotId]}:`]);
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
