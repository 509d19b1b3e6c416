"use client";
/** Hold, drop, stream or wait: what the engine says of one player, how sure it is and why. */
import { laterUnitOf } from "@/contract/planning/later-unit";
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import type { PhrasesOf } from "@/language/texts/ui/messages";
import { percentIn, signedIn } from "@/language/texts/ui/phrases";
import { failureText, RequestFailed } from "../api/request";
import { laterIn } from "../cards/later-words";
import { shortDayIn } from "../time/day-and-age";
import { Badge, type Tone } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Failure } from "../ui/failure";
import { Loading, Skeleton } from "../ui/skeleton";
import { useLanguage, useWords } from "../words/words";
import { ReturnCurve } from "./return-curve";
import { useAdvice } from "./use-advice";

type Because = PlayerResearchOutput["because"];
type Recommendation = PlayerResearchOutput["recommendation"];

const WHY = {
  "advice.free-ir-slot": "whyIr",
  "advice.must-keep": "whyKeep",
  "advice.spot-worth-more": "whyForGood",
  "advice.spot-worth-more-now": "whyThisMatchup",
  "advice.nobody-better": "whyNobody",
  "advice.back-by-tomorrow": "whyTomorrow",
  "advice.in-doubt": "whyDoubt",
  "advice.status-unknown": "whyUnknown",
  "advice.reports-contradict": "whyContradicted",
  "advice.plays": "whyPlays",
  "advice.would-help": "whyHelps",
  "advice.would-not-help": "whyNoHelp",
  "advice.out-not-mine": "whyOut",
  "advice.drop-approved": "whyDropApproved",
  "advice.add-approved": "whyAddApproved",
  "advice.dropped-by-plan": "whyDroppedByPlan",
} as const satisfies Record<Because, keyof PhrasesOf<"player">>;

const TONES: Readonly<Record<Recommendation, Tone>> = {
  HOLD: "good",
  ACTIVE: "good",
  IR: "note",
  MONITOR: "note",
  STREAM: "accent",
  DROP: "bad",
};

type Props = {
  playerId: number;
  teamId: number;
  /** `true` when the advice will have a return curve; its space is reserved. */
  hasCurve: boolean;
  given: PlayerResearchOutput | null;
};

export function Advice({ playerId, teamId, hasCurve, given }: Props) {
  const [player, ui] = [useWords("player"), useWords("ui")];
  const { data: advice, error, isFetching, refetch } = useAdvice(playerId, teamId, given);
  const failed = error !== null && !isFetching;
  return (
    <Card title={player("advice")} className={hasCurve ? "min-h-86" : "min-h-56"}>
      {advice && <AdviceText advice={advice} />}
      {!advice && !failed && (
        <Loading note={player("adviceLoading")}>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {!advice && failed && (
        <Failure
          title={player("adviceFailed")}
          failure={{
            code: error instanceof RequestFailed ? error.code : "request.failed",
            message: failureText(error, ui),
          }}
          ui={ui}
          actions={
            <Button size="small" onClick={() => refetch()}>
              {ui("retry")}
            </Button>
          }
        />
      )}
    </Card>
  );
}

function AdviceText({ advice }: { advice: PlayerResearchOutput }) {
  const [player, time] = [useWords("player"), useWords("time")];
  const language = useLanguage();
  const { recommendation, confidence, because, keeps, injuryType, expectedReturn, status, returnCurve } = advice;
  return (
    <div className="space-y-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[recommendation]} className="px-2.5 py-1 text-base! font-semibold">
          {player(`do_${recommendation}`)}
        </Badge>
        {/* The user's own decision is not weighed. */}
        {because !== "advice.drop-approved" && because !== "advice.add-approved" && (
          <span className="text-xs text-soft">
            {player(`level_${confidence.level}`)} ·{" "}
            {player("levelNote", { share: percentIn(language, confidence.probability) })}
          </span>
        )}
      </p>
      <ul className="space-y-1">
        <li>{player(WHY[because])}</li>
        {keeps.map((keep) => (
          <li key={keep}>{player(`keep_${keep}`)}</li>
        ))}
        {injuryType !== null && <li>{player("injury", { injury: injuryType })}</li>}
        {expectedReturn !== null && <li>{player("returns", { day: shortDayIn(time, expectedReturn) })}</li>}
      </ul>
      <Price advice={advice} />
      {status !== "ACTIVE" && returnCurve.length > 0 && <ReturnCurve curve={returnCurve} />}
      {advice.warnings.map(({ code, message }) => (
        <p key={code} lang="en" className="text-xs text-note-ink">
          {message}
        </p>
      ))}
    </div>
  );
}

/** Value of his roster spot with another player, or the value he would add. */
function Price({ advice: { placePrice, ownership } }: { advice: PlayerResearchOutput }) {
  const [player, time, ui] = [useWords("player"), useWords("time"), useWords("ui")];
  const language = useLanguage();
  if (placePrice === null) return null;
  const { instead, value, valueAfter, unit, day } = placePrice;
  const digits = unit === "points" ? 1 : 3;
  const isMine = ownership === "my roster";
  const name =
    instead === null
      ? player(isMine ? "priceMineAlone" : "priceFreeOpen")
      : player(isMine ? "priceMine" : "priceFree", { name: instead });
  return (
    <dl className="rounded-lg bg-raised px-3 py-2">
      <dt className="text-xs text-soft">
        {name}
        {day !== undefined && `, ${shortDayIn(time, day)}`}
      </dt>
      <dd className="flex flex-wrap gap-x-4 tabular-nums">
        <span>
          <span className="font-semibold">{signedIn(language, value, digits)}</span>{" "}
          <span className="text-xs text-soft">{player("priceNow")}</span>
        </span>
        {valueAfter !== null && (
          <span>
            <span className="font-semibold">{laterIn(ui, language, valueAfter, laterUnitOf(placePrice))}</span>{" "}
            <span className="text-xs text-soft">{player("priceAfter")}</span>
          </span>
        )}
      </dd>
    </dl>
  );
}
