/** `GET|PUT /api/preferences?leagueId=`: what the person wants of the advice. Changed here alone, by the person. */
import { preferencesChange } from "@/contract/account/preferences";
import { freshJson, preferencesQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const scope = await fanvise.scopeFor(personId, readQuery(request, preferencesQuery));
    return freshJson(await fanvise.preferences.read(scope, request.signal));
  });
}

export function PUT(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const scope = await fanvise.scopeFor(personId, readQuery(request, preferencesQuery));
    const change = await readJson(request, preferencesChange);
    return freshJson(await fanvise.preferences.change(scope, change, request.signal));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST };
