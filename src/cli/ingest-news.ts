/**
 * `fanvise ingest-news FILE…`: loads files of news through the pipeline of the feeds.
 *
 * JSON lines, gzipped or not. A bad line is counted and reported, a file that cannot be read ends the command. Loading
 * a file again changes nothing.
 */
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { type IngestReport, ingestReport } from "@/contract/news/news-items";
import { type NewsFault, parseNewsLine, type RawNewsItem } from "@/domain/news/news-item";
import { AppError } from "@/lib/errors";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { askServer, environment, owningServer, print, type ServerAddress, withLocalInstance } from "./server-address";

const MAX_FILE_BYTES = 200_000_000;

/** A file that is not there, is not text, or is far too large. */
export class NewsFileUnreadable extends AppError {
  static override readonly code = "news.file_unreadable";
  static override readonly status = 422;
  constructor(file: string, options?: ErrorOptions) {
    const userMessage = `${file} cannot be read as news. It must be JSON lines, gzipped or not, of at most 200 MB.`;
    super({}, { ...options, userMessage });
  }
}

type Items = readonly (RawNewsItem | NewsFault)[];

export async function ingestNewsFiles(files: readonly string[], options: { json?: boolean }): Promise<number> {
  const env = environment();
  const loads = await Promise.all(files.map(async (file) => ({ file, items: await readNewsFile(file) })));
  const loadAll = async (load: (items: Items) => Promise<IngestReport>): Promise<number> => {
    const reports: ({ file: string } & IngestReport)[] = [];
    for (const { file, items } of loads) reports.push({ file, ...(await load(items)) });
    if (options.json) print(JSON.stringify({ files: reports }));
    else for (const report of reports) print(formatted(report));
    return 0;
  };
  const server = owningServer(env);
  if (server) return loadAll((items) => loadThrough(server, items));
  return withLocalInstance(env, async (fanvise) => {
    const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
    return loadAll((items) => fanvise.newsLoading.load(scope, items));
  });
}

/** In batches that the server's limit on a body allows. Places of refused items are the file's. */
async function loadThrough(server: ServerAddress, items: Items): Promise<IngestReport> {
  let sum = NOTHING_LOADED;
  for (const batch of batchesOf(items)) {
    sum = added(sum, await askServer(server, "/api/news/items", { items: batch }, ingestReport));
  }
  return sum;
}

/** One item or fault a line that is not empty. @throws NewsFileUnreadable */
export async function readNewsFile(file: string): Promise<(RawNewsItem | NewsFault)[]> {
  try {
    const bytes = await readFile(file);
    const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = (isGzipped ? gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES }) : bytes).toString("utf8");
    if (text.length > MAX_FILE_BYTES) throw new RangeError("too large");
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map(parsedLine);
  } catch (error) {
    throw new NewsFileUnreadable(file, { cause: error });
  }
}

function parsedLine(line: string): RawNewsItem | NewsFault {
  try {
    return parseNewsLine(JSON.parse(line));
  } catch {
    return "not_json";
  }
}

const NOTHING_LOADED: IngestReport = {
  read: 0,
  stored: 0,
  unchanged: 0,
  merged: 0,
  rejected: 0,
  rejectedFor: {},
  rejections: [],
  withoutEmbedding: 0,
};

function added(a: IngestReport, b: IngestReport): IngestReport {
  const faults = new Set([...Object.keys(a.rejectedFor), ...Object.keys(b.rejectedFor)] as NewsFault[]);
  return {
    read: a.read + b.read,
    stored: a.stored + b.stored,
    unchanged: a.unchanged + b.unchanged,
    merged: a.merged + b.merged,
    rejected: a.rejected + b.rejected,
    rejectedFor: Object.fromEntries(
      [...faults].map((error) => [error, (a.rejectedFor[error] ?? 0) + (b.rejectedFor[error] ?? 0)]),
    ),
    rejections: [...a.rejections, ...b.rejections.map(({ place, reason }) => ({ place: place + a.read, reason }))],
    withoutEmbedding: a.withoutEmbedding + b.withoutEmbedding,
  };
}

const MAX_BATCH_ITEMS = 200;
const MAX_BATCH_CHARS = 500_000;

function* batchesOf(items: Items): Generator<Items> {
  let batch: (RawNewsItem | NewsFault)[] = [];
  let chars = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    if (batch.length > 0 && (batch.length === MAX_BATCH_ITEMS || chars + size > MAX_BATCH_CHARS)) {
      yield batch;
      batch = [];
      chars = 0;
    }
    batch.push(item);
    chars += size;
  }
  if (batch.length > 0) yield batch;
}

function formatted({
  file,
  read,
  stored,
  unchanged,
  merged,
  rejected,
  rejections,
  withoutEmbedding,
}: { file: string } & IngestReport): string {
  const lines = [
    `${file}: ${read} read, ${stored} new, ${unchanged} known before, ${merged} also reported by others, ${rejected} refused.`,
  ];
  for (const { place, reason } of rejections) lines.push(`  item ${place}: ${reason}`);
  if (rejected > rejections.length) lines.push(`  and ${rejected - rejections.length} more`);
  if (withoutEmbedding > 0)
    lines.push(`  ${withoutEmbedding} are searched by words only: the embedding provider did not answer.`);
  return lines.join("\n");
}
