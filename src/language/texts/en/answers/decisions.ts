/** English. `src/language/texts/answers/decisions.ts` says what each phrase may hold. */

import { laterRounded } from "@/contract/planning/later-unit";
import { amountOf } from "@/language/texts/answers/amounts";
import type { DecisionPhrases, Starts, Unit } from "@/language/texts/answers/decisions";
import { laterUnitName } from "@/language/texts/later-amount";

const unitOf = (unit: Unit): string => (unit === "points" ? "fantasy points" : "category value");
/** "18.1 fantasy points". */
const worth = (value: number, unit: Unit): string => `${amountOf(value, unit)} ${unitOf(unit)}`;
/** "18.1 (fantasy points)", where the words before name the measure. */
const apart = (value: number, unit: Unit): string => `${amountOf(value, unit)} (${unitOf(unit)})`;
/** The worth of a start in categories is no figure that says anything to a reader. */
const ofPoints = (unit: Unit, text: string): string => (unit === "points" ? text : "");
const startsFor = ({ gained, lost }: Starts): string =>
  gained > 0 ? `, ${many(gained, "start")} gained${lost === 0 ? "" : `, ${many(lost, "start")} lost`}` : "";
const many = (amount: number, one: string): string => `${amount} ${amount === 1 ? one : `${one}s`}`;
const exchange = (drop: string | null, add: string | null): string =>
  [...(drop === null ? [] : [`drop ${drop}`]), ...(add === null ? [] : [`add ${add}`])].join(", ");
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const DECISIONS_EN: DecisionPhrases = {
  higherAverage: (best, amount, others, games) =>
    `${best} has the higher average over ${games === null ? "the recent games" : `the last ${many(games, "game")}`}: ${best} averages ${amount} fantasy points${others
      .map((each) => `, ${each.name} averages ${each.amount} fantasy points`)
      .join("")}.`,
  equalAverages: (names, amount) => `${names} average the same over the recent games: ${amount} fantasy points.`,
  higherInCategories: (name, categories) => `${name} has the higher average in ${categories}.`,
  categoryAgainst: (category, best, others) => `${category} (${best}, ${others.join(", ")})`,
  noComparison: "I cannot tell who is better: the game logs do not give an average for each of them.",
  categoryAverage: (name, category, amount) => `${name} averages ${amount} ${category} over those games.`,
  noCategoryAverage: (name, category) => `I cannot tell the ${category} of ${name}: the game log does not give it.`,
  moveHead: ({ add, drop, gain, unit }, starts) =>
    `To ${[...(add === null ? [] : [`add ${add}`]), ...(drop === null ? [] : [`drop ${drop}`])].join(" and ")} is a ${gain >= 0 ? "gain" : "difference"} of ${apart(gain, unit)} in this matchup${startsFor(starts)}.`,
  moveChance: (name, before, after) => `With ${name} your chance to win goes from ${before} to ${after}.`,
  moveLikely: (name, chance, isLow) => `Chance of a gain with ${name}: ${chance}${isLow ? "; low confidence" : ""}.`,
  moveRange: (name, low, high) => `${name}: likely range ${amountOf(low, "points")} to ${amountOf(high, "points")}.`,
  moveAfter: (name, gain, unit) =>
    laterRounded(gain, unit) === 0
      ? `${name}: nothing gained or lost after this matchup.`
      : `${name}: a difference of ${laterRounded(gain, unit)} (${laterUnitName("en", unit)}) after this matchup.`,
  moveStarts: (name, gained, lost) => `${name}: ${many(gained, "start")} gained, ${many(lost, "start")} lost.`,
  moveDay: (name, day) => `${name} would be yours from ${day} on.`,
  notPossible: (whyNot) => `That move is not possible. ${whyNot ?? "The reason is not known."}`,
  addGains: (gain, unit) => `a ${gain < 0 ? "difference" : "gain"} of ${worth(gain, unit)}`,
  cardWaits: "Nothing is done yet: the move is on the card below and waits for your OK. Then make it at ESPN.",
  noCard: "Nothing was done, and no card was made of it.",
  bestAdd: (add, drop, gain, unit, starts) =>
    `Add ${add}${drop === null ? "" : ` and drop ${drop}`}: a gain of ${apart(gain, unit)} in this matchup${startsFor(starts)}.`,
  bestMove: (name, gain, unit) => `First choice to add: ${name}, with a gain of ${apart(gain, unit)}.`,

  standPat: (_team, _reason, detail) => `Stand pat: no move is worth making. ${detail.replace(/^Stand pat\.\s*/, "")}`,
  planHead: (team) => `Moves worth making for ${team}, in this order:`,
  planWindow: (from, to) =>
    from === to ? `I looked only at moves on ${from}.` : `I looked only at moves from ${from} to ${to}.`,
  planMove: ({ day, drop, add, gain, unit }, starts) =>
    `${capitalised(exchange(drop, add))} (${day}): a ${gain < 0 ? "difference" : "gain"} of ${worth(gain, unit)}${startsFor(starts)}`,
  planGain: (team, gain, unit) => `Together that is a gain of ${worth(gain, unit)} for ${team}.`,
  planAfter: (team, gain, unit) =>
    laterRounded(gain, unit) === 0
      ? `After this matchup ${team} gains and loses nothing by it.`
      : `After this matchup that is a difference of ${laterRounded(gain, unit)} (${laterUnitName("en", unit)}) for ${team}.`,
  chanceNow: (team, chance) => `The chance of ${team} to win is ${chance}.`,
  planChance: (before, after) => `With these moves your chance to win goes from ${before} to ${after}.`,
  hardlyAny: "These moves hardly change the outcome of the matchup.",
  movesClosedToday: "Adds and drops of today are closed: the day's first game has begun.",
  limitsNotCounted: (limits) =>
    `Your league limits games by slot (${limits}). This is worked out without those limits.`,
  notProven: "A better plan may exist; the search ended before it could rule that out.",
  yourDecision: "I only propose; the decision is yours.",

  lineupChanges: (changes) => `${capitalised(changes.join(", "))}.`,
  putIn: (name, out, slot) => `start ${name} ${out === null ? `in an open slot (${slot})` : `for ${out}`}`,
  takeOut: (name) => `sit ${name}`,
  moveTo: (name, slot) => `move ${name} to ${slot}`,
  lineupSet: (team, day, total, unit) =>
    `The lineup of ${team} for ${day} is set right${ofPoints(unit, `, with ${amountOf(total, unit)} expected fantasy points`)}.`,
  lineupHead: (team, day, changes, difference, total, unit) =>
    `The best lineup of ${team} for ${day} needs ${many(changes, "change")}${ofPoints(unit, `: ${amountOf(total, unit)} expected fantasy points, a gain of ${amountOf(difference, unit)} over the lineup now`)}.`,
  lineupElse: (team, day, total, unit) =>
    `Nobody else of ${team} has to move for ${day}${ofPoints(unit, `, with ${amountOf(total, unit)} expected fantasy points`)}.`,
  without: (names, comesIn, isStarter) =>
    !isStarter
      ? `Without ${names} nothing changes: no start was meant for him anyway.`
      : comesIn === null
        ? `Without ${names} nobody comes in: nobody on the bench with a game can take the place.`
        : `Without ${names}, ${comesIn} comes in.`,
  lineupWithout: (team, day, total, unit) =>
    unit === "points"
      ? `So the best lineup of ${team} for ${day} comes to ${amountOf(total, unit)} expected fantasy points.`
      : `That is the best lineup of ${team} for ${day}.`,
  roomForAll: (names) => `There is room for both: ${names} start.`,
  startAndSit: (start, sit) => `Start ${start} and sit ${sit}.`,
  moveStatus: (name, status) => `${name} is ${status}: the gain counts his chance to play.`,
  lineupUnknown: (names) => `${names}: status unknown, the source carries none; that is not "healthy".`,
  openSlots: (team, day, openSlots) =>
    openSlots === 0
      ? `No place in the lineup of ${team} stays empty on ${day}.`
      : `${many(openSlots, "slot")} of ${team} ${openSlots === 1 ? "stays" : "stay"} open on ${day}: nobody with a game fills ${openSlots === 1 ? "it" : "them"}.`,
  firstLock: (team, day, time) =>
    `The first player of ${team} to lock on ${day} does so at ${time}; each of the others locks when his own game begins.`,
  allLocked: (team, day) => `Everybody of ${team} with a game on ${day} is locked: the games have begun.`,
  lockUnknown: (team, day) => `I do not know when the lineup of ${team} for ${day} locks: no look-up gives the time.`,
  nobodyPlays: (team, day, openSlots) =>
    `Nobody of ${team} has a game on ${day}, so there is no lineup to set${openSlots === null ? "" : `: ${many(openSlots, "slot")} stay open`}.`,
  emptySlots: (count, names, several) =>
    `${many(count, "slot")} ${count === 1 ? "stays" : "stay"} open${names === "" ? "" : `: ${names} ${several ? "have" : "has"} no game`}. A free agent who plays could fill ${count === 1 ? "it" : "one"}.`,
  sitsTitle: (day) => `Who sits on ${day} despite a game:`,
  nobodySits: (day) => `Nobody has to sit on ${day}: everybody with a game starts.`,
  sits: (name, slot, why) => `${name} (now ${slot}): ${why}`,
  startersTitle: "Start:",
  lineupPlayer: (slot, name, game, expected, chance, unit) =>
    `${slot}: ${[name, ...(game === null ? [] : [game]), ...(expected === null ? [] : expected === "unknown" ? ["no stats yet, value unknown"] : unit === "points" ? [`${amountOf(expected, unit)} expected fantasy points`] : []), ...(chance === null ? [] : [`chance to play ${chance}`])].join(", ")}`,
  lineupPlayerBegun: (slot, name, game) =>
    `${slot}: ${[name, ...(game === null ? [] : [game])].join(", ")}, locked: the game has begun`,
  weeklyHead: (team, total, unit, isWithMoves) =>
    [
      isWithMoves
        ? `With these moves made, the best lineups of ${team}`
        : `The best lineups of ${team} for the days left`,
      unit === "points" ? ` come to a total of ${amountOf(total, unit)} expected fantasy points.` : ":",
    ].join(""),
  weeklyDay: (day, total, openSlots, unit) =>
    `${day}: ${[...(unit === "points" ? [`${amountOf(total, unit)} expected fantasy points`] : []), ...(openSlots === 0 ? [] : [many(openSlots, "open slot")])].join(", ") || "no open slot"}`,
  noStatsYet: "no stats yet",
  weeklyStarters: (names) => `start ${names}`,
  weeklyBenched: (names) => `sit ${names}`,

  fitHead: (name, starts, games, from, to) =>
    games === 0
      ? `From ${from} to ${to} ${name} has no game, so he would not start for you.`
      : starts === 0
        ? `From ${from} to ${to} ${name} would not start for you, despite ${many(games, "game")}.`
        : `From ${from} to ${to} ${name} would start for you in ${starts} of ${many(games, "game")}.`,
  fitDay: (day, game, slot, insteadOf) =>
    `${day}, ${game}: ${slot === null ? "would sit" : `starts at ${slot}${insteadOf === null ? ", in an open slot" : ` instead of ${insteadOf}`}`}`,
};
