/** `GET /api/week?teamId=`: everyone of a team on every day left of its matchup, in the engine's exact lineups. */
import { freshJson, leagueQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const scope = await fanvise.scopeFor(personId, readQuery(request, leagueQuery));
    return freshJson(await fanvise.weekGrids.view(scope, request.signal));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
