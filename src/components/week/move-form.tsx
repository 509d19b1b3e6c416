"use client";
/** A move of one's own: who goes, who comes (the engine's candidates, or any free agent by name), from which day. */
import { useDeferredValue, useState } from "react";
import type { MoveCandidate, WeekGridOutput } from "@/contract/planning/week-grid";
import { shortDayIn } from "../time/day-and-age";
import { Button } from "../ui/button";
import { SelectField, TextField } from "../ui/field";
import { useNames, useWords } from "../words/words";
import type { ChosenMove } from "./chosen-moves";
import { foundIn, useFreeAgentLabel, useFreeAgents } from "./free-agents";

type Props = {
  /** With the moves that were picked already. */
  week: WeekGridOutput;
  candidates: readonly MoveCandidate[];
  /** Who goes, chosen here or in the table. */
  drop: number | null;
  onDrop(playerId: number | null): void;
  onPick(move: ChosenMove): void;
};

export function MoveForm({ week: shown, candidates, drop, onDrop, onPick }: Props) {
  const [week, time] = [useWords("week"), useWords("time")];
  const keepWords = useNames("player");
  const labelOf = useFreeAgentLabel();
  const [search, setSearch] = useState("");
  /** `null`: not chosen yet. */
  const [add, setAdd] = useState<number | "nobody" | null>(null);
  const [day, setDay] = useState("");
  const requested = useDeferredValue(search.trim());
  const found = useFreeAgents(shown.teamId, requested);
  const held = shown.players.filter(({ leavesOn }) => leavesOn === null);
  const isListed = (id: number) => shown.players.some(({ playerId }) => playerId === id);
  const best =
    requested === ""
      ? [...new Map(candidates.map((each) => [each.add.playerId, each.add])).values()].filter(
          ({ playerId }) => !isListed(playerId),
        )
      : [];
  const free = (found.data?.players ?? []).filter(
    ({ playerId }) => !isListed(playerId) && best.every((each) => each.playerId !== playerId),
  );
  const goes = held.find(({ playerId }) => playerId === drop);
  // A fully typed name need not be chosen again; until it is found, the list belongs to another name.
  const isFound = requested !== "" && requested === search.trim() && !found.isPlaceholderData;
  const comes =
    [...best, ...free].find(({ playerId }) => playerId === add) ?? (add === null && isFound ? free[0] : undefined);
  const from = shown.days.find((each) => each.day === day)?.day ?? shown.days[0]?.day ?? "";
  const [keptBecause] = goes?.keptBecause ?? [];
  return (
    <form
      className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1.4fr_9rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onPick({
          day: from,
          add: comes ? { playerId: comes.playerId, name: comes.name } : null,
          drop: goes ? { playerId: goes.playerId, name: goes.name } : null,
        });
        onDrop(null);
        setAdd(null);
        setSearch("");
      }}
    >
      <SelectField
        label={week("drop")}
        hint={keptBecause ? week("retained", { reason: keepWords(`keep_${keptBecause}`) ?? "" }) : "\u00a0"}
        value={goes?.playerId ?? ""}
        onChange={(event) => onDrop(idOf(event.target.value))}
      >
        <option value="">{week("nobodyGoes")}</option>
        {held.map((player) => (
          <option key={player.playerId} value={player.playerId}>
            {player.joinsOn !== null
              ? week("joinsOption", { name: player.name, day: shortDayIn(time, player.joinsOn) })
              : week(player.keptBecause.length > 0 ? "keepOption" : "option", {
                  name: player.name,
                  slot: player.slotNow ?? "",
                })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={week("find")}
        hint={<span role="status">{foundIn(week, found)}</span>}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAdd(null);
        }}
      />
      <SelectField
        label={week("add")}
        value={comes?.playerId ?? ""}
        onChange={(event) => setAdd(idOf(event.target.value) ?? "nobody")}
      >
        <option value="">{week("nobodyComes")}</option>
        {best.length > 0 && (
          <optgroup label={week("engineGroup")}>
            {best.map(({ playerId, name, positions }) => (
              <option key={playerId} value={playerId}>
                {week("option", { name, slot: positions.join("/") })}
              </option>
            ))}
          </optgroup>
        )}
        {free.length > 0 && (
          <optgroup label={week("foundGroup")}>
            {free.map((player) => (
              <option key={player.playerId} value={player.playerId}>
                {labelOf(player)}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <SelectField label={week("onDay")} value={from} onChange={(event) => setDay(event.target.value)}>
        {shown.days.map((each) => (
          <option key={each.day} value={each.day}>
            {shortDayIn(time, each.day)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" disabled={!goes && !comes} className="self-start sm:mt-6">
        {week("tryIt")}
      </Button>
    </form>
  );
}

const idOf = (value: string): number | null => (value === "" ? null : Number(value));
