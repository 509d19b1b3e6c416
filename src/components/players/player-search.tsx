"use client";
/**
 * The filters above the list of players. The address keeps them, so that a link leads to the same list and going back
 * works.
 */
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from "react";
import type {
  HEALTH_FILTERS,
  OWNERSHIP_FILTERS,
  PLAYER_SORTS,
  POSITION_FILTERS,
} from "@/contract/players/players-output";
import type { PhrasesOf } from "@/language/texts/ui/messages";
import { SelectField } from "../ui/field";
import { useWords } from "../words/words";
import { type ListChange, listAddress } from "./list-address";

/** Typing goes on for a while; every letter need not ask. */
const TYPING_PAUSE_MS = 300;
const MAX_NAME_CHARS = 80;

const POSITIONS = ["PG", "SG", "SF", "PF", "C", "G", "F"] as const satisfies typeof POSITION_FILTERS;

type Choice<Value extends string> = readonly { value: Value; name: keyof PhrasesOf<"players"> }[];
const OWNERSHIPS = [
  { value: "free", name: "nobody" },
  { value: "waivers", name: "waivers" },
  { value: "owned", name: "someTeam" },
] as const satisfies Choice<(typeof OWNERSHIP_FILTERS)[number]>;
const HEALTHS = [
  { value: "healthy", name: "healthy" },
  { value: "hurt", name: "hurt" },
] as const satisfies Choice<(typeof HEALTH_FILTERS)[number]>;
const SORTS = [
  { value: "points", name: "byPoints" },
  { value: "owned", name: "byOwned" },
  { value: "games", name: "byGames" },
  { value: "name", name: "byName" },
] as const satisfies Choice<(typeof PLAYER_SORTS)[number]>;

type Props = {
  /** The order of this list. */
  sort: (typeof PLAYER_SORTS)[number];
  /** False in category leagues, where a game has no points. */
  hasPoints: boolean;
  /** How many were found. */
  count: ReactNode;
  /** The list itself, made by the server. */
  children: ReactNode;
};

export function PlayerSearch({ sort, hasPoints, count, children }: Props) {
  const players = useWords("players");
  const parameters = useSearchParams();
  const router = useRouter();
  const [isSearching, startSearch] = useTransition();
  const nameId = useId();
  const askedQuery = parameters.get("query") ?? "";
  const [typed, setTyped] = useState(askedQuery);
  const sentQuery = useRef(askedQuery);

  // Another address than the one typed here: going back, or the filters cleared.
  useEffect(() => {
    if (askedQuery === sentQuery.current) return;
    sentQuery.current = askedQuery;
    setTyped(askedQuery);
  }, [askedQuery]);

  const apply = (change: ListChange, isTyping = false) => {
    const address = listAddress(new URLSearchParams(location.search), change);
    startSearch(() => (isTyping ? router.replace : router.push)(address, { scroll: false }));
  };
  const applyQuery = useRef((_query: string) => {});
  applyQuery.current = (query) => {
    if (query === sentQuery.current) return;
    sentQuery.current = query;
    apply({ query }, true);
  };
  useEffect(() => {
    const timer = setTimeout(() => applyQuery.current(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isFiltered = ["query", "position", "status", "health"].some((name) => parameters.has(name));
  return (
    <>
      <search aria-label={players("find")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            applyQuery.current(typed.trim());
          }}
          className="grid grid-cols-2 gap-x-2 gap-y-2 md:grid-cols-[minmax(10rem,1.4fr)_repeat(4,minmax(0,1fr))]"
        >
          <div className="relative max-md:col-span-2">
            <label htmlFor={nameId} className="mb-1 block text-sm font-medium">
              {players("name")}
            </label>
            <Search aria-hidden="true" className="absolute bottom-3 left-3 size-4 text-soft" />
            <input
              id={nameId}
              type="search"
              name="query"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder={players("namePlaceholder")}
              maxLength={MAX_NAME_CHARS}
              autoComplete="off"
              spellCheck={false}
              className="min-h-10 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-sm placeholder:text-soft pointer-coarse:min-h-11 pointer-coarse:text-base"
            />
          </div>
          <SelectField
            label={players("position")}
            value={parameters.get("position") ?? ""}
            onChange={(event) => apply({ position: event.target.value })}
          >
            <option value="">{players("anyPosition")}</option>
            {POSITIONS.map((position) => (
              <option key={position} value={position}>
                {position}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={players("ownedBy")}
            value={parameters.get("status") ?? ""}
            onChange={(event) => apply({ status: event.target.value })}
          >
            <option value="">{players("anyone")}</option>
            {OWNERSHIPS.map(({ value, name }) => (
              <option key={value} value={value}>
                {players(name)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={players("health")}
            value={parameters.get("health") ?? ""}
            onChange={(event) => apply({ health: event.target.value })}
          >
            <option value="">{players("anyHealth")}</option>
            {HEALTHS.map(({ value, name }) => (
              <option key={value} value={value}>
                {players(name)}
              </option>
            ))}
          </SelectField>
          <SelectField label={players("sort")} value={sort} onChange={(event) => apply({ sort: event.target.value })}>
            {SORTS.filter(({ value }) => hasPoints || value !== "points").map(({ value, name }) => (
              <option key={value} value={value}>
                {players(name)}
              </option>
            ))}
          </SelectField>
          <button type="submit" tabIndex={-1} className="sr-only">
            {players("apply")}
          </button>
        </form>
      </search>
      <div className="mt-1 flex min-h-9 items-center justify-between gap-4 text-sm text-soft">
        <div role="status">{isSearching ? players("searching") : count}</div>
        {isFiltered && (
          <button
            type="button"
            onClick={() => apply({ query: "", position: "", status: "", health: "" })}
            className="min-h-8 rounded-lg px-2 text-ink underline underline-offset-2 hover:bg-raised pointer-coarse:min-h-11"
          >
            {players("clear")}
          </button>
        )}
      </div>
      <div aria-busy={isSearching} className={clsx("transition-opacity", isSearching && "opacity-60")}>
        {children}
      </div>
    </>
  );
}
