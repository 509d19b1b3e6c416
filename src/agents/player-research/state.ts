/**
 * Channels of the player research. One question, one answer: nothing is stored, and all of it survives JSON.
 *
 * The reading nodes run side by side and each writes its own channel; `notes` is appended to by any of them.
 */
import { ReducedValue, StateSchema, UntrackedValue } from "@langchain/langgraph";
import { z } from "zod";
import type { Warning } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import type { NewsOutput } from "@/contract/news/news-output";
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import type { GameLogOutput, PlayerStatusOutput } from "@/contract/tool-outputs";
import type { Prospects, SpotPrice } from "@/services/players/player-prospects.service";

const replaced = <T>() => new UntrackedValue<T>();

export const PlayerResearchAnnotation = new StateSchema({
  /** The input: a question, and a name where the client gives one. */
  question: replaced<string>(),
  playerName: replaced<string>(),
  /** The league's day. */
  today: replaced<string>(),
  /** Language of the report's sentences; English when left out. */
  language: replaced<Language | undefined>(),
  /** Written by find_player. */
  playerId: replaced<number>(),
  /** Written by read_status. The one reading without which there is no answer. */
  status: replaced<PlayerStatusOutput>(),
  /** Each written by its own node, and left out when its source failed. */
  news: replaced<NewsOutput | undefined>(),
  gameLog: replaced<GameLogOutput | undefined>(),
  prospects: replaced<Prospects | undefined>(),
  place: replaced<SpotPrice | undefined>(),
  /** Warnings about data that could not be read. Appended. */
  notes: new ReducedValue(z.array(z.custom<Warning>()).default([]), {
    reducer: (all: Warning[], more: Warning[]) => [...all, ...more],
  }),
  /** Written by advise. */
  report: replaced<PlayerResearchOutput>(),
});

export type PlayerResearchState = typeof PlayerResearchAnnotation.State;
export type PlayerResearchUpdate = typeof PlayerResearchAnnotation.Update;
