/**
 * Texts of a card about a move, in the user's language. Every figure comes from the engine; news are quoted as notes.
 */
import type { Language } from "@/contract/conversation/intent";
import type { BidFigures } from "@/contract/planning/bid-outputs";
import { type LaterUnit, laterRounded } from "@/contract/planning/later-unit";
import type { MoveEffect } from "@/domain/engine/week-moves";
import type { ReopenedReason } from "@/domain/proposals/declined-move";
import { IR_STATUSES } from "@/domain/week/league-week";
import { CARD_TEXTS } from "@/language/texts/cards";
import type { GainUnit } from "@/language/texts/en/cards";

/** Smallest change of a category's win probability that the card mentions. */
const MIN_CHANGE = 0.01;

export const titleOf = ({ move }: Pick<MoveEffect, "move">, language: Language): string =>
  CARD_TEXTS[language].title({ drop: move.drop?.name, add: move.add?.name, day: move.day });

/** Out, and worth a spot once he is back. */
export const isStash = ({ move, gainAfter }: Pick<MoveEffect, "move" | "gainAfter">, laterUnit: LaterUnit): boolean =>
  laterRounded(gainAfter, laterUnit) > 0 && move.add !== null && IR_STATUSES.has(move.add.status);

type Units = { readonly unit: GainUnit; readonly laterUnit: LaterUnit };

/** Why the engine proposes it. */
export function reasonsOf(effect: MoveEffect, { unit, laterUnit }: Units, language: Language): string[] {
  const { move, gain, gainAfter, playableStarts, winProbability, categories, leavesIr, givesUpPercent } = effect;
  const helpsLater = laterRounded(gainAfter, laterUnit) > 0;
  const texts = CARD_TEXTS[language];
  const changed = Object.entries(categories)
    .filter(([, change]) => Math.abs(change) >= MIN_CHANGE)
    .sort(([, a], [, b]) => b - a);
  return [
    ...(givesUpPercent !== null && move.drop ? [texts.givesUp(move.drop.name, Math.round(givesUpPercent))] : []),
    ...(leavesIr.length > 0 ? [texts.leavesIr(leavesIr.map(({ name }) => name))] : []),
    ...(move.add && isStash(effect, laterUnit) ? [texts.stash(move.add.name, move.add.expectedReturn)] : []),
    texts.gain(gain, unit),
    ...(helpsLater ? [texts.gainsLater(gainAfter, laterUnit)] : []),
    texts.starts(playableStarts.gained, playableStarts.lost),
    ...(winProbability ? [texts.winProbability(winProbability.before, winProbability.after)] : []),
    ...(changed.length > 0 ? [texts.categories(changed)] : []),
  ];
}

/** What to bid on the player added; nothing where the league does not bid or it cannot be told. */
export const bidReasons = (bid: BidFigures | null | undefined, language: Language): string[] =>
  bid ? [CARD_TEXTS[language].bid(bid)] : [];

/** For a move that was declined before: what changed since. Nothing for any other. */
export function reopenedReasons(
  { move }: Pick<MoveEffect, "move">,
  reopened: ReopenedReason | undefined,
  language: Language,
): string[] {
  if (!reopened) return [];
  const texts = CARD_TEXTS[language];
  const player = (id: number) => [move.drop, move.add].find((one) => one?.playerId === id);
  switch (reopened.code) {
    case "status-changed": {
      const { name = "", status = "UNKNOWN" } = player(reopened.playerId) ?? {};
      return [texts.statusChanged(name, status)];
    }
    case "news":
      return [texts.newsSince(player(reopened.playerId)?.name ?? "")];
    case "schedule-changed":
      return [texts.scheduleChanged(player(reopened.playerId)?.name ?? "")];
    case "larger-gain":
      return [texts.largerGain(reopened.from * 100, reopened.to * 100)];
  }
}

/** Warnings to show before approval. */
export function warningsOf(
  effect: MoveEffect,
  notes: readonly string[],
  provenance: { stale: boolean; age: string },
  laterUnit: LaterUnit,
  language: Language,
): string[] {
  const { inDoubt, gainAfter, addIsOnWaivers } = effect;
  const texts = CARD_TEXTS[language];
  return [
    ...inDoubt.map(({ name, status, expectedReturn }) => texts.inDoubt(name, status, expectedReturn)),
    ...(laterRounded(gainAfter, laterUnit) < 0 ? [texts.costsLater(-gainAfter, laterUnit)] : []),
    ...(addIsOnWaivers ? [texts.onWaivers] : []),
    ...notes,
    ...(provenance.stale ? [texts.oldReading(provenance.age)] : []),
  ];
}

/** Steps at ESPN's own pages, with the bid of a claim in dollars; in the demo league nothing is left to do. */
export function handoffSteps(
  { move, addIsOnWaivers }: Pick<MoveEffect, "move" | "addIsOnWaivers">,
  { isDemo, bid }: { isDemo: boolean; bid: number | null },
  language: Language,
): string[] {
  const texts = CARD_TEXTS[language];
  if (isDemo) return [texts.nothingToDo];
  const { drop, add, day } = move;
  return [
    texts.openLink(day),
    ...(add ? [texts.addOnEspn(add, addIsOnWaivers === true)] : []),
    ...(add && addIsOnWaivers === true && bid !== null ? [texts.bidOnEspn(bid)] : []),
    ...(drop ? [texts.dropOnEspn(drop)] : []),
    texts.confirm,
  ];
}
