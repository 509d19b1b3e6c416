/** Addresses under `/api` that do not exist answer like every other refusal. */

import { withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

const notFound = (request: Request): Promise<Response> =>
  withRequest(request, async () => {
    throw new NotFound();
  });

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
