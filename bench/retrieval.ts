/**
 * `npm run bench -- retrieval [FILE] [--json]`: how well news are found.
 *
 * The file goes through the product's own pipeline without its tags; the tags then say what was relevant, and only the
 * scorer reads them. Two questions a player: "{player} injury status update", relevant is what is tagged with him and
 * with Injuries (two items or more), and "{player} news", relevant is what is tagged with him (five or more). Gains are
 * binary. Reports that were joined count as one item, relevant when one of them was.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { openTestDatabase } from "#test/database";
import { createNewsTables } from "@/db/news/news";
import type { MentionFinder } from "@/domain/news/mention";
import { parseNewsLine } from "@/domain/news/news-item";
import { foldText } from "@/domain/news/words";
import { fixedClock } from "@/lib/clock";
import { createHashEmbedder } from "@/lib/embeddings/hash";
import { silentLogger } from "@/lib/log";
import { markupToText } from "@/lib/news-feeds/markup-to-text";
import { createNewsService } from "@/services/news/news.service";
import { benchMentions, benchPlayers } from "./retrieval-players";

const NEWS_FILE = fileURLToPath(new URL("../../shared/nba-data/news/rumors_2025-12-06_18.jsonl.gz", import.meta.url));

const DEPTH = 10;
const MIN_RELEVANT = { injury: 2, news: 5 } as const;
const LATENCY_ITEMS = 10_000;
const BARS = {
  injury: { p1: 0.85, ndcg10: 0.89 },
  news: { ndcg10: 0.95 },
  half: { injuryP1: 0.85, injury: 0.89, news: 0.93 },
  p95Ms: 30,
};

type Judged = { id: string; date: string; line: Record<string, unknown>; tags: readonly string[] };
type Kind = keyof typeof MIN_RELEVANT;
type Score = { n: number; p1: number; p5: number; r10: number; ndcg10: number };
type Index = {
  service: ReturnType<typeof createNewsService>;
  close(): Promise<void>;
  newsIdOf: Map<string, number>;
  now: string;
};

export async function benchRetrieval(args: readonly string[]): Promise<void> {
  const file = args.find((arg) => !arg.startsWith("--")) ?? NEWS_FILE;
  if (!existsSync(file)) {
    console.error(`${file} is not there. Name a file of news: npm run bench -- retrieval FILE`);
    process.exitCode = 2;
    return;
  }
  const items = readJudged(file);
  const players = benchPlayers();
  const find = benchMentions(players);
  const names = new Set(players.map(({ fullName }) => foldText(fullName)));
  const whole = await measure(items, find, names, args.includes("--failures"));
  const days = [...new Set(items.map(({ date }) => date))].sort();
  const middle = halfway(items, days);
  const first = await measure(
    items.filter(({ date }) => date < middle),
    find,
    names,
  );
  const second = await measure(
    items.filter(({ date }) => date >= middle),
    find,
    names,
  );
  const latency = args.includes("--no-latency")
    ? { items: 0, queries: 0, p50Ms: 0, p95Ms: 0 }
    : await measureLatency(items, find, names);
  const report = {
    injury: short(whole.injury),
    news: short(whole.news),
    all: whole,
    halves: [
      { from: days[0], to: dayBefore(days, middle), ...first },
      { from: middle, to: days.at(-1), ...second },
    ],
    latency,
    bars: BARS,
  };
  if (args.includes("--json")) console.log(JSON.stringify(report));
  else print(report);
}

const short = ({ n, p1, ndcg10 }: Score) => ({ n, p1, ndcg10 });

function readJudged(file: string): Judged[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, i) => {
      const { tags = [], ...rest } = JSON.parse(line) as Record<string, unknown> & { tags?: string[] }; // a file of the stated shape
      const id = String(rest.id ?? i);
      return { id, date: String(rest.published ?? rest.date ?? "").slice(0, 10), line: { ...rest, id }, tags };
    });
}

/** The first day of the second half by number of items. */
function halfway(items: readonly Judged[], days: readonly string[]): string {
  let seen = 0;
  for (const day of days) {
    if (seen >= items.length / 2) return day;
    seen += items.filter(({ date }) => date === day).length;
  }
  return days.at(-1) ?? "";
}

