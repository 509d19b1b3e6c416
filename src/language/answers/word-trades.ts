/** Words what a trade does to each team, and trades that help both. Pure. */
import type {
  TradeOffer,
  TradeOffersOutput,
  TradeOutput,
  TradePlayerLabel,
  TradeSideOutput,
} from "@/contract/trades/trade";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName, safeName, safeText } from "./markdown";

type Side = TradeOffer["mine"];

/** The rest are on the page. */
const SHOWN_OFFERS = 3;

export function wordTrade({ sides, hasVerdicts }: TradeOutput, p: Phrases): string[] {
  const verdicts = sides.map((side) => verdictOf(side, p)).filter((each) => each !== "");
  const players = sides.flatMap(({ gives }) => gives);
  const partner = sides.find(({ isMine }) => !isMine);
  return [
    [...verdicts, ...(hasVerdicts ? [] : [p.tradeWithoutVerdict])].join(" "),
    ...list([
      ...sides.flatMap((side) => effectsOf(side, p)),
      ...unavailable(players, p),
      ...players.flatMap((player) =>
        player.playoffGames === null
          ? []
          : [p.tradePlayoffGames(safeName(player.name), p.cite(player, "playoffGames"))],
      ),
    ]),
    ...(partner ? [p.tradeIsYours(boldName(partner.teamName))] : []),
  ];
}

/** Whether the other side gains by it, which is all that can be known of its answer. */
export function wordTheirSide({ sides, hasVerdicts }: TradeOutput, p: Phrases): string[] {
  const theirs = sides.find(({ isMine }) => !isMine);
  if (!hasVerdicts || !theirs) return [];
  const { verdict } = theirs;
  const gains =
    verdict === null || verdict === "no-difference" ? null : verdict === "better" || verdict === "slightly-better";
  return [[p.theyAgree(gains), verdictOf(theirs, p)].join(" ")];
}

export function wordTradeOffers({ offers, asked, hasVerdicts, matched }: TradeOffersOutput, p: Phrases): string[] {
  if (offers.length === 0) {
    const named = (text: string | null) => (text === null ? null : safeName(text));
    return [p.noTradeOffers({ ...asked, partner: named(asked.partner), player: named(asked.player) })];
  }
  const shown = offers.slice(0, SHOWN_OFFERS);
  const [first] = shown;
  const asksOf = (players: readonly TradePlayerLabel[]) => players.some(({ name }) => name === asked.player);
  const title = p.tradeOffersTitle({
    count: matched,
    player: asked.player && boldName(asked.player),
    isMine: first !== undefined && asksOf(first.mine.gives),
    position: asked.position,
  });
  return [
    [title, ...shown.map((offer) => `- ${offerLine(offer, p)}`)].join("\n"),
    ...(hasVerdicts ? [] : [p.tradeWithoutVerdict]),
    ...list(unavailable(playersOf(shown), p)),
    [
      ...(matched > shown.length ? [p.tradeOffersLeft(matched - shown.length)] : []),
      ...(first ? [p.tradeIsYours(boldName(first.partner.teamName))] : []),
    ].join(" "),
  ];
}

const playersOf = (offers: readonly TradeOffer[]): TradePlayerLabel[] => {
  const all = offers.flatMap(({ mine }) => [...mine.gives, ...mine.gets]);
  return all.filter(({ playerId }, at) => all.findIndex((each) => each.playerId === playerId) === at);
};

function offerLine({ partner, mine, theirs }: TradeOffer, p: Phrases): string {
  return p.tradeOffer({
    partner: boldName(partner.teamName),
    gives: namesOf(mine.gives, p),
    gets: namesOf(mine.gets, p),
    mine: amountsOf(mine, p),
    theirs: amountsOf(theirs, p),
    unit: mine.winsOverSeason === null ? "points" : "wins",
    drops: mine.drops.length === 0 ? "" : namesOf(mine.drops, p),
  });
}

/** Chance to do better, and what the season brings more, in wins or points. */
const amountsOf = (side: Side, p: Phrases) => ({
  chance: side.chance === null ? null : percent(p.cite(side, "chance")),
  gain: side.winsOverSeason === null ? p.cite(side, "pointsOverSeason") : p.cite(side, "winsOverSeason"),
});

const verdictOf = (side: Side, p: Phrases): string =>
  p.tradeVerdict({
    team: side.isMine ? null : boldName(side.teamName),
    verdict: side.verdict,
    ...amountsOf(side, p),
    unit: side.winsOverSeason === null ? "points" : "wins",
  });

function effectsOf(side: TradeSideOutput, p: Phrases): string[] {
  const team = boldName(side.teamName);
  return [
    p.tradeSwap(team, namesOf(side.gives, p), namesOf(side.gets, p)),
    ...(side.pointsPerWeek === null
      ? []
      : [p.tradePoints(team, p.cite(side, "pointsPerWeek"), p.cite(side, "playoffPointsPerWeek"))]),
    ...categoriesOf(side, p),
    ...roomOf(side, p),
  ];
}

function categoriesOf({ teamName, categories }: TradeSideOutput, p: Phrases): string[] {
  const moved = categories.filter(({ before, after }) => before !== after);
  const rises = (isBetter: boolean) =>
    moved
      .filter(({ before, after, isLowerBetter }) => (isLowerBetter ? after < before : after > before) === isBetter)
      .map(({ category }) => safeName(category));
  return moved.length === 0 ? [] : [p.tradeCategories(boldName(teamName), p.list(rises(true)), p.list(rises(false)))];
}

const roomOf = ({ teamName, drops, fullPosition, spotsStreamed }: Side, p: Phrases): string[] => [
  ...(drops.length === 0
    ? []
    : [p.tradeDrops(boldName(teamName), namesOf(drops, p), drops.length, full(fullPosition))]),
  ...(spotsStreamed === 0 ? [] : [p.tradeStreams(boldName(teamName), spotsStreamed)]),
];

const full = (position: Side["fullPosition"]) => position && { ...position, position: safeName(position.position) };

/** Nobody's status of today decides a trade; it is told, with his return. */
const unavailable = (players: readonly TradePlayerLabel[], p: Phrases): string[] =>
  players
    .filter(({ status }) => CANNOT_PLAY.has(status))
    .map((player) => {
      const back = player.expectedReturn === null ? "" : ` (${p.expectedBack(p.day(player.expectedReturn))})`;
      return `${safeName(player.name)}: ${p.status(player)}${back}`;
    });

const namesOf = (players: readonly TradePlayerLabel[], p: Phrases): string =>
  p.list(players.map(({ name }) => boldName(name)));

/** A refusal's own sentence, which may quote names. */
export const wordTradeRefusal = (message: string): string => safeText(message, 400);
