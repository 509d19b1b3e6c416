/** `GET /api/activity?days=`: the league's adds, drops, claims and trades of the last days, and the offers that stand. */
import { activityQuery, freshJson, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { days, ...wish } = readQuery(request, activityQuery);
    const scope = await fanvise.scopeFor(personId, wish);
    return freshJson((await fanvise.services.activity.activity(scope, { days, signal: request.signal })).output);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
