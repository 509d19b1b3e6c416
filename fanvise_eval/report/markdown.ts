/** A report in Markdown, for a job's summary and for reading in a terminal. Pure. */
import type { CaseResult } from "../runner/trace";
import { BY_WORDS, baselineWords, pWords, type Report, type Shown, shareWords, usageWords } from "./report";
import { type ReportSection, reported } from "./sections";
import { markdownBlock, markdownCode } from "./shown-text";
import type { Summary } from "./statistics";

export function markdownReport(report: Report): string {
  const { run, summary, failing, needsJudge, passed } = report;
  const parts = [
    "# Evaluation",
    rows(
      ["", ""],
      [
        ["dataset", cell(run.dataset)],
        ["model", cell(run.model)],
        ["commit", cell(run.commit)],
        ["started", cell(run.startedAt)],
        [
          "cases",
          `${summary.cases}: ${passed.length} passed, ${failing.length} failed, ${needsJudge.length} need a judge`,
        ],
        ...summary.passToThe.map((share, index) => [`pass^${index + 1}`, shareWords(share)]),
      ],
    ),
    ...gateParts(report),
    ...caseParts("Failing cases", failing),
    ...caseParts("Cases that need a judge, not counted as passed", needsJudge),
    ...report.tables.flatMap(({ by, groups }) => [`## By ${BY_WORDS[by]}`, groupTable(BY_WORDS[by], groups)]),
    "## Usage",
    rows(["", ""], usageWords(report.usage)),
    ...baselineParts(report),
    ...otherParts(report),
  ];
  return `${parts.join("\n\n")}\n`;
}

const cell = (text: string): string => markdownCode(text, true);
const ids = (list: readonly string[]): string => list.map((id) => markdownCode(id)).join(", ");

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...body.map(row)].join("\n");
}

function gateParts({ gates }: Report): string[] {
  if (gates === null) return [];
  if (gates.length === 0) return ["## Gates", "All are open."];
  const lines = gates.map(
    ({ words, cases }) => `- ${markdownCode(words)}${cases.length === 0 ? "" : `: ${ids(cases)}`}`,
  );
  return ["## Gates that are broken", lines.join("\n")];
}

function caseParts(title: string, cases: readonly Shown[]): string[] {
  if (cases.length === 0) return [];
  return [
    `## ${title}`,
    ...cases.flatMap((shown) => [
      `### ${markdownCode(shown.result.id)}`,
      about(shown.result),
      ...reported(shown).map(tellOne),
    ]),
  ];
}

const about = ({ category, riskLevel, scenario, world, language }: CaseResult): string =>
  `${markdownCode(category)}, ${riskLevel}, scenario ${markdownCode(scenario)}, world ${markdownCode(world)}, ${markdownCode(language)}`;

function tellOne(part: ReportSection): string {
  switch (part.kind) {
    case "heading":
      return `#### ${part.text}`;
    case "line":
      return `- ${markdownCode(part.label)}: ${markdownCode(part.text)}`;
    case "text":
      return `${markdownCode(part.label)}:\n\n${markdownBlock(part.text)}`;
    case "folded":
      // Blank lines around the block: else it would be read as HTML.
      return `<details><summary>\n\n${markdownCode(part.label)}\n\n</summary>\n\n${markdownBlock(part.text)}\n\n</details>`;
  }
}

function groupTable(by: string, groups: Report["tables"][number]["groups"]): string {
  const row = ({ name, summary }: { name: string; summary: Summary }) => [cell(name), ...summaryCells(summary)];
  return rows([by, "cases", "need a judge", "pass^1 (95 %)", "pass^k"], groups.map(row));
}

const summaryCells = ({ cases, needsJudge, passToThe }: Summary): string[] => {
  const [first, last] = [passToThe[0], passToThe.at(-1)];
  const all = passToThe.length === 1 || !last ? "" : `k = ${passToThe.length}: ${shareWords(last)}`;
  return [String(cases), String(needsJudge), first ? shareWords(first) : "", all];
};

function baselineParts({ baseline }: Report): string[] {
  if (baseline === null) return [];
  const lists = baselineWords(baseline).filter(([, list]) => list.length > 0);
  const lines = lists.map(([words, list]) => `- ${list.length} ${words}: ${ids(list)}`);
  return ["## Against the baseline", lines.length === 0 ? "Nothing has changed." : lines.join("\n")];
}

function otherParts({ run, summary, usage, other }: Report): string[] {
  if (other === null) return [];
  const { pairs, onlyFirst, onlySecond, unpaired, p } = other.mcNemar;
  const nameOf = (head: Report["run"]) => cell(`${head.model} at ${head.commit}`);
  const mine = new Map(usageWords(usage));
  return [
    `## Against ${markdownCode(`${other.run.model} at ${other.run.commit}`)}`,
    rows(
      ["", nameOf(run), nameOf(other.run)],
      [
        ...[["cases", ...[summary, other.summary].map(({ cases }) => String(cases))]],
        ["pass^1", ...[summary, other.summary].map(({ passToThe: [first] }) => (first ? shareWords(first) : ""))],
        ...usageWords(other.usage).map(([name, value]) => [name, mine.get(name) ?? "", value]),
      ],
    ),
    `McNemar's exact test over ${pairs} pairs (${unpaired} cases without a pair): ${onlyFirst.length} pass here alone, ` +
      `${onlySecond.length} there alone, ${pWords(p)}.`,
    ...(onlyFirst.length === 0 ? [] : [`Pass here alone: ${ids(onlyFirst)}`]),
    ...(onlySecond.length === 0 ? [] : [`Pass there alone: ${ids(onlySecond)}`]),
  ];
}
