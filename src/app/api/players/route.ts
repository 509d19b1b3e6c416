/** `GET /api/players`: everyone of the league's pool, owned or not, filtered, in order and in pages. */

import { freshJson, playersQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { leagueId, teamId, ...question } = readQuery(request, playersQuery);
    const scope = await fanvise.scopeFor(personId, { leagueId, teamId });
    return freshJson((await fanvise.services.directory.search(scope, question)).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
