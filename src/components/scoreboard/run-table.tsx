/** Each run that was published: how much was right, what it cost, how long it took. */
import type { Language } from "@/contract/conversation/intent";
import type { ScoreboardEntry } from "@/contract/scoreboard";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { dayIn } from "../time/day-and-age";
import { Table, Td, Th } from "../ui/table";
import { modelName, Share } from "./share";

type Props = {
  entries: readonly ScoreboardEntry[];
  language: Language;
  words: { scoreboard: Words<"scoreboard">; time: Words<"time"> };
};

export function RunTable({ entries, language, words }: Props) {
  const say = words.scoreboard;
  const milliseconds = (value: number | null) =>
    value === null ? "–" : say("milliseconds", { ms: numberIn(language, value, 0) });
  const dollars = (value: number | null) => (value === null ? say("unknown") : `$${numberIn(language, value, 2)}`);
  return (
    <Table caption={say("runsTable")}>
      <thead>
        <tr>
          <Th>{say("model")}</Th>
          <Th align="end">{say("onceRight")}</Th>
          <Th align="end">{say("alwaysRight")}</Th>
          <Th align="end">{say("passed")}</Th>
          <Th align="end">{say("time")}</Th>
          <Th align="end">{say("cost")}</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.model} ${entry.commit} ${entry.dataset}`} className="align-top">
            <Th scope="row" className="border-t border-line/70">
              <span className="block min-w-32 whitespace-normal wrap-anywhere">
                {modelName(entry.model, say)}
                <span className="block text-xs font-normal text-soft">
                  {dayIn(words.time, entry.date.slice(0, 10))} · <code>{entry.commit}</code>
                </span>
                <span className="block text-xs font-normal text-soft">{entry.dataset}</span>
              </span>
            </Th>
            <Td align="end">
              <Share of={entry.passOne} language={language} say={say} />
            </Td>
            <Td align="end">
              <Share of={entry.passAll} language={language} say={say} />
              <span className="block text-xs whitespace-nowrap text-soft">
                {say("ofTimes", { count: entry.repeat })}
              </span>
            </Td>
            <Td align="end" className="whitespace-nowrap">
              {say("passedOf", { passed: entry.passed, cases: entry.cases })}
              {entry.needsJudge > 0 && (
                <span className="block text-xs text-soft">{say("needJudge", { count: entry.needsJudge })}</span>
              )}
            </Td>
            <Td align="end" className="whitespace-nowrap">
              {milliseconds(entry.p50Ms)}
              <span className="block text-xs text-soft">{say("slowest", { time: milliseconds(entry.p95Ms) })}</span>
            </Td>
            <Td align="end">{dollars(entry.costUsd)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
