/** Predicted win probability beside the share of such matchups that were won. */
import type { Language } from "@/contract/conversation/intent";
import type { ScoreboardEntry } from "@/contract/scoreboard";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, percentIn } from "@/language/texts/ui/phrases";
import { Card } from "../ui/card";
import { Figure } from "../ui/figure";
import { Table, Td, Th } from "../ui/table";

type Props = {
  calibration: NonNullable<ScoreboardEntry["calibration"]>;
  language: Language;
  say: Words<"scoreboard">;
};

export function CalibrationCard({ calibration, language, say }: Props) {
  const { season, brier, brierOfAverages, ece, points } = calibration;
  return (
    <Card title={say("calibration")}>
      <p className="mb-4 max-w-prose text-sm text-soft">{say("calibrationText", { season })}</p>
      <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
        <Figure
          label={say("brier")}
          value={numberIn(language, brier, 4)}
          note={say("brierNote", { averages: numberIn(language, brierOfAverages, 4) })}
        />
        <Figure label={say("ece")} value={numberIn(language, ece, 3)} note={say("eceNote")} />
      </dl>
      <Table caption={say("calibrationTable")} className="max-w-md">
        <thead>
          <tr>
            <Th align="end">{say("said")}</Th>
            <Th align="end">{say("won")}</Th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ said: message, won }) => (
            <tr key={message}>
              <Td align="end">{percentIn(language, message, 1)}</Td>
              <Td align="end">{percentIn(language, won, 1)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
