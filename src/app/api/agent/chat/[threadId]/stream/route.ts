/** `GET /api/agent/chat/{threadId}/stream`: the running answer from its start, or from the client's last event on. */
import { followRun } from "@/server/http/chat-response";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).threadId);
    return followRun(fanvise, await fanvise.runs.latest(personId, threadId), request);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
