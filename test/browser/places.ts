/**
 * What all flows are played on: servers of the built app in fresh folders, and the outside as they see it.
 *
 * On `local` nobody signs in, as on a first start. On `people` everybody signs in and has a demo league of their own,
 * so that flows run beside each other; who saves a key there is answered by the scripted model. On `recorded`, which is
 * started when it is first visited, the league's clock stands where the recordings do.
 */
import { join } from "node:path";
import { type AuthPerson, type AuthStub, startAuthStub } from "../stubs/auth-stub";
import { rss, startFeedServer } from "../stubs/feed-server";
import { type GeminiStub, startGeminiStub } from "../stubs/gemini-stub";
import { type App, startApp } from "./app";
import { ESPN_NOW_MS, type EspnFront, startEspnFront } from "./espn-front";
import { ELSEWHERE, HOSTILE_TITLE, MARK } from "./flows/hostile-texts";

const JOB_SECRET = "a-secret-of-the-browser-tests";
const HOUR_MS = 3_600_000;
/** Still scoring period 109, its games played. */
const RECORDED_NOW = "2023-02-03T02:30:00-05:00";

export type AppName = "local" | "people" | "recorded";

export type Places = {
  appOf(name: AppName): Promise<App>;
  readonly espn: EspnFront;
  readonly gemini: GeminiStub;
  addPerson(name: string): AuthPerson;
  /** Runs a job of `people` now. */
  runJob(name: "news" | "verify"): Promise<void>;
  close(): Promise<void>;
};

/** @param artifacts folder of the servers' logs */
export async function openSlots(artifacts: string): Promise<Places> {
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of undo.splice(0).reverse()) await end();
  };
  const retained = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const opened = await opening;
    undo.push(() => opened.close());
    return opened;
  };
  const started = async (name: AppName, env: Readonly<Record<string, string>>): Promise<App> => {
    const app = await startApp(env, join(artifacts, `server-${name}.log`));
    undo.push(app.end);
    return app;
  };
  try {
    let feed = rss([]);
    const [auth, gemini, espn, feeds] = await Promise.all([
      retained<AuthStub>(startAuthStub()),
      retained(startGeminiStub()),
      retained(startEspnFront()),
      retained(startFeedServer(() => ({ body: feed }))),
    ]);
    feed = rss(hostileNews(espn.newsPlayer.name));
    const signIn = {
      NEXT_PUBLIC_SUPABASE_URL: auth.origin,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_a-key-of-the-browser-tests",
      ESPN_BASE_URL: espn.origin,
    };
    const local = await started("local", {});
    const people = await started("people", {
      ...signIn,
      FANVISE_NOW: new Date(ESPN_NOW_MS).toISOString(),
      GOOGLE_BASE_URL: gemini.baseUrl,
      NEWS_FEEDS: JSON.stringify([{ name: "A wire", url: `${feeds.origin}/rss`, trust: "outlet" }]),
      FANVISE_JOBS: "off",
      CRON_SECRET: JOB_SECRET,
    });
    const recorded = () => started("recorded", { ...signIn, FANVISE_NOW: RECORDED_NOW });
    const apps = { local: async () => local, people: async () => people, recorded: once(recorded) };
    return {
      espn,
      gemini,
      close,
      appOf: (name) => apps[name](),
      addPerson: (name) => auth.addPerson(`${name}@example.com`, `password of ${name}`),
      async runJob(name) {
        const response = await fetch(`${people.origin}/api/jobs/${name}`, {
          method: "POST",
          headers: { authorization: `Bearer ${JOB_SECRET}` },
        });
        if (!response.ok) throw new Error(`the job ${name} answered ${response.status}: ${await response.text()}`);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const hostileNews = (playerName: string) => [
  {
    id: "1",
    title: `<![CDATA[${HOSTILE_TITLE}]]>`,
    text: `<![CDATA[${playerName} practised. <img src="https://${ELSEWHERE}/n.png" onerror="${MARK}=1"> ![n](https://${ELSEWHERE}/m.png) <script>${MARK}=1</script> He spoke for long.]]>`,
    link: `https://${ELSEWHERE}/story`,
    date: new Date(ESPN_NOW_MS - 2 * HOUR_MS).toUTCString(),
  },
];

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
