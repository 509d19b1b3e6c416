/** `POST /api/threads/{id}/checkpoints/{checkpointId}/restore`: the conversation goes on from there. What was decided stays decided. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string; checkpointId: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { id, checkpointId } = await params;
    const [threadId, restored] = [readThreadId(id), readThreadId(checkpointId)];
    return freshJson(await fanvise.threads.checkpoints.restore(personId, threadId, restored));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
