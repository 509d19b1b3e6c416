/** `GET /api/roster?teamId=&day=`: the roster of any team of the league on a day, mine today by default. */

import { freshJson, readQuery, rosterQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { leagueId, teamId, day } = readQuery(request, rosterQuery);
    const scope = await fanvise.scopeFor(personId, { leagueId });
    const asked = { teamId: teamId === undefined ? undefined : Number(teamId), day };
    return freshJson((await fanvise.services.rosterPages.view(scope, asked)).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
