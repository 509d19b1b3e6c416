/** `GET /api/threads/{id}`: a conversation's turns, oldest first. */
import { NotFound } from "@/server/errors";
import { readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const thread = await fanvise.conversations.findThread(personId, readThreadId((await params).id));
    if (!thread) throw new NotFound();
    const runs = await fanvise.conversations.runsOfThread(personId, thread.threadId);
    const turns = runs.map(({ runId, status, question, result, startedAt }) => ({
      runId,
      status,
      question,
      startedAt,
      result,
    }));
    return Response.json({ threadId: thread.threadId, title: thread.title, language: thread.language, turns });
  });
}
