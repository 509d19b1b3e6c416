/** Lineups of a day or of the days left in words: who sits and why comes before who starts. Pure. */
import type { DailyLineupOutput, WeeklyLineupOutput } from "@/contract/engine-outputs";
import type { Phrases } from "../languages/phrases";
import { percent } from "./chances";
import { titled } from "./lines";
import { boldName, safeName } from "./markdown";

/** A player who is sure to play needs no chance beside his name. */
const SURE = 0.995;

export function wordDailyLineup(output: DailyLineupOutput, p: Phrases): string[] {
  const { unit, total } = output;
  const team = boldName(output.teamName);
  const day = p.day(output.day);
  const head =
    output.changes === 0
      ? p.lineupSet(team, day, total, unit)
      : p.lineupHead(team, day, output.changes, output.difference, total, unit);
  const sits = output.sits.map((man) => p.sits(boldName(man.name), safeName(man.slotNow), man.why));
  const starters = output.starters.map((man) =>
    p.lineupMan(
      safeName(man.slot),
      boldName(man.name),
      man.game,
      man.expected,
      man.chanceToPlay === null || man.chanceToPlay >= SURE ? null : percent(man.chanceToPlay),
      unit,
    ),
  );
  return [
    head,
    ...(sits.length === 0 ? [p.nobodySits(day)] : titled(p.sitsTitle(day), sits)),
    ...titled(p.startersTitle, starters),
  ];
}

export function wordWeeklyLineup(output: WeeklyLineupOutput, p: Phrases): string[] {
  const { unit } = output;
  const names = (all: readonly string[]) => p.list(all.map(boldName));
  const days = output.days.map((each) =>
    [
      p.weeklyDay(p.day(each.day), each.total, each.openSlots, unit),
      ...(each.starters.length === 0 ? [] : [p.weeklyStarters(names(each.starters.map(({ name }) => name)))]),
      ...(each.sits.length === 0 ? [] : [p.weeklySits(names(each.sits))]),
    ].join("; "),
  );
  return titled(p.weeklyHead(boldName(output.teamName), output.total, unit), days);
}
