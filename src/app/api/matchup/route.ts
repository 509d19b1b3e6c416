/** `GET /api/matchup?teamId=`: a team's current matchup, mine by default. */

import { freshJson, matchupQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const scope = await fanvise.scopeFor(personId, readQuery(request, matchupQuery));
    return freshJson((await fanvise.services.matchups.view(scope)).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
