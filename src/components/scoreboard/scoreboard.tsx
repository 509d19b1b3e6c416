/** How well each model did in the evaluation. Drawn on the server alone. */
import { Target } from "lucide-react";
import type { Language } from "@/contract/conversation/intent";
import type { ScoreboardEntry } from "@/contract/scoreboard";
import type { Words } from "@/language/texts/ui/messages";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { CalibrationCard } from "./calibration-card";
import { CategoryTable } from "./category-table";
import { newestOfEach } from "./newest";
import { RunTable } from "./run-table";

type Props = {
  /** Newest first. */
  entries: readonly ScoreboardEntry[];
  language: Language;
  words: { scoreboard: Words<"scoreboard">; time: Words<"time"> };
};

export function Scoreboard({ entries, language, words }: Props) {
  const say = words.scoreboard;
  const [newest] = entries;
  if (newest === undefined) {
    return (
      <Empty icon={<Target className="size-6" />} title={say("empty")}>
        {say("emptyText")}
      </Empty>
    );
  }
  return (
    <div className="space-y-4">
      <Card title={say("runs")}>
        <RunTable {...{ entries, language, words }} />
        <p className="mt-3 max-w-prose text-xs text-soft">{say("howToRead")}</p>
      </Card>
      <Card title={say("byCategory")}>
        <CategoryTable entries={newestOfEach(entries)} language={language} say={say} />
      </Card>
      {newest.calibration !== null && (
        <CalibrationCard calibration={newest.calibration} language={language} say={say} />
      )}
    </div>
  );
}
