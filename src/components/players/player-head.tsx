/** A player at a glance: how he is, whose he is, what a game of his brings and when the next one is. */
import type { Language } from "@/contract/conversation/intent";
import type { PlayerPageOutput } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, percentIn, signedIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Figure } from "../ui/figure";
import { OwnershipBadge } from "./ownership";
import { PlannedMark } from "./planned-mark";
import { StatusBadge } from "./status-badge";

type Say = { player: Words<"player">; time: Words<"time"> };
type Props = { of: PlayerPageOutput; language: Language; words: Say };
type LeadProps = { of: PlayerPageOutput; words: Say & { ui: Words<"ui"> } };

export function PlayerLead({ of, words: { player, time, ui } }: LeadProps) {
  const { statusSince, expectedReturn } = of;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {of.positions.join("/")} · {of.proTeam}
      </span>
      <StatusBadge of={of} say={player} />
      {statusSince !== null && (
        <span>
          {player(statusSince.isAtLeast ? "sinceAtLeast" : "since", { day: shortDayIn(time, statusSince.day) })}
        </span>
      )}
      {expectedReturn !== null && <span>{player("returns", { day: shortDayIn(time, expectedReturn) })}</span>}
      <OwnershipBadge ownership={of.ownership} say={player} />
      <PlannedMark change={of.comingMove} source={of.source} words={{ ui, time }} />
    </span>
  );
}

export function PlayerFigures({ of, language, words: { player, time } }: Props) {
  const { gameLog, nextGame, pointsPerGame } = of;
  const number = (value: number | null | undefined, digits = 1) =>
    value === null || value === undefined ? "–" : numberIn(language, value, digits);
  const games = player("seasonGames", { count: of.gamesPlayed ?? 0 });
  const lastGames = player("lastGames", { count: gameLog.gamesShown });
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 rounded-xl border border-line bg-surface p-4 shadow-card sm:grid-cols-3 lg:grid-cols-5">
      {pointsPerGame === null && gameLog.averageFantasyPoints === null ? (
        <>
          <Figure label={player("minutes")} value={number(of.seasonAverages.MIN)} note={games} />
          <Figure
            label={lastGames}
            value={`${number(gameLog.averages.PTS)} / ${number(gameLog.averages.REB)} / ${number(gameLog.averages.AST)}`}
            note="PTS / REB / AST"
          />
        </>
      ) : (
        <>
          <Figure label={player("seasonPoints")} value={number(pointsPerGame)} note={games} />
          <Figure
            label={lastGames}
            value={number(gameLog.averageFantasyPoints)}
            note={
              gameLog.difference === null
                ? undefined
                : player("change", { change: signedIn(language, gameLog.difference, 1) })
            }
          />
        </>
      )}
      <Figure label={player("gamesLeft")} value={of.gamesLeftInMatchup ?? "–"} note={player("thisMatchup")} />
      <Figure
        label={player("nextGame")}
        value={nextGame?.opponent ?? "–"}
        note={nextGame ? (nextGame.isToday ? player("today") : shortDayIn(time, nextGame.day)) : player("noGame")}
      />
      <Figure
        label={player("owned")}
        value={of.percentOwned === null ? "–" : percentIn(language, of.percentOwned / 100)}
        note={player("ofLeagues")}
      />
    </dl>
  );
}
