import { describe, expect, it, test } from "vitest";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { failureFromBody, failureInWords, failureOf } from "./failure-words";

const chat = speaker<typeof en.chat>("en", en.chat);
const ui = speaker<typeof en.ui>("en", en.ui);

describe("what the page says of a failure", () => {
  it("is the server's own sentence", () => {
    const body = JSON.stringify({
      error: { code: "request.too_many", message: "Too many questions at once.", requestId: "r" },
    });
    expect(failureFromBody(body)).toEqual({ code: "request.too_many", message: "Too many questions at once." });
    expect(failureOf(Object.assign(new Error(body), { responseBody: body })).code).toBe("request.too_many");
  });

  // A proxy's page or half a body must not be shown to the person.
  test.each(["", "<html>502 Bad Gateway</html>", "null", '{"error":"x"}', '{"error":{"code":1,"message":"<b>"}}'])(
    "is a sentence of ours for %j",
    (body) => {
      const failure = failureFromBody(body);
      expect(failureInWords(failure, chat, ui)).toBe(en.chat.refusedQuestion);
    },
  );

  it("is the lost connection when nothing answered", () => {
    expect(failureOf(new TypeError("Failed to fetch")).code).toBe("connection.lost");
    expect(failureOf(undefined).code).toBe("connection.lost");
    expect(failureInWords(failureOf(undefined), chat, ui)).toBe(en.ui.connectionLost);
  });
});
