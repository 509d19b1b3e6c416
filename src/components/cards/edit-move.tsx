"use client";
/**
 * Another player or day for a recommendation, valued by the engine before it is saved. Loaded when it is first opened.
 */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useDeferredValue, useState } from "react";
import type { CardEdit, ProposalCard } from "@/contract/planning/card";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import type { PlayersOutput, RosterPageOutput } from "@/contract/players/players-output";
import type { MatchupOutput } from "@/contract/tool-outputs";
import { numberIn, signedIn } from "@/language/texts/ui/phrases";
import { failureText, request } from "../api/request";
import { shortDayIn } from "../time/day-and-age";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField, TextField } from "../ui/field";
import { useLanguage, useWords } from "../words/words";
import { chanceIn } from "./chance-words";

type Props = { card: ProposalCard; onClose(): void; onSave(edit: CardEdit): Promise<void> };

const FREE_AGENTS = 50;
const FRESH_MS = 60_000;

export function EditMove({ card, onClose, onSave }: Props) {
  const [say, ui, time] = [useWords("cards"), useWords("ui"), useWords("time")];
  const language = useLanguage();
  const [drop, setDrop] = useState(card.drop?.playerId ?? 0);
  const [add, setAdd] = useState(card.add?.playerId ?? 0);
  const [day, setDay] = useState(card.effectiveDay);
  const [search, setSearch] = useState("");
  const [failure, setFailure] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const requested = useDeferredValue(search.trim());
  // Cards of earlier versions do not say whose they are: then one's own team is asked about.
  const teamId = card.teamId === undefined ? undefined : String(card.teamId);

  const roster = useQuery({
    queryKey: ["roster", teamId],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => request<RosterPageOutput>("/api/roster", { query: { teamId }, signal }),
  });
  const matchup = useQuery({
    queryKey: ["matchup", teamId],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => request<MatchupOutput>("/api/matchup", { query: { teamId }, signal }),
  });
  const free = useQuery({
    queryKey: ["free", teamId, requested],
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { teamId, status: "free", limit: FREE_AGENTS, query: requested };
      return request<PlayersOutput>("/api/players", { query, signal });
    },
  });
  const isSame = drop === (card.drop?.playerId ?? 0) && add === (card.add?.playerId ?? 0) && day === card.effectiveDay;
  const value = useQuery({
    queryKey: ["what-if", teamId, drop, add, day],
    staleTime: FRESH_MS,
    enabled: !isSame,
    queryFn: ({ signal }) =>
      request<WhatIfOutput>("/api/what-if", {
        body: { teamId, moves: [{ dropPlayerId: drop || null, addPlayerId: add || null, day }] },
        signal,
      }),
  });

  const missing = roster.error ?? matchup.error ?? free.error;
  const isRead = roster.data && matchup.data && free.data;
  const players = free.data?.players.filter(({ playerId }) => playerId !== card.add?.playerId) ?? [];
  const save = async () => {
    setIsSaving(true);
    try {
      await onSave({
        ...(drop !== (card.drop?.playerId ?? 0) && { dropPlayerId: drop }),
        ...(add !== (card.add?.playerId ?? 0) && { addPlayerId: add }),
        ...(day !== card.effectiveDay && { effectiveDay: day }),
      });
    } catch (error) {
      setFailure(failureText(error, ui));
      setIsSaving(false);
    }
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say("editing")} description={say("editText")}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p role="status" className={clsx("min-h-5 text-sm", missing ? "text-bad" : "text-soft")}>
          {missing ? failureText(missing, ui) : !isRead && say("editLoading")}
        </p>
        <SelectField label={say("editDrop")} value={drop} onChange={(event) => setDrop(Number(event.target.value))}>
          {card.drop === null && <option value={0}>{say("openSlot")}</option>}
          {card.drop && <option value={card.drop.playerId}>{card.drop.playerName}</option>}
          {roster.data?.players
            .filter(({ playerId }) => playerId !== card.drop?.playerId)
            .map(({ playerId, name, positions }) => (
              <option key={playerId} value={playerId}>
                {`${name} (${positions.join(", ")})`}
              </option>
            ))}
        </SelectField>
        <TextField
          label={say("editFind")}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // The hint's line stays in place, so that nothing below moves.
          hint={<span role="status">{free.data?.matched === 0 ? say("editNobody") : "\u00a0"}</span>}
        />
        <SelectField label={say("editAdd")} value={add} onChange={(event) => setAdd(Number(event.target.value))}>
          {card.add && <option value={card.add.playerId}>{card.add.playerName}</option>}
          {players.map(({ playerId, name, positions, pointsPerGame }) => (
            <option key={playerId} value={playerId}>
              {pointsPerGame === null
                ? `${name} (${positions.join(", ")})`
                : say("perGame", {
                    name: `${name} (${positions.join(", ")})`,
                    points: numberIn(language, pointsPerGame, 1),
                  })}
            </option>
          ))}
        </SelectField>
        <SelectField label={say("editDay")} value={day} onChange={(event) => setDay(event.target.value)}>
          {daysLeft(matchup.data, card.effectiveDay).map((each) => (
            <option key={each} value={each}>
              {shortDayIn(time, each)}
            </option>
          ))}
        </SelectField>
        <div role="status" className="min-h-16 rounded-lg bg-raised px-3 py-2 text-sm tabular-nums">
          {isSame ? (
            <p className="text-soft">{say("editSame")}</p>
          ) : value.error ? (
            <p className="text-bad">{failureText(value.error, ui)}</p>
          ) : !value.data ? (
            <p className="text-soft">{say("editValuing")}</p>
          ) : value.data.isLegal ? (
            <>
              <p className="font-semibold">
                {`${say("gain")} ${signedIn(language, value.data.gain, 1)} ${value.data.unit === "points" ? say("points") : ""}`}
              </p>
              {value.data.winProbability && (
                <p className="text-soft">
                  {`${say("winChance")} ${say("fromTo", {
                    before: chanceIn(language, value.data.winProbability.before),
                    after: chanceIn(language, value.data.winProbability.after),
                  })}`}
                </p>
              )}
            </>
          ) : (
            <p>{say("editNot", { reason: value.data.whyNot ?? "" })}</p>
          )}
        </div>
        <p role="alert" className={failure === "" ? "sr-only" : "text-sm text-bad"}>
          {failure}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isSame || isSaving || value.data?.isLegal !== true}>
            {isSaving ? say("working") : say("editSave")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const DAY_MS = 86_400_000;

/** From the league's today to the matchup's last day; the card's own day alone while they are not known. */
function daysLeft(matchup: MatchupOutput | undefined, own: string): string[] {
  if (!matchup?.lastDay) return [own];
  const [from, to] = [Date.parse(matchup.today), Date.parse(matchup.lastDay)];
  const count = Math.max(0, Math.round((to - from) / DAY_MS) + 1);
  const days = Array.from({ length: count }, (_, index) => new Date(from + index * DAY_MS).toISOString().slice(0, 10));
  return days.includes(own) ? days : [own, ...days];
}
