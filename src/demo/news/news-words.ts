/** Texts of reports, in the words of American fantasy news. Several wordings of each; a player and a day choose. */

import { type Counts, type DemoGame, pointsOf as points, reboundsOf as rebounds } from "../figures";
import type { World } from "../league/world";
import type { MorningStatus } from "../season/availability";
import { PRO_PRO_TEAMS } from "../season/demo-pro-teams";
import { DRAW, drawUnit } from "../season/draws";
import {
  type AbsenceFact,
  gameDay,
  type LineFact,
  linesBefore,
  type NewsFact,
  type ReturnFact,
  type StatusFact,
} from "./news-facts";

export type Report = { readonly title: string; readonly text: string };

/** The words of a fact: the same ones every time. */
export function wordFact(world: World, fact: NewsFact): Report {
  const speaker = speakerOf(world, fact);
  switch (fact.kind) {
    case "status":
      return wordStatus(speaker, fact);
    case "return":
      return wordReturn(speaker, fact);
    case "line":
      return wordLine(speaker, fact);
    case "absence":
      return wordAbsence(speaker, fact);
  }
}

type Speaker = {
  readonly name: string;
  readonly team: string;
  /** One of several wordings; `salt` tells the choices of one report apart. */
  pick(salt: number, options: readonly [string, ...string[]]): string;
  opponent(game: DemoGame): string;
  /** "vs. Hawks" or "at Hawks". */
  versus(game: DemoGame): string;
  isHome(game: DemoGame): boolean;
  /** Averages of his latest games, or nothing to say. */
  form: string;
};

function speakerOf(world: World, { player, period, kind }: NewsFact): Speaker {
  const { season } = world;
  const { id = 0, name = "" } = season.players[player] ?? {};
  const proTeamId = season.proTeamOn(player, period);
  const opponentId = (game: DemoGame) => (game.home === proTeamId ? game.away : game.home);
  const kindSalt = kind.length;
  return {
    name,
    team: teamName(proTeamId),
    pick: (salt, options) =>
      options[Math.floor(drawUnit(DRAW.news, id, period, kindSalt, salt) * options.length)] ?? options[0],
    opponent: (game) => teamName(opponentId(game)),
    versus: (game) => `${game.home === proTeamId ? "vs." : "at"} ${teamName(opponentId(game))}`,
    isHome: (game) => game.home === proTeamId,
    form: formOf(linesBefore(season, player, period, FORM_GAMES)),
  };
}

const joined = (sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== "").join(" ");

const FORM_GAMES = 5;
/** Missed team games from which his next game counts as a return. */
const MIN_LAYOFF = 2;
const MIN_FORM_GAMES = 3;

const teamName = (id: number): string => PRO_PRO_TEAMS.find((proTeam) => proTeam.id === id)?.name ?? "";

function formOf(lines: readonly Counts[]): string {
  if (lines.length < MIN_FORM_GAMES) return "";
  const average = (of: (line: Counts) => number) =>
    (lines.reduce((sum, line) => sum + of(line), 0) / lines.length).toFixed(1);
  const parts = [`${average(points)} points`, `${average(rebounds)} rebounds`, `${average(({ ast }) => ast)} assists`];
  return `He is averaging ${listed(parts)} over his last ${spelled(lines.length)} games.`;
}

function wordStatus(speaker: Speaker, { game, status, missed }: StatusFact): Report {
  const { name, team, pick, form } = speaker;
  const day = weekdayOf(gameDay(game));
  const against = `${day}'s ${speaker.isHome(game) ? "home game" : "game"} against the ${speaker.opponent(game)}`;
  const { titles, openings, closings } = STATUS_WORDS[status]({
    name,
    team,
    day,
    against,
    versus: speaker.versus(game),
    tip: `Check back before the ${tipOff(game)} tip.`,
    form,
    isFirstMissed: missed === 0,
  });
  const unexplained = pick(3, [
    "No reason was given.",
    `The ${team} have not said why.`,
    "The team did not give a reason.",
    "There is no word on the cause.",
  ]);
  const streak =
    missed === 0 ? "" : missed === 1 ? "He missed the last game." : `He has missed ${spelled(missed)} straight games.`;
  return {
    title: pick(1, titles),
    text: joined([pick(2, openings), status === "ACTIVE" ? "" : unexplained, streak, pick(4, closings)]),
  };
}

