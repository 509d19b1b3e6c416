/** Today's best lineup beside the current one, with the problems to fix before lock. */
import { clsx } from "clsx";
import type { Language } from "@/contract/conversation/intent";
import type { LineupFault, LineupRow, WeekOutlook } from "@/contract/league/dashboard-view";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, signedIn } from "@/language/texts/ui/phrases";
import { PlannedMark } from "../players/planned-mark";
import { PlayerLink } from "../players/player-link";
import { StatusBadge } from "../players/status-badge";
import { shortDayIn } from "../time/day-and-age";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { SourceAge } from "../ui/source-age";
import { Table, Td, Th } from "../ui/table";
import type { DashboardWords, OnDashboard } from "./words";

export function LineupCard({ outlook, language, words, nowMs }: OnDashboard & { outlook: WeekOutlook }) {
  const { lineup, unit, provenance } = outlook;
  const { dashboard: say, time } = words;
  const { starters, sits, coming, faults, total, totalNow, changes, day } = lineup;
  const { source } = provenance;
  const gain = signedIn(language, total - totalNow, unit === "points" ? 1 : 2);
  return (
    <Card
      title={
        <>
          {say("lineup")} <span className="font-normal text-soft">{shortDayIn(time, day)}</span>
        </>
      }
      aside={<SourceAge of={provenance} nowMs={nowMs} />}
    >
      {faults.length > 0 && <Faults faults={faults} say={say} />}
      <p className={clsx("mb-2 text-sm", changes > 0 ? "font-semibold text-accent" : "text-soft")}>
        {starters.length === 0
          ? say("nobodyPlays")
          : changes > 0
            ? say("lineupChanges", {
                count: changes,
                gain: say(unit === "points" ? "points" : "value", { value: gain }),
              })
            : say("lineupBest")}
      </p>
      {starters.length > 0 && (
        <Table caption={say("lineupOf", { day: shortDayIn(time, day) })}>
          <thead>
            <tr>
              <Th className="w-14">{say("slot")}</Th>
              <Th>{say("player")}</Th>
              <Th>{say("game")}</Th>
              <Th align="end">
                {unit === "points" ? (
                  <abbr title={say("expectedLong")} className="no-underline">
                    {say("expected")}
                  </abbr>
                ) : (
                  say("categoryValue")
                )}
              </Th>
            </tr>
          </thead>
          <tbody>
            {starters.map((player) => (
              <Row key={player.playerId} {...{ player, language, words, unit, source }} />
            ))}
            {sits.map((player) => (
              <Row key={player.playerId} {...{ player, language, words, unit, source }} isSitting />
            ))}
          </tbody>
        </Table>
      )}
      {coming.length > 0 && (
        <ul className="mt-2 space-y-1 border-t border-line/70 pt-2 text-sm">
          {coming.map(({ playerId, name, comingMove }) => (
            <li key={playerId} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <PlayerLink playerId={playerId} className="font-medium hover:underline">
                {name}
              </PlayerLink>
              <PlannedMark change={comingMove} source={source} words={words} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({
  player: rostered,
  language,
  words,
  unit,
  source,
  isSitting = false,
}: {
  player: LineupRow;
  language: Language;
  words: DashboardWords;
  unit: WeekOutlook["unit"];
  source: string;
  isSitting?: boolean;
}) {
  const { dashboard: say, player } = words;
  const isMoved = isSitting
    ? rostered.slotNow !== "BE" && rostered.slotNow !== "IR"
    : rostered.slot !== rostered.slotNow;
  return (
    <tr className={isSitting ? "text-soft" : undefined}>
      <Td className="whitespace-nowrap">
        {isSitting ? (
          <span className="text-xs">{rostered.slotNow === "IR" ? "IR" : say("sits")}</span>
        ) : (
          <Badge>{rostered.slot}</Badge>
        )}
      </Td>
      <Td className="min-w-28 sm:min-w-40">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <PlayerLink playerId={rostered.playerId} className="font-medium hover:underline">
            {rostered.name}
          </PlayerLink>
          {rostered.status !== "ACTIVE" && <StatusBadge of={rostered} say={player} />}
          {isMoved && <Badge tone="accent">{say("nowAt", { slot: rostered.slotNow })}</Badge>}
          <PlannedMark change={rostered.comingMove} source={source} words={words} />
          {rostered.isLocked && <span className="text-xs text-soft">{say("locked")}</span>}
        </span>
      </Td>
      <Td className="whitespace-nowrap text-soft">{rostered.game}</Td>
      <Td align="end" className={isSitting ? undefined : "font-medium"}>
        {rostered.expected === null ? (
          <span className="text-xs text-soft">{say("noStatsYet")}</span>
        ) : (
          numberIn(language, rostered.expected, unit === "points" ? 1 : 2)
        )}
      </Td>
    </tr>
  );
}

function Faults({ faults, say }: { faults: readonly LineupFault[]; say: Words<"dashboard"> }) {
  const isSerious = faults.some(({ kind }) => kind === "out" || kind === "ir-not-allowed" || kind === "empty");
  return (
    <div
      className={clsx(
        "mb-3 rounded-lg border px-3 py-2 text-sm",
        isSerious ? "border-bad/40 bg-bad-wash text-bad" : "border-note-line bg-note text-note-ink",
      )}
    >
      <p className="text-xs font-semibold">{say("faults")}</p>
      <ul className="mt-0.5 space-y-0.5">
        {faults.map((fault) => (
          <li key={fault.kind}>{faultIn(say, fault)}</li>
        ))}
      </ul>
    </div>
  );
}

function faultIn(say: Words<"dashboard">, fault: LineupFault): string {
  switch (fault.kind) {
    case "empty":
      return say("fault_empty", { count: fault.count });
    case "open":
      return say("fault_open", { count: fault.count });
    case "adds-unused":
      return say("fault_addsUnused", { count: fault.count });
    case "no-game":
      return say("fault_noGame", { names: fault.names.join(", ") });
    case "out":
      return say("fault_out", { names: fault.names.join(", ") });
    case "in-doubt":
      return say("fault_inDoubt", { names: fault.names.join(", ") });
    case "ir-not-allowed":
      return say("fault_irNotAllowed", { names: fault.names.join(", ") });
  }
}
