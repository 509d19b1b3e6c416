/** The table of a league in which everyone plays everyone. */

import type { Language } from "@/contract/conversation/intent";
import type { Standings } from "@/contract/league/standings";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { Table, Td, Th } from "../ui/table";

type Props = { standings: Standings; language: Language; say: Words<"dashboard"> };

export function StandingsTable({ standings: { table }, language, say }: Props) {
  return (
    <div className="mt-3">
      <Table caption={say("standings")}>
        <thead>
          <tr>
            <Th align="end" className="w-12">
              {say("rank")}
            </Th>
            <Th>{say("team")}</Th>
            <Th align="end">{say("total")}</Th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ rank, teamName, points, isMine }) => (
            <tr key={teamName} className={isMine ? "bg-accent-wash font-semibold" : undefined}>
              <Td align="end">{numberIn(language, rank)}</Td>
              <Td>{teamName}</Td>
              <Td align="end">{numberIn(language, points)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
