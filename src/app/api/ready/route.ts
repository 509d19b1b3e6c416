/** `GET /api/ready`: how database, migrations, model and sources fare. 503 only while the database cannot answer; late jobs make it "degraded". */

import { methodNotAllowed, withVisitor } from "@/server/http/request";
import { readiness } from "@/server/operations/readiness";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withVisitor(request, async ({ fanvise }) => {
    const report = await readiness(fanvise);
    return Response.json(report, {
      status: report.status === "not ready" ? 503 : 200,
      headers: { "cache-control": "no-store" },
    });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
