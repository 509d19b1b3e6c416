/** A report as one HTML file: no scripts, nothing from outside, light and dark. Pure. */
import type { CaseResult } from "../runner/trace";
import { BY_WORDS, baselineWords, pWords, type Report, type Shown, shareWords, usageWords } from "./report";
import { type ReportSection, reported } from "./sections";
import { htmlText as t } from "./shown-text";
import type { Share, Summary } from "./statistics";

const STYLE = `
:root { color-scheme: light dark; --line: #d8dbe0; --soft: #5a6069; --bad: #b3261e; --good: #176b36; --fill: #f4f5f7; }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a3f47; --soft: #a8afb9; --bad: #ff8a80; --good: #7bd89a; --fill: #1d2127; }
}
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
h2 { margin-top: 2.5rem; } h3 { margin-top: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.8rem 0.3rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
article { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 6px; margin: 1rem 0; padding: 1rem; }
article.open { border-left-color: var(--soft); }
pre { background: var(--fill); border-radius: 4px; margin: 0.3rem 0; max-height: 30rem; overflow: auto; padding: 0.6rem; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; overflow-wrap: anywhere; } .soft { color: var(--soft); } .bad { color: var(--bad); } .good { color: var(--good); }
p { margin: 0.4rem 0; overflow-wrap: anywhere; }
`;

/** Nothing may be loaded, whatever a mistake would let through. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function htmlReport(report: Report): string {
  const { run, summary, failing, needsJudge, passed } = report;
  const body = [
    "<h1>Evaluation</h1>",
    table(
      ["", ""],
      [
        ["dataset", t(run.dataset)],
        ["model", t(run.model)],
        ["commit", t(run.commit)],
        ["started", t(run.startedAt)],
        [
          "cases",
          `${summary.cases}: ${passed.length} passed, ${failing.length} failed, ${needsJudge.length} need a judge`,
        ],
        ...summary.passToThe.map((share, index) => [`pass^${index + 1}`, shareWords(share)]),
      ],
    ),
    gatesShown(report),
    casesShown("Failing cases", failing, ""),
    casesShown("Cases that need a judge, not counted as passed", needsJudge, "open"),
    ...report.tables.map(({ by, groups }) => `<h2>By ${BY_WORDS[by]}</h2>${groupTable(BY_WORDS[by], groups)}`),
    "<h2>Usage</h2>",
    table(
      ["", ""],
      usageWords(report.usage).map(([name, value]) => [name, t(value)]),
    ),
    baselineShown(report),
    otherShown(report),
    passedShown(passed),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${t(`Evaluation of ${run.model}`)}</title><style>${STYLE}</style></head><body><main>`,
    ...body,
    "</main></body></html>\n",
  ].join("\n");
}

/** @param body cells of HTML; the first of a row heads it */
function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const headRow = head.every((name) => name === "")
    ? ""
    : `<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>`;
  const row = ([first = "", ...rest]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  return `<div class="wide"><table>${headRow}<tbody>${body.map(row).join("\n")}</tbody></table></div>`;
}

const idList = (list: readonly string[]): string => `<code>${list.map(t).join("</code>, <code>")}</code>`;
const items = (list: readonly string[]): string => `<ul>${list.map((item) => `<li>${item}</li>`).join("\n")}</ul>`;

function gatesShown({ gates }: Report): string {
  if (gates === null) return "";
  if (gates.length === 0) return '<h2>Gates</h2><p class="good">All are open.</p>';
  const reports = gates.map(({ words, cases }) => `${t(words)}${cases.length === 0 ? "" : ` ${idList(cases)}`}`);
  return `<h2 class="bad">Gates that are broken</h2>${items(reports)}`;
}

function casesShown(title: string, cases: readonly Shown[], className: string): string {
  if (cases.length === 0) return "";
  return `<h2>${title}</h2>${cases.map((shown) => caseShown(shown, className)).join("\n")}`;
}

const caseShown = (shown: Shown, className: string): string =>
  `<article class="${className}"><h3>${t(shown.result.id)}</h3><p class="soft">${about(shown.result)}</p>` +
  `${reported(shown).map(tellOne).join("\n")}</article>`;

const about = ({ category, riskLevel, scenario, world, language }: CaseResult): string =>
  t(`${category}, ${riskLevel}, scenario ${scenario}, world ${world}, ${language}`);

function tellOne(part: ReportSection): string {
  switch (part.kind) {
    case "heading":
      return `<h4>${t(part.text)}</h4>`;
    case "line":
      return `<p><strong>${t(part.label)}</strong> ${t(part.text)}</p>`;
    case "text":
      return `<p><strong>${t(part.label)}</strong></p><pre>${t(part.text)}</pre>`;
    case "folded":
      return `<details><summary>${t(part.label)}</summary><pre>${t(part.text)}</pre></details>`;
  }
}

function groupTable(by: string, groups: Report["tables"][number]["groups"]): string {
  const share = (value: Share | undefined) => (value ? shareWords(value) : "");
  const row = ({ name, summary }: { name: string; summary: Summary }) => {
    const { cases, needsJudge, passToThe } = summary;
    const all = passToThe.length > 1 ? `k = ${passToThe.length}: ${share(passToThe.at(-1))}` : "";
    return [t(name), String(cases), String(needsJudge), share(passToThe[0]), all];
  };
  return table([by, "cases", "need a judge", "pass^1 (95 %)", "pass^k"], groups.map(row));
}

function baselineShown({ baseline }: Report): string {
  if (baseline === null) return "";
  const lists = baselineWords(baseline).filter(([, list]) => list.length > 0);
  const reports = lists.map(([words, list]) => `${list.length} ${words}: ${idList(list)}`);
  return `<h2>Against the baseline</h2>${reports.length === 0 ? "<p>Nothing has changed.</p>" : items(reports)}`;
}

function otherShown({ run, summary, usage, other }: Report): string {
  if (other === null) return "";
  const { pairs, onlyFirst, onlySecond, unpaired, p } = other.mcNemar;
  const nameOf = (head: Report["run"]) => t(`${head.model} at ${head.commit}`);
  const first = ({ passToThe }: Summary) => (passToThe[0] ? shareWords(passToThe[0]) : "");
  const mine = new Map(usageWords(usage));
  return [
    `<h2>Against ${nameOf(other.run)}</h2>`,
    table(
      ["", nameOf(run), nameOf(other.run)],
      [
        ["cases", String(summary.cases), String(other.summary.cases)],
        ["pass^1", first(summary), first(other.summary)],
        ...usageWords(other.usage).map(([name, value]) => [name, t(mine.get(name) ?? ""), t(value)]),
      ],
    ),
    `<p>McNemar's exact test over ${pairs} pairs (${unpaired} cases without a pair): ${onlyFirst.length} pass here alone, ` +
      `${onlySecond.length} there alone, ${t(pWords(p))}.</p>`,
    onlyFirst.length === 0 ? "" : `<p>Pass here alone: ${idList(onlyFirst)}</p>`,
    onlySecond.length === 0 ? "" : `<p>Pass there alone: ${idList(onlySecond)}</p>`,
  ].join("\n");
}

const passedShown = (passed: readonly CaseResult[]): string =>
  passed.length === 0
    ? ""
    : `<h2>Passed</h2><details><summary>${passed.length} cases</summary>${items(passed.map(({ id }) => t(id)))}</details>`;
