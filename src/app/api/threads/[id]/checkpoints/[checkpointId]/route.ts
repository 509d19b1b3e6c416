/** `DELETE /api/threads/{id}/checkpoints/{checkpointId}`: forgets a name; the conversation stays as it is. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string; checkpointId: string }> };

export function DELETE(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { id, checkpointId: address } = await params;
    const [threadId, checkpointId] = [readThreadId(id), readThreadId(address)];
    await fanvise.threads.checkpoints.remove(personId, threadId, checkpointId);
    return freshJson({ checkpointId });
  });
}

export { methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
