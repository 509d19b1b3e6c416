/** `POST|DELETE /api/threads/{id}/share`: a link that shows the conversation as it is now, without what is private; and all of them back. */
import { shareRequest } from "@/contract/conversation/threads";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    const { expiresInDays } = request.body ? await readJson(request, shareRequest) : shareRequest.parse({});
    const choose = (wish: Parameters<typeof fanvise.scopeFor>[1]) => fanvise.scopeFor(personId, wish);
    const made = await fanvise.threads.share(personId, threadId, expiresInDays, choose);
    return Response.json(made, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

export function DELETE(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).id);
    return freshJson({ threadId, links: await fanvise.threads.unshare(personId, threadId) });
  });
}

export { methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
