/** Outside sources of the product: ESPN, news feeds and the model. */
import { type Fault, type FaultServer, forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { type GeminiStub, gemini, type StubBehaviour, startGeminiStub } from "#test/stubs/gemini-stub";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { isoNow } from "@/lib/clock";
import { runJob } from "../server/proof-client";
import { freePort, JOB_SECRET, type ProofServer } from "../server/proof-server";
import { type Cell, refused, type Sight, type Trial, WELL } from "./fault-cell";

const HOUR_MS = 3_600_000;
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><item><title>Haliburton is out</title>
<link>https://news.example/1</link><description>He sprained his ankle.</description></item></channel></rss>`;

/** A league at ESPN's address, and a feed. */
async function league(trial: Trial) {
  const clock = createDemoClock();
  const demo = createDemoLeague({ format: "points", clock });
  const served = await demo.listen();
  trial.finally(() => served.close());
  const espn = await startFaultServer(forwardTo(served.origin));
  trial.finally(() => espn.close());
  const feed = await startFaultServer(async () => ({
    status: 200,
    headers: { "content-type": "application/rss+xml" },
    body: FEED,
  }));
  trial.finally(() => feed.close());
  const { env } = await trial.embedded();
  const feeds = [{ name: "News", url: `${feed.origin}/feed`, trust: "outlet" }];
  return {
    espn,
    feed,
    env: {
      ...env,
      FANVISE_NOW: isoNow(clock),
      NEWS_FEEDS: JSON.stringify(feeds),
      ESPN_BASE_URL: espn.origin,
      FANVISE_LEAGUE: `espn:${demo.leagueId}:${demo.seasonId}:${demo.teamId}`,
      ESPN_NEWS_BASE_URL: feed.origin,
    },
  };
}

/** What was read is an hour old, so that it is read again. */
const anHourLater = (server: ProofServer) => server.suffer("move clock", HOUR_MS);

const AGED: Sight = { ...WELL, pages: "shown with its age", ready: "ready (ESPN failing)" };
const ESPN = { dependency: "ESPN", log: "", recovery: "by itself, at the next reading" } as const;

const espnFails = (fault: Fault) => async (trial: Trial) => {
  const { espn, env } = await league(trial);
  const server = await trial.start(env);
  await anHourLater(server);
  espn.setFault(fault);
  await trial.check(server);
  espn.setFault(undefined);
  await trial.recovers(server);
};

const FEEDS = { dependency: "news feeds", log: "", recovery: "by itself, at the next poll" } as const;
const FEED_AWAY: Sight = { ...WELL, ready: "ready (News failing)" };

const poll = (server: ProofServer) => runJob(server.origin, "news", JOB_SECRET);

/** A feed that failed is left alone for a while, and then polled. */
async function aDayLater(server: ProofServer): Promise<void> {
  await server.suffer("move clock", 24 * HOUR_MS);
  await poll(server);
}

const feedFails = (fault: Fault) => async (trial: Trial) => {
  const { feed, env } = await league(trial);
  const server = await trial.start(env);
  await poll(server);
  feed.setFault(fault);
  await pollsWhile(server, feed);
  await trial.check(server);
  feed.setFault(undefined);
  await aDayLater(server);
  await trial.recovers(server);
};

/** Advances an hour, after which the feed is polled. */
async function pollsWhile(server: ProofServer, feed: FaultServer): Promise<void> {
  const before = feed.requests.length;
  await anHourLater(server);
  await poll(server);
  if (feed.requests.length === before) throw new Error("the feed was not asked");
}

const MODEL = { dependency: "model", recovery: "by itself, at the next question" } as const;
const BY_RULES: Sight = { ...WELL, questions: "answered by the rules", ready: "ready (model failing)" };

async function ask(trial: Trial): Promise<{ model: GeminiStub; env: Readonly<Record<string, string>> }> {
  const model = await startGeminiStub();
  trial.finally(() => model.close());
  model.always(gemini.text("I have nothing to add to what is shown."));
  const { env } = await trial.embedded();
  const choice = { FANVISE_MODEL: "google-genai:gemini-2.5-flash", GOOGLE_API_KEY: "test-key" };
  return { model, env: { ...env, ...choice, GOOGLE_BASE_URL: model.baseUrl } };
}

const modelFails = (behaviour: () => StubBehaviour) => async (trial: Trial) => {
  const { model, env } = await ask(trial);
  const server = await trial.start(env);
  model.always(behaviour());
  await trial.check(server);
  model.always(gemini.text("I have nothing to add to what is shown."));
  await trial.recovers(server);
};

export const SOURCE_CELLS: readonly Cell[] = [
  {
    ...ESPN,
    mode: "absent at start",
    how: "it answers with 503, and nothing was read before",
    expects: refused("espn.unavailable", "ready (ESPN failing)"),
    withinSeconds: 60,
    async attempt(trial) {
      const { espn, env } = await league(trial);
      espn.setFault("503");
      await trial.startInVain(env);
      espn.setFault(undefined);
      await trial.startsAgain(env);
    },
  },
  {
    ...ESPN,
    mode: "lost in use",
    how: "it ends every connection",
    expects: AGED,
    withinSeconds: 45,
    attempt: espnFails("reset"),
  },
  {
    ...ESPN,
    mode: "slow",
    how: "it answers after 30 s; it is waited for 12 s",
    expects: AGED,
    withinSeconds: 45,
    attempt: espnFails("stall"),
  },
  {
    ...ESPN,
    mode: "lying",
    how: "it answers 200 with a web page",
    expects: AGED,
    withinSeconds: 45,
    attempt: espnFails("HTML 200"),
  },
  {
    ...ESPN,
    mode: "back again",
    how: "it answers with half of each answer, and then well",
    expects: AGED,
    withinSeconds: 45,
    attempt: espnFails("truncated JSON"),
  },
  {
    ...FEEDS,
    mode: "absent at start",
    how: "nothing listens at their address",
    expects: FEED_AWAY,
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await league(trial);
      const feeds = [{ name: "News", url: `http://127.0.0.1:${await freePort()}/feed`, trust: "outlet" }];
      const server = await trial.start({ ...env, NEWS_FEEDS: JSON.stringify(feeds) });
      await poll(server);
      await trial.check(server);
      await server.kill("SIGTERM");
      await trial.startsAgain(env, {}, aDayLater);
    },
  },
  {
    ...FEEDS,
    mode: "lost in use",
    how: "they answer with 503",
    expects: FEED_AWAY,
    withinSeconds: 45,
    attempt: feedFails("503"),
  },
  {
    ...FEEDS,
    mode: "slow",
    how: "they send one byte a second",
    expects: FEED_AWAY,
    withinSeconds: 45,
    attempt: feedFails("one byte a second"),
  },
  {
    ...FEEDS,
    mode: "lying",
    how: "they answer 200 with a web page",
    expects: FEED_AWAY,
    withinSeconds: 45,
    attempt: feedFails("HTML 200"),
  },
  {
    ...FEEDS,
    mode: "back again",
    how: "they end every connection, and then answer",
    expects: FEED_AWAY,
    withinSeconds: 45,
    attempt: feedFails("reset"),
  },
  {
    ...MODEL,
    mode: "absent at start",
    how: "nothing listens at its address",
    expects: BY_RULES,
    log: "",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await ask(trial);
      await trial.startInVain({ ...env, GOOGLE_BASE_URL: `http://127.0.0.1:${await freePort()}` });
      await trial.startsAgain(env);
    },
  },
  {
    ...MODEL,
    mode: "lost in use",
    how: "it answers with 503",
    expects: BY_RULES,
    log: "",
    withinSeconds: 15,
    attempt: modelFails(() => gemini.status(503)),
  },
  {
    ...MODEL,
    mode: "slow",
    how: "it answers nothing for longer than it is waited for",
    expects: BY_RULES,
    log: "",
    withinSeconds: 15,
    attempt: modelFails(() => gemini.slowHeaders("never")),
  },
  {
    ...MODEL,
    mode: "lying",
    how: "it answers 200 with a web page",
    expects: BY_RULES,
    log: "",
    withinSeconds: 15,
    attempt: modelFails(() => gemini.html()),
  },
  {
    ...MODEL,
    mode: "back again",
    how: "it ends every connection, and then answers",
    expects: BY_RULES,
    log: "",
    withinSeconds: 15,
    attempt: modelFails(() => ({ kind: "reset" })),
  },
];
