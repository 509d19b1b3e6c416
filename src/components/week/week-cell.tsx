"use client";
/** One player on one day: his slot, his opponent, his expected value, and the change by a move. */
import { clsx } from "clsx";
import { Lock, Minus, Plus } from "lucide-react";
import type { WeekCell as Cell } from "@/contract/planning/week-grid";
import type { Words } from "@/language/texts/ui/messages";
import { percentIn } from "@/language/texts/ui/phrases";
import { useLanguage, useWords } from "../words/words";
import { shownIn, useMeasure } from "./measure";

type Props = { cell: Cell; digits: number; isCompact: boolean };

const TILE = "relative mx-auto block rounded-md border px-1 py-0.5 leading-tight";
const CHANGES = {
  in: "ring-2 ring-good",
  out: "ring-2 ring-bad",
  slot: "",
} as const;

export function WeekCell({ cell, digits, isCompact }: Props) {
  const week = useWords("week");
  const { place: slot, change } = cell;
  if (slot === "not owned" && change === null) return <Nothing mark="" description={week("cellGone")} />;
  if (slot === "no game" && change === null) {
    return <Nothing mark="·" description={week("cellNoGame")} />;
  }
  if (slot === "IR") return <Nothing mark="IR" description={week("cellIr")} />;
  return <Tile {...{ cell, digits, isCompact }} />;
}

function Nothing({ mark, description: text }: { mark: string; description: string }) {
  return (
    <span className="block text-center text-xs text-soft">
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

function Tile({ cell, digits, isCompact }: Props) {
  const week = useWords("week");
  const language = useLanguage();
  const { category } = useMeasure();
  const { place: lineupSlot, slot, game, hasBegun, isLocked, isSecondNight, chanceToPlay, change } = cell;
  const isStart = lineupSlot === "starts";
  const value = hasBegun ? null : shownIn(language, cell, { category, digits });
  const chance = chanceToPlay !== null && !hasBegun && Math.round(chanceToPlay * 100) < 100 ? chanceToPlay : null;
  const opponent = game?.replace("vs ", "").replace("@ ", "@") ?? "";
  return (
    <span
      className={clsx(
        TILE,
        isCompact ? "min-w-8.5" : "min-w-15",
        isStart ? "border-transparent bg-mine/12" : "border-line text-soft",
        lineupSlot === "not owned" && "border-dashed",
        isSecondNight && "border-dashed border-soft!",
        change !== null && CHANGES[change],
      )}
      title={isCompact ? [slot ?? week("bench"), opponent].filter(Boolean).join(" ") : undefined}
    >
      <span className="sr-only">{description(week, language, cell)}</span>
      <span aria-hidden="true" className="flex flex-col">
        <span className="flex items-baseline justify-between gap-1">
          {!isCompact && (
            <span className={clsx("text-[0.625rem]", change === "slot" && "underline decoration-dotted")}>
              {lineupSlot === "not owned" ? "" : (slot ?? week("bench"))}
            </span>
          )}
          <span className={clsx("text-xs", isCompact && "mx-auto", isStart && "font-semibold")}>
            {isLocked ? <Lock className="inline size-3 align-[-1px]" /> : (value ?? (isUnknown(cell) ? "?" : "–"))}
          </span>
        </span>
        {!isCompact && (
          <span className="flex justify-between gap-1 text-[0.625rem] text-soft">
            <span>{opponent}</span>
            {chance !== null && (
              <span className={clsx(chance < DOUBTFUL && "font-semibold text-note-ink")}>
                {percentIn(language, chance)}
              </span>
            )}
          </span>
        )}
      </span>
      {(change === "in" || change === "out") && <ChangeMark change={change} />}
    </span>
  );
}

/** He has a game and no stats to tell what he does in it. */
const isUnknown = ({ game, hasBegun, expected }: Cell): boolean => game !== null && !hasBegun && expected === null;

const DOUBTFUL = 0.75;

/** So that color is not all that tells them apart. */
function ChangeMark({ change }: { change: "in" | "out" }) {
  const Icon = change === "in" ? Plus : Minus;
  return (
    <span
      aria-hidden="true"
      className={clsx("absolute -top-1.5 -right-1.5 rounded-full text-surface", change === "in" ? "bg-good" : "bg-bad")}
    >
      <Icon className="size-3" strokeWidth={3} />
    </span>
  );
}

/** The whole cell in words. */
function description(week: Words<"week">, language: "en" | "el", cell: Cell): string {
  const { place: slot, chanceToPlay, hasBegun, isSecondNight, change } = cell;
  const parts = [placeIn(week, cell)];
  if (chanceToPlay !== null && !hasBegun && slot !== "not owned" && Math.round(chanceToPlay * 100) < 100) {
    parts.push(week("cellChance", { share: percentIn(language, chanceToPlay) }));
  }
  if (isUnknown(cell)) parts.push(week("cellUnknown"));
  if (isSecondNight) parts.push(week("cellSecond"));
  if (change === "in") parts.push(week("cellIn"));
  if (change === "out") parts.push(week("cellOut"));
  if (change === "slot") parts.push(week("cellSlot"));
  return `${parts.join(", ")}: `;
}

function placeIn(week: Words<"week">, { place: lineupSlot, slot, game, hasBegun, isLocked }: Cell): string {
  if (lineupSlot === "not owned") return week("cellGone");
  if (lineupSlot === "no game") return week("cellNoGame");
  if (lineupSlot === "IR") return week("cellIr");
  if (lineupSlot === "sits") return week(hasBegun ? "cellSitsBegun" : "cellSits", { game: game ?? "" });
  if (isLocked && game === null) return week("cellLocked", { slot: slot ?? "" });
  return week(isLocked ? "cellLockedGame" : "cellStarts", { slot: slot ?? "", game: game ?? "" });
}
