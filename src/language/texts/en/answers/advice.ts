/** English. `src/language/texts/answers/advice.ts` says what each phrase may hold. */
import type { AdvicePhrases } from "@/language/texts/answers/advice";

export const ADVICE_EN: AdvicePhrases = {
  adviceHead: (verb, name) =>
    ({
      HOLD: `Hold ${name}.`,
      IR: `Do not drop ${name}: put him on injured reserve.`,
      "IR-kept": `Do not drop ${name}: leave him on injured reserve.`,
      STREAM: `You may stream in the place of ${name} for this matchup.`,
      DROP: `You may drop ${name}.`,
      MONITOR: `Do not drop ${name} yet: wait and look again.`,
      ACTIVE: `Do not drop ${name}.`,
    })[verb],
  adviceBecause: (reason) =>
    ({
      "advice.free-ir-slot": "There he costs nothing.",
      "advice.must-keep": "",
      "advice.spot-worth-more": "Somebody else in his place brings more in this matchup, and no less after it.",
      "advice.spot-worth-more-now": "Someone else in his spot brings more in this matchup.",
      "advice.nobody-better": "Nobody who is free is worth more in his place.",
      "advice.back-by-tomorrow": "He is expected back by tomorrow.",
      "advice.in-doubt": "He is in doubt, but no long absence is reported.",
      "advice.status-unknown": "His official status is not known, which does not mean that he is fit.",
      "advice.reports-contradict": "Reports contradict his official status.",
      "advice.plays": "He plays, and nobody who is free is clearly worth more in his place.",
      "advice.would-help": "",
      "advice.would-not-help": "",
      "advice.out-not-mine": "",
      "advice.drop-approved": "You already approved dropping him.",
      "advice.add-approved": "You already approved adding him.",
      "advice.dropped-by-plan":
        "The plan for the days left drops him: once its other moves are made, his spot is worth more to someone else.",
    })[reason],
  keptBecause: (reason) =>
    ({
      undroppable: "ESPN does not let this league drop him.",
      untouchable: "You named him untouchable.",
      "top-value": "He is among the most valuable of your roster for the rest of the season.",
      returning: "What he brings after his return beats a replacement.",
      "widely-rostered":
        "Nearly every league rosters him, and no free agent is clearly better for the rest of the season.",
      "free-ir": "A place on injured reserve holds him, or would.",
      planned: "You already approved a move with him.",
    })[reason],
  chancesToPlay: (name, days) => `${name}, chance to play: ${days}.`,
  dayChance: (day, chance) => `${day} ${chance}`,
  reserve: (name, status, may, isThere) =>
    may === null
      ? `I cannot tell whether ${name} may be in an IR slot: his official status is not known.`
      : may
        ? `${name} may ${isThere ? "stay in" : "go into"} an IR slot: ${status}.`
        : `${name} cannot ${isThere ? "stay in" : "go into"} an IR slot: ${status}, and ESPN takes only those there who are listed as out or suspended.`,
  noAdvice: (name) => `I cannot weigh the place of ${name} now.`,
};
