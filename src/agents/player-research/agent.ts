/**
 * Player research: `find_player → { read_status, read_news, read_form, read_prospects, price_roster_spot } → advise`.
 *
 * Reads side by side and decides by a table: no model takes part, and nothing has an effect. The table of nodes is in
 * `docs/technical/Player_Research_Agent.md`.
 */
import { END, START, StateGraph } from "@langchain/langgraph";
import { z } from "zod";
import type { Language } from "@/contract/conversation/intent";
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import type { EasternDay } from "@/domain/ids";
import { advise } from "./nodes/advise";
import { findPlayer } from "./nodes/find-player";
import { priceRosterSpot } from "./nodes/price-roster-spot";
import { readForm } from "./nodes/read-form";
import { readNews } from "./nodes/read-news";
import { readProspects } from "./nodes/read-prospects";
import { readStatus } from "./nodes/read-status";
import type { ResearchContext } from "./runtime";
import { PlayerResearchAnnotation, type PlayerResearchState } from "./state";

const graphContext = z.object({ research: z.custom<ResearchContext>().optional() });
type Config = { context?: z.output<typeof graphContext> };

/** Context for graphs opened directly, with a question alone; `researchPlayer` provides the same to every question. */
export type StandaloneResearch = {
  context(): ResearchContext;
  /** Fills in what the question does not contain: the player it names, and the league's day. */
  begin(state: Partial<PlayerResearchState>): Pick<PlayerResearchState, "question" | "playerName" | "today">;
};

const READINGS = ["read_status", "read_news", "read_form", "read_prospects", "price_roster_spot"] as const;

export function createPlayerResearchGraph({ standalone }: { standalone?: StandaloneResearch } = {}) {
  const contextOf = ({ context }: Config): ResearchContext => {
    const research = context?.research ?? standalone?.context();
    if (!research) throw new TypeError("a research needs its context");
    research.signal.throwIfAborted();
    return research;
  };
  return new StateGraph(PlayerResearchAnnotation, graphContext)
    .addNode("find_player", async (state, config) => {
      const started = standalone?.begin(state);
      return { ...started, ...(await findPlayer({ ...state, ...started }, contextOf(config))) };
    })
    .addNode("read_status", (state, config) => readStatus(state, contextOf(config)))
    .addNode("read_news", (state, config) => readNews(state, contextOf(config)))
    .addNode("read_form", (state, config) => readForm(state, contextOf(config)))
    .addNode("read_prospects", (state, config) => readProspects(state, contextOf(config)))
    .addNode("price_roster_spot", (state, config) => priceRosterSpot(state, contextOf(config)))
    .addNode("advise", (state) => advise(state))
    .addEdge(START, "find_player")
    .addEdge("find_player", "read_status")
    .addEdge("find_player", "read_news")
    .addEdge("find_player", "read_form")
    .addEdge("find_player", "read_prospects")
    .addEdge("find_player", "price_roster_spot")
    .addEdge([...READINGS], "advise")
    .addEdge("advise", END)
    .compile();
}

export const PlayerResearchAgent = createPlayerResearchGraph();

export type ResearchQuestion = {
  question: string;
  playerName?: string | undefined;
  /** The league's day. */
  today: EasternDay;
  /** Language of the report's sentences; English when left out. */
  language?: Language | undefined;
};

/** @throws NobodyNamedSo, PlayerAmbiguous, and the source's errors when the official status cannot be read. */
export async function researchPlayer(
  { question, playerName = "", today, language = "en" }: ResearchQuestion,
  research: ResearchContext,
): Promise<PlayerResearchOutput> {
  const state = (await PlayerResearchAgent.invoke(
    { question, playerName, today, language },
    { context: { research } },
  )) as PlayerResearchState; // the channels of the graph's own schema
  return state.report;
}
