/** `GET /api/export?format=&table=`: everything that is the person's as JSON, or one table of it as CSV. */

import { exportQuery, freshJson, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";
import { ParametersConflict } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { format, table } = readQuery(request, exportQuery);
    if (format === "csv") {
      if (table === undefined) throw new ParametersConflict();
      const text = await fanvise.dataRights.exportCsv(personId, table);
      return new Response(text, { headers: asFile("text/csv; charset=utf-8", `fanvise-${table}.csv`) });
    }
    const response = freshJson(await fanvise.dataRights.export(personId));
    response.headers.set("content-disposition", 'attachment; filename="fanvise.json"');
    return response;
  });
}

const asFile = (type: string, name: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "no-store",
});

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
