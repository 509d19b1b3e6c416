/** `DELETE /api/tokens/{id}`: revokes a token at once. */

import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ id: string }> };

export function DELETE(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const tokenId = readThreadId((await params).id);
    if (!(await fanvise.apiTokens.revoke(personId, tokenId))) throw new NotFound();
    return freshJson({ tokenId });
  });
}

export { methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
