/** Weeks in which something decides: a rule, a shortage, an injury, a score. */
import {
  addsUsed,
  bankedCategories,
  benchForUtil,
  eligible,
  everybodyFreeIs,
  nobodyIsFree,
  scored,
  scoredBy,
  settings,
  slotted,
  status,
  swappedBetween,
  undroppable,
  withoutGames,
  withoutStatus,
} from "./edits";
import { composeWorld } from "./open-world";
import { asRotisserie } from "./rotisserie";
import type { World } from "./world";

const ME = 1;
const OPPONENT = 4;
const SEASON = 2025;
const START = "2025-01-15";
const MATCHUP = "Fan Favorites (demo) against Dime Droppers (demo), Wednesday 15 January 2025, points";

const MY_PLAYERS = [
  ...["Karl-Anthony Towns", "Kevin Durant", "Tyler Herro", "Joel Embiid", "Bam Adebayo", "RJ Barrett", "Paul George"],
  ...["Malik Monk", "Brook Lopez", "Tyus Jones", "Collin Sexton", "Herbert Jones", "Royce O'Neale", "Andrew Nembhard"],
];
/** Trades: my player, the other player, and that player's team. */
const SWAPS = [
  ["Malik Monk", "Giannis Antetokounmpo", 3],
  ["Herbert Jones", "Shai Gilgeous-Alexander", 10],
  ["Royce O'Neale", "Anthony Davis", 5],
  ["Andrew Nembhard", "LeBron James", 8],
  ["Collin Sexton", "Jayson Tatum", 2],
  ["Tyus Jones", "James Harden", 8],
] as const;

const SLOT = { UTIL: "11", BENCH: "12", IR: "13" };

/**
 * ESPN's ids: points, blocks, steals, assists, turnovers, field goals, free throws, threes; rebounds are not among
 * them.
 */
const OTHER_POINTS = { "0": 1, "1": 6, "2": 4, "3": 2, "11": -3, "13": 2, "14": -1, "15": 1, "16": -1, "17": 1 };

