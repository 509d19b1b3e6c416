import { expect, test } from "vitest";
import { webAddress } from "./article-link";

// The address stands in a feed, which anybody may write.
test.each([
  ["https://news.example/a?b=1", true],
  ["http://news.example", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["//news.example", false],
  [" https://padded.example", false],
  ["https://", false],
  ["", false],
  [null, false],
])("%j may be opened: %s", (url, isAllowed) => {
  expect(webAddress(url) !== undefined).toBe(isAllowed);
});
