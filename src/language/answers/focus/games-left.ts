/** Who of a roster has the most games left in the matchup, or the fewest. Pure. */
import type { RosterOutput } from "@/contract/tool-outputs";
import { CANNOT_PLAY } from "@/domain/players/player";
import { lineOf } from "../../questions/understanding/reading";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";

const FEW = /\b(?:fewest|least|fewer) (?:\S+ )?(?:games|left)|λιγοτερ\S+ (?:\S+ )?(?:αγων|ματσ|παιχν)/;
const BENCH = /bench|παγκ|pagko/;
const SHOWN = 6;

export function wordGamesLeft({ players }: RosterOutput, question: string, p: Phrases): string[] {
  const asked = lineOf(question);
  const isFewest = FEW.test(asked);
  const place = BENCH.test(asked) ? "bench" : "roster";
  const counted = players
    .filter((player) => place === "roster" || player.place === "bench")
    .flatMap((player) => (player.gamesLeftInMatchup === null ? [] : [{ player, games: player.gamesLeftInMatchup }]))
    .toSorted((one, other) => (isFewest ? one.games - other.games : other.games - one.games));
  const groups = [...Map.groupBy(counted, ({ games }) => games).values()];
  const [first] = groups;
  if (!first) return [];
  const named = ({ player }: (typeof counted)[number]) =>
    `${boldName(player.name)}${CANNOT_PLAY.has(player.status) ? ` (${p.status(player)})` : ""}`;
  const gamesOf = (group: typeof first) => (group[0] ? p.cite(group[0].player, "gamesLeftInMatchup") : null) ?? 0;
  return [
    p.gamesLeaders(p.list(first.map(named)), gamesOf(first), isFewest, place),
    ...(groups.length > 1
      ? [
          p.statFollowers(
            groups
              .slice(1, SHOWN)
              .map((group) => p.playerAndGames(p.list(group.map(named)), gamesOf(group)))
              .join("; "),
          ),
        ]
      : []),
  ];
}
