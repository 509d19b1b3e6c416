/** The owner of a player, and his status. Pure. */
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";
import { whereHeIs } from "../word-players";
import { labelOf } from "../word-team";

export function wordOwnership(output: PlayerStatusOutput, p: Phrases): string[] {
  const name = boldName(output.name);
  const back = output.expectedReturn === null ? null : p.day(output.expectedReturn);
  return [
    whereHeIs(output, name, p).join(" "),
    ...(output.status === "UNKNOWN" ? [] : [p.statusHead(name, labelOf(output), output, back)]),
  ];
}
