/** `GET /api/lineup?teamId=&day=`: the best legal lineup of a day left, mine today by default. */
import { freshJson, lineupQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { day, ...wish } = readQuery(request, lineupQuery);
    const scope = await fanvise.scopeFor(personId, wish);
    return freshJson((await fanvise.services.engine.dailyLineup(scope, { day }, request.signal)).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
