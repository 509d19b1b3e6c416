/** What the soak calls flat, and that each kind of leak turns it red. */
import { expect, it } from "vitest";
import { type Cycle, notFlat as notFlatWith } from "./soak-verdict";

const MB = 1_000_000;
const CYCLES = 12;

const notFlat = (cycles: readonly Cycle[]) => notFlatWith(cycles, { holdsPace: true });

type Change = (at: number) => Partial<Omit<Cycle, "resourceUse">> & { resourceUse?: Partial<Cycle["resourceUse"]> };

const cycles = (change: Change = () => ({})): Cycle[] =>
  Array.from({ length: CYCLES }, (_, at) => {
    const { resourceUse, ...more } = change(at);
    return {
      latencies: { question: [20, 21], page: [5], stream: [9], plan: [90], "demo day": [7] },
      lines: 40,
      loopMs: 10,
      ...more,
      resourceUse: {
        liveBytes: 300 * MB,
        residentBytes: 900 * MB,
        folderBytes: 40 * MB,
        databaseLogBytes: 128 * MB,
        files: 30,
        databaseFiles: 350,
        sockets: 10,
        threads: 15,
        rows: new Map([
          ["public.players", 500],
          ["public.runs", 4 * at],
        ]),
        ...resourceUse,
      },
    };
  });

it("is flat when nothing grows, and when what is kept grows evenly", () => {
  expect(notFlat(cycles())).toEqual([]);
});

it("is flat when the machine alone slows down", () => {
  const slower = cycles((at) => ({
    loopMs: 10 * (1 + at),
    latencies: {
      question: [20 * (1 + at)],
      page: [5 * (1 + at)],
      stream: [9 * (1 + at)],
      plan: [90 * (1 + at)],
      "demo day": [7 * (1 + at)],
    },
  }));
  expect(notFlat(slower)).toEqual([]);
});

it.each<[string, Change]>([
  ["liveBytes", (at) => ({ resourceUse: { liveBytes: (300 + 5 * at) * MB } })],
  ["residentBytes", (at) => ({ resourceUse: { residentBytes: (900 + 20 * at) * MB } })],
  ["folderBytes", (at) => ({ resourceUse: { folderBytes: (40 + 4 * at) * MB } })],
  ["log has", (at) => ({ resourceUse: { databaseLogBytes: (100 + 20 * at) * MB } })],
  ["files of the database", (at) => ({ resourceUse: { databaseFiles: 350 + 100 * at } })],
  ["files grew", (at) => ({ resourceUse: { files: 30 + at } })],
  ["sockets", (at) => ({ resourceUse: { sockets: 10 + at } })],
  ["threads", (at) => ({ resourceUse: { threads: 15 + at } })],
  ["public.players", (at) => ({ resourceUse: { rows: new Map([["public.players", 500 + 50 * at]]) } })],
  ["public.runs", (at) => ({ resourceUse: { rows: new Map([["public.runs", at * at]]) } })],
  ["lines of log", (at) => ({ lines: 40 + 3 * at })],
  [
    "median of page",
    (at) => ({ latencies: { question: [20], page: [5 + at], stream: [9], plan: [90], "demo day": [7] } }),
  ],
  [
    "p95 of question",
    (at) => ({
      latencies: {
        question: Array.from({ length: 50 }, (_, each) => (each < 5 ? 20 + 5 * at : 20)),
        page: [5],
        stream: [9],
        plan: [90],
        "demo day": [7],
      },
    }),
  ],
])("is not flat when %s grows", (name, change) => {
  const [problem, ...others] = notFlat(cycles(change));
  expect(problem).toContain(name);
  expect(others).toEqual([]);
});

it("leaves out latencies and resident memory where they are not held", () => {
  const slower = cycles((at) => ({
    latencies: { question: [20], page: [5 + at], stream: [9], plan: [90], "demo day": [7] },
    resourceUse: { residentBytes: (900 + 20 * at) * MB },
  }));
  expect(notFlat(slower)).toHaveLength(2);
  expect(notFlatWith(slower, { holdsPace: false })).toEqual([]);
});

it("compares nothing from two cycles", () => {
  expect(notFlat(cycles().slice(0, 2))).toHaveLength(1);
});
