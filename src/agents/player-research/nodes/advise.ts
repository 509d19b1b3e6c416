import type { PlayerResearchOutput } from "@/contract/players/player-research";
import { trendOf } from "@/domain/engine/player-advice";
import { confidenceLevel } from "@/domain/win-probability/confidence";
import { PLAYER_REPORT } from "@/language/texts/player-report";
import { adviceOf, claimsOf } from "@/services/players/player-advice";
import type { SpotPrice } from "@/services/players/player-prospects.service";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";
import { reasonsOf, summaryOf } from "../wording";

/** pure. Decides by the table of advice and puts the report together. A replay gives the same report. */
export function advise(state: PlayerResearchState): PlayerResearchUpdate {
  const { status, news, gameLog, prospects, place } = state;
  const { advice, question, expectedReturn } = adviceOf({ status, news, prospects, place, today: state.today });
  const texts = PLAYER_REPORT[state.language ?? "en"];
  const readings = [status, news, gameLog, prospects].flatMap((each) => each ?? []);
  const report: PlayerResearchOutput = {
    playerId: status.playerId,
    playerName: status.name,
    status: status.status,
    statusText: status.statusText,
    statusSince: status.statusSince,
    injuryType: claimsOf(news, status.playerId).find(({ kind }) => kind === "injury")?.text ?? null,
    expectedReturn,
    ownership: status.ownership,
    recommendation: advice.recommendation,
    because: advice.because,
    keeps: [...question.keeps],
    confidence: {
      level: confidenceLevel(advice.probability),
      probability: Math.round(advice.probability * 1_000) / 1_000,
    },
    summary: summaryOf(status, advice, expectedReturn, texts),
    reasons: reasonsOf(advice, question, place, texts),
    form: {
      games: gameLog?.gamesShown ?? 0,
      averages: gameLog?.averages ?? {},
      trend: trendOf(gameLog?.averageFantasyPoints ?? null, gameLog?.seasonAverageFantasyPoints ?? null),
    },
    returnCurve: (prospects?.games ?? []).flatMap(({ day, probability }) =>
      probability === null ? [] : [{ day, probability }],
    ),
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

function priceOf({ unit, laterUnit, best }: SpotPrice): PlayerResearchOutput["placePrice"] {
  if (!best) return null;
  const { gain, gainAfter, probabilityGain, instead, day } = best;
  return {
    unit,
    laterUnit,
    value: gain,
    valueAfter: gainAfter,
    probabilityGain,
    instead,
    ...(day !== undefined && { day }),
  };
}
