/** Files of news as the command reads them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { NewsFileUnreadable, readNewsFile } from "./ingest-news";

const folder = temporaryDirectory();
afterAll(() => folder.remove());

const LINES = [
  '{"id":7,"text":"Out tonight.","url":"https://example.com/a","published":"2025-12-18T10:00:00Z","source":"Wire","tags":["Injuries"]}',
  "",
  "{broken",
  '{"title":"Only a title","text":null,"date":"2025-12-18","url":"https://www.example.com/b"}',
].join("\n");

it.each([
  ["plain", Buffer.from(LINES)],
  ["gzipped", gzipSync(LINES)],
])("reads a %s file, one item or fault a line, without tags", async (name, bytes) => {
  const path = join(folder.path, name);
  writeFileSync(path, bytes);
  expect(await readNewsFile(path)).toEqual([
    {
      sourceItemId: "7",
      text: "Out tonight.",
      url: "https://example.com/a",
      publishedAt: "2025-12-18T10:00:00Z",
      source: "Wire",
    },
    "not_json",
    {
      title: "Only a title",
      text: "Only a title",
      url: "https://www.example.com/b",
      publishedAt: "2025-12-18",
      source: "example.com",
    },
  ]);
});

it("names a file that is not there or is broken gzip", async () => {
  await expect(readNewsFile(join(folder.path, "nothing"))).rejects.toBeInstanceOf(NewsFileUnreadable);
  const path = join(folder.path, "broken");
  writeFileSync(path, Buffer.from([0x1f, 0x8b, 1, 2, 3]));
  await expect(readNewsFile(path)).rejects.toBeInstanceOf(NewsFileUnreadable);
});
