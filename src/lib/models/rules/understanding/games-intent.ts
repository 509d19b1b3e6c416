/** Whose games a question asks for: those of a team in the matchup, or the league's at large. Pure. */
import type { QueryIntent } from "@/contract/intent";
import type { OwnReading } from "./reading";

export const intentOfGames = ({ concepts }: Pick<OwnReading, "concepts">): QueryIntent =>
  (["me", "roster", "opponent", "matchup"] as const).some((concept) => concepts.has(concept))
    ? "matchup_analysis"
    : "general_advice";
