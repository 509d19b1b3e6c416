/** `GET /api/agent/chat/{threadId}/stream`: the running answer from its start, or from the client's last event on. */
import { z } from "zod";
import { streamRun } from "@/server/http/chat-response";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).threadId);
    const run = await fanvise.chats.latest(personId, threadId);
    const sent = z.coerce
      .number()
      .int()
      .nonnegative()
      .safeParse(request.headers.get("last-event-id") ?? undefined);
    const isRunning = run.status === "running";
    // A finished run is replayed only to a client that says which event it missed.
    const hasMissed = sent.success && sent.data < run.lastSeq;
    if (!isRunning && !hasMissed) return new Response(null, { status: 204 });
    // An id beyond this run's log belongs to another run of the thread: this one is sent from its start.
    return streamRun(fanvise, run.runId, sent.success && sent.data <= run.lastSeq ? sent.data : 0);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
