/** `GET /api/schedule?from=&to=`: every NBA team's games by day, this matchup by default, at most 31 days. */

import { freshJson, readQuery, scheduleQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { from, to, ...wish } = readQuery(request, scheduleQuery);
    const scope = await fanvise.scopeFor(personId, wish);
    return freshJson((await fanvise.services.schedules.grid(scope, { from, to })).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
