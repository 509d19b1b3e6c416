/** `GET|POST /api/threads/{id}/checkpoints`: the named states of a conversation; a name for the present one, and the way back before one of its turns. */
import { checkpointRequest } from "@/contract/conversation/threads";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    return freshJson({ checkpoints: await fanvise.threads.checkpoints.list(personId, threadId) });
  });
}

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    const wish = await readJson(request, checkpointRequest);
    const saved = await fanvise.threads.checkpoints.save(personId, threadId, wish);
    return Response.json(saved, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as PUT };
