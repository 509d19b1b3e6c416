/** Words what the opponent is likely to do, and what blocks him. Pure. */
import type { OpponentOutlookOutput } from "@/contract/planning/opponent-output";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName } from "./markdown";

export function wordOpponentOutlook(output: OpponentOutlookOutput, p: Phrases): string[] {
  const { opponent, blocks } = output;
  if (opponent === null) return [p.noOpponentToRead];
  const { openSlots, likely, streamers } = opponent;
  const name = boldName(opponent.teamName);
  const slots = openSlots.map((each) => p.openSlotsOn(p.day(each.day), p.cite(each, "slots")));
  const nameOf = (player: { name: string } | null) => player && boldName(player.name);
  return [
    [
      p.opponentHead(name, p.cite(opponent, "addsLeft")),
      ...(slots.length === 0 ? [] : [p.opponentOpenSlots(name, p.list(slots))]),
      ...(likely.length === 0 ? [p.opponentNoMove(name)] : []),
    ].join(" "),
    ...titled(
      p.opponentLikelyTitle,
      likely.map(({ day, drop, add, winProbability }) =>
        p.opponentMove({ add: nameOf(add), drop: nameOf(drop), day: p.day(day), change: changeText(winProbability) }),
      ),
    ),
    ...titled(
      p.opponentStreamersTitle,
      streamers.map((each) =>
        p.opponentStreamer(boldName(each.player.name), p.cite(each, "gamesLeft"), changeText(each.winProbability)),
      ),
    ),
    ...(blocks.length === 0
      ? likely.length === 0
        ? []
        : [p.opponentNoBlock(name)]
      : blocks.map((block) => blockText(block, p))),
  ];
}

const blockText = (
  { player, drop, day, winProbability }: OpponentOutlookOutput["blocks"][number],
  p: Phrases,
): string =>
  p.opponentBlock({
    name: boldName(player.name),
    drop: drop && boldName(drop.name),
    day: p.day(day),
    change: changeText(winProbability) ?? "",
  });

/** "−3.9%", in percentage points of the chance to win. */
function changeText(winProbability: { change: number } | null): string | null {
  if (winProbability === null) return null;
  const points = Math.round(winProbability.change * 1_000) / 10;
  return `${points > 0 ? "+" : points < 0 ? "−" : "±"}${Math.abs(points)}%`;
}
