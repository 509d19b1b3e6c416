"use client";
/** History of recommendations with their outcomes, newest first, projected and actual gain. */
import type { ProposalCard } from "@/contract/planning/card";
import { signedIn } from "@/language/texts/ui/phrases";
import { statusIn } from "../cards/scheduled";
import { reasonIn } from "../cards/status-reason";
import { shortDayIn } from "../time/day-and-age";
import { Badge, type Tone } from "../ui/badge";
import { Table, Td, Th } from "../ui/table";
import { useLanguage, useWords } from "../words/words";

const TONES: Partial<Record<ProposalCard["status"], Tone>> = { verified: "good", not_seen: "bad", outdated: "note" };

export function HistoryTable({ cards }: { cards: readonly ProposalCard[] }) {
  const [say, ofCards, time] = [useWords("moves"), useWords("cards"), useWords("time")];
  const language = useLanguage();
  return (
    <Table caption={say("history")}>
      <thead>
        <tr>
          <Th>{say("move")}</Th>
          <Th className="max-sm:hidden">{say("day")}</Th>
          <Th className="max-sm:hidden">{say("state")}</Th>
          <Th align="end">{say("claimed")}</Th>
          <Th align="end">{say("delivered")}</Th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => {
          const { proposalId, add, drop, effectiveDay, status, statusReason, delta, outcome } = card;
          const claimed = outcome?.claimed ?? delta.expectedPoints;
          const delivered = outcome?.delivered ?? null;
          return (
            <tr key={proposalId}>
              <Td className="sm:min-w-48">
                <span className="font-medium">+ {add?.playerName ?? ofCards("nobody")}</span>
                <span className="block text-soft">− {drop?.playerName ?? ofCards("openSlot")}</span>
                <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-soft sm:hidden">
                  <Badge tone={TONES[status] ?? "plain"}>{statusIn(ofCards, time, card)}</Badge>
                  {shortDayIn(time, effectiveDay)}
                </span>
              </Td>
              <Td className="whitespace-nowrap text-soft max-sm:hidden">{shortDayIn(time, effectiveDay)}</Td>
              <Td className="max-sm:hidden">
                <Badge tone={TONES[status] ?? "plain"}>{statusIn(ofCards, time, card)}</Badge>
                {statusReason !== null && (
                  <span className="block text-xs text-soft">{reasonIn(ofCards, statusReason)}</span>
                )}
              </Td>
              <Td align="end">{claimed === null ? "–" : signedIn(language, claimed, 1)}</Td>
              <Td align="end" className={delivered === null ? "text-xs text-soft" : "font-medium"}>
                {delivered === null
                  ? status === "superseded"
                    ? "–"
                    : say("notCounted")
                  : signedIn(language, delivered, 1)}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
