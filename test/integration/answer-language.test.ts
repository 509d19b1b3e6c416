/**
 * In which language an answer comes: a choice in the message, then the stored preference, then the language of the
 * question.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { HOST } from "#test/leagues/product";
import { POST as chat } from "@/app/api/agent/chat/route";
import { PUT as putPreferences } from "@/app/api/preferences/route";
import { createConversation } from "@/components/chat/conversation";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { requestedLanguage } from "@/language/questions/understanding/requested-language";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const sent = (method: string, body: unknown) =>
  new Request(`http://${HOST}/api/any`, {
    method,
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json" },
  });

describe("the language of an answer", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const prefer = async (language: "en" | "el" | null) => {
    expect((await putPreferences(sent("PUT", { language }))).status).toBe(200);
  };
  const languageOf = async (body: object) => chatAnswer.parse(await (await chat(sent("POST", body))).json()).language;

  it.each([
    [null, { message: "Who is on my roster?" }, "en"],
    [null, { message: "Ποιοι είναι στο ρόστερ μου;" }, "el"],
    ["el", { message: "Who is on my roster?" }, "el"],
    ["en", { message: "Ποιοι είναι στο ρόστερ μου;" }, "en"],
    ["el", { message: "Who is on my roster?", language: "en" }, "en"],
    ["el", { message: "Who is on my roster? Answer in English please" }, "en"],
    ["en", { message: "Ποιοι είναι στο ρόστερ μου; Πες το στα ελληνικά" }, "el"],
  ] as const)("with the preference %s of %j is %s", async (preferred, body, language) => {
    await prefer(preferred);
    expect(await languageOf(body)).toBe(language);
  });

  it("is the preferred one in the browser's chat too", async () => {
    await prefer("el");
    const bodies: unknown[] = [];
    const conversation = createConversation({
      threadId: undefined,
      turns: [],
      fetch: async (_path, init) => {
        const body: unknown = JSON.parse(String(init?.body));
        bodies.push(body);
        const headers = { host: HOST, "content-type": "application/json", accept: "text/event-stream" };
        return chat(
          new Request(`http://${HOST}/api/agent/chat`, { method: "POST", body: String(init?.body), headers }),
        );
      },
      pause: async () => undefined,
      onThread: () => undefined,
      onChange: () => undefined,
    });
    await conversation.ask("Who is on my roster?");
    expect(bodies).toEqual([{ message: "Who is on my roster?" }]);
    const { rows } = await product.fanvise.database.pool.query(
      "select r.language from runs r join threads t on t.id = r.thread_id where t.owner_id = $1 order by r.started_at desc limit 1",
      [LOCAL_OWNER_ID],
    );
    expect(rows).toEqual([{ language: "el" }]);
  });
});

it.each([
  ["how do I say rebound in my league", undefined],
  ["Who is hurt, in Greek please", "el"],
  ["apantise mou sta agglika", "en"],
  ["answer in English and in Greek", undefined],
] as const)("the words of a question choose a language: %s", (question, language) => {
  expect(requestedLanguage(question)).toBe(language);
});
