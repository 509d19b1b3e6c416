/** `POST /api/proposals/{id}/handoff`: the person opened the way to ESPN. From here on the approval is not changed any more. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const proposalId = readThreadId((await params).id);
    await fanvise.recommendations.noteHandoffOpened(personId, proposalId);
    return freshJson({ proposalId });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
