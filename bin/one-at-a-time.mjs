/**
 * Work that only one process may do at a time, such as installing packages into one folder.
 *
 * A claim is a file with a number, created exclusively; the holder is the process in the claim with the highest number.
 * A dead holder's claim is outnumbered, never taken away, so a slow process cannot remove a new claim by mistake.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const POLL_MS = 200;
/** A claim is created and then filled, so an empty one is dead only from this age on. */
const EMPTY_CLAIM_MS = 3_000;

/**
 * When a process started, opaque; undefined when it is gone, "" where the system does not tell. A pid alone may be used
 * again.
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // man 5 proc: Z is a zombie, X is dead; field 22 of the file is the start in ticks since boot.
    return "ZX".includes(fields[0]) ? undefined : fields[19];
  } catch {
    try {
      process.kill(pid, 0);
      return "";
    } catch (error) {
      return error.code === "EPERM" ? "" : undefined;
    }
  }
}

function isHeld(path) {
  try {
    const text = readFileSync(path, "utf8");
    if (text === "") return Date.now() - statSync(path).mtimeMs < EMPTY_CLAIM_MS;
    const [pid, start = ""] = text.split(" ");
    if (pid === "released") return false;
    const seen = startOf(Number(pid));
    return seen !== undefined && (seen === start || seen === "" || start === "");
  } catch (error) {
    if (error.code === "ENOENT") return true; // outnumbered and cleared away: look again
    throw error;
  }
}

const claimNumbers = (folder) =>
  readdirSync(folder)
    .map((name) => Number(/^claim-(\d+)$/.exec(name)?.[1] ?? 0))
    .sort((a, b) => b - a);

/** Takes the next claim, or says who is before us. */
function tryClaim(folder) {
  mkdirSync(folder, { recursive: true });
  const numbers = claimNumbers(folder);
  const [highest = 0] = numbers;
  if (highest > 0 && isHeld(join(folder, `claim-${highest}`))) return undefined;
  const path = join(folder, `claim-${highest + 1}`);
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid) ?? ""}`, { flag: "wx" });
  } catch (error) {
    if (error.code === "EEXIST") return undefined;
    throw error;
  }
  for (const number of numbers) if (number > 0) rmSync(join(folder, `claim-${number}`), { force: true });
  return path;
}

/**
 * Runs `work` while no other process runs work with the same folder. Waits for its turn as long as the holder lives.
 *
 * @template T
 * @param {string} folder where the claims lie; made when missing
 * @param {() => void} onWait called once when another process is at it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(folder, onWait, work) {
  let claim = tryClaim(folder);
  if (claim === undefined) onWait();
  while (claim === undefined) {
    await new Promise((resume) => setTimeout(resume, POLL_MS));
    claim = tryClaim(folder);
  }
  try {
    return await work();
  } finally {
    writeFileSync(claim, "released");
  }
}
