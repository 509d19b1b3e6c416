/** Teams with their records, as the standings have them. Pure. */
import type { StandingsTeam } from "@/contract/league/season-odds";
import type { Phrases } from "../texts/answers/phrases";
import { boldName } from "./markdown";

type TeamWithRecord = { readonly teamName: string; readonly record: { readonly text: string } };

/** "**Dime Droppers** (7-5) and **Glass Cleaners** (8-4)". */
export const withRecords = (teams: readonly TeamWithRecord[], p: Phrases): string =>
  p.list(teams.map(({ teamName, record }) => `${boldName(teamName)} (${record.text})`));

/** All teams with the same record as this one, itself included; none where it has a record of its own. */
export function levelWith(team: StandingsTeam, teams: readonly StandingsTeam[]): readonly StandingsTeam[] {
  const level = teams.filter((each) => each === team || team.tiedWith.includes(each.teamName));
  return level.length > 1 ? level : [];
}
