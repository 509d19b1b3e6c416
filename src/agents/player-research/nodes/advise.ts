import type { NewsOutput } from "@/contract/news-output";
import type { PlayerResearchOutput } from "@/contract/player-research";
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import { daysBetween, parseDay } from "@/domain/eastern-day";
import { INJURY_STATUSES, type InjuryStatus } from "@/domain/player";
import { type AdviceQuestion, adviseOn, trendOf } from "@/domain/player-advice";
import type { PlacePrice } from "@/services/player-prospects.service";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";
import { reasonsOf, summaryOf } from "../wording";

/** pure. Decides by the table of advice and puts the report together. A replay gives the same report. */
export function advise(state: PlayerResearchState): PlayerResearchUpdate {
  const { status, news, gameLog, prospects, place } = state;
  const expectedReturn = status.expectedReturn ?? reportedReturn(news, status.playerId);
  const question: AdviceQuestion = {
    owner: ownerOf(status.ownership),
    status: INJURY_STATUSES.find((known) => known === status.status) ?? ("UNKNOWN" satisfies InjuryStatus),
    returnsInDays: daysUntil(state.today, expectedReturn),
    keeps: place?.keeps ?? [],
    place: place?.best ?? null,
    isContradicted: claimsOf(news, status.playerId).some(({ contradictsOfficial }) => contradictsOfficial === true),
    playsNext: prospects?.games[0]?.probability ?? null,
    isBackSoon: prospects?.games.at(-1)?.probability ?? null,
  };
  const advice = adviseOn(question);
  const readings = [status, news, gameLog, prospects].flatMap((each) => each ?? []);
  const isOld = readings.some(({ stale }) => stale) || state.notes.length > 0;
  const report: PlayerResearchOutput = {
    playerId: status.playerId,
    playerName: status.name,
    ...{ status: status.status, statusText: status.statusText, statusSince: status.statusSince },
    injuryType: claimsOf(news, status.playerId).find(({ kind }) => kind === "injury")?.text ?? null,
    expectedReturn,
    ownership: status.ownership,
    recommendation: advice.recommendation,
    confidence: {
      level: levelOf(advice.probability, isOld),
      probability: Math.round(advice.probability * 1_000) / 1_000,
    },
    summary: summaryOf(status, advice, expectedReturn),
    reasons: reasonsOf(advice, question, place),
    form: {
      games: gameLog?.gamesShown ?? 0,
      averages: gameLog?.averages ?? {},
      trend: trendOf(gameLog?.averageFantasyPoints ?? null, gameLog?.seasonAverageFantasyPoints ?? null),
    },
    returnCurve: (prospects?.games ?? []).map(({ day, probability }) => ({ day, probability })),
    placePrice: place ? priceOf(place) : null,
    sources: (news?.citations ?? []).map(({ title, snippet, url, publishedAt, trust }) => ({
      title: title ?? snippet,
      url,
      publishedAt,
      trust,
    })),
    warnings: state.notes,
    source: status.source,
    fetchedAt: status.fetchedAt,
    stale: readings.some(({ stale }) => stale),
  };
  return { report };
}

function priceOf({ unit, best }: PlacePrice): PlayerResearchOutput["placePrice"] {
  if (!best) return null;
  const { gain, gainAfter, probabilityGain, instead } = best;
  return { unit, value: gain, valueAfter: gainAfter, probabilityGain, instead };
}

function ownerOf(ownership: PlayerStatusOutput["ownership"]): AdviceQuestion["owner"] {
  if (ownership === "my roster") return "me";
  return ["free agent", "on waivers", "unknown"].includes(ownership) ? "nobody" : "another team";
}

/** What official or reported texts say of him, best standing first as the news come. What nobody confirms decides nothing. */
const claimsOf = (news: NewsOutput | undefined, playerId: number) =>
  (news?.citations ?? [])
    .filter(({ standing }) => standing !== "unconfirmed")
    .flatMap(({ claims }) => claims.filter((claim) => claim.playerId === playerId));

const reportedReturn = (news: NewsOutput | undefined, playerId: number): string | null =>
  claimsOf(news, playerId).find(({ kind, latestDay }) => kind === "return" && latestDay !== null)?.latestDay ?? null;

function daysUntil(today: string, day: string | null): number | null {
  const [from, to] = [parseDay(today), day === null ? undefined : parseDay(day)];
  return from && to ? Math.max(0, daysBetween(from, to)) : null;
}

const HIGH_FROM = 0.8;
const MEDIUM_FROM = 0.65;

/** One step lower while something is old or could not be read. */
function levelOf(probability: number, isOld: boolean): "low" | "medium" | "high" {
  if (probability >= HIGH_FROM) return isOld ? "medium" : "high";
  return probability >= MEDIUM_FROM && !isOld ? "medium" : "low";
}