export const SPECIAL_WORLDS: readonly World[] = [
  composeWorld({
    name: "two-week-playoff",
    about:
      "Points, Tuesday 18 March 2025: the second day of a play-off matchup of two weeks, 17 to 30 March, with 8 adds of 8 left and Scoot Henderson on waivers until the 19th. Nothing is planted.",
    clock: "2025-03-18",
  }),
  composeWorld({
    name: "empty-wire",
    about: `${MATCHUP}. Nobody is free and nobody is on waivers.`,
    clock: START,
    edits: [nobodyIsFree],
  }),
  composeWorld({
    name: "only-hurt-wire",
    about: `${MATCHUP}. Every free agent is OUT, without a date of return.`,
    clock: START,
    edits: [everybodyFreeIs("OUT")],
  }),
  composeWorld({
    name: "adds-used-up",
    about: `${MATCHUP}. All 4 adds of the matchup are used: 0 left. Herbert Jones and Malik Monk are out and would be worth replacing.`,
    clock: START,
    edits: [addsUsed(ME, 4)],
  }),
  composeWorld({
    name: "one-add-left",
    about: `${MATCHUP}. 3 of 4 adds of the matchup are used: 1 left.`,
    clock: START,
    edits: [addsUsed(ME, 3)],
  }),
  composeWorld({
    name: "full-and-locked",
    about:
      "Points, Wednesday 15 January 2025, 9 p.m. Eastern. The games of Paul George, Collin Sexton, Brook Lopez, Karl-Anthony Towns, RJ Barrett and Herbert Jones have begun and they are locked; those of Tyler Herro and Bam Adebayo (at the Lakers) have not. Adds and drops of today are over: the day's first game has begun.",
    clock: "2025-01-15T21:00:00-05:00",
  }),
  composeWorld({
    name: "nothing-left",
    about:
      "Points, Sunday 19 January 2025, 11 p.m. Eastern: the last day of the matchup, and every game of it has begun. 3 adds are left that can serve nothing any more.",
    clock: "2025-01-19T23:00:00-05:00",
  }),
  composeWorld({
    name: "undroppable-stars",
    about: `${MATCHUP}. My roster is stars only: ${SWAPS.map(([mine, star]) => `${star} for ${mine}`).join(", ")} were exchanged with their teams, and all 14 men are on ESPN's undroppable list. 3 adds are left, and no drop is legal.`,
    clock: START,
    edits: [
      ...SWAPS.map(([mine, star, team]) => swappedBetween(mine, ME, star, team)),
      ...[...MY_PLAYERS.filter((name) => !SWAPS.some(([mine]) => mine === name)), ...SWAPS.map(([, star]) => star)].map(
        undroppable,
      ),
    ],
  }),
  composeWorld({
    name: "hurt-guard",
    about: `${MATCHUP}. Tyler Herro (SG) is DAY_TO_DAY, and the Associated Press wrote on 14 January that he is expected back for Friday's game. Malik Monk (SG) is OUT with 12 February as his club's estimate, and ESPN wrote on 13 January of four weeks. There are two IR slots: Joel Embiid (OUT) is in one, the other is open.`,
    clock: START,
    edits: [
      status("Tyler Herro", "DAY_TO_DAY"),
      status("Malik Monk", "OUT", "2025-02-12"),
      settings(({ rosterSettings }) => {
        rosterSettings.lineupSlotCounts[SLOT.IR] = 2;
      }),
    ],
    news: [
      {
        title: "Heat guard Tyler Herro questionable with groin soreness",
        text: "Tyler Herro (groin) is questionable for Wednesday's game against the Lakers. The guard is expected to return on Friday against Denver, the team said.",
        publishedAt: "2025-01-14T18:30:00-05:00",
        source: "Associated Press",
      },
      {
        title: "Kings guard Malik Monk out four weeks",
        text: "Malik Monk will miss four weeks with a sprained right ankle, the Sacramento Kings announced on Monday.",
        publishedAt: "2025-01-13T15:00:00-05:00",
        source: "ESPN",
      },
    ],
  }),
  composeWorld({
    name: "ir-illegal",
    about: `${MATCHUP}. Joel Embiid is ACTIVE and still in the one IR slot, where he may not stay: ESPN lets nobody be added until he leaves it. The other 13 places are full, and nobody else is out (Malik Monk and Herbert Jones are made ACTIVE), so somebody must be dropped for Embiid alone, and two for one addition.`,
    clock: START,
    edits: [status("Joel Embiid", "ACTIVE"), status("Malik Monk", "ACTIVE"), status("Herbert Jones", "ACTIVE")],
  }),
  composeWorld({
    name: "ir-swap",
    about: `${MATCHUP}. Joel Embiid is ACTIVE and still in the one IR slot, where he may not stay; Malik Monk and Herbert Jones are OUT on the bench. Nobody need be dropped: one of them takes the slot and Embiid comes back. Until then ESPN lets nobody be added.`,
    clock: START,
    edits: [status("Joel Embiid", "ACTIVE")],
  }),
  composeWorld({
    name: "late-scratch",
    about:
      "Points, Saturday 25 January 2025, a day on which all 13 men outside injured reserve have a game for 10 starting places. Tyler Herro is OUT today, as ESPN wrote 40 minutes ago, and stands in the starting lineup all the same.",
    clock: "2025-01-25",
    edits: [status("Tyler Herro", "OUT")],
    news: [
      {
        title: "Tyler Herro a late scratch against Brooklyn",
        text: "Tyler Herro has been ruled out of Saturday's game with a stomach illness, the Heat said this morning.",
        publishedAt: "2025-01-25T10:20:00-05:00",
        source: "ESPN",
      },
    ],
  }),
  composeWorld({
    name: "no-games-man",
    about: `${MATCHUP}. Zach Edey (C, MEM), a rookie and a free agent, has played no game this season and none before: no average and no game log. He is ACTIVE with 2 games left.`,
    clock: START,
    edits: [withoutGames("Zach Edey", SEASON)],
  }),
  composeWorld({
    name: "namesakes",
    about: `${MATCHUP}. Surnames that many share: Jalen Williams (Dime Droppers, my opponent) and Jaylin Williams (free, of the same club), Mark, Patrick, Ziaire, Grant, Cody, Kenrich Williams; Amen Thompson (Sixth Men) and his twin Ausar (free), Klay Thompson; Herbert and Tyus Jones (mine), Tre and Derrick Jones Jr. (free); Paul George (mine), Keyonte and Kyshawn George (free). A report of 14 January says that Jaylin Williams, not Jalen, is out with a hamstring.`,
    clock: START,
    news: [
      {
        title: "Thunder big man Jaylin Williams out with hamstring strain",
        text: "Jaylin Williams is out for Oklahoma City with a hamstring strain and will be evaluated again in two weeks.",
        publishedAt: "2025-01-14T13:00:00-05:00",
        source: "The Athletic",
      },
    ],
  }),
  composeWorld({
    name: "hard-cap",
    about: `${MATCHUP}. The league limits games by slot in its settings: UTIL 9, C 3, PG 3 (ESPN's lineupSlotStatLimits).`,
    clock: START,
    edits: [
      settings(({ rosterSettings }) => {
        rosterSettings.lineupSlotStatLimits = {
          "0": { limitValue: 3, statId: 42 },
          "4": { limitValue: 3, statId: 42 },
          "11": { limitValue: 9, statId: 42 },
        };
      }),
    ],
  }),
  composeWorld({
    name: "position-limit",
    about: `${MATCHUP}. At most 3 centres on a roster, and 3 there are outside injured reserve: Karl-Anthony Towns, Bam Adebayo, Brook Lopez. Adding a centre without dropping one is illegal.`,
    clock: START,
    edits: [
      settings(({ rosterSettings }) => {
        rosterSettings.positionLimits["5"] = 3;
      }),
    ],
  }),
  composeWorld({
    name: "other-scoring",
    about: `${MATCHUP}, with other scoring: a turnover -3 (not -2), a block 6 (not 4), rebounds nothing. Every figure in points follows from it, the matchup's scores too.`,
    clock: START,
    edits: [scoredBy(OTHER_POINTS)],
  }),
  composeWorld({
    name: "blowout-ahead",
    about: `${MATCHUP}. Banked scores are edited: I lead 1500 to 415, beyond all doubt.`,
    clock: START,
    edits: [scored({ [ME]: 1_500 })],
  }),
  composeWorld({
    name: "blowout-behind",
    about: `${MATCHUP}. Banked scores are edited: I trail 275 to 1600, beyond all hope.`,
    clock: START,
    edits: [scored({ [OPPONENT]: 1_600 })],
  }),
  composeWorld({
    name: "coin-flip",
    about: `${MATCHUP}. Banked scores are edited so that both sides come to about the same by season averages: I lead 600 to 302 with about 766 to come, 1064 for Dime Droppers.`,
    clock: START,
    edits: [scored({ [ME]: 600, [OPPONENT]: 302 })],
  }),
  composeWorld({
    name: "coin-flip-most",
    about:
      "Most categories, Fan Favorites (demo) against Dime Droppers (demo), Wednesday 15 January 2025. Banked values are edited to 4 won, 4 lost and 1 tied: ahead in PTS 180:170, REB 66:60, AST 46:44, 3PM 22:20; behind in STL 10:12, BLK 5:7, FG% .470:.480, TO 24:22; FT% .800 each.",
    clock: START,
    format: "most",
    edits: [
      bankedCategories(
        {
          [ME]: {
            "0": 180,
            "6": 66,
            "3": 46,
            "17": 22,
            "2": 10,
            "1": 5,
            "19": 0.47,
            "20": 0.8,
            "11": 24,
            "13": 70.5,
            "14": 150,
            "15": 32,
            "16": 40,
          },
          [OPPONENT]: {
            "0": 170,
            "6": 60,
            "3": 44,
            "17": 20,
            "2": 12,
            "1": 7,
            "19": 0.48,
            "20": 0.8,
            "11": 22,
            "13": 72,
            "14": 150,
            "15": 32,
            "16": 40,
          },
        },
        ["11"],
      ),
    ],
  }),
  composeWorld({
    name: "greedy-trap",
    about: `${MATCHUP}. UTIL has no places and the bench 6. Tyler Herro may play SG and SF. Whoever fills slots by value puts him at SG and Paul George at SF, and Collin Sexton finds no place; the best lineup of today has Herro at SF, RJ Barrett at SG, Sexton at G, George at PF and Bam Adebayo at F, and is worth 26 points more.`,
    clock: START,
    edits: [
      eligible("Tyler Herro", [1, 2, 5, 6, 7, 8, 10, 11, 12, 13]),
      settings(({ rosterSettings }) => {
        rosterSettings.lineupSlotCounts[SLOT.UTIL] = 0;
        rosterSettings.lineupSlotCounts[SLOT.BENCH] = 6;
      }),
      ...["Brook Lopez", "RJ Barrett", "Karl-Anthony Towns"].map((name) => slotted(name, Number(SLOT.BENCH))),
    ],
  }),
  composeWorld({
    name: "volume-trap",
    about:
      "Points, Saturday 8 February 2025, two days left. The free agent with the highest average, Cameron Johnson (33.4 a game), has no game left in this matchup; men with lower averages have two that can start, such as Dillon Brooks. Nothing is planted.",
    clock: "2025-02-08",
  }),
  composeWorld({
    name: "roto",
    about:
      "Rotisserie of nine categories over the whole season, Wednesday 15 January 2025: one contest of ten teams, points by rank in every category (10 the best, equals share), no opponent and no matchup.",
    clock: START,
    format: "each",
    as: "roto",
    prepare: async (compose) => [asRotisserie(await compose(["mTeam"]))],
  }),
  composeWorld({
    name: "hurt-best-wire",
    about:
      "Points, Wednesday 5 March 2025. The best averages on the wire are hurt: Julius Randle, D'Angelo Russell and Alex Sarr are made OUT, Cam Thomas and Cason Wallace DAY_TO_DAY, beside Ayton, Suggs, Gafford, Lively and Portis, who are OUT as they were. Of those who play tonight Jusuf Nurkić has the best average of a healthy man.",
    clock: "2025-03-05",
    edits: [
      ...["Julius Randle", "D'Angelo Russell", "Alex Sarr"].map((name) => status(name, "OUT")),
      ...["Cam Thomas", "Cason Wallace"].map((name) => status(name, "DAY_TO_DAY")),
    ],
  }),
  composeWorld({
    name: "hurt-best-wire-most",
    about:
      "Most categories, Saturday 25 January 2025, two days left; nobody of mine plays on Sunday. Of the free agents who do, the best are hurt: Toumani Camara and Luguentz Dort are made OUT, Alex Caruso DAY_TO_DAY, beside Robert Williams III, who is OUT as he was. Aaron Wiggins, Donovan Clingan, Dalano Banton and Jaylin Williams are healthy.",
    clock: "2025-01-25",
    format: "most",
    edits: [status("Toumani Camara", "OUT"), status("Luguentz Dort", "OUT"), status("Alex Caruso", "DAY_TO_DAY")],
  }),
  composeWorld({
    name: "no-status",
    about: `${MATCHUP}. ESPN gives no status (neither injuryStatus nor injured) for Tyler Herro and Brook Lopez (mine), Trae Young and Rudy Gobert (Dime Droppers), Toumani Camara and Jose Alvarado (free).`,
    clock: START,
    edits: ["Tyler Herro", "Brook Lopez", "Trae Young", "Rudy Gobert", "Toumani Camara", "Jose Alvarado"].map(
      withoutStatus,
    ),
  }),
  composeWorld({
    name: "no-status-each",
    about:
      "Every category a win or a loss, Monday 24 March 2025, second week of a play-off matchup against Sixth Men. ESPN gives no status (neither injuryStatus nor injured) for Kevin Durant and Tyus Jones (mine), Tyrese Haliburton (Sixth Men), Kyle Kuzma and Ty Jerome (free).",
    clock: "2025-03-24",
    format: "each",
    edits: ["Kevin Durant", "Tyus Jones", "Tyrese Haliburton", "Kyle Kuzma", "Ty Jerome"].map(withoutStatus),
  }),
  composeWorld({
    name: "crowded-saturday",
    about:
      "Points, Friday 20 December 2024, three days and 2 adds of 4 left. Five of mine play tonight, twelve on Saturday for ten places, three on Sunday. Brandon Boston, Ty Jerome and Kelly Oubre Jr. have two games, of which Saturday's finds no place; Jabari Smith Jr., Gradey Dick and Obi Toppin have Sunday's alone. Nothing is planted.",
    clock: "2024-12-20",
  }),
  composeWorld({
    name: "crowded-new-year",
    about:
      "Points, Tuesday 31 December 2024, six days left. Seven places to start: UTIL has none and the bench 6. From Tuesday to Sunday 5, 9, 5, 4, 10 and 3 of mine play. 3 of 4 adds are used: 1 left. Cason Wallace and Al Horford have four games, Justin Champagnie three, which find open places.",
    clock: "2024-12-31",
    edits: [benchForUtil, addsUsed(ME, 3)],
  }),
  composeWorld({
    name: "crowded-and-empty",
    about:
      "Points, Tuesday 4 February 2025, six days and 4 adds left. Seven places to start: UTIL has none and the bench 6. From Tuesday to Sunday 6, 11, 2, 9, 8 and 3 of mine play. Immanuel Quickley, the best average with four games, plays on the crowded Wednesday and Friday; Dillon Brooks on the open Thursday and on the weekend. Joel Embiid, on injured reserve, is OUT without a date of return.",
    clock: "2025-02-04",
    edits: [benchForUtil, status("Joel Embiid", "OUT")],
  }),
  composeWorld({
    name: "crowded-and-empty-most",
    about:
      "Most categories, Tuesday 4 February 2025, six days left. Seven places to start: UTIL has none and the bench 6. From Tuesday to Sunday 6, 11, 2, 9, 8 and 3 of mine play. 3 of 4 adds are used: 1 left. Immanuel Quickley and Dillon Brooks have four games each: Quickley's fall on the crowded days, Brooks's on the open ones. Joel Embiid, on injured reserve, is OUT without a date of return.",
    clock: "2025-02-04",
    format: "most",
    edits: [benchForUtil, addsUsed(ME, 3), status("Joel Embiid", "OUT")],
  }),
  composeWorld({
    name: "crowded-every-other-day",
    about:
      "Points, Thursday 27 February 2025, four days left. Seven places to start: UTIL has none and the bench 6. Four of mine play on Thursday and on Saturday, nine on Friday and on Sunday. 3 of 4 adds are used: 1 left. Grayson Allen and Mike Conley have three games, two of them on the crowded days; Naji Marshall and Max Christie two, on the open ones. Banked scores are edited: I trail 800 to 836. Damion Baugh and Killian Hayes, whose averages are of four games, are made OUT.",
    clock: "2025-02-27",
    edits: [
      benchForUtil,
      addsUsed(ME, 3),
      scored({ [ME]: 800 }),
      status("Damion Baugh", "OUT"),
      status("Killian Hayes", "OUT"),
    ],
  }),
  composeWorld({
    name: "crowded-every-other-day-each",
    about:
      "Every category a win or a loss, Thursday 27 February 2025, four days left. Seven places to start: UTIL has none and the bench 6. Four of mine play on Thursday and on Saturday, nine on Friday and on Sunday. 2 of 4 adds are used: 2 left. Damion Baugh and Killian Hayes, whose averages are of four games, are made OUT.",
    clock: "2025-02-27",
    format: "each",
    edits: [benchForUtil, addsUsed(ME, 2), status("Damion Baugh", "OUT"), status("Killian Hayes", "OUT")],
  }),
];
