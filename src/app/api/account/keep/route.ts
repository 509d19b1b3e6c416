/** `POST /api/account/keep`: takes the wish to delete the account back. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => freshJson(await fanvise.dataRights.keep(personId)));
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
