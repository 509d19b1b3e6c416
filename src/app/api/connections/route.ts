/** `GET|POST|DELETE /api/connections`: the person's leagues. A new one is read before it is kept. */
import { connectionRequest } from "@/contract/account/connection";
import { connectionQuery, freshJson, readQuery } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson({ connections: await fanvise.connections.list(personId) }),
  );
}

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const connected = await fanvise.connections.connect(personId, await readJson(request, connectionRequest));
    // The first demo league of a server: its news are read with it.
    await fanvise.demoNews.load();
    return freshJson(connected);
  });
}

export function DELETE(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { connectionId } = readQuery(request, connectionQuery);
    if (!(await fanvise.connections.remove(personId, connectionId))) throw new NotFound();
    return freshJson({ connectionId });
  });
}

export { methodNotAllowed as PATCH, methodNotAllowed as PUT };
