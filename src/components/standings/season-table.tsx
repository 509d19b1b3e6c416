/** The standings: record, ties, odds, possible places and schedule of every team, with the playoff line between them. */
import { clsx } from "clsx";
import type { Language } from "@/contract/conversation/intent";
import type { StandingsOutput, StandingsTeam } from "@/contract/league/season-odds";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { Badge } from "../ui/badge";
import { Table, Td, Th } from "../ui/table";
import { oddsIn, scheduleIn, statusOf } from "./season-words";

type Props = { standings: StandingsOutput; language: Language; say: Words<"standings"> };

/** Columns that a phone leaves out; the record moves under the name there. */
const WIDE = "max-lg:hidden";
const MIDDLE = "max-sm:hidden";

export function SeasonTable({ standings, language, say }: Props) {
  const { teams, playoffs } = standings;
  const hasByes = (playoffs?.byes ?? 0) > 0;
  const arePointsKnown = teams.some(({ pointsFor }) => pointsFor !== null);
  const columns = {
    hasByes,
    arePointsKnown,
    hasOdds: teams.some(({ odds }) => odds !== null),
    hasPlayoffs: playoffs !== null,
  };
  const rows = (of: readonly StandingsTeam[]) =>
    of.map((team) => (
      <Row key={team.teamId} team={team} columns={columns} standings={standings} language={language} say={say} />
    ));
  return (
    <Table caption={say("caption")}>
      <thead>
        <tr>
          <Th align="end" className="w-10">
            <span className="sr-only">{say("rank")}</span>#
          </Th>
          <Th>{say("team")}</Th>
          <Th align="end" className={MIDDLE}>
            {say("record")}
          </Th>
          <Tip say={say} name="gamesBehind" className={MIDDLE} />
          {arePointsKnown && <Tip say={say} name="pointsFor" className={WIDE} />}
          {arePointsKnown && <Tip say={say} name="pointsAgainst" className={WIDE} />}
          {columns.hasOdds && columns.hasPlayoffs && <Th align="end">{say("playoffs")}</Th>}
          {columns.hasOdds && hasByes && <Th align="end">{say("bye")}</Th>}
          {columns.hasOdds && columns.hasPlayoffs && <Th align="end">{say("championship")}</Th>}
          {columns.hasOdds && <Tip say={say} name="places" className={MIDDLE} />}
          {columns.hasOdds && <Tip say={say} name="schedule" className={MIDDLE} />}
        </tr>
      </thead>
      {playoffs ? (
        <>
          <tbody>{rows(teams.slice(0, playoffs.teams))}</tbody>
          <tbody className="border-t-2 border-accent">
            <tr>
              <td colSpan={11} className="px-2 py-1 text-xs text-soft">
                {hasByes
                  ? say("cutByes", { count: playoffs.teams, byes: playoffs.byes })
                  : say("cut", { count: playoffs.teams })}
              </td>
            </tr>
            {rows(teams.slice(playoffs.teams))}
          </tbody>
        </>
      ) : (
        <tbody>{rows(teams)}</tbody>
      )}
    </Table>
  );
}

type Tipped = "gamesBehind" | "pointsFor" | "pointsAgainst" | "places" | "schedule";

function Tip({ say, name, className }: { say: Words<"standings">; name: Tipped; className: string }) {
  return (
    <Th align="end" className={className}>
      <abbr title={say(`${name}Tip`)} className="no-underline">
        {say(name)}
      </abbr>
    </Th>
  );
}

type Columns = {
  readonly hasByes: boolean;
  readonly arePointsKnown: boolean;
  readonly hasOdds: boolean;
  readonly hasPlayoffs: boolean;
};

function Row({
  team,
  columns: { hasByes, arePointsKnown, hasOdds, hasPlayoffs },
  standings,
  language,
  say,
}: Props & { team: StandingsTeam; columns: Columns }) {
  const { odds } = team;
  const number = (value: number | null) => (value === null ? "–" : numberIn(language, value));
  return (
    <tr
      className={clsx(team.isMine && "bg-accent-wash font-semibold")}
      {...(team.isMine && { "aria-current": "true" as const })}
    >
      <Td align="end">{numberIn(language, team.rank)}</Td>
      <Td className="min-w-32">
        <Name team={team} standings={standings} say={say} />
      </Td>
      <Td align="end" className={clsx(MIDDLE, "whitespace-nowrap")}>
        {team.record.text}
      </Td>
      <Td align="end" className={MIDDLE}>
        {number(team.gamesBehind)}
      </Td>
      {arePointsKnown && (
        <Td align="end" className={WIDE}>
          {number(team.pointsFor)}
        </Td>
      )}
      {arePointsKnown && (
        <Td align="end" className={WIDE}>
          {number(team.pointsAgainst)}
        </Td>
      )}
      {hasOdds && hasPlayoffs && <Td align="end">{oddsIn(language, odds?.playoffs ?? null)}</Td>}
      {hasOdds && hasByes && <Td align="end">{oddsIn(language, odds?.bye ?? null)}</Td>}
      {hasOdds && hasPlayoffs && <Td align="end">{oddsIn(language, odds?.title ?? null)}</Td>}
      {hasOdds && (
        <Td align="end" className={clsx(MIDDLE, "whitespace-nowrap")}>
          {odds && (
            <span title={say("likely", odds.likely)}>
              {odds.possible.best === odds.possible.worst ? odds.possible.best : say("placesSpan", odds.possible)}
            </span>
          )}
        </Td>
      )}
      {hasOdds && (
        <Td align="end" className={clsx(MIDDLE, "whitespace-nowrap font-normal")}>
          {scheduleIn(language, say, team.schedule)}
        </Td>
      )}
    </tr>
  );
}

function Name({ team, standings, say }: Pick<Props, "standings" | "say"> & { team: StandingsTeam }) {
  const status = statusOf(team.odds);
  return (
    <>
      <span>{team.teamName}</span>
      {team.isMine && <span className="sr-only"> ({say("mine")})</span>}
      <span className="flex flex-wrap items-center gap-1 text-xs font-normal text-soft">
        <span className="sm:hidden">{team.record.text}</span>
        {team.tiedWith.length > 0 && (
          <abbr
            className="no-underline"
            title={say("tied", { teams: team.tiedWith.join(", "), rule: say(standings.tiebreaker) })}
          >
            {say("tieMark")}
          </abbr>
        )}
        {status && <Badge tone={status === "eliminated" ? "plain" : "good"}>{say(status)}</Badge>}
      </span>
    </>
  );
}
