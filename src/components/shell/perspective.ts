"use client";
/** The viewed team: `?team=` in the address, carried along by links. The user's own team does not change. */
import { usePathname, useRouter, useSearchParams } from "next/navigation";

export const TEAM_PARAMETER = "team";

/** The address of a page of ours under the same perspective. */
export function usePerspectiveLink(): (path: string) => string {
  const team = useSearchParams().get(TEAM_PARAMETER);
  return (path) =>
    team === null ? path : `${path}${path.includes("?") ? "&" : "?"}${TEAM_PARAMETER}=${encodeURIComponent(team)}`;
}

/** The team of the address when the league has it, otherwise one's own; and how to view another. */
export function usePerspective(teams: readonly { teamId: number }[], myTeamId: number) {
  const parameters = useSearchParams();
  const path = usePathname();
  const router = useRouter();
  const requested = Number(parameters.get(TEAM_PARAMETER));
  const viewed = teams.some(({ teamId }) => teamId === requested) ? requested : myTeamId;
  const view = (teamId: number) => {
    const next = new URLSearchParams(parameters);
    if (teamId === myTeamId) next.delete(TEAM_PARAMETER);
    else next.set(TEAM_PARAMETER, String(teamId));
    const query = next.toString();
    router.push(query === "" ? path : `${path}?${query}`);
  };
  return { viewed, view };
}
