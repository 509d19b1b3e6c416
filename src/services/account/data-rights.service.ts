/** A person's rights over what is theirs: to take it along, to bring it back, to have it deleted. */
import {
  type AccountOutput,
  EXPORTED_TABLE_NAMES,
  EXPORTED_TABLES,
  type ExportedTable,
  type ImportOutput,
  PERSON_EXPORT_FORMAT,
  PERSON_EXPORT_VERSION,
  type PersonExport,
  type PersonImport,
  RESTORED_TABLES,
} from "@/contract/account/person-export";
import type { AccountTable } from "@/db/account/account-deletion";
import { camelCase, type PersonExportTables } from "@/db/account/person-export";
import { EXPORTED, LEFT_OUT } from "@/db/account/person-export-tables";
import { ImportRefused, type PersonImportTables } from "@/db/account/person-import";
import type { Clock } from "@/lib/clock";
import { csvOf } from "./person-export-csv";

/** Long enough to come back from a holiday's mistake, short enough to be a deletion. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

export type DataRightsService = {
  export(personId: string): Promise<PersonExport>;
  exportCsv(personId: string, table: ExportedTable): Promise<string>;
  /** @throws ImportRefused, with nothing changed */
  import(personId: string, document: PersonImport): Promise<ImportOutput>;
  account(personId: string): Promise<AccountOutput>;
  /** Everything stays as it is until the grace period is over. */
  askDeletion(personId: string): Promise<AccountOutput>;
  keep(personId: string): Promise<AccountOutput>;
  /** Deletes the accounts whose time has come. */
  deleteDue(signal: AbortSignal): Promise<{ deleted: number }>;
};

export function createDataRights(deps: {
  exports: PersonExportTables;
  imports: PersonImportTables;
  accounts: AccountTable;
  /**
   * The key of one person's demo league as another person's of the same format; `undefined` for what is no demo league
   * of theirs.
   */
  demoLeagueFor(personId: string, of: { personId: string; leagueKey: string }): string | undefined;
  /** After an account has gone. */
  forget(personId: string): void;
  systemClock: Clock;
}): DataRightsService {
  const { exports, imports, accounts, systemClock } = deps;
  const account = async (personId: string): Promise<AccountOutput> => ({
    personId,
    ...(await accounts.read(personId)),
  });

  return {
    account,

    async export(personId) {
      await accounts.noteExport(personId, "json");
      const rows = await exports.read(personId, EXPORTED_TABLES);
      const pick = (tables: readonly ExportedTable[]) =>
        Object.fromEntries(tables.map((table) => [table, rows.get(table) ?? []]));
      return {
        format: PERSON_EXPORT_FORMAT,
        version: PERSON_EXPORT_VERSION,
        personId,
        exportedAt: new Date(systemClock.now()).toISOString(),
        // Rows as the tables' checks let them be.
        tables: pick(RESTORED_TABLES) as PersonExport["tables"],
        told: pick(EXPORTED_TABLE_NAMES) as PersonExport["told"],
        leftOut: LEFT_OUT.map(({ what, why }) => ({ what, why })),
      };
    },

    async exportCsv(personId, table) {
      await accounts.noteExport(personId, "csv");
      const rows = await exports.read(personId, [table]);
      return csvOf(rows.get(table) ?? [], columnsOf(table));
    },

    async import(personId, document) {
      const leagueConnections = document.tables.leagueConnections.map((row) => {
        if (row.provider !== "demo") return row;
        // Everybody plays in a demo league of their own; the key of another person's would open theirs.
        const leagueKey = deps.demoLeagueFor(personId, { personId: document.personId, leagueKey: row.leagueKey });
        return leagueKey === undefined ? undefined : { ...row, leagueKey };
      });
      if (leagueConnections.some((row) => row === undefined)) throw new ImportRefused("leagueConnections");
      const tables = { ...document.tables, leagueConnections: leagueConnections.filter((row) => row !== undefined) };
      return { tables: await imports.write(personId, tables) };
    },

    async askDeletion(personId) {
      await accounts.askDeletion(personId, new Date(systemClock.now() + GRACE_DAYS * DAY_MS).toISOString());
      return account(personId);
    },

    async keep(personId) {
      await accounts.keep(personId);
      return account(personId);
    },

    async deleteDue(signal) {
      let deleted = 0;
      while (!signal.aborted) {
        const gone = await accounts.deleteOneDue(new Date(systemClock.now()).toISOString());
        if (gone === undefined) break;
        deps.forget(gone);
        deleted += 1;
      }
      return { deleted };
    },
  };
}

/** In the order of the table, as the header of its CSV. */
export const columnsOf = (table: ExportedTable): string[] => EXPORTED[table].columns.map(camelCase);
