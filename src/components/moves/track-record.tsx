/** How good the recommendations were, by unit: claimed against delivered, approved and declined ones apart. */

import type { Language } from "@/contract/conversation/intent";
import type { ProposalCard } from "@/contract/planning/card";
import type { TrackRecord as Figures } from "@/domain/proposals/delivered";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, percentIn, signedIn } from "@/language/texts/ui/phrases";
import { Card } from "../ui/card";
import { Table, Td, Th } from "../ui/table";
import { calibrationOf } from "./calibration";
import { CalibrationChart } from "./calibration-chart";
import { ClaimedChart, type ClaimedDot } from "./claimed-chart";

type OfOneUnit = { unit: string; approved: Figures; declined: Figures };

type Props = { records: readonly OfOneUnit[]; cards: readonly ProposalCard[]; language: Language; say: Words<"moves"> };

export function TrackRecord({ records, cards, language, say }: Props) {
  return (
    <Card title={say("record")}>
      {records.length === 0 ? (
        <p className="max-w-prose text-sm text-soft">{say("recordEmpty")}</p>
      ) : (
        <div className="space-y-8">
          {records.map((record) => (
            <OfUnit key={record.unit} {...{ record, cards, language, say }} />
          ))}
        </div>
      )}
    </Card>
  );
}

/** Statuses that count as decided; expired and outdated cards were not. */
const DECIDED: ReadonlySet<ProposalCard["status"]> = new Set(["approved", "verified", "not_seen", "declined"]);

function OfUnit({ record, cards, language, say }: Omit<Props, "records"> & { record: OfOneUnit }) {
  const counted = cards.filter(({ outcome, status }) => outcome?.unit === record.unit && DECIDED.has(status));
  const dots = counted.flatMap(({ proposalId, title, status, outcome }): ClaimedDot[] =>
    outcome === null || outcome.delivered === null
      ? []
      : [
          {
            id: proposalId,
            title,
            claimed: outcome.claimed,
            delivered: outcome.delivered,
            wasApproved: ["approved", "verified", "not_seen"].includes(status),
          },
        ],
  );
  const unit = say(record.unit === "points" ? "unitPoints" : "unitCategories");
  const columns = [
    { name: say("recordApproved"), of: record.approved },
    { name: say("recordDeclined"), of: record.declined },
  ];
  const rows = [
    { name: say("settled"), of: ({ settled }: Figures) => numberIn(language, settled) },
    { name: say("claimed"), of: ({ claimed }: Figures) => signedIn(language, claimed, 1) },
    { name: say("delivered"), of: ({ delivered }: Figures) => signedIn(language, delivered, 1) },
    {
      name: say("ofClaimed"),
      of: ({ deliveredOfClaimed: of }: Figures) => (of === null ? "–" : percentIn(language, of)),
    },
    {
      name: say("notNegative"),
      of: ({ shareNotNegative: of }: Figures) => (of === null ? "–" : percentIn(language, of)),
    },
    { name: say("brier"), of: ({ brier }: Figures) => (brier === null ? "–" : numberIn(language, brier, 3)) },
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <Table caption={`${say("record")}: ${unit}`}>
        <thead>
          <tr>
            <Th>{unit}</Th>
            {columns.map(({ name }) => (
              <Th key={name} align="end">
                {name}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <Th scope="row" className="border-t border-line/70 text-left font-normal! whitespace-normal!">
                {name}
              </Th>
              {columns.map((column) => (
                <Td key={column.name} align="end" className="font-medium">
                  {column.of.settled === 0 ? "–" : of(column.of)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="grid gap-6 sm:grid-cols-2 lg:w-[34rem]">
        <ClaimedChart dots={dots} language={language} say={say} />
        <CalibrationChart points={calibrationOf(counted)} language={language} say={say} />
      </div>
    </div>
  );
}
