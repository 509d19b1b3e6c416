/** `POST /api/agent/chat/{threadId}/stop`: ends the running answer. Closing a connection never does. */
import { z } from "zod";
import { NotFound } from "@/server/errors";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = z.uuid().safeParse((await params).threadId);
    if (!threadId.success) throw new NotFound();
    const wasRunning = await fanvise.chats.stop(personId, threadId.data);
    return Response.json({ threadId: threadId.data, wasRunning }, { headers: { "cache-control": "no-store" } });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
