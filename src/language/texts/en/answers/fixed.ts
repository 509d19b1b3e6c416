/** English texts that need no tool. No text contains a number or a name. */
import type { FixedPhrases } from "@/language/texts/answers/phrases";

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
    trade: "Name the players of both sides and I will say what the trade does to each team, or ask me to find one.",
    unclear:
      "I cannot tell what to look up. Name a player, or ask about your roster, your matchup, a lineup or free agents.",
    others:
      "I cannot tell that: what others ask me, and what I answer them, is theirs alone. I can show your opponent's roster and how the matchup stands.",
    plays:
      "I cannot tell single plays, quarters or halves: I have a player's whole games only. Ask how his last games went, and I look them up.",
    platform:
      "I cannot look at a team of another provider: I read only the ESPN league that is connected here. Ask about that one.",
    "unkept-stat":
      "I cannot tell that statistic: the game logs hold points, rebounds, assists, steals, blocks, threes, turnovers, minutes and shooting only. Ask about one of those.",
    "no-line":
      "Which stat line? Give me its numbers, as so many points, rebounds and assists, and I add them up in your league's scoring or in weights that you give.",
    "own-acts":
      "I changed nothing: I only read and propose, and nothing is done without your approval on a card. The list of what you approved is in the settings.",
    alerts:
      "I cannot send you messages or reminders: I answer when you ask. Ask again before tip-off, and I read his status anew.",
    accounts:
      "No: I have nobody's passwords and enter no account. I only read the league that is connected here, and advise on your own team.",
    "to-act":
      "Nothing was done: I cannot approve, accept or carry out anything. You approve a move yourself, on its card; you set a lineup, or answer a trade, at ESPN.",
    scale:
      "I cannot give a number for that: there is no measure behind such a mark, and I would only make it up. I can compare form, health and schedules.",
    "next-season":
      "I cannot tell drafts or next season: I have this season's games, statuses and league only. Ask about the team as it is now.",
    "past-matchup":
      "I cannot tell how a matchup that is over went: I read the one that is on, and the standings. Name a day, and I tell who scored what on both sides of this one.",
    "not-in-sources":
      "I cannot tell that: my sources hold games, statistics, statuses, news and your league, and no salaries, contracts, referees or broadcasts.",
  },
  terms: {
    dtd: "DTD (day to day) means that a player is doubtful from game to game and is judged anew before each one; it is not a ruling out.",
    ir: "IR is a roster slot for injured players. It does not score, and it frees a place while the player is out. Fill it whenever you can and add somebody in his place; once he is healthy, he has to come off it before ESPN takes another add.",
    waivers:
      "Waivers: a dropped player is held for a while before he can be added freely. Claims run by priority or by bids. Keep a high priority for somebody who stays on your roster; for a few games take a free agent, who costs no claim.",
    faab: "FAAB is a season budget for blind bids on waiver players: the highest bid gets the player and is paid from the budget. Spend most of it early and on a new role, since a starter found early helps for the whole season; bid little or nothing for a few games, keep a reserve for an injury before the playoffs, and leave nothing over at the end.",
    streaming:
      "Streaming means adding players for a few games and dropping them again, to get more games into the matchup. It pays when adds are left, when your last player has few games or none, and on light days, when a free slot would stay empty. It does not pay on a full day, when the added player only sits, or when it costs you somebody better for later.",
    punting:
      "Punting means giving up one category on purpose, to be stronger in the others. It is smart where every category counts alike and your best players are weak in the same one; trade or drop what helps only there. It makes no sense in a points league, and it leaves little room for a bad week in the rest.",
    roto: "Roto: teams are ranked in every category over the season, and the ranks are added up; there are no weekly opponents.",
    categories:
      "Categories: the teams are compared stat by stat. Either every category counts as a win or a loss, or the team with most of them wins the matchup.",
    points: "Points: every stat is worth points, and the team with the higher total wins.",
    lock: "Lock: once his game has started, a player's slot cannot be changed any more that day.",
    bye: "Bye: a matchup without an opponent.",
    "two-for-one":
      "A two-for-one usually helps the side that gets the best player: the other one spreads the same points over more spots. Count the spot that opens too, since a free agent plays there every week. Don't give up the best player of a deal for two whom free agents could nearly replace. Name the players of both sides, and I value the trade for both teams.",
    "playoff-run":
      "Before the playoffs, look at the games that each NBA team plays in your league's playoff weeks and hold players who have many. Trade or drop those with few while your trade deadline is still ahead. Stash an injured star only if he is back by then, and expect NBA teams locked into a seed to rest theirs. Keep an add for the last days of each matchup. Ask 'who should I hold for the playoffs?' for your own roster.",
    trading:
      "Trading: give what you have too much of for what you lack, and look at the rest of the season, not at the last week. The side that gets the best player usually wins a trade of several for one, and the added free place is worth a free agent.",
    "back-to-back":
      "A back-to-back is a game on each of a pair of evenings running. Stars often rest for either, so look at the status before lock.",
    stashing:
      "Stashing means keeping an injured or young player for later; it costs a place, unless an IR slot is free. It pays for a player who is among your best when he plays, who is back before the playoffs, and while a free IR slot or a safe lead lets you wait; a middling player is not worth the place.",
  },
  basics:
    "In general: use all your games and adds, fill every slot each day, keep stars through short injuries, and look at statuses before lock. Ask about your own team, and I look it up.",
  noShorter: "That is as short as I can put it:",
  cannotRunTools: "I cannot look anything up in this step, so I cannot answer that.",
};
