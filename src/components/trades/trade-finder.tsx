"use client";
/** Trades that help both teams, one a partner, with a line that says how far the search is. */
import { LoaderCircle } from "lucide-react";
import type { TradeOffer } from "@/contract/trades/trade";
import { failureText, RequestFailed } from "../api/request";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Failure } from "../ui/failure";
import { useLanguage, useWords } from "../words/words";
import { dropsIn, factsIn, namesIn, VERDICT_TONES, verdictIn } from "./trade-words";
import type { Finder } from "./use-finder";

type Props = { finder: Finder; onLoad(offer: TradeOffer): void };

export function TradeFinder({ finder, onLoad }: Props) {
  const [trades, ui] = [useWords("trades"), useWords("ui")];
  const { search, find, stop } = finder;
  const isRunning = search.state === "running";
  return (
    <Card title={trades("find")} aside={trades("findText")}>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={isRunning ? stop : find}>
            {isRunning ? trades("findStop") : trades(search.state === "idle" ? "find" : "findAgain")}
          </Button>
          <Progress finder={finder} />
        </div>
        {search.state === "failed" && (
          <Failure
            title={trades("findFailed")}
            failure={{
              code: search.error instanceof RequestFailed ? search.error.code : "request.failed",
              message: failureText(search.error, ui),
            }}
            ui={ui}
          />
        )}
        {search.offers.length > 0 && (
          <ul aria-label={trades("offers")} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {search.offers.map((offer) => (
              <li key={offer.partner.teamId}>
                <Offer of={offer} onLoad={() => onLoad(offer)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Progress({ finder: { search, total } }: { finder: Finder }) {
  const trades = useWords("trades");
  const { state, current, done, offers } = search;
  const found = offers.length === 0 ? trades("noneFound") : trades("searched", { count: offers.length });
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-soft tabular-nums">
      {current && (
        <>
          <LoaderCircle aria-hidden="true" className="size-4 shrink-0 text-accent motion-safe:animate-spin" />
          {trades("searching", { team: current.teamName, done: done + 1, total })}
        </>
      )}
      {state === "done" && found}
      {state === "stopped" && trades("stopped", { text: trades("searched", { count: offers.length }) })}
    </p>
  );
}

function Offer({ of: { partner, mine, theirs }, onLoad }: { of: TradeOffer; onLoad(): void }) {
  const trades = useWords("trades");
  return (
    <article className="flex h-full flex-col gap-2 rounded-lg border border-line p-3 text-sm">
      <h3 className="font-semibold wrap-anywhere">{partner.teamName}</h3>
      <p>{trades("give", { names: namesIn(mine.gives) })}</p>
      <p>{trades("get", { names: namesIn(mine.gets) })}</p>
      <div className="space-y-1 text-xs text-soft tabular-nums">
        <SideLine name={trades("forYou")} of={mine} />
        <SideLine name={partner.teamName} of={theirs} />
      </div>
      <Button
        size="small"
        className="mt-auto self-start"
        aria-label={trades("load", { team: partner.teamName })}
        onClick={onLoad}
      >
        {trades("loadShort")}
      </Button>
    </article>
  );
}

function SideLine({ name, of }: { name: string; of: TradeOffer["mine"] }) {
  const [trades, ui] = [useWords("trades"), useWords("ui")];
  const language = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="wrap-anywhere">{name}</span>
      {of.verdict && <Badge tone={VERDICT_TONES[of.verdict]}>{verdictIn(trades, of.verdict)}</Badge>}
      <span>{factsIn(ui, language, of)}</span>
      {of.drops.length > 0 && <span>{dropsIn(trades, of)}</span>}
    </p>
  );
}
