/** The database, as a server and as the engine in the process. */
import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasPostgres15, startPostgres15, type TestPostgres } from "#test/postgres";
import { errors } from "@/language/texts/en/errors";
import { type Cell, GONE, refused, type Trial, WELL } from "./fault-cell";
import { type Relay, startRelay } from "./tcp-relay";

const POSTGRES = { dependency: "Postgres server", isPossible: () => hasPostgres15 } as const;
const AWAY = refused("database.unavailable", "not ready");

type Reached = { postgres: TestPostgres; relay: Relay; env: Readonly<Record<string, string>> };

/** A server of its own, reached through a relay. */
async function reached(trial: Trial): Promise<Reached> {
  const postgres = await startPostgres15();
  trial.finally(() => postgres.stop());
  const url = new URL(await postgres.createDatabase("faults"));
  const relay = await startRelay(Number(url.port));
  trial.finally(() => relay.close());
  url.port = String(relay.port);
  const { dataDir } = await trial.embedded();
  return { postgres, relay, env: { DATABASE_URL: url.href, FANVISE_DATA_DIR: dataDir } };
}

/** Away in use, and there again. */
const goneAndBack = (how: "fast" | "immediate") => async (trial: Trial) => {
  const { postgres, env } = await reached(trial);
  const server = await trial.start(env);
  await postgres.end(how);
  await trial.check(server);
  await postgres.begin();
  await trial.recovers(server);
};

/** The network to it fails, and works again. */
const relayed = (mode: "silent" | "garbage") => async (trial: Trial) => {
  const { relay, env } = await reached(trial);
  const server = await trial.start(env);
  relay.become(mode);
  await trial.check(server);
  relay.become("passing");
  await trial.recovers(server);
};

const ENGINE = { dependency: "embedded engine" } as const;

export const DATABASE_CELLS: readonly Cell[] = [
  {
    ...POSTGRES,
    mode: "absent at start",
    how: "its server is ended before FanVise starts",
    expects: GONE,
    log: `cannot start: ${errors["database.unavailable.postgres"]}`,
    recovery: "starts once the server is there",
    withinSeconds: 60,
    async attempt(trial) {
      const { postgres, env } = await reached(trial);
      await trial.start(env).then((server) => server.kill("SIGTERM"));
      await postgres.end("fast");
      await trial.startInVain(env);
      await postgres.begin();
      await trial.startsAgain(env);
    },
  },
  {
    ...POSTGRES,
    mode: "lost in use",
    how: "its server is ended in order",
    expects: AWAY,
    log: "database.connection_lost",
    recovery: "by itself",
    withinSeconds: 15,
    attempt: goneAndBack("fast"),
  },
  {
    ...POSTGRES,
    mode: "slow",
    how: "the network to it falls silent",
    expects: AWAY,
    log: "database.silent",
    recovery: "by itself",
    withinSeconds: 15,
    attempt: relayed("silent"),
  },
  {
    ...POSTGRES,
    mode: "lying",
    how: "its address answers with bytes that no Postgres sends",
    expects: AWAY,
    log: "ready.database",
    recovery: "by itself",
    withinSeconds: 15,
    attempt: relayed("garbage"),
  },
  {
    ...POSTGRES,
    mode: "back again",
    how: "its server crashes and recovers",
    expects: AWAY,
    log: "database.connection_lost",
    recovery: "by itself",
    withinSeconds: 15,
    attempt: goneAndBack("immediate"),
  },
  {
    ...ENGINE,
    mode: "absent at start",
    how: "there is no database yet",
    expects: WELL,
    log: "Creating the database",
    recovery: "is made at the first start",
    withinSeconds: 15,
    async attempt(trial) {
      const { dataDir } = await trial.embedded();
      const server = await trial.start({ FANVISE_DATA_DIR: join(dataDir, "new") });
      await trial.check(server);
      await trial.recovers(server);
    },
  },
  {
    ...ENGINE,
    mode: "lost in use",
    how: "its thread is ended",
    expects: AWAY,
    log: "database.engine_lost",
    recovery: "by itself: a new engine reads the log",
    withinSeconds: 15,
    attempt: lostEngine(1),
  },
  {
    ...ENGINE,
    mode: "slow",
    how: "each statement takes 11 s",
    expects: refused("database.busy", "not ready"),
    log: "database.silent",
    recovery: "by itself",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start(env);
      await server.suffer("slow engine", 11_000);
      await trial.check(server);
      await server.suffer("slow engine", 0);
      await trial.recovers(server);
    },
  },
  {
    ...ENGINE,
    mode: "lying",
    how: "PG_VERSION is missing from its folder",
    expects: GONE,
    log: "PG_VERSION is missing",
    recovery: "starts once the file, or a backup, is put back; nothing is made over the folder",
    withinSeconds: 60,
    async attempt(trial) {
      const { env, dataDir } = await trial.embedded();
      await trial.start(env).then((server) => server.kill("SIGTERM"));
      const file = join(dataDir, "postgres", "PG_VERSION");
      const copy = join(dataDir, "PG_VERSION.copy");
      copyFileSync(file, copy);
      rmSync(file);
      const before = readdirSync(join(dataDir, "postgres")).sort().join();
      await trial.startInVain(env);
      if (existsSync(file) || before !== readdirSync(join(dataDir, "postgres")).sort().join())
        throw new Error("the folder was changed");
      copyFileSync(copy, file);
      await trial.startsAgain(env);
    },
  },
  {
    ...ENGINE,
    mode: "back again",
    how: "its thread is ended three times",
    expects: AWAY,
    log: "database.writable",
    recovery: "by itself, each time",
    withinSeconds: 15,
    attempt: lostEngine(3),
  },
];

function lostEngine(times: number) {
  return async (trial: Trial) => {
    const { env } = await trial.embedded();
    const server = await trial.start({ ...env, FANVISE_LOG_LEVEL: "info" });
    for (let time = 0; time < times; time += 1) {
      await server.suffer("lose engine");
      await trial.check(server);
      await trial.recovers(server);
    }
  };
}
