/** `GET /api/threads/{id}/runs/{runId}`: what a run was made of, for its owner alone. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string; runId: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { id, runId } = await params;
    return freshJson(await fanvise.threads.record(personId, readThreadId(id), readThreadId(runId)));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
