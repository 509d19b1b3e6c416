/** `fanvise import DIR`: brings back what `fanvise export DIR` wrote. Doing it again changes nothing. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { importOutput, type PersonImport, personImport } from "@/contract/account/person-export";
import { AppError } from "@/lib/errors";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { EXPORT_FILE } from "./export";
import { askServer, environment, owningServer, print, withLocalInstance } from "./server-address";

/** No export of ours, or one of a version that this one does not know. */
export class ExportUnreadable extends AppError {
  static override readonly code = "import.unreadable";
  static override readonly status = 422;
  constructor(file: string, place: string, options?: ErrorOptions) {
    const userMessage = `${file} is not an export that can be brought in${place === "" ? "" : ` (see ${place})`}.`;
    super({}, { ...options, userMessage });
  }
}

export async function importFrom(directory: string, options: { json?: boolean }): Promise<number> {
  const env = environment();
  const document = await readExport(join(directory, EXPORT_FILE));
  const server = owningServer(env);
  const report = server
    ? await askServer(server, "/api/import", document, importOutput)
    : await withLocalInstance(env, async (fanvise) => {
        await fanvise.people.welcome(LOCAL_OWNER_ID);
        return fanvise.dataRights.import(LOCAL_OWNER_ID, document);
      });
  if (options.json) print(JSON.stringify(report));
  else
    for (const [table, { added, changed, left }] of Object.entries(report.tables))
      if (added + changed + left > 0) print(`${table}: ${added} new, ${changed} changed, ${left} left as they were`);
  return 0;
}

/** @throws ExportUnreadable */
async function readExport(file: string): Promise<PersonImport> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new ExportUnreadable(file, "", { cause: error });
  }
  const read = personImport.safeParse(content);
  if (!read.success) throw new ExportUnreadable(file, read.error.issues[0]?.path.join(".") ?? "");
  return read.data;
}
