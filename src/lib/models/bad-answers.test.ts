import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("../../../test/stubs/bad-answers.script.ts", import.meta.url));
const projectRoot = fileURLToPath(new URL("../../../", import.meta.url));

// `execFile` rejects for any exit code but 0, and Node exits with 1 at an unhandled rejection.
it("a plain process without handlers survives every bad answer of Gemini", async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: projectRoot,
    timeout: 18_000,
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({
    rejected: "model.rejected_request",
    refused: "model.key_refused",
    busy: "model.busy",
    down: "model.unavailable",
    reset: "model.unavailable",
    malformed: "model.bad_answer",
    html: "model.bad_answer",
    cut: "model.bad_answer",
    textThenCut: "model.bad_answer",
    unfinished: "model.bad_answer",
    promptBlocked: "model.blocked",
    answerBlocked: "model.blocked",
    emptyCandidate: "model.empty_answer",
    noCandidates: "model.empty_answer",
    slowHeaders: "model.timeout",
    slowBody: "model.timeout",
    stoppedBeforeHeaders: "model.aborted",
    stoppedInBody: "model.aborted",
  });
});
