/** Games and adds left, written the same way everywhere. */
import type { Language } from "@/contract/conversation/intent";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";

/** "33 (30 playable)"; "33" where everybody can play, or it is not known. */
export function gamesLeftIn(
  ui: Words<"ui">,
  language: Language,
  of: { readonly gamesLeft: number | null; readonly playableGamesLeft?: number | null },
): string {
  if (of.gamesLeft === null) return "–";
  const games = numberIn(language, of.gamesLeft);
  const playable = of.playableGamesLeft ?? of.gamesLeft;
  return playable === of.gamesLeft ? games : ui("gamesPlayable", { games, count: playable });
}

/** "1 (1 planned)"; "1" where no approved move is still to come. @param noLimit said without a limit */
export function addsLeftIn(
  ui: Words<"ui">,
  language: Language,
  { addsLeft, addsPlanned, noLimit }: { addsLeft: number | null; addsPlanned: number; noLimit: string },
): string {
  const adds = addsLeft === null ? noLimit : numberIn(language, Math.floor(addsLeft));
  return addsPlanned > 0 ? ui("addsPlanned", { adds, count: addsPlanned }) : adds;
}
