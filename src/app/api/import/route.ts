/** `POST /api/import`: brings an export back into the account of whoever sends it. */
import { personImport } from "@/contract/account/person-export";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

/** Years of questions. The server gives a body 30 s to arrive. */
const LIMITS = { maxBytes: 32 * 1024 * 1024, arrivalLimitMs: 25_000, shape: { maxDepth: 64, maxParts: 4_000_000 } };

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson(await fanvise.dataRights.import(personId, await readJson(request, personImport, LIMITS))),
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
