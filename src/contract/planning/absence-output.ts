/** What it does to the matchup if some players miss games. */
import { z } from "zod";
import { playerLabel, provenance } from "../tool-outputs";

const finals = z.object({ me: z.number(), opponent: z.number() });

export const absenceOutput = provenance.extend({
  teamName: z.string(),
  /** `null` on a bye and in leagues without matchups. */
  opponentName: z.string().nullable(),
  /** Days whose games are missed. */
  from: z.string(),
  to: z.string(),
  /** The whole of my roster was asked about. */
  isEverybody: z.boolean(),
  players: z.array(
    playerLabel.extend({
      side: z.enum(["mine", "opponent", "neither"]),
      /** Games missed of those that have not begun. */
      gamesMissed: z.number().int(),
      /** Fantasy points he is expected to score in them, the chance to play included; `null` in category leagues and without stats. */
      expectedPoints: z.number().nullable(),
    }),
  ),
  /** My chance to win, 0 to 1, a tie counted half; `null` without a forecast. */
  winProbability: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** Points that each side is expected to end with; `null` in category leagues and without a forecast. */
  expectedFinal: z.object({ before: finals, after: finals }).nullable(),
  /** My chance to win each category, 0 to 1, a tie counted half; empty in points leagues and without a forecast. */
  categories: z.array(z.object({ category: z.string(), chanceBefore: z.number(), chanceAfter: z.number() })),
});
export type AbsenceOutput = z.infer<typeof absenceOutput>;
