/** File systems of a proof, which fill up and stop taking writes: where the machine lets us mount them. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

export type DiskPlace = {
  /** A folder on it. */
  readonly folder: string;
  /** Until no byte is free. */
  fill(): void;
  free(): void;
  /** What is opened from now on cannot be written to; what is open goes on. */
  becomeReadOnly(): void;
  becomeWritable(): void;
  remove(): void;
};

const SIZE_MB = 500;
const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: "utf8" });

let isAllowed: boolean | undefined;

/** Whether this process may mount anything; asked once. */
export function canMount(): boolean {
  if (isAllowed !== undefined) return isAllowed;
  const folder = mkdtempSync(join(tmpdir(), "fanvise-disk-"));
  isAllowed = process.getuid?.() === 0 && spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]).status === 0;
  if (isAllowed) run("umount", folder);
  rmSync(folder, { recursive: true });
  return isAllowed;
}

/** In memory, of half a gigabyte. */
export function memoryDisk(): DiskPlace {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "tmpfs", folder);
  let mounts = 1;
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      // Fills the disk; the write past the limit is refused.
      spawnSync("dd", [
        "if=/dev/zero",
        `of=${ballast}`,
        "bs=1M",
        `count=${Math.ceil((bavail * bsize) / 1_048_576) + 1}`,
      ]);
    },
    free: () => rmSync(ballast, { force: true }),
    becomeReadOnly() {
      // A file system with open files cannot be made read-only; the way to it can.
      run("mount", "--bind", folder, folder);
      mounts += 1;
      run("mount", "-o", "remount,ro,bind", folder);
    },
    becomeWritable: () => void run("mount", "-o", "remount,rw,bind", folder),
    remove() {
      for (; mounts > 0; mounts -= 1) spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const canFailDisk = (): boolean =>
  canMount() && existsSync("/sys/fs/ext4") && spawnSync("mkfs.ext4", ["-V"]).status === 0;

/** A file system that says it takes writes, until `fail`: then every write is refused, also of open files. */
export function failingDisk(): { folder: string; fail(): void; mend(): void; remove(): void } {
  const fixture = mkdtempSync(join(tmpdir(), "fanvise-disk-"));
  const [image, folder] = [join(fixture, "image"), mkdtempSync(join(tmpdir(), "fanvise-disk-"))];
  writeFileSync(image, "");
  truncateSync(image, SIZE_MB * 1_048_576);
  run("mkfs.ext4", "-q", "-F", "-O", "^has_journal", image);
  const mount = () => void run("mount", "-o", "loop,errors=remount-ro", image, folder);
  mount();
  const device = () => basename(run("losetup", "-j", image).split(":")[0] ?? "");
  return {
    folder,
    fail() {
      // What is not yet on a disk when it fails is lost as by a power cut, which the embedded engine does not cover.
      run("sync", "-f", folder);
      writeFileSync(`/sys/fs/ext4/${device()}/trigger_fs_error`, "1");
    },
    mend() {
      run("umount", folder);
      spawnSync("fsck.ext4", ["-y", image]);
      mount();
    },
    remove() {
      spawnSync("umount", ["-l", folder]);
      for (const path of [fixture, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}
