/** `GET /api/players/{id}`: one player with his status, games, schedule and news. */

import { freshJson, playerQuery, readPlayerId, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const playerId = readPlayerId((await params).id);
    const scope = await fanvise.scopeFor(personId, readQuery(request, playerQuery));
    const { output } = await fanvise.services.playerPages.view(scope, playerId);
    const news = await fanvise.services.news.answer(scope, { playerKey: playerId });
    return freshJson({ ...output, news });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
