/**
 * Checks the news about players a plan would touch.
 *
 * The official status comes from the engine's own reading. A report of an NBA team, of the league or of a newsroom can
 * keep a player from being added; an unconfirmed one is only quoted. The text of a report goes nowhere but into a cut
 * quotation.
 */
import type { Language } from "@/contract/conversation/intent";
import type { Claim, ClaimedStatus, StatusClaim } from "@/domain/news/claims";
import { contradictsOfficial, type NewsReliability, STATUS_CLAIM_DAYS, standingOf } from "@/domain/news/standing";
import { INJURY_STATUSES, type InjuryStatus } from "@/domain/players/player";
import { dayEt } from "@/domain/season/eastern-day";
import { OPTIMIZER } from "@/language/texts/optimizer";
import { AppError, failureCode } from "@/lib/errors";
import type { NewsCitation } from "@/services/news/news.service";
import type { OptimizerRuntime } from "./runtime";
import type { StatusReading } from "./state";
import { quoted } from "./wording";

export type CheckedPlayer = {
  readonly playerId: number;
  readonly name: string;
  readonly status: string;
  readonly statusText: string;
};

const DAY_MS = 86_400_000;
const CITATIONS_PER_PLAYER = 5;
const MAX_CITATIONS = 50;
const MAX_NOTES = 2;

/** Statuses with which a player is not added: his value after his return is not this matchup's. */
const RULED_OUT: ReadonlySet<string> = new Set<InjuryStatus>(["OUT", "DOUBTFUL", "SUSPENSION", "INJURY_RESERVE"]);
const REPORTED_OUT: ReadonlySet<ClaimedStatus> = new Set(["out", "season-ending"]);

/** One search for all of them; a news source that is down costs the check, and the run says so. */
export async function readNewsOf(
  players: readonly CheckedPlayer[],
  runtime: OptimizerRuntime,
  language: Language,
): Promise<Readonly<Record<string, StatusReading>>> {
  const nowMs = runtime.leagueClock.now();
  const citations = players.length === 0 ? [] : await latestReports(players, runtime, nowMs, language);
  return Object.fromEntries(players.map((player) => [player.playerId, readingOf(player, citations, nowMs, language)]));
}

async function latestReports(
  players: readonly CheckedPlayer[],
  { news, scope, signal, warn }: OptimizerRuntime,
  nowMs: number,
  language: Language,
): Promise<readonly NewsCitation[]> {
  if (!news) return [];
  try {
    const found = await news.searchNews(
      scope.universe,
      {
        query: "injury status",
        playerKeys: players.map(({ playerId }) => playerId),
        from: new Date(nowMs - STATUS_CLAIM_DAYS * DAY_MS).toISOString(),
        asOf: new Date(nowMs).toISOString(),
        limit: Math.min(MAX_CITATIONS, CITATIONS_PER_PLAYER * players.length),
      },
      signal,
    );
    return found.citations;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    warn(failureCode(error), OPTIMIZER[language].newsUnchecked(error.messageIn(language)));
    return [];
  }
}

type ReportedClaim = { claim: StatusClaim; citation: NewsCitation; standing: NewsReliability };

function readingOf(
  player: CheckedPlayer,
  citations: readonly NewsCitation[],
  nowMs: number,
  language: Language,
): StatusReading {
  const texts = OPTIMIZER[language];
  const statement = citations
    .flatMap((citation) =>
      citation.claims.filter(isStatusOf(player.playerId)).map(
        (claim): ReportedClaim => ({
          claim,
          citation,
          standing: standingOf([citation, ...citation.alsoReportedBy]),
        }),
      ),
    )
    .sort((a, b) => Date.parse(b.citation.publishedAt) - Date.parse(a.citation.publishedAt));
  // What a newsroom said last counts: a player who was out on Monday may have returned on Tuesday.
  const believed = statement.find(({ standing }) => standing !== "unconfirmed");
  const ruledOut = RULED_OUT.has(player.status)
    ? texts.listedAs(player)
    : believed && REPORTED_OUT.has(believed.claim.status)
      ? quote(believed, language)
      : null;
  const official = { status: statusWord(player.status), since: null };
  const against = statement.filter(({ claim, citation: { publishedAt } }) =>
    contradictsOfficial({ claim, publishedAt }, official, nowMs),
  );
  return {
    playerId: player.playerId,
    name: player.name,
    status: player.status,
    ruledOut,
    notes: [...new Set(against.map((each) => quote(each, language)))].slice(0, MAX_NOTES),
  };
}

const isStatusOf =
  (playerId: number) =>
  (claim: Claim): claim is StatusClaim =>
    claim.kind === "status" && claim.playerKey === playerId;

const quote = ({ claim, citation, standing }: ReportedClaim, language: Language): string =>
  quoted(language, {
    standing,
    source: citation.source,
    day: dayEt(Date.parse(citation.publishedAt)),
    sentence: claim.sentence,
  });

const STATUS_WORDS = new Map<string, InjuryStatus>(INJURY_STATUSES.map((status) => [status, status]));
const statusWord = (word: string): InjuryStatus => STATUS_WORDS.get(word) ?? "UNKNOWN";
