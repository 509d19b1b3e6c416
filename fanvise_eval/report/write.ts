/** A report as files: `report.html` to look at, `report.md` for a job's summary. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { htmlReport } from "./html";
import { markdownReport } from "./markdown";
import { type ReportInput, reportOf } from "./report";

/** @returns the paths written */
export async function writeReport(folder: string, input: ReportInput): Promise<{ html: string; markdown: string }> {
  const report = reportOf(input);
  const paths = { html: join(folder, "report.html"), markdown: join(folder, "report.md") };
  await mkdir(folder, { recursive: true });
  await Promise.all([writeFile(paths.html, htmlReport(report)), writeFile(paths.markdown, markdownReport(report))]);
  return paths;
}
