/**
 * `fanvise export DIR`: everything the owner has, as `fanvise.json`, which `fanvise import` reads, and a CSV file a
 * table, which spreadsheets read. Files are readable by the person alone.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EXPORTED_TABLES, type ExportedTable, type PersonExport, personExport } from "@/contract/account/person-export";
import { errorBody } from "@/contract/error";
import { makeFolder } from "@/lib/make-folder";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { columnsOf } from "@/services/account/data-rights.service";
import { csvOf } from "@/services/account/person-export-csv";
import {
  environment,
  owningServer,
  print,
  type ServerAddress,
  ServerRefused,
  tell,
  withLocalInstance,
} from "./server-address";

export const EXPORT_FILE = "fanvise.json";

export async function exportTo(directory: string, options: { json?: boolean }): Promise<number> {
  const env = environment();
  const server = owningServer(env);
  const document = server
    ? await askForExport(server)
    : await withLocalInstance(env, (fanvise) => fanvise.dataRights.export(LOCAL_OWNER_ID));
  makeFolder(directory);
  const write = (name: string, text: string) => writeFile(join(directory, name), text, { mode: 0o600 });
  await write(EXPORT_FILE, `${JSON.stringify(document, null, 1)}\n`);
  for (const table of EXPORTED_TABLES) await write(`${table}.csv`, csvOf(rowsOf(document, table), columnsOf(table)));
  const rows = Object.fromEntries(EXPORTED_TABLES.map((table) => [table, rowsOf(document, table).length]));
  if (options.json) print(JSON.stringify({ directory, file: EXPORT_FILE, rows, leftOut: document.leftOut }));
  else {
    print(
      `${directory}: ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows of ${EXPORTED_TABLES.length} tables.`,
    );
    for (const { what, why } of document.leftOut) print(`  not in it: ${what}. ${why}`);
  }
  return 0;
}

async function askForExport(server: ServerAddress): Promise<PersonExport> {
  tell(`Asking the server at ${server.address}`);
  const { body } = await server.call("GET", "/api/export");
  const read = personExport.safeParse(body);
  if (read.success) return read.data;
  const refused = errorBody.safeParse(body);
  throw new ServerRefused(
    refused.success
      ? refused.data.error
      : { code: "request.unreadable", message: "The server's answer could not be read." },
  );
}

const rowsOf = (
  { tables, told: reported }: PersonExport,
  table: ExportedTable,
): readonly Readonly<Record<string, unknown>>[] => ({ ...tables, ...reported })[table];
