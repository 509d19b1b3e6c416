/** Fits the chance to play on one season's mornings. */
import type { BoxSeason } from "@/backtest/box-season";
import { playQuestions } from "@/backtest/presence-backtest";
import { participationTerms } from "@/domain/availability/participation";
import { logistic, rounded } from "./ridge";

export function fitParticipation(season: BoxSeason): { coefficients: number[] } {
  const samples = playQuestions(season).map(({ input, played }) => ({
    row: participationTerms(input),
    target: Number(played),
  }));
  return { coefficients: logistic(samples, 10).map(rounded) };
}
