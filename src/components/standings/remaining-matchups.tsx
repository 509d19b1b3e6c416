/** My matchups that are left in the regular season, each with its win probability. */
import type { Language } from "@/contract/conversation/intent";
import type { SeasonOddsOutput } from "@/contract/league/season-odds";
import type { Words } from "@/language/texts/ui/messages";
import { shortDayIn } from "../time/day-and-age";
import { Table, Td, Th } from "../ui/table";
import { oddsIn } from "./season-words";

type Props = {
  remaining: SeasonOddsOutput["remaining"];
  language: Language;
  words: { standings: Words<"standings">; time: Words<"time"> };
};

export function RemainingMatchups({ remaining, language, words: { standings: say, time } }: Props) {
  return (
    <Table caption={say("remaining")}>
      <thead>
        <tr>
          <Th align="end" className="w-12">
            {say("week")}
          </Th>
          <Th className="max-sm:hidden">{say("days")}</Th>
          <Th>{say("opponent")}</Th>
          <Th align="end">{say("winProbability")}</Th>
        </tr>
      </thead>
      <tbody>
        {remaining.map(({ matchupPeriod, firstDay, lastDay, isCurrent, opponent, winProbability }) => (
          <tr key={matchupPeriod}>
            <Td align="end">{matchupPeriod}</Td>
            <Td className="whitespace-nowrap text-soft max-sm:hidden">
              {firstDay && lastDay
                ? say("span", { first: shortDayIn(time, firstDay), last: shortDayIn(time, lastDay) })
                : "–"}
            </Td>
            <Td>
              {opponent}
              {isCurrent && <span className="ml-1.5 text-xs text-soft">{say("thisMatchup")}</span>}
            </Td>
            <Td align="end" className="font-semibold">
              {oddsIn(language, winProbability)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
