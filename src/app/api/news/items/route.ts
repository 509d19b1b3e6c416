/** `POST /api/news/items`: loads news through the pipeline of the feeds. For `fanvise ingest-news` while this server owns the database. */
import { newsItems } from "@/contract/news/news-items";
import { methodNotAllowed, readJson, requireLocalToken, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

const MAX_BYTES = 2_000_000;

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async (context) => {
    requireLocalToken(context);
    const { items } = await readJson(request, newsItems, { maxBytes: MAX_BYTES });
    const scope = await context.fanvise.scopeFor(context.personId, {});
    return Response.json(await context.fanvise.newsLoading.load(scope, items, request.signal));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
