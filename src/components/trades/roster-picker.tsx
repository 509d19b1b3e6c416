"use client";
/** A team's players, each a button that puts him into the trade or takes him out. */
import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { TradePlayerLabel } from "@/contract/trades/trade";
import { numberIn } from "@/language/texts/ui/phrases";
import { StatusText } from "../players/status-badge";
import { Card } from "../ui/card";
import { useLanguage, useWords } from "../words/words";

type Props = {
  team: { readonly teamName: string; readonly players: readonly TradePlayerLabel[] };
  picked: readonly number[];
  onToggle(playerId: number): void;
  /** Above the players: the choice of the team. */
  children?: ReactNode;
};

export function RosterPicker({ team, picked, onToggle, children }: Props) {
  const trades = useWords("trades");
  return (
    <Card title={team.teamName}>
      {children}
      <p className="mb-2 text-xs text-soft">{trades("rosterHint")}</p>
      <ul className="space-y-1">
        {team.players.map((player) => (
          <li key={player.playerId}>
            <PlayerButton
              player={player}
              isPicked={picked.includes(player.playerId)}
              onToggle={() => onToggle(player.playerId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PlayerButton({
  player,
  isPicked,
  onToggle,
}: {
  player: TradePlayerLabel;
  isPicked: boolean;
  onToggle(): void;
}) {
  const [trades, words] = [useWords("trades"), useWords("player")];
  const language = useLanguage();
  const { name, positions, proTeam, pointsPerGame, playoffGames, status } = player;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onToggle}
      className={clsx(
        "flex min-h-11 w-full items-center gap-2 rounded-lg border px-3 py-1 text-left text-sm",
        isPicked ? "border-accent bg-accent-wash" : "border-line bg-surface hover:bg-raised",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-medium">{name}</span>
        <span className="block text-xs text-soft">
          {positions.join("/")} · {proTeam}
          {playoffGames !== null && ` · ${trades("playoffGames", { count: playoffGames })}`}
          {status !== "ACTIVE" && (
            <>
              {" · "}
              <StatusText of={player} say={words} />
            </>
          )}
        </span>
      </span>
      {pointsPerGame !== null && (
        <span className="shrink-0 text-xs text-soft tabular-nums">
          {trades("points", { points: numberIn(language, pointsPerGame, 1) })}
        </span>
      )}
      {isPicked && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
    </button>
  );
}
