/** Games of my players in the league's playoff weeks, and who to hold for them. */

import Link from "next/link";
import type { Language } from "@/contract/conversation/intent";
import type { PlayoffPlan, PlayoffPlayerLabel } from "@/contract/league/season-odds";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, signedIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Badge, type Tone } from "../ui/badge";
import { Table, Td, Th } from "../ui/table";

type Props = {
  plan: PlayoffPlan;
  /** In category leagues the points are of ESPN's default scoring. */
  arePointsOwn: boolean;
  language: Language;
  words: { standings: Words<"standings">; time: Words<"time"> };
};

const TONES: Record<PlayoffPlayerLabel["verdict"], Tone> = { hold: "good", "lean-hold": "plain", replaceable: "note" };

export function PlayoffPlanner({
  plan: { weeks, players },
  arePointsOwn,
  language,
  words: { standings: say, time },
}: Props) {
  return (
    <Table caption={say("playoffWeeksCaption")}>
      <thead>
        <tr className="align-bottom">
          <Th>{say("player")}</Th>
          <Th>{say("verdict")}</Th>
          {weeks.map(({ firstDay, round }) => (
            <Th key={firstDay} align="center" className="max-sm:px-1">
              <span className="block">{say("round", { round })}</span>
              <span className="block font-normal">{shortDayIn(time, firstDay)}</span>
            </Th>
          ))}
          <Th align="end">{say("games")}</Th>
          <Th align="end" className="max-sm:hidden">
            {say(arePointsOwn ? "points" : "pointsDefault")}
          </Th>
          <Th align="end">
            <abbr title={say("overFreeAgentTip")} className="no-underline">
              {say("overFreeAgent")}
            </abbr>
          </Th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.playerId}>
            <Td className="min-w-32">
              <Link href={`/players/${player.playerId}`} prefetch={false} className="font-medium hover:underline">
                {player.name}
              </Link>
              <span className="block text-xs text-soft">
                {player.proTeam} · {player.positions.join(", ")}
              </span>
            </Td>
            <Td>
              <Badge tone={TONES[player.verdict]}>{say(player.verdict)}</Badge>
            </Td>
            {player.games.map((games, at) => (
              <Td key={weeks[at]?.firstDay ?? at} align="center" className="max-sm:px-1">
                {games}
              </Td>
            ))}
            <Td align="end" className="font-semibold">
              {player.gamesTotal}
            </Td>
            <Td align="end" className="max-sm:hidden">
              {numberIn(language, player.points, 0)}
            </Td>
            <Td align="end">{player.overFreeAgent > 0 ? signedIn(language, player.overFreeAgent, 0) : "0"}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
