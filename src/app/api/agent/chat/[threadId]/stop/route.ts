/** `POST /api/agent/chat/{threadId}/stop`: ends the running answer. Closing a connection never does. */
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).threadId);
    const wasRunning = await fanvise.runs.stop(personId, threadId);
    return Response.json({ threadId, wasRunning }, { headers: { "cache-control": "no-store" } });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
