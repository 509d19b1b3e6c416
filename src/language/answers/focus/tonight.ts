/** Who of a team has a game on a day, in the order of tip-off. Pure. */
import type { RosterOutput, RosterPlayer } from "@/contract/tool-outputs";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";

export function wordTonight({ players, teamName, day }: RosterOutput, p: Phrases): string[] {
  const withGame = players.filter(({ game }) => game !== null);
  const canPlay = withGame.filter(({ status }) => !CANNOT_PLAY.has(status));
  const others = withGame.filter(({ status }) => CANNOT_PLAY.has(status));
  const byTime = [...Map.groupBy(canPlay, ({ tipOff }) => tipOff ?? null)].sort(
    ([one], [other]) => minutesOf(one) - minutesOf(other),
  );
  return [
    [
      (canPlay.length === 0 ? p.nobodyWithGame : p.playersWithGame)(boldName(teamName), p.day(day)),
      ...byTime.map(([time, all]) => `- ${p.gamesAt(time, all.map((player) => named(player, p)).join(", "))}`),
    ].join("\n"),
    ...(others.length === 0 ? [] : [p.cannotPlay(p.list(others.map((player) => named(player, p))))]),
  ];
}

const named = (player: RosterPlayer, p: Phrases): string =>
  p.playerAndGame(boldName(player.name), player.game ?? "", player.status === "ACTIVE" ? null : p.status(player));

/** Minutes of "19:30 ET"; times that are not set come last. */
function minutesOf(time: string | null): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? "") ?? [];
  return hours === undefined ? Number.POSITIVE_INFINITY : Number(hours) * 60 + Number(minutes);
}
