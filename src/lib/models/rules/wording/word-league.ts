/** The league's rules and standings in words; only what was asked for, or the record and the rules in short. Pure. */
import type { LeagueOutput } from "@/contract/league-output";
import type { LeagueTopic } from "../languages/league-facts";
import type { Phrases } from "../languages/phrases";
import { titled } from "./lines";
import { boldName, safeName, safeText } from "./markdown";

const MAX_TEXT_CHARS = 400;

const SAID: readonly (readonly [LeagueTopic, RegExp])[] = [
  [
    "standings",
    /standing|place|first|last|record|rank|seed|table|top of|wins|leading|βαθμολογι|θεση ειμαι|θεση εχω|σε ποια θεση|σε τι θεση|πρωτ|τελευται|ρεκορ|καταταξ|ποσοσ ειμαι|νικεσ/,
  ],
  [
    "scoring",
    /scor|categor|cats|points|worth|format|kind of league|type of league|μετρα|κατηγορι|ποντ|συστημα|φορματ|τυπου|ειδουσ|αξιζ/,
  ],
  ["roster", /slot|spot|roster|starters|\bir\b|bench|position|games (?:limit|cap)|θεσεισ|παικτεσ μπορω/],
  [
    "adds",
    /add|move|pickup|acquisition|transaction|waiver|faab|budget|claim|προσθηκ|κινησ|αλλαγεσ|μπατζετ|προυπολογισμ/,
  ],
  ["calendar", /playoff|postseason|season|teams make|how long is a matchup|championship week|πλει ?οφ|σεζον|κανονικη/],
  ["trades", /trade|deadline|ανταλλαγ|προθεσμι|ντεντλαιν/],
];

export function wordLeague(output: LeagueOutput, question: string, p: Phrases): string[] {
  const asked = SAID.filter(([, pattern]) => pattern.test(question)).map(([topic]) => topic);
  const topics: readonly LeagueTopic[] = asked.length > 0 ? asked : ["standings", "scoring", "adds"];
  return topics.flatMap((topic) => WORDINGS[topic](output, p));
}

const WORDINGS: Readonly<Record<LeagueTopic, (output: LeagueOutput, p: Phrases) => string[]>> = {
  standings: ({ teams, teamCount, leagueName }, p) => [
    ...teams
      .filter(({ isMine }) => isMine)
      .map((team) => p.record(boldName(team.teamName), team.record.text, team.standing, teamCount)),
    ...titled(
      p.standingsTitle(boldName(leagueName)),
      teams.map((team) => p.standing(boldName(team.teamName), team.record.text)),
    ),
  ],
  scoring({ scoring, leagueName }, p) {
    const counted = scoring.items.filter(({ points }) => points !== null);
    return counted.length > 0
      ? titled(
          p.scoresTitle(boldName(leagueName)),
          counted.map(({ stat, points }) => p.stat(safeName(stat), points ?? 0)),
        )
      : [p.categories(boldName(leagueName), p.list(scoring.items.map(({ stat }) => safeName(stat))))];
  },
  roster: ({ roster }, p) => [p.slots(roster.starters, roster.bench, roster.injuredReserve)],
  adds: ({ acquisitions }, p) => [
    p.adds(
      safeText(acquisitions.text, MAX_TEXT_CHARS),
      acquisitions.matchupLimit,
      acquisitions.addsLeft,
      acquisitions.budget,
    ),
  ],
  calendar: ({ schedule }, p) => [
    p.calendar(
      safeText(schedule.text, MAX_TEXT_CHARS),
      schedule.playoffsFirstDay === null ? null : p.day(schedule.playoffsFirstDay),
      schedule.playoffTeamCount,
    ),
  ],
  trades: ({ trades }, p) => [
    p.tradeDeadline(
      safeText(trades.text, MAX_TEXT_CHARS),
      trades.deadlineAt === null ? null : p.day(trades.deadlineAt),
      trades.isOver,
    ),
  ],
};
