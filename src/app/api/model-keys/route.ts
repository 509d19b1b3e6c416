/** `GET|PUT|DELETE /api/model-keys`: the person's own keys for models. They go in, are used, and never come out. */
import { modelKeyRequest } from "@/contract/account/connection";
import { freshJson, modelKeyQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson({ keys: await fanvise.modelKeys.list(personId) }),
  );
}

export function PUT(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { provider, key } = await readJson(request, modelKeyRequest);
    await fanvise.modelKeys.keep(personId, provider, key);
    return freshJson({ keys: await fanvise.modelKeys.list(personId) });
  });
}

export function DELETE(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { provider } = readQuery(request, modelKeyQuery);
    if (!(await fanvise.modelKeys.remove(personId, provider))) throw new NotFound();
    return freshJson({ keys: await fanvise.modelKeys.list(personId) });
  });
}

export { methodNotAllowed as PATCH, methodNotAllowed as POST };
