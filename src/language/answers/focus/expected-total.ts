/** What players are expected to score over several days. Pure. */
import type { AbsenceOutput } from "@/contract/planning/absence-output";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";

/** Nothing for players whose points are not forecast: in category leagues, and of neither roster. */
export const wordExpectedTotals = ({ players, from, to }: AbsenceOutput, p: Phrases): string[] =>
  players.flatMap((player) =>
    player.expectedPoints === null || player.gamesMissed === 0
      ? []
      : [
          p.expectedTotal({
            name: boldName(player.name),
            points: p.cite(player, "expectedPoints"),
            games: p.cite(player, "gamesMissed"),
            from: p.day(from),
            to: p.day(to),
          }),
        ],
  );
