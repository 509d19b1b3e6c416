/**
 * A model on this machine that writes a long answer as a fast one would: one look-up, then words in small pieces at an
 * even pace.
 *
 * It speaks the wire of the Gemini API, so the app's own client reads it. What it writes has no figure and no name, so
 * that the check of claims lets all of it through.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const WORDS_A_PIECE = 8;
const PIECE_EVERY_MS = 40;
const PARAGRAPHS_A_SECTION = 3;

const SENTENCES = [
  "A bench place is worth most on a crowded day, because a starter who sits there would have scored for you.",
  "Look at the whole week before you look at a single evening, and count **who can really start** on each day.",
  "A steady player with more games left often does more than a famous one who rests.",
  "When a report is not confirmed, wait for the official status before you let anybody go.",
  "Keep one place open for the end of the week, when the wire is thin and everybody is in a hurry.",
  "Whoever is ahead can play it safe, and whoever is behind should look for the *wider spread* of outcomes.",
  "A category that is already decided is a reason to look elsewhere, whatever the average says.",
];
const POINTS = [
  "Check the lineup shortly before the first game locks.",
  "Compare a move with doing nothing at all.",
  "Write down why you did it, so that you can learn from it later.",
];

/** At least so many words of Markdown: headings, paragraphs, lists. */
export function longAnswer(words: number): string {
  const parts: string[] = [];
  for (let section = 0; wordsIn(parts.join(" ")) < words; section += 1) {
    parts.push("## What to look at next");
    for (let at = 0; at < PARAGRAPHS_A_SECTION; at += 1) {
      const turned = SENTENCES.map((_, index) => SENTENCES[(index + section + at) % SENTENCES.length]);
      parts.push(turned.slice(0, 4).join(" "));
    }
    parts.push(POINTS.map((point) => `- ${point}`).join("\n"));
  }
  return parts.join("\n\n");
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

export type SlowModel = { origin: string; close(): Promise<void> };

export async function startSlowModel(answer: string): Promise<SlowModel> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (body.includes('"functionResponse"')) write(response, answer);
    else response.end(event([{ functionCall: { name: "get_my_roster", args: {} } }], "STOP"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // `address()` is a string only for pipes.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function write(response: ServerResponse, answer: string): void {
  const pieces = answer.match(new RegExp(`(?:\\S+\\s*){1,${WORDS_A_PIECE}}`, "g")) ?? [];
  let next = 0;
  const timer = setInterval(() => {
    const isLast = next === pieces.length - 1;
    response.write(event([{ text: pieces[next] }], isLast ? "STOP" : undefined));
    next += 1;
    if (isLast) response.end();
  }, PIECE_EVERY_MS);
  response.once("close", () => clearInterval(timer));
}

const event = (parts: readonly object[], finishReason?: string): string =>
  `data: ${JSON.stringify({
    candidates: [{ index: 0, content: { role: "model", parts }, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 7, totalTokenCount: 19 },
  })}\r\n\r\n`;
