/** `GET|POST|DELETE /api/tokens`: the tokens of the person's programs. A new one is shown once. */
import { tokenRequest } from "@/contract/account/api-token";
import { freshJson, readQuery, tokenQuery } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson({ tokens: await fanvise.apiTokens.list(personId) }),
  );
}

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const made = await fanvise.apiTokens.create(personId, await readJson(request, tokenRequest));
    return Response.json(made, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

export function DELETE(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { tokenId } = readQuery(request, tokenQuery);
    if (!(await fanvise.apiTokens.revoke(personId, tokenId))) throw new NotFound();
    return freshJson({ tokenId });
  });
}

export { methodNotAllowed as PATCH, methodNotAllowed as PUT };
