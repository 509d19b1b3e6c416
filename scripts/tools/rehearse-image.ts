/**
 * Carries the Dockerfile out step by step in clean folders, without Docker, and uses what comes of it.
 *
 *     npm run rehearse:image
 *
 * The steps are read from the Dockerfile itself, so the two cannot differ. What a container adds, and this cannot show:
 * the base image, its own network and its read-only file system. Prints figures; exit 1 when anything is not as
 * promised.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../proofs/server/proof-server";
import { readDockerfile, readDockerignore, type Stage, type Step } from "./dockerfile";

const root = fileURLToPath(new URL("../../", import.meta.url));
const READY_LIMIT_MS = 60_000;
const SHUTDOWN_LIMIT_MS = 10_000;
/** Paths that must not be in an image, at any depth. */
const FOREIGN = /(^|\/)(\.env|\.git|\.fanvise|secret\.key|[^/]*\.test\.(ts|mjs))$/;

const context = readDockerignore(readFileSync(join(root, ".dockerignore"), "utf8"));

type Built = Stage & { readonly folder: string };
const say = (text: string): void => console.log(text);
const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** The `node` and `npm` of the stages: those that this runs on, and nothing of the project's own. */
function makeTools(place: string): string {
  const tools = join(place, "tools");
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, "node"));
  return `${tools}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;
}

/** Environment variables with which npm reaches its registry here. */
const REGISTRY_WAY = /^(npm_config_.*|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;
const registryWay = Object.fromEntries(Object.entries(process.env).filter(([name]) => REGISTRY_WAY.test(name)));

/** Next's types demand a NODE_ENV; a container has none unless it is set. */
const environmentOf = (path: string, env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv =>
  ({ PATH: path, HOME: process.env.HOME ?? "/root", CI: "true", ...env }) as unknown as NodeJS.ProcessEnv;

function buildStage(stage: Stage, built: ReadonlyMap<string, Built>, place: string, path: string): Built {
  const base = built.get(stage.base);
  if (!base && !stage.base.startsWith(`node:${process.versions.node.split(".")[0]}-`))
    throw new Error(`${stage.base} is not the Node that this runs on (${process.version})`);
  const folder = join(place, stage.name);
  // Links, since packages are never changed in place by a step.
  if (base) execFileSync("cp", ["-al", base.folder, folder]);
  else mkdirSync(folder);
  const whole: Built = {
    ...stage,
    folder,
    workdir: stage.workdir ?? base?.workdir,
    user: stage.user ?? base?.user,
    env: { ...base?.env, ...stage.env },
  };
  if (!whole.workdir) throw new Error(`${stage.name} has no WORKDIR`);
  for (const step of stage.steps) {
    const sinceMs = performance.now();
    carryOut(step, whole, built, path);
    say(
      `  ${stage.name}: ${step.kind === "run" ? `RUN ${step.command}` : `COPY ${step.sources.join(" ")} ${step.to}`} (${seconds(sinceMs)})`,
    );
  }
  return whole;
}

function carryOut(step: Step, stage: Built, built: ReadonlyMap<string, Built>, path: string): void {
  if (step.kind === "run") {
    const env = environmentOf(path, { ...registryWay, ...placed(stage, stage.env) });
    const { status, stdout, stderr } = spawnSync("sh", ["-c", step.command], {
      cwd: stage.folder,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${stage.name}: ${step.command} ended with ${status}\n${stdout}\n${stderr}`);
    return;
  }
  const to = join(stage.folder, step.to);
  for (const source of step.sources) {
    const other = step.from === undefined ? undefined : built.get(step.from);
    if (step.from !== undefined && !other) throw new Error(`there is no stage ${step.from}`);
    const from = other ? inFolder(other, source) : join(root, source);
    const isFolder = statSync(from).isDirectory();
    const target = isFolder || !step.to.endsWith("/") ? to : join(to, source.split("/").at(-1) ?? "");
    const { isSent, mayHold } = context;
    const filter = (file: string): boolean => {
      if (other) return true;
      const inContext = file.slice(root.length).replace(/^\//, "");
      return statSync(file).isDirectory() ? mayHold(inContext) : isSent(inContext);
    };
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true, filter });
  }
}

/** An absolute path of a stage, where it lies here. */
function inFolder(stage: Pick<Built, "folder" | "workdir" | "name">, path: string): string {
  const workdir = stage.workdir ?? "";
  if (!path.startsWith(`${workdir}/`) && path !== workdir)
    throw new Error(`${path} is outside of ${stage.name}'s ${workdir}`);
  return join(stage.folder, path.slice(workdir.length));
}

/** Variables that name a place in the stage, named as it is here. */
const placed = (stage: Built, env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.startsWith(`${stage.workdir}/`) ? inFolder(stage, value) : value,
    ]),
  );

/** The stage's user, where this may become somebody else. */
function asUser(stage: Built): { uid?: number; gid?: number } {
  const [uid, gid] = (stage.user ?? "0").split(":").map(Number);
  if (!uid || !gid) throw new Error(`${stage.name} runs as root`);
  return process.getuid?.() === 0 ? { uid, gid } : {};
}

function start(stage: Built, path: string, command: readonly string[], env: Record<string, string>) {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: stage.folder,
    env: environmentOf(path, { ...placed(stage, stage.env), HOME: "/tmp", ...env }),
    stdio: ["ignore", "pipe", "pipe"],
    ...asUser(stage),
  });
  const texts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => texts.push(chunk.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null); // what the event carries
  return { child, ended, textOf: () => texts.join("") };
}

