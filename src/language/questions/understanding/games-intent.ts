/** Decides if a question asks for the games of a matchup team or of the league at large. Pure. */
import type { QueryIntent } from "@/contract/conversation/intent";
import { asksOfEveryProTeam } from "./names/pro-teams";
import type { OwnReading } from "./reading";
import { foldedLine } from "./text";

export const intentOfGames = ({ concepts, text }: Pick<OwnReading, "concepts" | "text">): QueryIntent =>
  !asksOfEveryProTeam(foldedLine(text)) &&
  (["me", "roster", "opponent", "matchup"] as const).some((phraseGroup) => concepts.has(phraseGroup))
    ? "matchup_analysis"
    : "general_advice";