const dayBefore = (days: readonly string[], day: string): string | undefined => days[days.indexOf(day) - 1];

async function openIndex(
  items: readonly Judged[],
  find: MentionFinder,
  joinsDuplicates: boolean,
): Promise<Index & { ingestMs: number }> {
  const database = await openTestDatabase();
  const latest = items.reduce((last, { date }) => (date > last ? date : last), "");
  const now = new Date(Date.parse(`${latest}T12:00:00Z`) + 86_400_000).toISOString();
  const service = createNewsService({
    tables: createNewsTables(database.kysely),
    embedder: createHashEmbedder(),
    mentionsIn: async () => find,
    markupToText,
    systemClock: fixedClock(Date.parse(now)),
    log: silentLogger,
  });
  const startedAt = performance.now();
  const report = await service.ingest(
    "espn",
    items.map(({ line }) => parseNewsLine(line)),
    { joinsDuplicates },
  );
  const ingestMs = performance.now() - startedAt;
  if (report.rejected > 0) console.error(`rejected: ${JSON.stringify(report.rejectedFor)}`);
  const { rows } = await database.pool.query<{ id: string; news_id: number }>(
    "select source_item_id as id, news_id from news_reports",
  );
  return {
    service,
    close: () => database.close(),
    newsIdOf: new Map(rows.map((row) => [row.id, row.news_id])),
    now,
    ingestMs,
  };
}

type Measured = Record<Kind, Score> & { ingestMs: number; stored: number };

async function measure(
  items: readonly Judged[],
  find: MentionFinder,
  names: ReadonlySet<string>,
  tellsFailures = false,
): Promise<Measured> {
  const index = await openIndex(items, find, true);
  const score = async (kind: Kind): Promise<Score> => {
    const scores: Omit<Score, "n">[] = [];
    for (const { query, relevant, subject } of questionsOf(kind, items, names)) {
      const requested = new Set(relevant.flatMap((id) => index.newsIdOf.get(id) ?? []));
      const { citations } = await index.service.searchNews("espn", { query, limit: DEPTH, asOf: index.now });
      const gains = citations.map(({ newsId }) => requested.has(newsId));
      const one = scoreOf(gains, requested.size);
      if (tellsFailures && one.ndcg10 < 0.9) {
        console.error(
          `${kind} ${subject}: nDCG ${one.ndcg10.toFixed(2)}, relevant ${requested.size}, gains ${gains.map(Number).join("")}`,
        );
        const foundIds = new Set(citations.map(({ newsId }) => newsId));
        for (const [i, citation] of citations.entries())
          if (!gains[i]) console.error(`   - ${i + 1} ${citation.snippet.slice(0, 200)}`);
        for (const item of items) {
          const id = index.newsIdOf.get(item.id);
          if (relevant.includes(item.id) && id !== undefined && !foundIds.has(id))
            console.error(`   + ${String(item.line.text).slice(0, 300)}`);
        }
      }
      scores.push(one);
    }
    const mean = (pick: (score: Omit<Score, "n">) => number) =>
      scores.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, scores.length);
    return {
      n: scores.length,
      p1: mean((s) => s.p1),
      p5: mean((s) => s.p5),
      r10: mean((s) => s.r10),
      ndcg10: mean((s) => s.ndcg10),
    };
  };
  const measured = {
    injury: await score("injury"),
    news: await score("news"),
    ingestMs: index.ingestMs,
    stored: new Set(index.newsIdOf.values()).size,
  };
  await index.close();
  return measured;
}

type Question = { subject: string; query: string; relevant: readonly string[] };

/**
 * One question a tagged player with enough relevant items. A tag is a player when the list of players has that name,
 * accents apart.
 */
