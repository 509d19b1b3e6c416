/**
 * The first sentences of an answer where its question turns on one thing: who plays, the chance to win, a place.
 *
 * Pure. What is told here is not told again above the fold.
 */
import type { Understanding } from "../../questions/understanding/understood-question";
import type { Phrases } from "../../texts/answers/phrases";
import { namedCategories } from "../named-categories";
import type { Fact, Finding } from "../tool-results";
import { wordLeague } from "../word-league";
import { wordOddsByResult, wordTiebreaker } from "../word-season-odds";
import { wordAdds } from "../word-team";
import { wordTheirSide } from "../word-trades";
import { wordAddsTiming } from "./adds-timing";
import { wordAvailability } from "./availability";
import { wordCategories, wordNamedCategories } from "./categories";
import { wordCatchUp, wordChance } from "./chance";
import { wordCompared } from "./compared";
import { wordDayScorers } from "./day-scorers";
import { wordExpectedTotals } from "./expected-total";
import { wordGamesLeft } from "./games-left";
import { wordMatchupEnd } from "./matchup-end";
import { wordNextOpponents } from "./next-opponent";
import { wordOwnership } from "./ownership";
import { wordPlace } from "./place";
import { wordProjections } from "./projection";
import { wordReserve } from "./reserve";
import { wordStartSit } from "./start-sit";
import { wordStatLeader } from "./stat-leader";
import { wordTeamLeaders } from "./team-leader";
import { wordTonight } from "./tonight";
import { wordWhomToDrop } from "./whom-to-drop";
import { wordWhyBehind } from "./why-behind";

/** The league's rules are told by the topic that a question names. */
const WAIVER_RULES = "waivers";

export type FocusTurn = { readonly asked: Understanding; readonly findings: readonly Finding[]; readonly p: Phrases };

/** @returns nothing where the question has no focus, or what it turns on was not found */
export function wordFocus(turn: FocusTurn): string[] {
  const { findings, p } = turn;
  const of = <Kind extends Fact["kind"]>(kind: Kind) =>
    findings.flatMap((finding) =>
      finding.kind === kind ? [finding.output as Extract<Fact, { kind: Kind }>["output"]] : [],
    );
  switch (turn.asked.focus) {
    case "tonight":
      return of("roster").flatMap((output) => wordTonight(output, p));
    case "chance":
      return wordChance(of("matchup")[0], of("plan")[0], p);
    case "adds-timing":
      return of("plan").flatMap((output) => wordAddsTiming(output, p));
    case "adds-left":
      return of("matchup").flatMap((output) => wordAdds(output, p));
    case "matchup-end":
      return of("matchup").flatMap((output) => wordMatchupEnd(output, p));
    case "catch-up":
      return of("matchup").flatMap((output) => wordCatchUp(output, p));
    case "why-behind":
      return wordWhyBehind(of("matchup")[0], of("roster"), turn.asked.question, p);
    case "categories":
      return of("matchup").flatMap((output) => wordCategories(output, turn.asked.question, p));
    case "named-categories":
      return of("matchup").flatMap((output) => wordNamedCategories(output, namedCategories(turn.asked), p));
    case "team-leader":
      return leadersOrCategories(
        of("roster").flatMap((output) => wordTeamLeaders(output, turn.asked.asksWorst === true, p)),
        of("matchup").flatMap((output) => wordCategories(output, turn.asked.question, p)),
      );
    case "stat-leader":
      return of("form").flatMap((output) => wordStatLeader(output, turn.asked, p));
    case "day-scorers":
      return wordDayScorers(of("roster"), of("matchup")[0], p);
    case "start-sit":
      return wordStartSit(of("status"), of("lineup")[0], p);
    case "games-left":
      return of("roster").flatMap((output) => wordGamesLeft(output, turn.asked.question, p));
    case "whom-to-drop":
      return of("plan").flatMap((output) => wordWhomToDrop(output, p));
    case "reserve":
      return wordReserve(of("status"), of("roster")[0], of("league")[0], turn.asked.question, p);
    case "place":
      return of("standings").flatMap((output) => wordPlace(output, p));
    case "season-by-result":
      return of("season-odds").flatMap((output) => wordOddsByResult(output, p));
    case "tiebreaker":
      return of("standings").flatMap((output) => wordTiebreaker(output, p));
    case "they-agree":
      return of("trade").flatMap((output) => wordTheirSide(output, p));
    case "next-opponent":
      return of("season-odds").flatMap((output) => wordNextOpponents(output, p));
    case "compare":
      return wordCompared(of("move"), turn.asked.asksSeason === true, p);
    case "waivers":
      return of("league").flatMap((output) => wordLeague(output, WAIVER_RULES, p));
    case "ownership":
      return of("status").flatMap((output) => wordOwnership(output, p));
    case "projection":
      return wordProjections(of("lineup")[0], of("game-log"), p);
    case "expected-total":
      return of("absence").flatMap((output) => wordExpectedTotals(output, p));
    case "availability":
      return of("status").flatMap((output) => wordAvailability(output, p));
    default:
      return [];
  }
}

/** Without points a game, the categories say where a team is weak. */
const leadersOrCategories = (leaders: string[], categories: string[]): string[] =>
  leaders.length > 0 ? leaders : categories;
