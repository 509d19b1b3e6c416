/** Hold or drop one's own player: the verdict, why, when he plays, and who would bring what in his place. Pure. */
import { laterUnitOf } from "@/contract/planning/later-unit";
import type { HoldAdvice, PlayerStatusOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName, safeName } from "./markdown";
import { NO_STARTS } from "./word-moves";

export function wordAdvice(advice: HoldAdvice, { name, slot, status }: PlayerStatusOutput, p: Phrases): string[] {
  const { recommendation, because, keeps, chances, instead } = advice;
  const bold = boldName(name);
  const staysInIr = recommendation === "IR" && slot === "IR";
  const days = chancesOf(chances, safeName(name), p);
  const price = instead?.add ? priceOf(instead, instead.add.name, bold, p) : [];
  const why = [p.adviceBecause(because), ...(recommendation === "IR" ? [] : keeps.map(p.keptBecause))];
  return [
    [p.adviceHead(staysInIr ? "IR-kept" : recommendation, bold), ...why].filter((each) => each !== "").join(" "),
    // Whether he plays is the matter of somebody in doubt; of a healthy player it can wait.
    ...list(status === "ACTIVE" ? [...price, ...days] : [...days, ...price]),
  ];
}

/** Gain below which a move counts as no gain. */
const HARDLY = 0.05;

function chancesOf(chances: HoldAdvice["chances"], name: string, p: Phrases): string[] {
  const days = chances.map((each) => p.dayChance(p.day(each.day), percent(p.cite(each, "chanceToPlay"))));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const hasNone = chances.every(({ chanceToPlay }) => chanceToPlay < HARDLY);
  return [p.chancesToPlay(name, hasNone && days.length > 2 ? `${first} … ${last}` : p.list(days))];
}

function priceOf(instead: NonNullable<HoldAdvice["instead"]>, add: string, drop: string, p: Phrases): string[] {
  return [
    p.moveHead({ add: boldName(add), drop, gain: p.cite(instead, "gain"), unit: instead.unit }, NO_STARTS),
    p.moveLikely(safeName(add), percent(p.cite(instead, "probabilityGain")), false),
    ...(instead.gainAfter === null
      ? []
      : [p.moveAfter(safeName(add), p.cite(instead, "gainAfter"), laterUnitOf(instead))]),
  ];
}