function questionsOf(kind: Kind, items: readonly Judged[], names: ReadonlySet<string>): Question[] {
  const bySubject = new Map<string, string[]>();
  for (const { id, tags } of items) {
    if (kind === "injury" && !tags.includes("Injuries")) continue;
    for (const tag of tags) if (names.has(foldText(tag))) bySubject.set(tag, [...(bySubject.get(tag) ?? []), id]);
  }
  return [...bySubject]
    .filter(([, relevant]) => relevant.length >= MIN_RELEVANT[kind])
    .map(([subject, relevant]) => ({
      subject,
      relevant,
      query: kind === "injury" ? `${subject} injury status update` : `${subject} news`,
    }));
}

/** Binary gains in order; `relevant` is how many there are to find. */
function scoreOf(gains: readonly boolean[], relevant: number): Omit<Score, "n"> {
  const found = (depth: number) => gains.slice(0, depth).filter(Boolean).length;
  const discount = (place: number) => 1 / Math.log2(place + 2);
  const dcg = gains.reduce((sum, isGain, place) => sum + (isGain ? discount(place) : 0), 0);
  const ideal = Array.from({ length: Math.min(relevant, DEPTH) }, (_, place) => discount(place)).reduce(
    (a, b) => a + b,
    0,
  );
  return {
    p1: found(1),
    p5: found(5) / 5,
    r10: found(DEPTH) / Math.max(1, relevant),
    ndcg10: ideal === 0 ? 0 : dcg / ideal,
  };
}

/** Every question over ten thousand items: the same texts with other ids and dates. */
async function measureLatency(items: readonly Judged[], find: MentionFinder, names: ReadonlySet<string>) {
  const many = Array.from({ length: LATENCY_ITEMS }, (_, i): Judged => {
    const item = items[i % items.length];
    if (!item) throw new RangeError("no items");
    const round = Math.floor(i / items.length);
    const date = new Date(Date.parse(`${item.date}T12:00:00Z`) - round * 14 * 86_400_000).toISOString().slice(0, 10);
    return {
      ...item,
      id: `${item.id}-${round}`,
      date,
      line: { ...item.line, id: `${item.id}-${round}`, date, published: undefined },
    };
  });
  const index = await openIndex(many, find, false);
  const questions = (["injury", "news"] as const).flatMap((kind) => questionsOf(kind, items, names));
  const ask = ({ query }: Question) => index.service.searchNews("espn", { query, limit: DEPTH, asOf: index.now });
  for (const question of questions.slice(0, 20)) await ask(question);
  const times: number[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    await ask(question);
    times.push(performance.now() - startedAt);
  }
  await index.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
  return { items: LATENCY_ITEMS, queries: times.length, p50Ms: at(0.5), p95Ms: at(0.95), ingestMs: index.ingestMs };
}

function print(report: {
  all: Measured;
  halves: readonly (Measured & { from: string | undefined; to: string | undefined })[];
  latency: { items: number; queries: number; p50Ms: number; p95Ms: number };
}): void {
  const line = (name: string, score: Score, bar: string) =>
    console.log(
      `${name.padEnd(34)} n ${String(score.n).padStart(3)}  P@1 ${score.p1.toFixed(3)}  P@5 ${score.p5.toFixed(3)}  R@10 ${score.r10.toFixed(3)}  nDCG@10 ${score.ndcg10.toFixed(3)}  (${bar})`,
    );
  line("injury, all", report.all.injury, "bars P@1 0.85, nDCG 0.89; BM25 0.651, 0.686");
  line("news, all", report.all.news, "bar nDCG 0.95; BM25 0.913");
  for (const half of report.halves) {
    line(`injury, ${half.from} to ${half.to}`, half.injury, "bars P@1 0.85, nDCG 0.89");
    line(`news, ${half.from} to ${half.to}`, half.news, "bar nDCG 0.93");
  }
  console.log(`loaded in ${(report.all.ingestMs / 1000).toFixed(1)} s, ${report.all.stored} items kept`);
  const { latency } = report;
  console.log(
    `query over ${latency.items} items: p50 ${latency.p50Ms.toFixed(1)} ms, p95 ${latency.p95Ms.toFixed(1)} ms (${latency.queries} queries, bound ${BARS.p95Ms} ms)`,
  );
}
