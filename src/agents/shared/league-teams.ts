/** The league's teams, where a conversation may name one of them. */
import { type BaseMessage, HumanMessage } from "@langchain/core/messages";
import type { NamedTeam } from "@/language/questions/understanding/names/team-names";
import { mayNameATeam } from "@/language/questions/understanding/understanding";
import type { TurnContext } from "./types";

/** The names only help to understand: a league that does not answer in time leaves the question as it stands. */
const DEADLINE_MS = 1_500;

/** @returns none when no question holds an unknown word, or when the league cannot be read. */
export async function teamsNamedIn(
  messages: readonly BaseMessage[],
  { scope, services, signal }: Pick<TurnContext, "scope" | "services" | "signal">,
): Promise<readonly NamedTeam[]> {
  if (!messages.some((message) => HumanMessage.isInstance(message) && mayNameATeam(message.text))) return [];
  try {
    return await services.rosterPages.teams(scope, AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]));
  } catch {
    return [];
  }
}
