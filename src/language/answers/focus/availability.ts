/** Whether a player plays: his status beside his next game, the chance that he plays, and what to do. Pure. */
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { Phrases } from "../../texts/answers/phrases";
import { isInDoubt, percent } from "../chances";
import { boldName, safeName } from "../markdown";

export function wordAvailability(output: PlayerStatusOutput, p: Phrases): string[] {
  const name = boldName(output.name);
  const { nextGame, status } = output;
  // What has begun is told with what is locked by it.
  if (status === "UNKNOWN" || output.gameBegun) return [];
  const back = output.expectedReturn === null ? null : p.day(output.expectedReturn);
  if (CANNOT_PLAY.has(status)) return [p.doesNotPlay(name, p.status(output), back)];
  if (nextGame === null) return [];
  const game = safeName(nextGame.opponent);
  if (!nextGame.isToday) return [p.playsNext(name, p.status(output), game, p.day(nextGame.day))];
  const chance = output.advice?.chances.find(({ day }) => day === nextGame.day)?.chanceToPlay ?? null;
  const when = p.dayAndTime(p.day(nextGame.day), nextGame.tipOff ?? null);
  const needsAnother =
    status !== "ACTIVE" && (chance === null || isInDoubt(chance)) && output.ownership === "my roster";
  return [
    p.plays(name, p.status(output), game, when, status === "ACTIVE" || chance === null ? null : percent(chance)),
    ...(needsAnother ? [p.checkBeforeTipOff] : []),
  ];
}
