/**
 * Which process is this, and does it still live?
 *
 * A pid alone does not say: pids are used again, and a zombie keeps its pid while nothing of it runs. So a process is
 * known by its pid together with the moment it started, in a form that is only compared.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type ProcessIdentity = {
  readonly pid: number;
  /** When the process started, opaque; null where the system does not tell. */
  readonly processStart: string | null;
};

type Sighting = { readonly processStart: string | null } | "gone";

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
};

/** Whether the system knows the pid at all. EPERM means that it lives and belongs to someone else. */
function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * `/proc/<pid>/stat`, man 5 proc: after the parenthesised name come field 3, the state, and 19 further on field 22, the
 * start in ticks since boot.
 */
function sightOnLinux(pid: number): Sighting {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return answersSignals(pid) ? { processStart: null } : "gone";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const isDead = fields[0] === "Z" || fields[0] === "X";
  // Ticks count from boot, so the boot's own id keeps a process of the last boot from looking alive.
  const boot = readText("/proc/sys/kernel/random/boot_id") ?? "";
  return isDead ? "gone" : { processStart: `${boot}/${fields[19] ?? ""}` };
}

function sightWithPs(pid: number): Sighting {
  if (!answersSignals(pid)) return "gone";
  try {
    const line = execFileSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], { encoding: "utf8", timeout: 2_000 });
    const [state = "", ...start] = line.trim().split(/\s+/);
    return state.startsWith("Z") ? "gone" : { processStart: start.join(" ") || null };
  } catch {
    return { processStart: null };
  }
}

function sight(pid: number): Sighting {
  if (process.platform === "linux") return sightOnLinux(pid);
  if (process.platform === "win32") return answersSignals(pid) ? { processStart: null } : "gone";
  return sightWithPs(pid);
}

/** This process. */
export function ownIdentity(): ProcessIdentity {
  const seen = sight(process.pid);
  return { pid: process.pid, processStart: seen === "gone" ? null : seen.processStart };
}

/** Whether that very process still runs: false for a pid that is gone, a zombie, or taken by a later process. */
export function isRunning(identity: ProcessIdentity): boolean {
  const seen = sight(identity.pid);
  if (seen === "gone") return false;
  if (identity.processStart === null || seen.processStart === null) return true;
  return seen.processStart === identity.processStart;
}
