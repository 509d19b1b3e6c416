/**
 * Questions about claims: what to bid on a player, whether he can be added now, whether he is worth the waiver place;
 * and about what the opponent may do.
 *
 * Pure. Patterns over the folded words, in which `withoutNames` has put one word for every player named.
 */
import { type NamedAsk, withoutNames } from "../named-asks";
import type { Decision, Reading } from "../want";

export function bidAsk(reading: Reading): NamedAsk | undefined {
  if (reading.mentions.length === 0) return undefined;
  const line = withoutNames(reading);
  const bid: NamedAsk = { intent: "player_research", intents: ["bid"] };
  // "… and start him tonight?" asks whether he plays.
  const isToStart = reading.has("start", "bench", "lineup", "play");
  if ((ADD_NOW.test(line) && !isToStart) || WAIVERS_UNTIL.test(line)) return { ...bid, asksToAdd: true };
  return AMOUNT.test(line) || PRIORITY.test(line) ? bid : undefined;
}

/** "How much should I bid on Wells?", "is $5 enough for him?", "πόσο faab να δώσω;" */
const AMOUNT =
  / (?:(?:how much|how many|what) (?:\S+ ){0,6}(?:bid|bidding|faab|offer|spend)|(?:should|do|can|would) i (?:\S+ )?bid|bid (?:\S+ ){0,3}(?:on|for) (?:him|PLAYER)|faab (?:\S+ ){0,4}(?:on|for) (?:him|PLAYER)|(?:enough|too much) (?:faab )?(?:for|on) (?:him|PLAYER)|(?:ποσο|ποσα|τι) (?:\S+ ){0,5}(?:προσφορα|προσφερω|faab|bid|δολαρια)|(?:faab|προσφορα|bid) (?:\S+ ){0,3}για (?:\S+ )?PLAYER) /;
/** "Should I use my waiver priority on him?", "να κάψω τη σειρά μου για τον Wells;" */
const PRIORITY =
  / (?:(?:use|burn|spend|waste|blow|worth|save|keep) (?:\S+ ){0,6}(?:waiver )?(?:priority|(?:waiver|number one|first|top) (?:claim|position|spot|order))|(?:χρησιμοποιησω|καψω|ξοδεψω|χαλασω|δωσω|κρατησω|αξιζει) (?:\S+ ){0,6}(?:σειρα(?: μου)?|προτεραιοτητα\S*|priority)) /;
/** "Can I add him right now?", "μπορώ να πάρω τον Wells τώρα;" */
const ADD_NOW =
  / (?:(?:can|could|may|am) (?:i|we) (?:\S+ ){0,3}(?:add|get|grab|sign|claim|pick up|pick) (?:him|PLAYER) (?:up )?(?:\S+ )?(?:now|already|yet|immediately|right away|straight away)|(?:can|could) (?:i|we) already (?:add|get|grab|sign|pick up) (?:him|PLAYER)|(?:μπορω|γινεται) (?:\S+ ){0,2}να (?:τον )?(?:παρω|προσθεσω|αποκτησω|πιασω) (?:τον )?(?:PLAYER )?(?:\S+ )?(?:τωρα|αμεσωσ|κιολασ|ηδη)) /;
/** "When does he clear waivers?", "is he still on waivers?" */
const WAIVERS_UNTIL =
  / (?:when (?:\S+ ){0,3}(?:clear|clears|come off|comes off|off) (?:the )?waivers|(?:is|are) PLAYER (?:still )?on waivers|ποτε (?:\S+ ){0,4}(?:waivers|γουειβερσ)|ειναι (?:\S+ ){0,3}στα (?:waivers|γουειβερσ)) /;

export function opponentAsk({ line, mentions, has }: Reading): Decision | undefined {
  if (mentions.length > 0 || has("trade", "outside") || !OPPONENT_ACTS.test(line)) return undefined;
  return {
    intent: "matchup_analysis",
    confidence: "sure",
    intents: new Set(["opponent-outlook"]),
    unsupported: [],
    isSettled: true,
  };
}
const OPPONENT = "(?:my |the |this |our )?(?:opponents?|opponent s|opp|opps|rival|other guy|other team)";
/** "What will my opponent do?", "who might he pick up?", "how do I block my opponent?" */
const OPPONENT_ACTS = new RegExp(
  ` (?:what (?:will|is|are|might|could|can|would|does|do) ${OPPONENT} (?:\\S+ ){0,3}(?:do|doing next|plan|planning|try|trying|likely to do)|who(?:m)? (?:will|is|might|could|can|would|does|should) ${OPPONENT} (?:\\S+ ){0,3}(?:pick up|picking up|add|adding|stream|grab|sign|claim|target)|(?:block|blocking|stop|outmaneuver) ${OPPONENT}|τι (?:θα|μπορει να|λεσ να) κανει (?:ο )?αντιπαλοσ|(?:ποιον|ποιουσ|τι) (?:θα|μπορει να|λεσ να) (?:παρει|προσθεσει|πιασει|στριμαρει|τσιμπησει) (?:ο )?αντιπαλοσ|μπλοκαρ\\S+ (?:τον )?(?:αντιπαλο|αντιπαλοσ)) `,
);
