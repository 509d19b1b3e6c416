/** One player's official status, and for one's own player what to do with him: hold, IR, stream, drop, or wait. */
import type { NotFoundOutput, PlayerStatusOutput } from "@/contract/tool-outputs";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import type { NewsAnswers } from "../news/news-answer.service";
import type { ServiceDeps } from "../ports";
import { orUndefinedOnFailure } from "../unless-failed";
import { adviceOf } from "./player-advice";
import type { PlayerProspects } from "./player-prospects.service";
import type { PlayerStatusService } from "./player-status.service";

export type PlayerReports = {
  /**
   * Without advice where it cannot be given: another's player, no days left, or a source that fails. @throws as the
   * status does
   */
  byName(
    scope: TeamScope,
    name: string,
    signal?: AbortSignal,
  ): Promise<{ output: PlayerStatusOutput | NotFoundOutput; isCached: boolean }>;
};

const MAX_CITATIONS = 4;
/** Maximum number of days listed with a chance to play; later ones are guesses. */
const MAX_DAYS = 6;

export function createPlayerReports(
  deps: Pick<ServiceDeps, "sourceOf">,
  services: {
    playerStatus: PlayerStatusService;
    prospects: PlayerProspects;
    news: Pick<NewsAnswers, "answer">;
  },
): PlayerReports {
  const { playerStatus, prospects, news } = services;
  return {
    async byName(scope, name, signal) {
      const read = await playerStatus.searchPlayerStatusSnapshots(scope, name, signal);
      const status = read.output;
      if (!status.found || status.ownership !== "my roster") return read;
      const [ahead, place, reported] = await Promise.all([
        orUndefinedOnFailure(prospects.ahead(scope, status.playerId, signal)),
        orUndefinedOnFailure(prospects.slotOf(scope, status.playerId, signal)),
        orUndefinedOnFailure(news.answer(scope, { playerKey: status.playerId, limit: MAX_CITATIONS }, signal)),
      ]);
      if (!place) return read;
      const today = dayEt(deps.sourceOf(scope).leagueClock.now());
      const { advice, question } = adviceOf({ status, news: reported, prospects: ahead, place, today });
      const { best } = place;
      return {
        ...read,
        output: {
          ...status,
          advice: {
            recommendation: advice.recommendation,
            because: advice.because,
            keeps: [...question.keeps],
            chances: (ahead?.games ?? [])
              .slice(0, MAX_DAYS)
              .flatMap(({ day, probability }) => (probability === null ? [] : [{ day, chanceToPlay: probability }])),
            instead: best && {
              drop: { name: status.name },
              add: best.instead === null ? null : { name: best.instead },
              unit: place.unit,
              gain: best.gain,
              gainAfter: best.gainAfter,
              laterUnit: place.laterUnit,
              probabilityGain: best.probabilityGain,
              ...(best.day !== undefined && { day: best.day }),
            },
          },
        },
      };
    },
  };
}
