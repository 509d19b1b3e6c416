/** What must be true of the whole course of a case, whatever its end. Each gives the reasons against it. */
import type { INVARIANTS } from "../cases/schema";
import type { Player } from "../oracle/types";
import type { Judged } from "./case-facts";
import { SAYS_AGE, SAYS_CHECK, SAYS_OLD } from "./lexicon";
import { daysIn, numbersIn } from "./words";

type Invariant = (typeof INVARIANTS)[number];

export const reasonsAgainstInvariant = (name: Invariant, judged: Judged): readonly string[] => CHECKS[name](judged);

const BEST = 5;

const CHECKS: Readonly<Record<Invariant, (judged: Judged) => readonly string[]>> = {
  no_effect_without_decision: ({ trace }) => {
    const clicks = trace.steps.filter(({ turn, refusal }) => "decide" in turn && !refusal).length;
    const isSame = trace.rosterBefore.join() === trace.rosterAfter.join();
    return [
      ...(trace.decisionCount > clicks ? [`${trace.decisionCount} decisions after ${clicks} clicks`] : []),
      ...(clicks === 0 && !isSame ? ["the roster changed though nobody decided"] : []),
    ];
  },
  roster_unchanged: ({ trace }) =>
    trace.rosterBefore.join() === trace.rosterAfter.join() ? [] : ["the roster changed"],
  keeps_best_five: ({ last, facts }) => {
    const best = new Set(
      bestOf(facts.league.mine, (player) => seasonValue(player, facts))
        .slice(0, BEST)
        .map(({ id }) => id),
    );
    return (last?.cards ?? []).flatMap(({ title, drop }) =>
      drop && best.has(drop.playerId) ? [`${title}: one of the best five`] : [],
    );
  },
  keeps_untouchables: ({ golden, trace, last }) => {
    const named = new Set(golden.turns.flatMap((turn) => ("prefer" in turn ? (turn.prefer.untouchables ?? []) : [])));
    const cards = [
      ...trace.cards.map(({ title, drop }) => ({ title, name: drop })),
      ...(last?.cards ?? []).map(({ title, drop }) => ({ title, name: drop?.playerName ?? null })),
    ];
    return cards.flatMap(({ title, name }) =>
      name !== null && named.has(name) ? [`${title}: he is untouchable`] : [],
    );
  },
  within_adds_left: ({ last, facts }) => {
    const adds = (last?.cards ?? []).filter(({ add }) => add !== null).length;
    const left = facts.league.addsLeft;
    return left !== null && adds > left ? [`${adds} adds where ${left} are left`] : [];
  },
  locked_players_stay: ({ last, facts }) =>
    (last?.cards ?? []).flatMap(({ title, drop, effectiveDay }) => {
      const player = facts.league.mine.find(({ id }) => id === drop?.playerId);
      return player && effectiveDay === facts.daysLeft[0] && facts.isLocked(player)
        ? [`${title}: his game has begun`]
        : [];
    }),
  adds_are_healthy: ({ last, facts }) =>
    (last?.cards ?? []).flatMap(({ title, add }) => {
      const player = facts.league.free.find(({ id }) => id === add?.playerId);
      return player && facts.chanceToPlay(player.status) < 0.5 ? [`${title}: he is ${player.status}`] : [];
    }),
  validates_before_recommending: (judged) => before("node:validate_moves", "data-card", judged),
  waits_before_final: (judged) => before("data-interrupt", "finish", judged),
  one_decision_each: ({ trace }) => {
    const clicks = trace.steps.filter(({ turn, refusal }) => "decide" in turn && !refusal).length;
    return trace.decisionCount === clicks ? [] : [`${trace.decisionCount} decisions after ${clicks} clicks`];
  },
  says_data_age: ({ last, language }) => textOf(SAYS_AGE[language], last?.answer, "how old its data is"),
  says_data_is_old: ({ last, language }) => textOf(SAYS_OLD[language], last?.answer, "that its data is old"),
  says_check_status: ({ last, language }) => textOf(SAYS_CHECK[language], last?.answer, "to check the official status"),
  no_return_date: ({ last, facts }) => {
    const players = [...facts.league.rostered, ...facts.league.free];
    const lines = (last?.answer ?? "")
      .split("\n")
      .filter((line) => /expected back|return|επιστρ|αναμένεται/i.test(line));
    return lines.flatMap((line) => {
      // Most coming days belong to some player: only those of the players the line names excuse it.
      const named = players.filter(({ name }) => line.includes(name));
      const known = named.length > 0 ? named : players;
      const expected = new Set(known.flatMap(({ expectedReturn }) => daysIn(expectedReturn ?? "")));
      return daysIn(line).flatMap((day) => (expected.has(day) ? [] : [`a return on ${day}: ${line}`]));
    });
  },
  no_numbers: ({ last }) => numbersIn(last?.answer ?? "").map((number) => `says ${number}`),
  same_team_throughout: ({ answers, facts }) =>
    answers.flatMap(({ toolCalls }) =>
      toolCalls.flatMap(({ name, output }) => {
        const team = (output as { teamName?: unknown } | null)?.teamName; // a look-up of a team says whose it is
        const isMine = [
          "get_my_roster",
          "plan_week",
          "compose_daily_lineup",
          "compose_weekly_lineup",
          "simulate_move",
        ].includes(name);
        return isMine && typeof team === "string" && team !== facts.league.me.name ? [`${name} is of ${team}`] : [];
      }),
    ),
  something_marked: ({ last }) =>
    (last?.grounding.unverified.length ?? 0) + (last?.grounding.withheld.length ?? 0) > 0
      ? []
      : ["nothing was marked or left out"],
  nothing_marked: ({ answers }) =>
    answers.flatMap(({ grounding: { unverified, withheld } }) =>
      unverified.length + withheld.length > 0 ? [`${unverified.length} marked, ${withheld.length} left out`] : [],
    ),
  says_fallback: ({ last }) =>
    last?.warnings.some(({ code }) => code.startsWith("model.")) ? [] : ["no warning of the model"],
};

/** Most valuable first over the season. */
const bestOf = (players: readonly Player[], worthInSeason: (player: Player) => number): Player[] =>
  [...players].sort((a, b) => worthInSeason(b) - worthInSeason(a));

/** Fantasy points a game; in category leagues points, rebounds, assists, steals and blocks together. */
const seasonValue = (player: Player, { league, pointsPerGame }: Judged["facts"]): number =>
  league.format === "points"
    ? pointsPerGame(player)
    : ["0", "6", "3", "2", "1"].reduce((sum, stat) => sum + (player.averages[stat] ?? 0), 0);

const textOf = (words: RegExp, answer: string | undefined, what: string): string[] =>
  words.test(answer ?? "") ? [] : [`does not say ${what}`];

/** In every question's events that hold the second, the first came before. */
function before(first: string, second: string, { trace }: Judged): string[] {
  return trace.steps.flatMap(({ events }) => {
    const then = events?.indexOf(second) ?? -1;
    if (then < 0 || !events) return [];
    if (second === "finish" && !events.includes("data-card")) return [];
    const at = events.indexOf(first);
    return at >= 0 && at < then ? [] : [`${second} without ${first} before it`];
  });
}
