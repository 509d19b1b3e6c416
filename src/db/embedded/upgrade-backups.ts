/** The backup that the embedded home takes of itself before an upgrade, and how it is found again. */
import { type Clock, isoNow, systemClock } from "@/lib/clock";
import type { Database } from "../database";
import { UpgradeNotBackedUp } from "../errors";
import { backupsIn } from "./backups";

export type UpgradeBackups = {
  /** @param next the first migration that is missing. @returns the backup's name. @throws UpgradeNotBackedUp */
  take(next: string): Promise<string>;
  /** Name of the newest backup without this migration. */
  before(migration: string): Promise<string | undefined>;
};

const numberOf = (migration: string): string => migration.slice(0, 4);

/** @returns `undefined` on a server of one's own, which has its own backups */
export function upgradeBackups(
  { backUp }: Pick<Database, "backUp">,
  dataDir: string,
  clock: Clock = systemClock,
): UpgradeBackups | undefined {
  if (backUp === undefined) return undefined;
  return {
    async take(next) {
      const name = `${isoNow(clock).slice(0, 10)}-before-${numberOf(next)}`;
      await backUp(name).catch((error: unknown) => {
        throw new UpgradeNotBackedUp({}, { cause: error });
      });
      return name;
    },
    async before(migration) {
      const names = await backupsIn(dataDir);
      return names.find((name) => (/-before-(\d{4})$/.exec(name)?.[1] ?? "9999") <= numberOf(migration));
    },
  };
}
