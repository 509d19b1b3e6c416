/** Grid of NBA teams by days: opponents, light nights, back-to-backs, and the user's players. */
import { clsx } from "clsx";
import type { PlayerScheduleOutput, ScheduleOutput } from "@/contract/league/schedule-output";
import type { Words } from "@/language/texts/ui/messages";
import { shortDayIn, weekdayIn } from "../time/day-and-age";
import { Table, Th } from "../ui/table";
import { heatOf, type ProTeamRow } from "./pro-team-rows";

type Props = {
  schedule: ScheduleOutput;
  rows: readonly ProTeamRow[];
  /** Players with a game by day; empty where the rosters could not be read. */
  byDay: PlayerScheduleOutput["byDay"];
  words: { schedule: Words<"schedule">; time: Words<"time"> };
};

const HEAT = ["bg-other/5", "bg-other/15", "bg-other/25", "bg-other/35", "bg-other/45"] as const;
/** Stays in sight while the days scroll; its own ground hides what passes below. */
const STICKY = "sticky left-0 z-10 bg-surface";
const NUMBER = "px-1 py-1 text-center sm:px-2";
/** Short columns on a phone, where the days need the room. */
const ROW_NAME = "px-2 py-1 text-left font-medium text-soft max-sm:max-w-20 sm:whitespace-nowrap";

export function ScheduleGrid({ schedule, rows, byDay, words: { schedule: say, time } }: Props) {
  const { days, today, clubs } = schedule;
  const most = Math.max(...clubs.map(({ gamesInWindow }) => gamesInWindow));
  const least = Math.min(...clubs.map(({ gamesInWindow }) => gamesInWindow));
  const mostOfDay = Math.max(...days.map(({ games }) => games));
  const hasLeft = clubs.some(({ gamesLeftInMatchup }) => gamesLeftInMatchup !== null);
  const playing = new Map(byDay.map((each) => [each.day, each]));
  const caption = say("grid", { first: shortDayIn(time, schedule.from), last: shortDayIn(time, schedule.to) });
  return (
    <Table
      caption={caption}
      className="[&_td]:border-t [&_td]:border-line/70 [&_tbody_th]:border-t [&_tbody_th]:border-line/70"
    >
      <thead>
        <tr className="align-bottom">
          <Th className={STICKY}>{say("team")}</Th>
          <Th align="center" className="max-sm:px-1">
            {say("games")}
          </Th>
          {hasLeft && (
            <Th align="center" className="max-sm:px-1">
              <abbr title={say("gamesLeftTip")} className="no-underline">
                {say("gamesLeft")}
              </abbr>
            </Th>
          )}
          <Th align="center" className="max-sm:hidden">
            <abbr title={say("lightTip")} className="no-underline">
              {say("light")}
            </abbr>
          </Th>
          <Th align="center" className="max-sm:hidden">
            <abbr title={say("backToBackTip")} className="no-underline">
              {say("backToBack")}
            </abbr>
          </Th>
          {days.map(({ day, isLight }) => (
            <Th
              key={day}
              align="center"
              className={clsx(
                "min-w-12 max-sm:px-1 sm:min-w-14",
                day === today && "text-ink",
                isLight && "bg-good-wash text-good",
              )}
              {...(day === today && { "aria-current": "date" })}
            >
              <span className="block font-semibold">{day === today ? say("today") : weekdayIn(time, day)}</span>
              <span className="block font-normal">{shortDayIn(time, day).split(" ").slice(1).join(" ")}</span>
              {isLight && <span className="sr-only">{say("lightNight")}</span>}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="text-xs">
          <th scope="row" className={clsx(STICKY, ROW_NAME)}>
            {say("gamesOfDay")}
          </th>
          <Blank hasLeft={hasLeft} />
          {days.map(({ day, games }) => (
            <td key={day} className={clsx(NUMBER, HEAT[heatOf(games, 0, mostOfDay)])}>
              {games}
            </td>
          ))}
        </tr>
        {playing.size > 0 &&
          (["mine", "theirs"] as const).map((side) => (
            <tr key={side} className="text-xs">
              <th scope="row" className={clsx(STICKY, ROW_NAME)}>
                {say(side)}
              </th>
              <Blank hasLeft={hasLeft} />
              {days.map(({ day }) => {
                const count = playing.get(day);
                return (
                  <td key={day} className={clsx(NUMBER, side === "mine" ? "font-semibold text-mine" : "text-other")}>
                    {side === "mine" ? count?.mine : count?.opponent}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
      <tbody className="border-t-2 border-line">
        {rows.map((row) => (
          <tr key={row.proTeam} className="hover:bg-raised/60">
            <th scope="row" className={clsx(STICKY, "px-2 py-1 text-left font-semibold whitespace-nowrap")}>
              {row.proTeam}
              {row.myPlayers.length > 0 && <Mine names={row.myPlayers} say={say} />}
            </th>
            <td className={clsx(NUMBER, "font-semibold", HEAT[heatOf(row.gamesInWindow, least, most)])}>
              {row.gamesInWindow}
            </td>
            {hasLeft && <td className={NUMBER}>{row.gamesLeftInMatchup ?? "–"}</td>}
            <td className={clsx(NUMBER, "max-sm:hidden", row.gamesOnLightDays === 0 && "text-soft")}>
              {row.gamesOnLightDays}
            </td>
            <td className={clsx(NUMBER, "max-sm:hidden", row.secondNights.length === 0 && "text-soft")}>
              {row.secondNights.length}
            </td>
            {days.map(({ day, isLight }, at) => (
              <Game
                key={day}
                game={row.games[at] ?? null}
                isLight={isLight}
                isMine={row.myPlayers.length > 0}
                isSecond={row.secondNights.includes(day)}
                isPast={day < today}
                say={say}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Blank({ hasLeft }: { hasLeft: boolean }) {
  return (
    <>
      <td />
      {hasLeft && <td />}
      <td className="max-sm:hidden" />
      <td className="max-sm:hidden" />
    </>
  );
}

function Mine({ names, say }: { names: readonly string[]; say: Words<"schedule"> }) {
  const all = say("myPlayersHere", { names: names.join(", ") });
  return (
    <span title={all} className="ml-1.5 rounded-md bg-accent-wash px-1.5 py-px text-xs font-medium text-accent">
      <span aria-hidden="true">{names.length}</span>
      <span className="sr-only">{all}</span>
    </span>
  );
}

type GameProps = {
  game: string | null;
  isLight: boolean;
  isMine: boolean;
  isSecond: boolean;
  isPast: boolean;
  say: Words<"schedule">;
};

function Game({ game, isLight, isMine, isSecond, isPast, say }: GameProps) {
  if (game === null) {
    return (
      <td className={clsx(NUMBER, "text-soft")}>
        <span aria-hidden="true">·</span>
        <span className="sr-only">{say("noGame")}</span>
      </td>
    );
  }
  return (
    <td className="p-0.5 text-center">
      <span
        className={clsx(
          "block rounded-md border border-transparent px-1 py-1 text-xs whitespace-nowrap",
          isPast
            ? "text-soft"
            : isLight
              ? "bg-good-wash text-good"
              : isMine
                ? "bg-accent-wash text-accent"
                : "bg-raised",
          isSecond && "border-dashed border-current!",
        )}
      >
        {game.replace("vs ", "").replace("@ ", "@")}
        {isSecond && <span className="sr-only">, {say("backToBackLabel")}</span>}
      </span>
    </td>
  );
}
