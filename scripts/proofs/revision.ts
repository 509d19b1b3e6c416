/** Which state of the project a figure belongs to. */
import { execFileSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../");

/** The commit, 12 digits, with "+changes" when the working files differ from it; "unknown" outside git. */
export function revision(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
    return git("rev-parse", "--short=12", "HEAD") + (git("status", "--porcelain") === "" ? "" : "+changes");
  } catch {
    return "unknown";
  }
}
