/** English: what is said without a look-up. No text holds a number or a name. */
import type { FixedPhrases } from "../phrases";

export const FIXED_EN: FixedPhrases = {
  help: [
    "I help you manage your fantasy team. Ask me about:",
    "",
    "- your roster or your opponent's: who starts, who plays on a day, who is hurt, who is in form",
    "- your matchup: score, lead, categories, games and adds left, the chance to win",
    "- moves: a plan for the week, whom to add or drop, what a swap would gain",
    "- lineups: who starts and who sits on a day, or all week",
    "- free agents: by position, category or games left",
    "- a player: status, news, form, schedule, whether to start, hold or drop, or two compared",
    "- the league's rules and standings, and news on a topic",
    "- fantasy points of a stat line, in your league's scoring or in weights you give",
    "",
    "I only read and advise; nothing is ever changed on your team.",
  ].join("\n"),
  thanks: "You are welcome. Ask away when you need anything else before lock.",
  decline: "I can only help with fantasy basketball: your roster, your matchup, players, free agents and scoring.",
  unsupported: {
    trade:
      "I cannot put a value on a trade: compare form and health, and trade for what your team lacks over the rest of the season.",
    unclear:
      "I cannot tell what to look up. Name a player, or ask about your roster, your matchup, a lineup or free agents.",
  },
  terms: {
    dtd: "DTD (day to day) means that a player is doubtful from game to game and is judged anew before each one; it is not a ruling out.",
    ir: "IR is a roster slot for injured players. It does not score, and it frees a place while the player is out.",
    waivers:
      "Waivers: a dropped player is held for a while before he can be added freely. Claims run by priority or by bids.",
    faab: "FAAB is a season budget for blind bids on waiver players: the highest bid gets the player and is paid from the budget.",
    streaming:
      "Streaming means adding players for a few games and dropping them again, to get more games into the matchup.",
    punting: "Punting means giving up one category on purpose, to be stronger in the others.",
    roto: "Roto: teams are ranked in every category over the season, and the ranks are added up; there are no weekly opponents.",
    categories:
      "Categories: the teams are compared stat by stat. Either every category counts as a win or a loss, or the team with most of them wins the matchup.",
    points: "Points: every stat is worth points, and the team with the higher total wins.",
    lock: "Lock: once his game has started, a player's slot cannot be changed any more that day.",
    bye: "Bye: a matchup without an opponent.",
    trading:
      "Trading: give what you have too much of for what you lack, and look at the rest of the season, not at the last week.",
    "back-to-back":
      "A back-to-back is a game on each of a pair of evenings running. Stars often rest for either, so look at the status before lock.",
    stashing:
      "Stashing means keeping an injured or young player for later; it costs a place, unless an IR slot is free.",
  },
  basics:
    "In general: use all your games and adds, fill every slot each day, keep stars through short injuries, and look at statuses before lock. Ask about your own team, and I look it up.",
  cannotLookUp: "I cannot look anything up in this step, so I cannot answer that.",
};
