/** Everything that the catalogue says outside pages, cards and errors: Greek in Greek, and dates as the language writes them. */
import { describe, expect, it } from "vitest";
import { englishIn } from "#test/greek";
import { MOVE_REFUSALS } from "@/contract/planning/move-refusals";
import { INJURY_STATUSES, statusLabel } from "@/domain/players/player";
import { shortDay } from "./days";
import { LEAGUE_RULES } from "./league-rules";
import { MOVE_REASONS, moveRefusalText } from "./move-reasons";
import { OPTIMIZER } from "./optimizer";
import { PLAYER_REPORT } from "./player-report";
import { SOURCES } from "./sources";
import { TURN } from "./turn";

const DAY = "2025-01-15";
const LOCKS = ["INDIVIDUAL_GAME", "FIRSTGAME_SCORINGPERIOD", "INDIVIDUAL_FIRSTGAME_WEEKLY", "FIRSTGAME_WEEKLY", "?"];
const WAYS = ["FREEAGENCY", "WAIVERS_TRADITIONAL", "WAIVERS_CONTINUOUS", "?"];
const AGES = ["just now", "30 seconds", "1 minute", "12 minutes", "3 hours", "2 days"];
const LANGUAGES = ["en", "el"] as const;

const texts = {
  moves(language) {
    const { standPat, claim, sits, sortedBy } = MOVE_REASONS[language];
    return [
      ...Object.values(standPat),
      ...Object.values(claim),
      ...(["game_begun", "unavailable", "no_stats_yet", "in_doubt", "worth_less"] as const).map((reason) =>
        sits(reason, "——"),
      ),
      ...Object.values(sortedBy).map((order) => order(["PTS", "AST"])),
      ...MOVE_REFUSALS.map((code) => moveRefusalText(language, code, DAY)),
    ];
  },
  league(language) {
    const rules = LEAGUE_RULES[language];
    return [
      ...LOCKS.flatMap((lock) => [rules.locks(lock, lock, true), rules.locks(lock, lock, false)]),
      rules.noScoring,
      rules.points(["PTS +1", "TO -1.5"]),
      rules.categories([rules.lowerIsBetter("TO"), "REB"]),
      ...WAYS.flatMap((type) =>
        (["no limit", "unknown", 7] as const).flatMap((perMatchup) => [
          rules.adds({ type, waiverHours: 24, bids: { budget: 100, minimum: 1 }, perMatchup, perSeason: 40 }),
          rules.adds({ type, waiverHours: 0, bids: null, perMatchup, perSeason: null }),
        ]),
      ),
      rules.tradeDeadline(DAY, true),
      rules.tradeDeadline(DAY, false),
      rules.noTradeDeadline,
      rules.oneContest,
      rules.schedule(19, null),
      rules.schedule(19, { teams: 6, firstDay: DAY }),
      rules.schedule(19, { teams: 6, firstDay: null }),
    ];
  },
  report(language) {
    const report = PLAYER_REPORT[language];
    const worths = (["points", "category value"] as const).flatMap((unit) => [
      { gain: 12.5, gainAfter: -3, day: DAY, unit, laterUnit: "wins" as const },
      { gain: 0, gainAfter: null, unit, laterUnit: "wins" as const },
    ]);
    return [
      ...Object.values(report.verdict),
      ...Object.values(report.because),
      ...Object.values(report.keep),
      ...["my roster", "opponent", "free agent", "on waivers", "unknown"].flatMap((ownership) =>
        [...INJURY_STATUSES, "SOMETHING_NEW"].flatMap((status) =>
          [null, { day: DAY, isAtLeast: true }, { day: DAY, isAtLeast: false }].map((since) =>
            report.status({
              name: "Άννα",
              ownership,
              status,
              statusText: language === "en" ? statusLabel("OUT") : "out",
              since,
              expectedReturn: since && DAY,
            }),
          ),
        ),
      ),
      report.playsNext(report.percent(0.614)),
      ...worths.flatMap((worth) => [report.swap("Βίκυ", worth), report.swap(null, worth), report.add(worth)]),
    ];
  },
  optimizer(language) {
    const say = OPTIMIZER[language];
    const move = { day: DAY, drop: "Άννα", add: "Βίκυ", gain: 12.5 };
    const window = { from: DAY, to: "2025-01-17" };
    return [
      say.title,
      say.asked({ window, chosenMoves: 1, maxMoves: 1, untouchables: [7], allowKeeperDrops: true }),
      say.asked({ window: null, chosenMoves: 2, maxMoves: 3, untouchables: [], allowKeeperDrops: null }),
      say.asked({ window: null, chosenMoves: undefined, maxMoves: null, untouchables: [], allowKeeperDrops: false }),
      say.planning,
      say.rosters(13, { name: "Γάμμα", players: 12 }),
      say.rosters(1, null),
      say.schedule(1, { mine: 1, theirs: null }),
      say.schedule(3, { mine: 9, theirs: 8 }),
      ...[[], ["Άννα"], ["Άννα", "Βίκυ"]].flatMap((names) => [
        say.injuries(names),
        say.candidates(names, names),
        say.sentBack(names),
      ]),
      ...[1, 2].flatMap((count) => [say.validated(count), say.composed(count, count), say.waiting(count)]),
      say.composed(2, 0),
      say.standingPat,
      say.over,
      ...(["points", "category value"] as const).flatMap((unit) => [
        say.proposal([move], unit, { chances: { before: 0.31, after: 0.95 }, isChosen: false, window }),
        say.proposal([move, { ...move, drop: undefined }], unit, {
          chances: { before: null, after: null },
          isChosen: false,
          window: { from: DAY, to: DAY },
        }),
        say.proposal([move], unit, { chances: { before: 0.5, after: 0.5 }, isChosen: true, window: null }),
      ]),
      say.standPat("no-room", ["Άννα"]),
      say.newsUnchecked(""),
      ...INJURY_STATUSES.flatMap((status) => {
        const player = { status, statusText: statusLabel(status) };
        return [say.status(player), say.listedAs(player)];
      }),
      ...Object.values(say.standing),
    ];
  },
  sources(language) {
    const { repair, state, embeddings, model, ...names } = SOURCES[language];
    return [
      ...Object.values(names),
      embeddings("7"),
      model("7"),
      ...Object.values(repair).flat(),
      ...(["working", "not used yet", "failing", "paused", "needs you"] as const).flatMap((each) =>
        [null, ...AGES].flatMap((age) =>
          [true, false].map((isRateLimited) => state(each, { age, failure: "", isRateLimited })),
        ),
      ),
    ];
  },
  turn(language) {
    const { withheld, lookingUp, oldData, ...fixed } = TURN[language];
    return [
      ...Object.values(withheld),
      ...Object.values(fixed),
      lookingUp([]),
      lookingUp(["plan_week", "get_schedule", "unheard_of"]),
      ...[undefined, ...AGES].map((age) => oldData("get_my_roster", age, "")),
    ];
  },
} satisfies Record<string, (language: "en" | "el") => string[]>;

describe.each(Object.entries(texts))("the texts of %s", (_name, all) => {
  it("hold no English in Greek", () => {
    for (const text of all("el")) {
      // Stats and dashes alone are of no language.
      if (/\p{Ll}/u.test(text)) expect(text).toMatch(/\p{Script=Greek}/u);
      expect(englishIn(text), text).toEqual([]);
    }
  });

  it.each(LANGUAGES)("leave no place open in %s, and write days as people do", (language) => {
    for (const text of all(language)) {
      expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}|\d{4}-\d\d-\d\d| {2}/);
    }
  });
});

it("days are written as the language does", () => {
  expect(LANGUAGES.map((language) => shortDay(language, DAY))).toEqual(["Wed, Jan 15", "Τετ 15 Ιαν"]);
  expect(shortDay("en", "soon")).toBe("soon");
});
