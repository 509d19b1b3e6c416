/** Whether each of the named players of mine starts on a day, from the best lineup of that day. Pure. */
import type { DailyLineupOutput } from "@/contract/planning/engine-outputs";
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { isInDoubt, isWithoutDoubt, percent } from "../chances";
import { boldName, safeName } from "../markdown";

/** @returns nothing where one of them is not on the roster, or the lineup was not looked up */
export function wordStartSit(
  players: readonly PlayerStatusOutput[],
  lineup: DailyLineupOutput | undefined,
  p: Phrases,
): string[] {
  if (!lineup || lineup.without || players.some(({ ownership }) => ownership !== "my roster")) return [];
  const isNamed = ({ name }: { name: string }) => players.some((player) => player.name === name);
  const starters = lineup.starters
    .filter(isNamed)
    .toSorted((one, other) => (other.expected ?? 0) - (one.expected ?? 0));
  const sits = lineup.sits.filter(isNamed);
  const idle = players.filter(({ name }) => lineup.withoutGame.includes(name));
  if (starters.length + sits.length + idle.length < players.length) return [];
  const started = starters.map(({ name }) => boldName(name));
  const day = p.day(lineup.day);
  return [
    [
      ...(starters.length === 2 && starters.length === players.length ? [p.roomForAll(p.list(started))] : []),
      ...starters.map((player) =>
        player.hasBegun
          ? p.startsBegun(boldName(player.name), safeName(player.slot))
          : p.startsAs(
              boldName(player.name),
              safeName(player.slot),
              player.game,
              // The worth of a start in categories is no figure that says anything to a reader.
              lineup.unit === "points" && player.expected !== null ? p.cite(player, "expected") : null,
              isWithoutDoubt(player.chanceToPlay) ? null : percent(p.cite(player, "chanceToPlay")),
            ),
      ),
      ...sits.map((player) => p.sitHim(boldName(player.name), player.why, player.whyCode)),
      ...(idle.length === 0
        ? []
        : [p.haveNoGame(p.list(idle.map(({ name }) => boldName(name))), day, idle.length > 1)]),
    ].join(" "),
    ...(starters.some(({ chanceToPlay, hasBegun }) => !hasBegun && isInDoubt(chanceToPlay ?? 1))
      ? [p.checkBeforeTipOff]
      : []),
    ...(lineup.openSlots && lineup.sits.length === 0 ? [p.slotsOpen(p.cite(lineup, "openSlots"), day)] : []),
  ];
}
