/** Whose games a question asks for: those of a team in the matchup, or the league's at large. Pure. */
import type { QueryIntent } from "@/contract/conversation/intent";
import { asksOfEveryProTeam } from "./names/pro-teams";
import type { OwnReading } from "./reading";
import { foldedLine } from "./text";

export const intentOfGames = ({ concepts, text }: Pick<OwnReading, "concepts" | "text">): QueryIntent =>
  !asksOfEveryProTeam(foldedLine(text)) &&
  (["me", "roster", "opponent", "matchup"] as const).some((concept) => concepts.has(concept))
    ? "matchup_analysis"
    : "general_advice";
