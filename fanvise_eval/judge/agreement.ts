/** How well a judge agrees with the labels that people gave. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { cohensKappa } from "../report/statistics";
import { type Judge, type LabelledAnswer, labelledAnswer, type Verdict } from "./judge";

const LABELLED_FILE = new URL("labelled.json", import.meta.url);

export const readLabelled = async (): Promise<LabelledAnswer[]> =>
  z.array(labelledAnswer).parse(JSON.parse(await readFile(LABELLED_FILE, "utf8")));

export type Agreement = {
  judge: string;
  labelled: number;
  /** Cases the judge gave a verdict on; kappa covers only these. */
  judged: number;
  agreed: number;
  kappa: number | null;
  disagreements: readonly { id: string; label: Verdict["label"]; verdict: Verdict }[];
};

export async function agreementOf(judge: Judge, labelled: readonly LabelledAnswer[]): Promise<Agreement> {
  const pairs: { id: string; label: Verdict["label"]; verdict: Verdict }[] = [];
  for (const { id, label, why: _, ...question } of labelled) {
    const verdict = await judge.judge(question);
    if (verdict !== "needs judge") pairs.push({ id, label, verdict });
  }
  const disagreements = pairs.filter(({ label, verdict }) => label !== verdict.label);
  return {
    judge: judge.name,
    labelled: labelled.length,
    judged: pairs.length,
    agreed: pairs.length - disagreements.length,
    kappa: cohensKappa(pairs.map(({ label, verdict }) => [label, verdict.label])),
    disagreements,
  };
}

/**
 * "Substantial" in the usual reading of kappa (Landis and Koch 1977). Verdicts of judges below it are shown and decide
 * nothing.
 */
const TRUSTED_KAPPA = 0.6;

/** For a terminal: `--check-judge`. */
export const agreementLines = ({ judge, labelled, judged, agreed, kappa, disagreements }: Agreement): string[] => [
  `judge ${judge}: ${judged} of ${labelled} labelled answers judged, ${agreed} as labelled`,
  `Cohen's kappa ${kappa === null ? "not defined" : kappa.toFixed(3)}`,
  (kappa ?? 0) >= TRUSTED_KAPPA
    ? "its verdicts may count"
    : `below ${TRUSTED_KAPPA}: its verdicts are shown and decide nothing`,
  ...disagreements.map(
    ({ id, label, verdict }) => `  ${id}: labelled ${label}, judged ${verdict.label}. ${verdict.why}`,
  ),
];
