/** A team of the league by what it is called. */
import type { LeagueTeam } from "@/domain/league/league";
import { AppError } from "@/lib/errors";

/** No team of the league, or more than one, is called so. */
class TeamNameUnknown extends AppError {
  static override readonly code = "league.team_name_unknown";
  static override readonly status = 404;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase("en");
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds a team by its number, name or abbreviation, or by words or a beginning of a name that only one team has.
 *
 * @throws TeamNameUnknown
 */
export function teamNamed<Team extends Pick<LeagueTeam, "teamId" | "teamName" | "abbreviation">>(
  teams: readonly Team[],
  asked: string | number,
): Team {
  const text = folded(String(asked));
  const isExact = ({ teamId, teamName, abbreviation }: Team) =>
    String(teamId) === text || folded(teamName) === text || folded(abbreviation) === text;
  const isBeginning = ({ teamName }: Team) => folded(teamName).startsWith(text);
  const words = wordsIn(text);
  const hasTheWords = ({ teamName }: Team) =>
    words.length > 0 && words.every((word) => wordsIn(teamName).includes(word));
  const found = teams.find(isExact) ?? onlyOne(teams.filter(isBeginning)) ?? onlyOne(teams.filter(hasTheWords));
  if (!found) throw new TeamNameUnknown({}, { words: { team: String(asked) } });
  return found;
}

const onlyOne = <Team>(teams: readonly Team[]): Team | undefined => (teams.length === 1 ? teams[0] : undefined);
