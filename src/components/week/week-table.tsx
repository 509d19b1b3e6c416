"use client";
/** Players by days: the lineups of a team's days left, with what every day and every player brings. */
import { clsx } from "clsx";
import { ArrowLeftRight } from "lucide-react";
import type { WeekGridOutput, WeekRow } from "@/contract/planning/week-grid";
import type { RosterChangeLabel } from "@/contract/tool-outputs";
import { numberIn, signedIn } from "@/language/texts/ui/phrases";
import { PlannedMark } from "../players/planned-mark";
import { PlayerLink } from "../players/player-link";
import { StatusText } from "../players/status-badge";
import { shortDayIn, weekdayIn } from "../time/day-and-age";
import { Table, Th } from "../ui/table";
import { useLanguage, useWords } from "../words/words";
import { categoryIn, digitsOf, useMeasure } from "./measure";
import { WeekCell } from "./week-cell";

type Props = {
  of: WeekGridOutput;
  /** Cells of the value alone: for the week beside. */
  isCompact?: boolean;
  /** Asked what if he goes. */
  onDrop?: ((playerId: number) => void) | undefined;
};

/** Stays in sight while the days scroll; its own ground hides what passes below. */
const STICKY = "sticky left-0 z-10 bg-surface";
const CELL = "border-t border-line/70 py-1";

export function WeekTable({ of, isCompact = false, onDrop }: Props) {
  const [week, time] = [useWords("week"), useWords("time")];
  const { days, players, teamName } = of;
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <Table
      caption={week("grid", { team: teamName, first: shortDayIn(time, first), last: shortDayIn(time, last) })}
      className={isCompact ? "[&_th]:px-0.5" : "[&_th]:px-1"}
    >
      <thead>
        <tr className="align-bottom">
          <Th className={STICKY}>{week("player")}</Th>
          {days.map(({ day }, index) => (
            <Th key={day} align="center">
              <span className={clsx("block", index === 0 && "font-semibold text-accent")}>
                {index === 0 ? week("today") : weekdayIn(time, day)}
              </span>
              <span className="block font-normal">{dateIn(day)}</span>
            </Th>
          ))}
          <Th align="end">{week("sum")}</Th>
        </tr>
      </thead>
      <tbody>
        {players.map((row) => (
          <Row key={row.playerId} {...{ row, of, isCompact, onDrop }} />
        ))}
      </tbody>
      <Totals of={of} isCompact={isCompact} />
    </Table>
  );
}

const dateIn = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

const plannedOf = ({ joinsOn, leavesOn }: WeekRow): RosterChangeLabel | undefined => {
  const day = joinsOn ?? leavesOn;
  return day === null ? undefined : { day, kind: joinsOn === null ? "leaves" : "joins", isSeen: false };
};

const isFine = ({ status }: WeekRow): boolean => status === "ACTIVE" || status === "UNKNOWN";

type RowProps = { row: WeekRow } & Pick<Props, "of" | "onDrop"> & { isCompact: boolean };

