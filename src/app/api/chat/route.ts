/** `POST /api/chat`: one question in a single pass. The same request and answer as the supervisor's. */
import { chatRequest } from "@/contract/conversation/chat-request";
import { answerStarted } from "@/server/http/chat-response";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const input = await readJson(request, chatRequest);
    const run = await fanvise.singlePass.start(personId, input, (wish) => fanvise.scopeFor(personId, wish));
    return answerStarted(fanvise, run, request);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
