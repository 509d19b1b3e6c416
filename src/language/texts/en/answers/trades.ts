/** English. `src/language/texts/answers/trades.ts` says what each phrase may hold. */
import type { TradeVerdictWord } from "@/contract/trades/trade-words";
import type { TradePhrases } from "@/language/texts/answers/trades";
import { laterUnitName } from "@/language/texts/later-amount";

const VERDICTS: Readonly<Record<TradeVerdictWord, string>> = {
  better: "Better",
  "slightly-better": "Slightly better",
  "no-difference": "No clear difference",
  "slightly-worse": "Slightly worse",
  worse: "Worse",
};
const signed = (value: number): string => `${value > 0 ? "+" : ""}${value}`;
const many = (amount: number, one: string): string => `${amount} ${amount === 1 ? one : `${one}s`}`;

export const TRADES_EN: TradePhrases = {
  tradeVerdict({ team, verdict, chance, gain, unit }) {
    const facts = [
      ...(chance === null ? [] : [`${chance} chance to do better`]),
      ...(gain === null ? [] : [`${signed(gain)} ${laterUnitName("en", unit)} over the rest of the season`]),
    ].join(", ");
    const side = team === null ? "you" : team;
    if (verdict === null) return facts === "" ? "" : `For ${side}: ${facts}.`;
    return `${VERDICTS[verdict]} for ${side}: ${facts}.`;
  },
  tradeWithoutVerdict:
    "No verdict: trades were tested on played seasons in points leagues only, so these are effects and not advice.",
  theyAgree: (gains) =>
    gains === null
      ? "It makes no clear difference to them, so it's up to the other owner."
      : gains
        ? "They gain by it too, so they have a reason to say yes."
        : "They lose by it, so expect a no unless they need what you give.",
  tradeSwap: (team, gives, gets) => `${team} gives ${gives} and gets ${gets}.`,
  tradePoints: (team, perWeek, playoffs) =>
    `${team}: ${signed(perWeek)} fantasy points a week${playoffs === null ? "" : `, ${signed(playoffs)} fantasy points a week in the playoffs`}.`,
  tradeCategories: (team, better, worse) =>
    `${team}, an average week: ${[...(better === "" ? [] : [`better in ${better}`]), ...(worse === "" ? [] : [`worse in ${worse}`])].join("; ")}.`,
  tradeDrops: (team, names, count, full) =>
    full === null
      ? `${team} must drop ${names}: the roster has no room for ${count === 1 ? "one more" : "them"}.`
      : `${team} must drop ${names}: your league allows ${many(full.most, "player")} at ${full.position}, those on IR counted.`,
  tradeStreams: (team, spots) => `${team} empties ${many(spots, "roster spot")}: counted as streamed with free agents.`,
  tradePlayoffGames: (name, games) => `${name}: ${many(games, "NBA game")} in your league's playoffs.`,
  tradeIsYours: (team) =>
    `FanVise never sends a trade: offer it on ESPN, from the page of ${team}. The Trades page has the link.`,
  tradeOffersTitle({ count, player, isMine, position }) {
    const best = count === 1 ? "one fair trade helps" : "these fair trades help";
    if (player !== null && isMine) return `Trade ${player} only for a return like this: ${best} both teams.`;
    if (player !== null) return `To get ${player}, ${best} both teams.`;
    const title = position === null ? best : `for a ${position}, ${best}`;
    return `${title.charAt(0).toUpperCase()}${title.slice(1)} both teams${count === 1 ? "." : ", the best for you first."}`;
  },
  tradeOffer({ partner, gives, gets, mine, theirs, unit, drops }) {
    const amount = ({ chance, gain }: typeof mine, words: string) =>
      [
        ...(gain === null ? [] : [`${signed(gain)} ${laterUnitName("en", unit)}`]),
        ...(chance === null ? [] : [`${chance} ${words}`]),
      ].join(", ");
    const [you, they] = [amount(mine, "chance to do better"), amount({ ...theirs, chance: null }, "")];
    return [
      `${partner}: your ${gives} for ${gets}.`,
      ...(you === "" ? [] : [`You: ${you}${they === "" ? "." : `; ${partner}: ${they}.`}`]),
      ...(drops === "" ? [] : [`You'd have to drop ${drops}.`]),
    ].join(" ");
  },
  tradeOffersLeft: (count) => `${many(count, "more trade")} on the Trades page.`,
  noTradeOffers({ partner, position, player }) {
    const about = [
      ...(player === null ? [] : [`around ${player}`]),
      ...(position === null ? [] : [`for a ${position}`]),
      ...(partner === null ? [] : [`with ${partner}`]),
    ].join(" ");
    return `No fair trade${about === "" ? "" : ` ${about}`} helps both teams, up to two players for one. Stand pat, or try one of your own on the Trades page.`;
  },
};