type Wordings = readonly [string, ...string[]];
type StatusParts = {
  readonly name: string;
  readonly team: string;
  readonly day: string;
  /** "Monday's home game against the Hawks". */
  readonly against: string;
  readonly versus: string;
  readonly tip: string;
  readonly form: string;
  readonly isFirstMissed: boolean;
};
type StatusWords = { readonly titles: Wordings; readonly openings: Wordings; readonly closings: Wordings };

/** Facts only, no advice: what to do about a player is for the engine to say. */
const STATUS_WORDS: Readonly<Record<MorningStatus, (parts: StatusParts) => StatusWords>> = {
  OUT: ({ name, team, day, against, versus, isFirstMissed }) => ({
    titles: [`${name} out ${day} ${versus}`, `${name} won't play ${day}`, `${name} ruled out for ${day}`],
    openings: [
      `${name} is out for ${against}.`,
      `${name} will not play in ${against}.`,
      `${name} has been ruled out for ${against}.`,
      `The ${team} will be short-handed: ${name} is out for ${against}.`,
    ],
    closings: isFirstMissed ? [`His minutes are up for grabs for the ${team}.`, ""] : [""],
  }),
  DOUBTFUL: ({ name, team, day, against, versus, tip, form }) => ({
    titles: [`${name} doubtful for ${day}`, `${name} doubtful ${versus}`],
    openings: [
      `${name} is doubtful for ${against}.`,
      `${name} is listed as doubtful for ${against}.`,
      `The ${team} list ${name} as doubtful for ${against}.`,
    ],
    closings: [tip, form, ""],
  }),
  DAY_TO_DAY: ({ name, team, day, against, versus, tip, form }) => ({
    titles: [
      `${name} questionable for ${day}`,
      `${name} a game-time decision ${versus}`,
      `${name} questionable ${versus}`,
    ],
    openings: [
      `${name} is questionable for ${against}.`,
      `${name} is listed as questionable for ${against}.`,
      `${name} is a game-time decision for ${against}.`,
      `The ${team} list ${name} as questionable for ${against}.`,
    ],
    closings: [tip, form, joined([tip, form])],
  }),
  PROBABLE: ({ name, team, day, against, versus, form }) => ({
    titles: [`${name} probable for ${day}`, `${name} probable ${versus}`],
    openings: [
      `${name} is probable for ${against}.`,
      `${name} is listed as probable for ${against}.`,
      `The ${team} list ${name} as probable for ${against}.`,
    ],
    closings: [form, ""],
  }),
  ACTIVE: ({ name, day, against, form }) => ({
    titles: [`${name} available ${day}`, `${name} off the injury report`, `${name} cleared for ${day}`],
    openings: [
      `${name} is off the injury report for ${against}.`,
      `${name} is available for ${against}.`,
      `${name} is listed as available for ${against}.`,
    ],
    closings: ["His minutes are worth watching.", form, ""],
  }),
};

function wordReturn({ name, team, pick }: Speaker, { backOn, missed }: ReturnFact): Report {
  const streak = `He remains out and has missed ${missed === 1 ? "one game" : `${spelled(missed)} straight games`}.`;
  if (backOn === "season")
    return {
      title: pick(1, [`${name} out for the season`, `${name} done for the season`]),
      text: `${pick(2, [`${name} is out for the season.`, `${name} is out for the rest of the season.`])} ${pick(3, [
        `The ${team} do not expect him back this year.`,
        "",
      ])}`.trim(),
    };
  const date = monthDay(backOn);
  return {
    title: pick(1, [`${name} expected back around ${date}`, `${name} targeting ${date}`, `Update on ${name}: ${date}`]),
    text: `${pick(2, [
      `${name} is expected to return around ${date}.`,
      `${name} is targeting a return around ${date}.`,
      `The ${team} say ${name} is on track to return around ${date}.`,
    ])} ${streak} ${pick(3, ["The date is an estimate.", "Dates like this tend to move."])}`,
  };
}

