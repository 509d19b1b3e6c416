/** `POST /api/threads/{id}/feedback`: what the person thinks of an answer; the latest word counts. */
import { feedbackRequest } from "@/contract/conversation/threads";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    const said = await readJson(request, feedbackRequest);
    await fanvise.threads.rate(personId, threadId, said);
    return freshJson(said);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
