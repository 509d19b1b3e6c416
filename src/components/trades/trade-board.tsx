"use client";
/** Trades in the browser: two rosters to pick from, what the trade does to both teams, and offers found. */
import { useRef } from "react";
import type { TradeOffer, TradeRostersOutput } from "@/contract/trades/trade";
import { WithQueries } from "../api/queries";
import { Button } from "../ui/button";
import { SelectField } from "../ui/field";
import { useWords } from "../words/words";
import { RosterPicker } from "./roster-picker";
import { TradeDeal } from "./trade-deal";
import { TradeFinder } from "./trade-finder";
import { type Deal, useDeal } from "./use-deal";
import { useFinder } from "./use-finder";

type Props = {
  rosters: TradeRostersOutput;
  /** What the address asked for. */
  initial: Deal;
  nowMs: number;
};

export function TradeBoard(props: Props) {
  return (
    <WithQueries>
      <Board {...props} />
    </WithQueries>
  );
}

function Board({ rosters: { teamId, teams }, initial, nowMs }: Props) {
  const trades = useWords("trades");
  const builder = useDeal(teamId, initial);
  const others = teams.filter(({ isMine }) => !isMine);
  const finder = useFinder(teamId, others);
  const dealRef = useRef<HTMLDivElement>(null);
  const { deal } = builder;
  const mine = teams.find(({ isMine }) => isMine);
  const partner = others.find((team) => team.teamId === deal.partnerId) ?? others[0];
  if (!mine) return null;
  const showDeal = () => {
    dealRef.current?.focus();
    dealRef.current?.scrollIntoView({ block: "start" });
  };
  const load = ({ partner: { teamId: partnerId }, mine: side }: TradeOffer) => {
    builder.load({
      partnerId,
      give: side.gives.map(({ playerId }) => playerId),
      get: side.gets.map(({ playerId }) => playerId),
    });
    showDeal();
  };
  return (
    <div className="space-y-4">
      <TradeFinder finder={finder} onLoad={load} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div ref={dealRef} tabIndex={-1} className="min-w-0 scroll-mt-20 lg:order-last">
          <TradeDeal builder={builder} mine={mine} partner={partner} nowMs={nowMs} />
        </div>
        <div className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
          <RosterPicker team={mine} picked={deal.give} onToggle={(id) => builder.toggle("give", id)} />
          {partner && (
            <RosterPicker team={partner} picked={deal.get} onToggle={(id) => builder.toggle("get", id)}>
              <SelectField
                label={trades("partner")}
                value={partner.teamId}
                onChange={(event) => builder.choosePartner(Number(event.target.value))}
                className="mb-2"
              >
                {others.map((team) => (
                  <option key={team.teamId} value={team.teamId}>
                    {team.teamName}
                  </option>
                ))}
              </SelectField>
            </RosterPicker>
          )}
          {deal.give.length > 0 && deal.get.length > 0 && (
            // Above the navigation of a phone: the effect is out of sight there.
            <Button variant="primary" className="sticky bottom-20 z-10 sm:col-span-2 lg:hidden" onClick={showDeal}>
              {trades("showDeal")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