function Row({ row, of, isCompact, onDrop }: RowProps) {
  const [week, player, time, ui] = [useWords("week"), useWords("player"), useWords("time"), useWords("ui")];
  const language = useLanguage();
  const { category } = useMeasure();
  const { joinsOn, leavesOn } = row;
  // A what-if move has no planned mark.
  const planned = row.planned ? plannedOf(row) : undefined;
  return (
    <tr
      className={clsx(
        "group",
        joinsOn !== null && "bg-good-wash",
        leavesOn !== null && joinsOn === null && "bg-bad-wash",
      )}
    >
      <th
        scope="row"
        className={clsx(
          STICKY,
          "border-t border-line/70 py-1 text-left font-medium",
          joinsOn !== null && "bg-good-wash!",
          leavesOn !== null && joinsOn === null && "bg-bad-wash!",
        )}
      >
        <span className="flex items-center gap-1">
          <span className={clsx("shrink-0", isCompact ? "w-21" : "w-27 2xl:w-36")}>
            <PlayerLink playerId={row.playerId} className="block truncate text-[0.8125rem] leading-5 hover:underline">
              {row.name}
            </PlayerLink>
            <span className="flex items-center gap-1 text-[0.6875rem] leading-4 font-normal text-soft">
              <span className="truncate">
                {isFine(row) ? `${row.positions.join("/")} · ${row.proTeam}` : <StatusText of={row} say={player} />}
              </span>
            </span>
            {planned && (
              <span className="block leading-4 whitespace-normal">
                <PlannedMark change={planned} source={of.source} words={{ ui, time }} />
              </span>
            )}
            {joinsOn !== null && planned?.kind !== "joins" && (
              <span className="block text-[0.6875rem] font-semibold text-good">
                {week("joins", { day: weekdayIn(time, joinsOn) })}
              </span>
            )}
            {leavesOn !== null && planned?.kind !== "leaves" && (
              <span className="block text-[0.6875rem] font-semibold text-bad">
                {week("leaves", { day: weekdayIn(time, leavesOn) })}
              </span>
            )}
          </span>
          {onDrop && leavesOn === null && (
            <button
              type="button"
              title={week("dropFrom", { name: row.name })}
              aria-label={week("dropFrom", { name: row.name })}
              onClick={() => onDrop(row.playerId)}
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-md text-soft hover:bg-raised hover:text-ink max-sm:hidden pointer-coarse:size-11"
            >
              <ArrowLeftRight aria-hidden="true" className="size-3.5" />
            </button>
          )}
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td key={of.days[index]?.day} className={clsx(CELL, isCompact ? "px-0" : "px-0.5")}>
          <WeekCell cell={cell} digits={digitsOf(of)} isCompact={isCompact} />
        </td>
      ))}
      <td className="border-t border-line/70 px-1 text-right whitespace-nowrap">
        <span className="block text-[0.8125rem] font-medium">
          {category === null ? numberIn(language, row.expected, digitsOf(of)) : ""}
        </span>
        <span className="block text-[0.6875rem] text-soft">
          <span aria-hidden="true">{numberIn(language, row.starts)}×</span>
          <span className="sr-only">{week("startsCount", { count: row.starts })}</span>
        </span>
      </td>
    </tr>
  );
}

function Totals({ of, isCompact }: Pick<Props, "of"> & { isCompact: boolean }) {
  const week = useWords("week");
  const language = useLanguage();
  const { category } = useMeasure();
  const digits = digitsOf(of);
  const sumIn = ({ total, line }: Pick<WeekGridOutput, "total" | "line">): string => {
    if (category === null) return numberIn(language, total, digits);
    const amount = line[category];
    return amount === undefined ? "–" : categoryIn(language, category, amount);
  };
  const changeIn = (change: number): string => {
    const shown = category === null ? signedIn(language, change, digits) : "";
    return /[1-9]/.test(shown) ? shown : "";
  };
  return (
    <tfoot className={isCompact ? "text-xs" : "text-[0.8125rem]"}>
      <tr className="align-top">
        <th scope="row" className={clsx(STICKY, "border-t-2 border-line py-1.5 text-left font-semibold")}>
          {week("dayTotal")}
        </th>
        {of.days.map((day) => (
          <td
            key={day.day}
            className="border-t-2 border-line px-0.5 py-1.5 text-center font-semibold whitespace-nowrap"
          >
            {sumIn(day)}
            {changeIn(day.change) !== "" && (
              <span className={clsx("block text-[0.6875rem]", day.change > 0 ? "text-good" : "text-bad")}>
                {changeIn(day.change)}
              </span>
            )}
          </td>
        ))}
        <td className="border-t-2 border-line px-1 py-1.5 text-right font-semibold whitespace-nowrap">{sumIn(of)}</td>
      </tr>
      <tr className="text-xs text-soft">
        <th scope="row" className={clsx(STICKY, "pb-1 text-left font-normal")}>
          {week("dayPlaces")}
        </th>
        {of.days.map(({ day, starts, sits, openSlots }) => (
          <td key={day} className="px-0.5 pb-1 text-center whitespace-nowrap">
            <span aria-hidden="true">
              {numberIn(language, starts)}
              {!isCompact && sits > 0 && (
                <span className="font-semibold text-note-ink"> +{numberIn(language, sits)}</span>
              )}
            </span>
            <span className="sr-only">{week("dayPlacesNote", { starts, sits, open: openSlots })}</span>
          </td>
        ))}
        <td className="px-1 pb-1 text-right">{numberIn(language, of.starts)}</td>
      </tr>
    </tfoot>
  );
}
