/** `PATCH|DELETE /api/connections/{id}`: another team, another login, the league that is looked at, or none of it any more. */
import { connectionChange } from "@/contract/account/connection";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, readThreadId, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function PATCH(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const change = await readJson(request, connectionChange);
    const connection = await fanvise.connections.change(personId, readThreadId((await params).id), change);
    if (!connection) throw new NotFound();
    return freshJson(connection);
  });
}

export function DELETE(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const connectionId = readThreadId((await params).id);
    if (!(await fanvise.connections.remove(personId, connectionId))) throw new NotFound();
    return freshJson({ connectionId });
  });
}

export { methodNotAllowed as GET, methodNotAllowed as POST, methodNotAllowed as PUT };
