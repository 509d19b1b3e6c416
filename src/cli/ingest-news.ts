/**
 * `fanvise ingest-news FILE…`: loads files of news through the pipeline of the feeds.
 *
 * JSON lines, gzipped or not. A bad line is counted and told, a file that cannot be read ends the command. Loading a file again
 * changes nothing.
 */
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { createFactTables } from "@/db/facts";
import { createNewsTables } from "@/db/news";
import { type NewsFault, parseNewsLine, type RawNewsItem } from "@/domain/news/news-item";
import { findMentions } from "@/domain/player-identity/find-mentions";
import { buildNameIndex } from "@/domain/player-identity/name-index";
import { systemClock } from "@/lib/clock";
import { chooseEmbedder } from "@/lib/embeddings/choose";
import { AppError } from "@/lib/errors";
import { createJsonPost } from "@/lib/http/json-post";
import { markupToText } from "@/lib/news-feeds/markup-to-text";
import type { FanVise } from "@/server/composition";
import { LOCAL_OWNER_ID } from "@/server/local-owner";
import { createNewsService } from "@/services/news.service";
import type { IngestReport } from "@/services/news-ingest";
import { environment, owningServer, print, tell, withOwnHome } from "./home";

const MAX_FILE_BYTES = 200_000_000;

/** A file that is not there, is not text, or is far too large. */
export class NewsFileUnreadable extends AppError {
  readonly code = "news.file_unreadable";
  readonly status = 422;
  readonly userMessage: string;
  constructor(file: string, options?: ErrorOptions) {
    super({}, options);
    this.userMessage = `${file} cannot be read as news. It must be JSON lines, gzipped or not, of at most 200 MB.`;
  }
}

/** Names are linked when an item is loaded, so without players nothing may be. */
export class NoPlayersKnown extends AppError {
  readonly code = "news.no_players";
  readonly status = 503;
  readonly userMessage = "The list of players could not be read, so news cannot be linked to them. Try again later.";
  override readonly isRetryable = true;
}

export async function ingestNewsFiles(files: readonly string[], options: { json?: boolean }): Promise<number> {
  const env = environment();
  const server = owningServer(env);
  if (server) {
    tell(`The server at ${server.address} owns the database. Stop it, load the news, and start it again.`);
    return 1;
  }
  const loads = await Promise.all(files.map(async (file) => ({ file, items: await readNewsFile(file) })));
  return withOwnHome(env, async (fanvise) => {
    const reports: ({ file: string } & IngestReport)[] = [];
    for (const { file, items } of loads) {
      reports.push({ file, ...(await load(fanvise, items)) });
    }
    if (options.json) print(JSON.stringify({ files: reports }));
    else for (const report of reports) print(inWords(report));
    return 0;
  });
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
  } catch (thrown) {
    throw new NewsFileUnreadable(file, { cause: thrown });
  }
}

function parsedLine(line: string): RawNewsItem | NewsFault {
  try {
    return parseNewsLine(JSON.parse(line));
  } catch {
    return "not_json";
  }
}

async function load(fanvise: FanVise, items: readonly (RawNewsItem | NewsFault)[]): Promise<IngestReport> {
  const { env, log, database } = fanvise;
  const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  const players = await knownPlayers(fanvise, scope);
  const index = buildNameIndex(players);
  const { post, close } = createJsonPost();
  try {
    const embedder = chooseEmbedder({
      choice: env.FANVISE_EMBEDDINGS,
      googleApiKey: env.GOOGLE_API_KEY,
      googleOrigin: env.GOOGLE_BASE_URL,
      ollamaOrigin: env.OLLAMA_BASE_URL,
      post,
    });
    if (!embedder.ok) throw embedder.error;
    const news = createNewsService({
      tables: createNewsTables(database.kysely),
      embedder: embedder.value,
      mentionsIn: async () => (text) =>
        findMentions(text, index).map(({ player, start, end }) => ({ playerKey: player.playerId, start, end })),
      markupToText,
      systemClock,
      log,
    });
    return await news.ingest(scope.universe, items);
  } finally {
    await close();
  }
}

type Scope = Awaited<ReturnType<FanVise["scopeFor"]>>;

async function knownPlayers({ database, services }: FanVise, scope: Scope) {
  const list = createFactTables(database.kysely).playerList(scope.universe);
  // Looking anybody up brings the list up to date, as far as its source answers.
  await services.players.find(scope, "nobody").catch((thrown: unknown) => {
    if (!(thrown instanceof AppError)) throw thrown;
    tell(`${thrown.code}: ${thrown.userMessage}`);
  });
  const kept = await list.load();
  if (!kept) throw new NoPlayersKnown();
  return kept.value;
}

function inWords({
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