async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const sinceMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - sinceMs > limitMs) return false;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return true;
}

const problems: string[] = [];
const promise = (text: string, isRetained: boolean, detail = ""): void => {
  say(`  ${isRetained ? "ok" : "FAILED"}  ${text}${isRetained || detail === "" ? "" : `\n${detail}`}`);
  if (!isRetained) problems.push(text);
};

function check(stage: Built): void {
  const files = readdirSync(stage.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const bytes = paths.reduce((sum, file) => sum + statSync(file).size, 0);
  say(`  ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`);
  const foreign = paths.map((file) => file.slice(stage.folder.length + 1)).filter((file) => FOREIGN.test(file));
  promise(
    "no data, no secrets, no history and no tests are in it",
    foreign.length === 0,
    foreign.slice(0, 5).join("\n"),
  );
  const { uid } = asUser(stage);
  if (uid === undefined) return;
  const owned = paths.filter((file) => statSync(file).uid === uid);
  promise("its user owns no file of it", owned.length === 0, owned.slice(0, 5).join("\n"));
}

async function tryServer(stage: Built, path: string): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = { HOST: "127.0.0.1", PORT: String(port), FANVISE_MODEL: "rules", FANVISE_JOBS: "off" };
  const sinceMs = performance.now();
  const server = start(stage, path, stage.command, own);
  const isReady = await until(
    async () =>
      server.child.exitCode !== null ||
      (await fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )),
    READY_LIMIT_MS,
  );
  const isUp = isReady && server.child.exitCode === null;
  promise(`GET /api/ready answers 200 after ${seconds(sinceMs)}, with a new database`, isUp, server.textOf());
  if (!isUp) return void server.child.kill("SIGKILL");
  const askedMs = performance.now();
  const request = await fetch(`${origin}/api/agent/chat`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ message: "Who is on my roster?" }),
  });
  const answer = (await request.json()) as { status?: string; answer?: string };
  promise(
    `a question is answered (${seconds(askedMs)})`,
    answer.status === "completed" && !!answer.answer,
    JSON.stringify(answer),
  );
  const planned = await fetch(`${origin}/api/agent/matchup-optimizer`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: "{}",
  });
  const plan = (await planned.json()) as { status?: string };
  promise(
    "a plan is made, with the solver's thread",
    plan.status === "awaiting_approval",
    JSON.stringify(plan).slice(0, 500),
  );
  const page = await fetch(origin);
  const html = await page.text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0];
  const asset = script && (await fetch(`${origin}${script}`));
  promise(
    "the page and its scripts are served",
    page.ok && asset !== undefined && asset !== "" && asset.ok,
    html.slice(0, 300),
  );
  const health = start(stage, path, stage.health ?? ["false"], own);
  promise("HEALTHCHECK says healthy", (await health.ended) === 0, health.textOf());
  if (process.platform === "linux") {
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))?.[1];
    say(`  ${Math.round(Number(rss) / 1024)} MB of memory`);
  }
  const stoppedMs = performance.now();
  server.child.kill("SIGTERM");
  const code = await Promise.race([
    server.ended,
    new Promise<null>((resume) => setTimeout(() => resume(null), SHUTDOWN_LIMIT_MS)),
  ]);
  promise(`SIGTERM ends it in good order (${seconds(stoppedMs)})`, code === 0, server.textOf());
  const dead = start(stage, path, stage.health ?? ["true"], own);
  promise("HEALTHCHECK says that nothing answers", (await dead.ended) === 1, dead.textOf());
  const open = start(stage, path, stage.command, { FANVISE_MODEL: "rules", PORT: String(port) });
  const refused = await Promise.race([
    open.ended,
    new Promise<null>((resume) => setTimeout(() => resume(null), SHUTDOWN_LIMIT_MS)),
  ]);
  promise(
    "without sign-in its own HOST=0.0.0.0 is refused, in words",
    refused === 1 && /HOST must be a loopback/.test(open.textOf()),
    open.textOf(),
  );
  open.child.kill("SIGKILL");
}

async function tryRelease(stage: Built, path: string): Promise<void> {
  const run = start(stage, path, [...stage.entrypoint, ...stage.command], {});
  const code = await run.ended;
  promise("the release step applies the migrations", code === 0 && /Applied: 0001_/.test(run.textOf()), run.textOf());
}

const place = mkdtempSync(join(tmpdir(), "fanvise-image-"));
// For the user of the stages.
chmodSync(place, 0o755);
try {
  const path = makeTools(place);
  const built = new Map<string, Built>();
  const sinceMs = performance.now();
  for (const stage of readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"))) {
    say(`${stage.name}, from ${stage.base}`);
    built.set(stage.name, buildStage(stage, built, place, path));
  }
  say(`built in ${seconds(sinceMs)}`);
  const [release, server] = [built.get("release"), built.get("server")];
  if (!release || !server || !existsSync(join(server.folder, "server.js"))) throw new Error("there is no server in it");
  say("server");
  check(server);
  await tryServer(server, path);
  say("release");
  await tryRelease(release, path);
} finally {
  rmSync(place, { recursive: true, force: true });
}
say(problems.length === 0 ? "The image is as promised." : `${problems.length} promises are not kept.`);
process.exitCode = problems.length === 0 ? 0 : 1;
