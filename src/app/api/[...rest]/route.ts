/** Addresses under `/api` that do not exist answer like every other refusal. */
import { NotFound } from "@/server/errors";
import { withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

const notFound = (request: Request): Promise<Response> =>
  withRequest(request, async () => {
    throw new NotFound();
  });

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
