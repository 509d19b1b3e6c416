/** `GET /api/agent/player?name=` and `POST /api/agent/player`: everything known of one player, and what to do with him. */
import { playerResearchRequest } from "@/contract/players/player-research";
import { freshJson, playerResearchQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { name, ...wish } = readQuery(request, playerResearchQuery);
    const scope = await fanvise.scopeFor(personId, wish);
    return freshJson(await fanvise.research(scope, { question: name, playerName: name }, request.signal));
  });
}

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { leagueId, teamId, ...asked } = await readJson(request, playerResearchRequest);
    const scope = await fanvise.scopeFor(personId, { leagueId, teamId });
    return freshJson(await fanvise.research(scope, asked, request.signal));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as PUT };
