/**
 * The table of advice, asked with what was read of one player: official status, news, prospects, and the price of his
 * place. Pure.
 */
import type { NewsOutput } from "@/contract/news/news-output";
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import { type Advice, type AdviceQuestion, adviseOn } from "@/domain/engine/player-advice";
import { INJURY_STATUSES, type InjuryStatus } from "@/domain/players/player";
import { daysBetween, parseDay } from "@/domain/season/eastern-day";
import type { Prospects, SpotPrice } from "./player-prospects.service";

export type AdviceReadings = {
  status: PlayerStatusOutput;
  news: NewsOutput | undefined;
  prospects: Pick<Prospects, "games"> | undefined;
  place: SpotPrice | null | undefined;
  /** The league's, YYYY-MM-DD. */
  today: string;
};

export type PlayerAdvice = {
  advice: Advice;
  question: AdviceQuestion;
  /** The day the official source expects him, otherwise the last day the news give. */
  expectedReturn: string | null;
};

export function adviceOf({ status, news, prospects, place, today }: AdviceReadings): PlayerAdvice {
  const expectedReturn = status.expectedReturn ?? reportedReturn(news, status.playerId);
  const question: AdviceQuestion = {
    owner: ownerOf(status.ownership),
    status: INJURY_STATUSES.find((known) => known === status.status) ?? ("UNKNOWN" satisfies InjuryStatus),
    returnsInDays: daysUntil(today, expectedReturn),
    approved: place?.change?.kind ?? null,
    // The approved move is reported separately, so it is not also a reason to keep him.
    keeps: (place?.keeps ?? []).filter((reason) => reason !== "planned"),
    place: place?.best ?? null,
    isGoneForSeason: place?.isGoneForSeason ?? false,
    isContradicted: claimsOf(news, status.playerId).some(({ contradictsOfficial }) => contradictsOfficial === true),
    playsNext: prospects?.games[0]?.probability ?? null,
    isBackSoon: prospects?.games.at(-1)?.probability ?? null,
  };
  return { advice: adviseOn(question), question, expectedReturn };
}

/** Official and reported claims about him, best standing first. Unconfirmed claims decide nothing. */
export const claimsOf = (news: NewsOutput | undefined, playerId: number) =>
  (news?.citations ?? [])
    .filter(({ standing }) => standing !== "unconfirmed")
    .flatMap(({ claims }) => claims.filter((claim) => claim.playerId === playerId));

function ownerOf(ownership: PlayerStatusOutput["ownership"]): AdviceQuestion["owner"] {
  if (ownership === "my roster") return "me";
  return ["free agent", "on waivers", "unknown"].includes(ownership) ? "nobody" : "another team";
}

const reportedReturn = (news: NewsOutput | undefined, playerId: number): string | null =>
  claimsOf(news, playerId).find(({ kind, latestDay }) => kind === "return" && latestDay !== null)?.latestDay ?? null;

function daysUntil(today: string, day: string | null): number | null {
  const [from, to] = [parseDay(today), day === null ? undefined : parseDay(day)];
  return from && to ? Math.max(0, daysBetween(from, to)) : null;
}
