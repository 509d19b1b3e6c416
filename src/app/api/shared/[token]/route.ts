/** `GET /api/shared/{token}`: a shared conversation, for whoever has the link. Reads nothing but what was made for it. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, withVisitor } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ token: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withVisitor(request, async ({ fanvise }) => freshJson(await fanvise.threads.shared((await params).token)));
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
