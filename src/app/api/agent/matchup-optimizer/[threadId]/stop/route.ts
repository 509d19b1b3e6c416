/** `POST /api/agent/matchup-optimizer/{threadId}/stop`: ends the running plan. Closing a connection never does. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).threadId);
    return freshJson({ threadId, wasRunning: await fanvise.optimizerRuns.stop(personId, threadId) });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
