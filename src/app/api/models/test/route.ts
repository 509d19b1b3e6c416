/** `POST /api/models/test`: one small call of the person's model, to see whether it answers. */
import { modelTestRequest } from "@/contract/model-test";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    if (request.body) await readJson(request, modelTestRequest);
    return freshJson(await fanvise.testModel(personId, request.signal));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
