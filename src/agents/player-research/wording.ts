/** Chooses the sentences of a report; their texts are in `src/language/texts/{en,el}/player-report`. */
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import type { Advice, AdviceQuestion } from "@/domain/engine/player-advice";
import type { PlayerReportTexts } from "@/language/texts/en/player-report";
import type { SpotPrice } from "@/services/players/player-prospects.service";

export function summaryOf(
  status: PlayerStatusOutput,
  advice: Advice,
  expectedReturn: string | null,
  texts: PlayerReportTexts,
): string {
  const stands = texts.status({ ...status, since: status.statusSince, expectedReturn });
  return `${stands} ${texts.verdict[advice.recommendation]} ${texts.because[advice.because]}`;
}

export function reasonsOf(
  advice: Advice,
  { keeps, playsNext, owner }: AdviceQuestion,
  place: SpotPrice | undefined,
  texts: PlayerReportTexts,
): string[] {
  const worth = place?.best ? { ...place.best, unit: place.unit, laterUnit: place.laterUnit } : undefined;
  return [
    texts.because[advice.because],
    ...keeps.map((reason) => texts.keep[reason]),
    ...(playsNext === null ? [] : [texts.playsNext(texts.percent(playsNext))]),
    ...(worth && owner === "me" ? [texts.swap(worth.instead, worth)] : []),
    ...(worth && owner === "nobody" ? [texts.add(worth)] : []),
  ];
}