function wordLine(speaker: Speaker, fact: LineFact): Report {
  const { name, pick, opponent, isHome } = speaker;
  const { line, game, status, missed, percentOwned } = fact;
  const day = weekdayOf(gameDay(game));
  const total = points(line);
  const where = isHome(game) ? `at home against the ${opponent(game)}` : `against the ${opponent(game)}`;
  const stats = `${statLine(line)} in ${counted(line.min, "minute")}`;
  const tag = status === "ACTIVE" ? "" : pick(3, ["He is off the injury report.", "He is off the injury report now."]);
  if (missed >= MIN_LAYOFF)
    return {
      title: pick(1, [
        `${name} scores ${total} in return`,
        `${name} back in action ${day}`,
        `${name} returns to the lineup`,
      ]),
      text: joined([
        pick(2, [
          `${name} returned to action ${day} ${where} and had ${stats}.`,
          `${name} returned to the lineup ${day} ${where} and finished with ${stats}.`,
        ]),
        `The layoff lasted ${spelled(missed)} games.`,
        tag,
      ]),
    };
  const opening = pick(2, [
    `${name} finished with ${stats} ${day} ${where}.`,
    `${name} had ${stats} ${day} ${where}.`,
    `${name} posted ${stats} ${where} on ${day}.`,
    `${name} put up ${stats} ${where} ${day}.`,
  ]);
  if (tag !== "")
    return {
      title: total >= 20 ? `${name} scores ${total}` : pick(1, [`${name} suits up ${day}`, `${name} plays ${day}`]),
      text: joined([opening, tag]),
    };
  const isAvailable = percentOwned < WIDELY_OWNED;
  const free = 100 - Math.round(percentOwned);
  const reach = pick(5, [
    `He is on the waiver wire in ${free}% of fantasy leagues.`,
    `He is still on the waiver wire in ${free}% of fantasy leagues.`,
  ]);
  return {
    title: lineTitle(speaker, fact),
    text: joined([opening, isAvailable ? reach : "", speaker.form]),
  };
}

/** Below it a player is on the waiver wire of many leagues. */
const WIDELY_OWNED = 60;

function lineTitle({ name, pick, opponent }: Speaker, { line, game, percentOwned }: LineFact): string {
  const total = points(line);
  if (line.td > 0) return pick(1, [`${name} posts triple-double`, `Triple-double for ${name}`]);
  if (percentOwned < WIDELY_OWNED)
    return pick(1, [
      `${name} breaks out for ${total}`,
      `Waiver wire: ${name} scores ${total}`,
      `${name} turns heads with ${total} points`,
    ]);
  if (total >= 40) return pick(1, [`${name} erupts for ${total}`, `${name} drops ${total}`]);
  if (line.dd > 0)
    return pick(1, [
      `Big double-double for ${name}`,
      `${name} fills it up against ${opponent(game)}`,
      `${name} dominates ${opponent(game)}`,
    ]);
  return pick(1, [
    `${name} scores ${total}`,
    `${name} goes for ${total} against ${opponent(game)}`,
    `${name} leads the way with ${total}`,
  ]);
}

function wordAbsence({ name, pick, opponent }: Speaker, { game, status }: AbsenceFact): Report {
  const day = weekdayOf(gameDay(game));
  const first = pick(2, [
    `${name} did not play ${day} against the ${opponent(game)}.`,
    `${name} sat out ${day}'s game against the ${opponent(game)}.`,
  ]);
  const title = pick(1, [`${name} does not play ${day}`, `${name} sits ${day}`]);
  if (status === "ACTIVE")
    return { title, text: `${first} ${pick(3, ["He carried no injury tag into the day.", "No reason was given."])}` };
  const word = { DAY_TO_DAY: "day-to-day", DOUBTFUL: "doubtful", PROBABLE: "probable", OUT: "out" }[status];
  return { title, text: `${first} ${pick(3, [`He remains ${word}.`, `He is still listed as ${word}.`])}` };
}

function statLine(line: Counts): string {
  const shooting = [
    `${line.fgm}-${line.fga} FG`,
    ...(line.fg3a > 0 ? [`${line.fg3m}-${line.fg3a} 3Pt`] : []),
    ...(line.fta > 0 ? [`${line.ftm}-${line.fta} FT`] : []),
  ].join(", ");
  const others = [
    [rebounds(line), "rebound"],
    [line.ast, "assist"],
    [line.stl, "steal"],
    [line.blk, "block"],
  ] as const;
  const reports = others.filter(([amount]) => amount > 0).map(([amount, unit]) => counted(amount, unit));
  return listed([`${counted(points(line), "point")} (${shooting})`, ...reports]);
}

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const spelled = (amount: number): string => WORDS[amount] ?? String(amount);
const counted = (amount: number, unit: string): string => `${spelled(amount)} ${unit}${amount === 1 ? "" : "s"}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const instantOf = (dayEt: string): Date => new Date(`${dayEt}T12:00:00Z`);
const weekdayOf = (dayEt: string): string =>
  instantOf(dayEt).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
const monthDay = (dayEt: string): string =>
  instantOf(dayEt).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const tipOff = ({ tipAt }: DemoGame): string =>
  `${new Date(tipAt)
    .toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone: "America/New_York" })
    .replaceAll("\u202f", " ")} ET`;
