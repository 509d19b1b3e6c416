/** `GET /api/news?query=&playerId=`: dated, weighed citations under the official status; the latest by default. */

import { freshJson, newsQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { leagueId, teamId, playerId, ...asked } = readQuery(request, newsQuery);
    const scope = await fanvise.scopeFor(personId, { leagueId, teamId });
    const answer = await fanvise.services.news.answer(scope, { ...asked, playerKey: playerId });
    // An id either is a player's or is nothing; only names can be unclear.
    if (answer.unclear) throw new NotFound();
    return freshJson(answer);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
