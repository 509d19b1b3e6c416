/** A player's coming games: opponent, chance to play, and expected stats with their spread. */
import { scaleLinear } from "d3-scale";
import type { Language } from "@/contract/conversation/intent";
import type { Provenance } from "@/contract/tool-outputs";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, percentIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { SourceAge } from "../ui/source-age";
import { Table, Td, Th } from "../ui/table";
import { SHOWN_STATS, statIn } from "./stat-figures";

/** A game as the outlook service returns it. */
export type OutlookGame = {
  day: string;
  opponent: string;
  isSecondNight: boolean;
  /** 0 to 1: that he plays; `null` when unknown. */
  probability: number | null;
  /** Given that he plays; `null` in category leagues, and of a player without stats. */
  points: { mean: number; interval80: readonly [low: number, high: number] } | null;
  line: Readonly<Record<string, number>>;
};

type Props = {
  of: Provenance & { games: readonly OutlookGame[] };
  today: string;
  language: Language;
  words: { player: Words<"player">; time: Words<"time"> };
  nowMs: number;
};

export function Outlook({ of, today, language, words: { player, time }, nowMs }: Props) {
  const { games } = of;
  if (games.length === 0) {
    return (
      <Card title={player("outlook")}>
        <Empty title={player("noOutlook")}>{player("noOutlookText")}</Empty>
      </Card>
    );
  }
  const isUnknown = games.every(({ points, line }) => points === null && Object.keys(line).length === 0);
  const hasPoints = games.some(({ points }) => points !== null);
  const most = Math.max(1, ...games.map(({ points }) => points?.interval80[1] ?? 0));
  const stats = SHOWN_STATS.filter((stat) => games.some(({ line }) => line[stat] !== undefined));
  return (
    <Card title={player("outlook")} aside={<SourceAge of={of} nowMs={nowMs} />}>
      <p className="mb-2 text-xs text-soft">
        {player(isUnknown ? "outlookUnknown" : hasPoints ? "outlookNote" : "outlookNoteCategories")}
      </p>
      <Table caption={player("outlookCaption")}>
        <thead>
          <tr>
            <Th>{player("day")}</Th>
            <Th className="max-sm:hidden">{player("game")}</Th>
            <Th align="end">{player("plays")}</Th>
            {hasPoints ? (
              <>
                <Th align="end">{player("expected")}</Th>
                <Th className="w-1/2">{player("range")}</Th>
              </>
            ) : (
              stats.map((stat) => (
                <Th key={stat} align="end" className="px-1.5!">
                  {stat}
                </Th>
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {games.map(({ day, opponent, isSecondNight, probability, points, line }) => (
            <tr key={day}>
              <th scope="row" className="border-t border-line/70 px-2 py-1.5 text-left font-normal whitespace-nowrap">
                {day === today ? player("today") : shortDayIn(time, day)}
                <span className="block text-xs text-soft sm:hidden">
                  <Game opponent={opponent} isSecondNight={isSecondNight} say={player} />
                </span>
              </th>
              <Td className="py-1.5 whitespace-nowrap max-sm:hidden">
                <Game opponent={opponent} isSecondNight={isSecondNight} say={player} />
              </Td>
              <Td
                align="end"
                className={(probability ?? 1) < DOUBTFUL_BELOW ? "py-1.5 font-semibold text-bad" : "py-1.5"}
              >
                {probability === null ? "–" : percentIn(language, probability)}
              </Td>
              {hasPoints ? (
                <>
                  <Td align="end" className="py-1.5 font-semibold">
                    {points === null ? "–" : numberIn(language, points.mean, 1)}
                  </Td>
                  <Td className="min-w-28 py-1.5">
                    {points !== null && <Range points={points} most={most} language={language} say={player} />}
                  </Td>
                </>
              ) : (
                stats.map((stat) => (
                  <Td key={stat} align="end" className="px-1.5! py-1.5">
                    {statIn(language, stat, line[stat])}
                  </Td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type GameProps = Pick<OutlookGame, "opponent" | "isSecondNight"> & { say: Words<"player"> };

function Game({ opponent, isSecondNight, say }: GameProps) {
  return (
    <>
      {opponent}
      {isSecondNight && (
        <Badge className="ml-1.5">
          <abbr title={say("backToBackLong")} className="no-underline">
            {say("backToBackLabel")}
          </abbr>
        </Badge>
      )}
    </>
  );
}

/** Chance to play below which a manager should check again. */
const DOUBTFUL_BELOW = 0.6;
const RANGE_HEIGHT = 28;

type RangeProps = {
  points: NonNullable<OutlookGame["points"]>;
  most: number;
  language: Language;
  say: Words<"player">;
};

/** The spread as a bar and the expected points as a dot, on one scale for all games. */
function Range({ points: { mean, interval80 }, most, language, say }: RangeProps) {
  const [low, high] = interval80;
  const x = scaleLinear([Math.min(0, low), most], [0, 100]);
  const label = say("rangeText", { low: numberIn(language, low, 0), high: numberIn(language, high, 0) });
  return (
    <svg role="img" aria-label={label} width="100%" height={RANGE_HEIGHT} className="block overflow-visible px-2">
      <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
      <line
        x1={`${x(low)}%`}
        x2={`${x(high)}%`}
        y1="8"
        y2="8"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-mine/35"
      />
      <circle cx={`${x(mean)}%`} cy="8" r="5" className="fill-mine" />
      <text x={`${x(low)}%`} y="25" textAnchor="middle" className="fill-soft text-[10px]">
        {numberIn(language, low, 0)}
      </text>
      <text x={`${x(high)}%`} y="25" textAnchor="middle" className="fill-soft text-[10px]">
        {numberIn(language, high, 0)}
      </text>
    </svg>
  );
}
