import { expect, test } from "vitest";
import { bestOf } from "./comparison";

const row = (values: (number | null)[], options = {}) => ({
  name: "",
  values: values.map((value) => ({ text: String(value), value })),
  ...options,
});

test.each([
  ["the highest", row([1, 3, 2]), [1]],
  ["the lowest where less is better", row([2.5, 1.9], { isLowerBetter: true }), [1]],
  ["all that share it", row([3, 1, 3]), [0, 2]],
  ["a known one before unknown ones", row([null, 2, 1]), [1]],
  ["nobody among equals", row([2, 2]), []],
  ["nobody without a second known one", row([null, 2]), []],
  ["nobody in a row that is no contest", row([1, 2], { isPlain: true }), []],
])("the best of a row is %s", (_, given, requested) => {
  expect([...bestOf(given)]).toEqual(requested);
});
