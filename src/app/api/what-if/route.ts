/** `POST /api/what-if`: what moves of the person's own choosing would do. Nothing is stored or done. */
import { whatIfRequest } from "@/contract/planning/what-if";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { moves, withWeek, ...wish } = await readJson(request, whatIfRequest);
    const scope = await fanvise.scopeFor(personId, wish);
    return freshJson(await fanvise.whatIf.value(scope, { moves, withWeek }, request.signal));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
