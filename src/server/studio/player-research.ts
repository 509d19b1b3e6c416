/** The player research for LangGraph Studio. Input: `{ "question": "Should I drop Jokic?" }`. */
import { createPlayerResearchGraph, type StandaloneResearch } from "@/agents/player-research/agent";
import { dayEt } from "@/domain/season/eastern-day";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import { neverStopped, studioInstance } from "./studio-instance";

export async function graph(): Promise<ReturnType<typeof createPlayerResearchGraph>> {
  const { scopeFor, services, prospects, leagueClockOf } = await studioInstance();
  const scope = await scopeFor(LOCAL_OWNER_ID, {});
  const standalone: StandaloneResearch = {
    context: () => ({ scope, services, prospects, signal: neverStopped }),
    begin: ({ question = "", playerName = "" }) => ({
      question,
      playerName,
      today: dayEt(leagueClockOf(scope).now()),
    }),
  };
  return createPlayerResearchGraph({ standalone });
}
