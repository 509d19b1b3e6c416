"use client";
/** Players that no plan may drop: those there are, and a search that begins with one's own team. */
import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PreferencesOutput } from "@/contract/account/preferences";
import type { PlayersOutput, RosterPageOutput } from "@/contract/players/players-output";
import { failureText, request } from "../api/request";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { useWords } from "../words/words";

type Untouchables = PreferencesOutput["untouchables"];
type Found = { playerId: number; name: string; note: string };

const TYPING_PAUSE_MS = 250;
const MAX_FOUND = 8;

type Props = {
  players: Untouchables;
  isFull: boolean;
  /** Players are looked up in this league, whichever is in use by then. */
  leagueId: string;
  onChange(players: Untouchables): void;
};

export function UntouchablePlayers({ players, isFull, leagueId, onChange }: Props) {
  const say = useWords("settings");
  const [isAdding, setIsAdding] = useState(false);
  const nameOf = ({ playerId, playerName }: Untouchables[number]) =>
    playerName ?? say("unknownPlayer", { id: String(playerId) });
  return (
    <section aria-labelledby="untouchables" className="space-y-2">
      <h3 id="untouchables" className="text-sm font-medium">
        {say("untouchables")} <span className="text-xs font-normal text-soft">{say("untouchablesText")}</span>
      </h3>
      {players.length === 0 && <p className="text-sm text-soft">{say("noUntouchables")}</p>}
      <ul className="flex flex-wrap gap-2">
        {players.map((player) => (
          <li
            key={player.playerId}
            className="inline-flex min-h-9 items-center rounded-full border border-line bg-page pl-3 text-sm"
          >
            {nameOf(player)}
            <button
              type="button"
              aria-label={say("makeDroppable", { player: nameOf(player) })}
              onClick={() => onChange(players.filter(({ playerId }) => playerId !== player.playerId))}
              className="ml-1 inline-flex size-9 items-center justify-center rounded-full text-soft hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <PlayerSearch
          leagueId={leagueId}
          taken={new Set(players.map(({ playerId }) => playerId))}
          isFull={isFull}
          onAdd={({ playerId, name }) => onChange([...players, { playerId, playerName: name }])}
          onDone={() => setIsAdding(false)}
        />
      ) : (
        <Button size="small" onClick={() => setIsAdding(true)} disabled={isFull}>
          <Plus aria-hidden="true" className="size-4" />
          {say("addUntouchable")}
        </Button>
      )}
    </section>
  );
}

type SearchProps = {
  leagueId: string;
  taken: ReadonlySet<number>;
  isFull: boolean;
  onAdd(player: Found): void;
  onDone(): void;
};

function PlayerSearch({ leagueId, taken, isFull, onAdd, onDone }: SearchProps) {
  const say = useWords("settings");
  const ui = useWords("ui");
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [failure, setFailure] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const query = text.trim();

  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    const leaving = new AbortController();
    // Results for other letters do not answer this search.
    setFound(null);
    const timer = setTimeout(
      () => {
        searchPlayers(leagueId, query, leaving.signal).then(
          (players) => {
            setFailure("");
            setFound(players);
          },
          (error: unknown) => !leaving.signal.aborted && setFailure(failureText(error, ui)),
        );
      },
      query === "" ? 0 : TYPING_PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [leagueId, query, ui]);

  const left = found?.filter(({ playerId }) => !taken.has(playerId)) ?? [];
  return (
    <div ref={box} className="max-w-md rounded-lg border border-line bg-page p-3">
      <TextField
        label={say("findPlayer")}
        type="search"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="mt-2 text-xs text-soft">
        {failure !== ""
          ? failure
          : found === null
            ? say("searching")
            : query === ""
              ? say("yourPlayers")
              : left.length === 0
                ? say("nobodyFound")
                : say("found", { count: left.length })}
      </p>
      <ul className="mt-1 max-h-72 min-h-40 overflow-y-auto">
        {left.map((player) => (
          <li key={player.playerId}>
            <button
              type="button"
              disabled={isFull}
              onClick={() => {
                onAdd(player);
                // Back to one's own, ready for the next name.
                setText("");
                box.current?.querySelector("input")?.focus();
              }}
              className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-raised disabled:opacity-55 pointer-coarse:min-h-11"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0 text-soft" />
              <span className="min-w-0 flex-1 truncate">{player.name}</span>
              <span className="text-xs text-soft">{player.note}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-2" onClick={onDone}>
        {say("done")}
      </Button>
    </div>
  );
}

/** One's own players until something is typed. */
async function searchPlayers(leagueId: string, query: string, signal: AbortSignal): Promise<Found[]> {
  if (query === "") {
    const { players } = await request<RosterPageOutput>("/api/roster", { query: { leagueId }, signal });
    return players.map(({ playerId, name, proTeam }) => ({ playerId, name, note: proTeam }));
  }
  const requested = { leagueId, limit: MAX_FOUND, query };
  const { players } = await request<PlayersOutput>("/api/players", { query: requested, signal });
  return players.map(({ playerId, name, proTeam }) => ({ playerId, name, note: proTeam }));
}
