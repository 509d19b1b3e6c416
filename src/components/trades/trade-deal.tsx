"use client";
/** The trade being built: who goes each way, and what it does to both teams. */
import { LoaderCircle, X } from "lucide-react";
import type { TradeOutput, TradePlayerLabel, TradeRostersOutput } from "@/contract/trades/trade";
import { failureText, RequestFailed } from "../api/request";
import { Button, buttonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { Failure } from "../ui/failure";
import { Notice } from "../ui/notice";
import { SourceAge } from "../ui/source-age";
import { useLanguage, useWords } from "../words/words";
import { TradeSide } from "./trade-side";
import { factsIn, verdictIn } from "./trade-words";
import type { DealBuilder } from "./use-deal";

type Team = TradeRostersOutput["teams"][number];
type Props = { builder: DealBuilder; mine: Team; partner: Team | undefined; nowMs: number };

export function TradeDeal({ builder, mine, partner, nowMs }: Props) {
  const trades = useWords("trades");
  const { deal, answer } = builder;
  const hasAny = deal.give.length + deal.get.length > 0;
  return (
    <Card title={trades("deal")} aside={answer && <SourceAge of={answer} nowMs={nowMs} />}>
      <div className="space-y-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Given team={mine} ids={deal.give} onTakeOut={(id) => builder.toggle("give", id)} />
          {partner && <Given team={partner} ids={deal.get} onTakeOut={(id) => builder.toggle("get", id)} />}
        </div>
        {hasAny && (
          <Button size="small" variant="quiet" className="-ml-2" onClick={builder.clear}>
            {trades("clear")}
          </Button>
        )}
        <Outcome builder={builder} />
      </div>
    </Card>
  );
}

function Given({ team, ids, onTakeOut }: { team: Team; ids: readonly number[]; onTakeOut(id: number): void }) {
  const trades = useWords("trades");
  const players = ids.flatMap((id): TradePlayerLabel[] => team.players.filter(({ playerId }) => playerId === id));
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-xs text-soft wrap-anywhere">{trades("youGive", { team: team.teamName })}</h3>
      {players.length === 0 && <p className="text-sm text-soft">{trades("nobodyYet")}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {players.map(({ playerId, name }) => (
          <li key={playerId}>
            <button
              type="button"
              aria-label={trades("takeOut", { name })}
              onClick={() => onTakeOut(playerId)}
              className="flex min-h-8 items-center gap-1 rounded-lg border border-accent bg-accent-wash px-2 text-sm pointer-coarse:min-h-11"
            >
              {name}
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ builder }: { builder: DealBuilder }) {
  const [trades, ui] = [useWords("trades"), useWords("ui")];
  const { deal, answer, isWorking, isPaused, error } = builder;
  const isComplete = deal.give.length > 0 && deal.get.length > 0;
  const retry = (
    <Button size="small" onClick={builder.retry}>
      {ui("retry")}
    </Button>
  );
  return (
    <>
      <Announced builder={builder} />
      {!isComplete && <p className="text-sm text-soft">{trades("pickBoth")}</p>}
      {isWorking && (
        <p aria-hidden="true" className="flex items-center gap-2 text-sm text-soft">
          <LoaderCircle className="size-4 text-accent motion-safe:animate-spin" />
          {trades("working")}
        </p>
      )}
      {isPaused && <Notice actions={retry}>{ui("connectionLost")}</Notice>}
      {error && (
        <Failure
          title={trades("failed")}
          failure={{
            code: error instanceof RequestFailed ? error.code : "request.failed",
            message: failureText(error, ui),
          }}
          ui={ui}
          actions={retry}
        />
      )}
      {answer && <Effects of={answer} />}
    </>
  );
}

function Effects({ of }: { of: TradeOutput }) {
  const trades = useWords("trades");
  const partner = of.sides.find(({ isMine }) => !isMine);
  return (
    <div className="space-y-4">
      {!of.hasVerdicts && <Notice>{trades("withoutVerdict")}</Notice>}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
        {of.sides.map((side) => (
          <TradeSide key={side.teamId} of={side} />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-sm">
        <p className="text-soft">
          {trades("neverSent")} {of.link === null && trades("demoOnly")}
        </p>
        {of.link !== null && partner && (
          <a href={of.link} target="_blank" rel="noreferrer" className={buttonVariant({ size: "small" })}>
            {trades("toEspn", { team: partner.teamName })}
          </a>
        )}
      </div>
    </div>
  );
}

/** For those who do not see the figures change. */
function Announced({ builder: { answer, isWorking } }: { builder: DealBuilder }) {
  const [trades, ui] = [useWords("trades"), useWords("ui")];
  const language = useLanguage();
  const announced = (side: TradeOutput["sides"][number]) =>
    trades("resultOf", {
      team: side.teamName,
      verdict: [...(side.verdict ? [verdictIn(trades, side.verdict)] : []), factsIn(ui, language, side)].join(", "),
    });
  const [mine, theirs] = answer?.sides ?? [];
  return (
    <p role="status" className="sr-only">
      {isWorking && trades("working")}
      {!isWorking && mine && theirs && trades("result", { mine: announced(mine), theirs: announced(theirs) })}
    </p>
  );
}
