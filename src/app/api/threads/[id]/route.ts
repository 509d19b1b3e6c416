/** `GET|PATCH|DELETE /api/threads/{id}`: a conversation's shown turns, oldest first; its name and pin; its end. */
import { threadChange } from "@/contract/conversation/threads";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson(await fanvise.threads.read(personId, readThreadId((await params).id))),
  );
}

export function PATCH(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    return freshJson(await fanvise.threads.change(personId, threadId, await readJson(request, threadChange)));
  });
}

export function DELETE(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    await fanvise.threads.remove(personId, threadId);
    return freshJson({ threadId });
  });
}

export { methodNotAllowed as POST, methodNotAllowed as PUT };
