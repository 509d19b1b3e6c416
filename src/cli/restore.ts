/** `fanvise restore`: puts a backup of the embedded database in its place. Nothing is removed. */
import { backupsIn, restoreBackup } from "@/db/embedded/backups";
import { AppError } from "@/lib/errors";
import { environment, print } from "./server-address";

/** A server of one's own has its own backups. */
export class RestoreNotHere extends AppError {
  static override readonly code = "restore.not_embedded";
  static override readonly status = 422;
}

export async function restore(day: string | undefined, options: { list?: boolean; json?: boolean }): Promise<number> {
  const env = environment();
  if (env.DATABASE_URL !== undefined) throw new RestoreNotHere();
  if (options.list) {
    const backups = await backupsIn(env.FANVISE_DATA_DIR);
    if (options.json) print(JSON.stringify({ backups }));
    else print(backups.length === 0 ? "There is no backup yet." : backups.join("\n"));
    return 0;
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const report = await restoreBackup(env.FANVISE_DATA_DIR, { day, stamp });
  if (options.json) print(JSON.stringify(report));
  else {
    print(`Restored the backup of ${report.day}.`);
    if (report.movedTo !== null) print(`What was there is kept in ${report.movedTo}.`);
  }
  return 0;
}
