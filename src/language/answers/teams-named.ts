/** A name that no player has and a team of the matchup does: the question is about that team. Pure. */
import { fold } from "../questions/understanding/text";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Finding } from "./tool-results";

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Chooses the findings to word when a name is unknown: the teams' results when the name is a team's, otherwise only
 * those of the teams' that the question itself asks for.
 *
 * @returns the findings to word.
 */
export function withTeamsNamed(request: Understanding, findings: readonly Finding[]): readonly Finding[] {
  const unknown = findings.flatMap((finding) =>
    finding.kind === "not-found" && finding.output.candidates.length === 0 ? [finding.output.query] : [],
  );
  if (unknown.length === 0) return findings;
  const teams = findings.flatMap((finding) =>
    finding.kind === "matchup"
      ? [finding.output.me.teamName, ...(finding.output.opponent ? [finding.output.opponent.teamName] : [])]
      : [],
  );
  const isTeam = (query: string) =>
    teams.some((team) => {
      const words = wordsOf(team);
      return wordsOf(query).every((word) => words.includes(word));
    });
  const requested = (finding: Finding): boolean => {
    if (finding.kind === "not-found") return !isTeam(finding.output.query);
    if (finding.kind === "news") return finding.output.unclear === null || !isTeam(finding.output.unclear.query);
    const isOfTheTeams =
      finding.kind === "matchup" || (finding.kind === "roster" && finding.output.ownership === "opponent");
    if (!isOfTheTeams) return true;
    if (!unknown.some(isTeam)) return request.intents.has(finding.kind === "matchup" ? "matchup" : "opponent-roster");
    return (
      finding.kind === "matchup" || request.asksHealth || request.asksLineup || request.asksGames || request.asksBench
    );
  };
  return findings.filter(requested);
}
