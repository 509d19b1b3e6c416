import { describe, expect, it, test } from "vitest";
import { failureFromBody, failureOf } from "./failure-words";

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
      expect(failureFromBody(body).message).toMatch(/^The server could not take the question/);
    },
  );

  it("is the lost connection when nothing answered", () => {
    expect(failureOf(new TypeError("Failed to fetch")).code).toBe("connection.lost");
    expect(failureOf(undefined).code).toBe("connection.lost");
  });
});
