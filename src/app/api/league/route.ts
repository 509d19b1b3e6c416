/** `GET /api/league`: the league's rules, teams, standings and where its season stands. */

import { freshJson, leagueQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const scope = await fanvise.scopeFor(personId, readQuery(request, leagueQuery));
    return freshJson((await fanvise.services.leagueViews.view(scope)).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
