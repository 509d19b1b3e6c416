/** `GET|DELETE /api/account`: the person's account. Deleting it is asked for here, and carried out after a week. */
import { accountDeletionRequest } from "@/contract/account/person-export";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => freshJson(await fanvise.dataRights.account(personId)));
}

export function DELETE(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    await readJson(request, accountDeletionRequest);
    return freshJson(await fanvise.dataRights.askDeletion(personId));
  });
}

export { methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
