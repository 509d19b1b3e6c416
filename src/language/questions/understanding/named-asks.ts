/**
 * Questions about named players that say in so many words what they ask: to keep or to drop, injured reserve, whose he
 * is, a lineup without him. What else such a question speaks of makes no other question of it.
 *
 * Pure. Patterns over the folded words, and over what stands around a name. A rumor or a trade beside is another
 * matter.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import { lastGamesIn } from "./free-agent-filter";
import type { PlayerMention } from "./names/player-mentions";
import { rolesOf } from "./roles";
import type { IntentDetail, Reading } from "./want";

export type NamedAsk = {
  intent: QueryIntent;
  intents: readonly IntentDetail[];
  /** To keep or to drop: the verdict on each player comes first. */
  asksToKeep?: true;
  asksReserve?: true;
  asksToAdd?: true;
  asksSeason?: true;
  asksStart?: true;
  /** Names to leave out, as the tool's argument. */
  without?: readonly string[];
};

export function namedAsk(reading: Reading): NamedAsk | undefined {
  if (reading.mentions.length === 0 || reading.has("rumour", "trade", "outside")) return undefined;
  return (
    lineupWithout(reading) ??
    lineupWith(reading) ??
    toMakeRoom(reading) ??
    toKeep(reading) ??
    worthInACategory(reading) ??
    onReserve(reading) ??
    toTakeAndStart(reading) ??
    owner(reading) ??
    gamesOf(reading) ??
    whoIsBackFirst(reading) ??
    isThereOn(reading) ??
    pointsToCome(reading) ??
    whichOfTwoTonight(reading) ??
    isAnyGood(reading) ??
    seasonFigures(reading)
  );
}

const player = (intents: readonly IntentDetail[], also: Partial<NamedAsk> = {}): NamedAsk => ({
  intent: "player_research",
  intents,
  ...also,
});
const lineup = (intents: readonly IntentDetail[], also: Partial<NamedAsk> = {}): NamedAsk => ({
  intent: "lineup_optimization",
  intents,
  ...also,
});

/** "If George is scratched tonight, who starts?", "without Towns, what is my best lineup?" */
function lineupWithout(reading: Reading): NamedAsk | undefined {
  const { line, has } = reading;
  if (TO_ADD.test(line) || has("chance", "fit") || isOfSeveralDays(reading)) return undefined;
  const isOfLineup = has("start", "bench", "lineup") || IN_HIS_PLACE.test(line);
  if (!isOfLineup) return undefined;
  const without = supposedOut(reading);
  return without.length === 0
    ? undefined
    : lineup(["daily-lineup"], { without: without.map((player) => player.searchFor) });
}
const TO_ADD =
  / (?:free agents?|waivers?|wire|pick ?ups?|pick up|add|adding|grab|stream\S*|ελευθερ\S+|προσθε\S+|παρω|waiver) /;
const IN_HIS_PLACE =
  / (?:who (?:\S+ )?(?:goes|comes|slots|steps|plays|replaces|fills|covers|gets|takes|do i|should)|replac\S+|instead|cover|his (?:place|spot|slot)|backup|lineup|line up|ποιοσ (?:\S+ )?(?:μπαινει|παιζει|παιρνει|ερχεται|καλυπτει)|ποιον (?:να )?(?:βαζω|βαλω)|στη θεση του|αντικα\S+|πενταδα|συνθεση) /;

/** Players in the supposition: from its word to the next comma, or to the end. */
function supposedOut({ text, mentions, line, day }: Reading): PlayerMention[] {
  const words = text.words;
  const from = words.findIndex(
    ({ normalized }, at) =>
      SUPPOSES.test(normalized) ||
      // "Should Tatum sit", and not "should I sit Tatum".
      (normalized === "should" && mentions.some((player) => player.first === at + 1)),
  );
  if (from < 0) return [];
  const comma = words.findIndex(
    ({ gap }, at) =>
      at > from && /[,;·:]/.test(gap) && mentions.some((player) => from < player.first && player.first < at),
  );
  const to = comma < 0 ? words.length : comma;
  const messageText = ` ${words
    .slice(from, to)
    .map(({ normalized }) => normalized)
    .join(" ")} `;
  const isWithout = WITHOUT.test(messageText);
  if (!isWithout && !IS_OUT.test(messageText)) return [];
  // Without a comma the players of the question itself may follow: the first is the one supposed to be out.
  const within = mentions.filter((player) => from < player.first && player.first < to);
  // "Who replaces Claxton if he does not play?"
  if (within.length === 0)
    return mentions.length === 1 && WHO.test(line) && (day !== undefined || OF_A_LINEUP.test(line))
      ? [...mentions]
      : [];
  return comma < 0 ? joinedFrom(within, words) : within;
}
const SUPPOSES = /^(?:if|without|minus|suppose|supposing|assuming|say|lose|χωρισ|διχωσ|αν|εαν|αμα)$/;
const WHO = / (?:who|whom|ποιοσ|ποιον|ποιοι|ποιουσ) /;
const OF_A_LINEUP = / (?:lineup|line up|bench|πενταδα|συνθεση|παγκο) /;
const WITHOUT = / (?:without|minus|lose|χωρισ|διχωσ) /;
const IS_OUT =
  / (?:out|scratched|sits|sit|rests?|resting|rested|ruled|injured|hurt|miss\S*|cant|cannot|cant|doesnt|does not|isnt|wont|will not|unavailable|inactive|unable|dnp|down|δεν|λειψει|λειπει|απουσιαζ\S*|εκτοσ|χτυπησει|τραυματι\S+|ξεκουραστει|αποσυρθει|βγει) /;

/** The first, and those that only "and" or "or" joins to him. */
function joinedFrom(players: readonly PlayerMention[], words: Reading["text"]["words"]): PlayerMention[] {
  const joined: PlayerMention[] = [];
  for (const player of players) {
    const before = joined.at(-1);
    const between = words.slice((before?.last ?? 0) + 1, player.first).map(({ normalized }) => normalized);
    if (before && !between.every((word) => /^(?:and|or|nor|και|η|ο|τον|ουτε)$/.test(word))) break;
    joined.push(player);
  }
  return joined;
}

/** "My best five tonight, with Bam day to day?", "Sexton or Lopez tonight, or is there room for both?" */
function lineupWith(reading: Reading): NamedAsk | undefined {
  const { line, has, mentions } = reading;
  if (has("add", "drop", "fit") && !ROOM_FOR_BOTH.test(line)) return undefined;
  if (isOfSeveralDays(reading) || WOULD.test(line)) return undefined;
  if (BEST_LINEUP.test(line)) return lineup(["daily-lineup", "status"]);
  const isPairToStart = mentions.length > 1 && ROOM_FOR_BOTH.test(line) && !has("add", "free-agents");
  return isPairToStart && (has("start", "bench", "lineup", "play") || TONIGHT.test(line))
    ? lineup(["daily-lineup", "status"])
    : undefined;
}
const WOULD = / (?:would|could|crack|make my|θα (?:ξεκιν\S+|επαιζ\S*|χωρ\S+)) /;
const BEST_LINEUP =
  / (?:(?:best|optimal|ideal|strongest) (?:\S+ )?(?:lineup|line up|starting five|five(?! (?:games|players|guys)))|(?:καλυτερ|ιδανικ|βελτιστ|δυνατοτερ)\S* (?:\S+ )?(?:πενταδα|συνθεση|ενδεκαδα|δεκαδα)) /;
const ROOM_FOR_BOTH =
  / (?:(?:room|space|spot|slot|place|slots|spots|places) for (?:both|the two|them both)|(?:start|fit|use) (?:them )?both|both (?:start|fit)|(?:χωρ\S+|βαλω|βαζω|ξεκιν\S+|παιξω) (?:και )?(?:τουσ δυο|οι δυο)|(?:και οι δυο|και τουσ δυο) (?:χωρ\S+|ξεκιν\S+|στην (?:πενταδα|συνθεση))) /;
const TONIGHT = / (?:tonight|today|tomorrow|αποψε|σημερα|αυριο) /;

const isOfSeveralDays = ({ line, window }: Reading): boolean =>
  window !== undefined ||
  / (?:(?:each|every|all) (?:day|night)s?|(?:this|the|all) week|weekly|καθε μερα|εβδομαδα\S*) /.test(line);

/** "Should I drop him?", "what do I do with Monk?", "is he worth the bench spot?": the verdict on my own player. */
function toKeep(reading: Reading): NamedAsk | undefined {
  const { has, line, mentions } = reading;
  if (mentions.length === 2 && ONE_OF_TWO_GOES.test(line) && isChoice(reading))
    return player(["status", "game-log"], { asksToKeep: true });
  if (has("fit") || MAKES_ROOM.test(line) || NAMES_ANOTHER_MATTER.test(line)) return undefined;
  const roles = rolesOf(reading);
  // A player to add makes it a move; a verb of adding without a name does not.
  if (roles.add.length > 0 && !STILL_WORTH.test(line)) return undefined;
  const isOrdered = roles.drop.length > 0 && DROPS.test(line);
  const masked = withoutNames(reading);
  if (!isOrdered && !KEEPS.some((pattern) => pattern.test(masked))) return undefined;
  // When one of two players is to go, the form of both is read.
  const besides: readonly IntentDetail[] = mentions.length === 2 && isChoice(reading) ? ["game-log"] : ["news"];
  return player(["status", ...besides], { asksToKeep: true });
}
/** "Monk or Nembhard, who do I drop?" */
const ONE_OF_TWO_GOES =
  / (?:(?:who|whom|which one) (?:do|should|would|could) (?:i|we|you) (?:drop|cut|release|waive|dump)|(?:who|which one) (?:goes|to drop|to cut)|(?:ποιον|ποιοσ|πιον) (?:να )?(?:διωχνω|διωξω|κοβω|κοψω|πεταω|πεταξω|ριχνω|ριξω|αφηνω|φευγει|φυγει)) /;
const STILL_WORTH = / (?:still|even|any longer|anymore|ακομα|ακομη) (?:\S+ )?(?:worth|αξιζει)| αξιζει (?:ακομα|ακομη) /;
/** "Cut Monk to free the place?" */
const DROPS = /^ (?:so |ok |okay |and |then )*(?:drop|cut|release|waive|dump|ditch|axe|κοβω|κοψω|να κοψω) /;
const MAKES_ROOM = / (?:make room for|makes room for|(?:who|whom|ποιον|ποιοσ|ποιουσ) .*(?:for|για) ?) /;
/** How he plays, when he plays, or what somebody else is worth are asked as well: the other rules know these. */
const NAMES_ANOTHER_MATTER =
  / (?:who (?:do|should|can|could|would|else|is the|are)|whom|which (?:free|player|guard|center|forward)|ποιον (?:να )?(?:παρω|προσθεσω|φερω)|compare|keep playing|keep starting|keep scoring|keep (?:up|it|this|an eye)) /;
const ACT =
  "(?:drop|cut|release|dump|waive|ditch|axe|hold|keep|stash|wait|move on|give up|bail|part with|let PLAYER go|let him go|stick with)";
const KEEPS: readonly RegExp[] = [
  / (?:drop|cut|release|waive|dump|ditch) (?:\S+ ){1,3}?to (?:free|open|clear|make) /,
  new RegExp(` (?:should|do|shall|can|could|would|must|might|or) (?:i|we|you) (?:\\S+ ){0,3}?${ACT} `),
  new RegExp(
    ` ${ACT} (?:\\S+ ){0,3}?or (?:\\S+ ){0,3}?(?:drop|cut|release|stream|hold|keep|wait|move on|stash|waive|dump|ir) `,
  ),
  / or (?:just |simply )?(?:drop|cut|release|waive|dump|ditch) (?:him|them|it) /,
  / (?:drop|cut|stream|ir) (?:\S+ ){0,2}?or (?:\S+ ){0,2}?(?:hold|keep|wait|stash) /,
  / (?:what|wat) (?:do|should|can|could|would|shall) (?:i|we|you) do (?:\S+ ){0,2}?(?:with|about) (?:my |poor )?(?:PLAYER|him|them|this guy|that guy|these two) /,
  / (?:what now|now what|τι κανω τωρα|και τωρα τι) /,
  / what to do (?:\S+ )?(?:with|about) (?:my |poor )?(?:PLAYER|him|them) /,
  / (?:worth|deserves?|justif\S+|merits?) (?:\S+ ){0,3}?(?:spot|place|roster|bench|keeping|holding|waiting|wait|dropping|cutting|stashing) /,
  / (?:his|the|that) (?:roster |bench )?(?:spot|place|slot) (?:\S+ ){0,3}?(?:better|used|wasted|worth|free|freed|open) /,
  / stream (?:in )?(?:his|the|that) (?:\S+ )?(?:spot|place|slot) /,
  / (?:safe|ok|okay|fine|time|smart|crazy|dumb|wise|right|too early|too soon) to (?:drop|cut|release|dump|waive|ditch|move on|give up|bail) /,
  / τι (?:να )?(?:τον |του |PLAYER )?(?:κανω|κανουμε) (?:(?:μ|με|μαζι|για) (?:τον |του )?(?:PLAYER|αυτον)|μαζι του|μ αυτον|PLAYER) /,
  / τι (?:να )?(?:τον|PLAYER) (?:κανω|κανουμε) /,
  /(?<! χωρισ| θελω| λεω) (?:να|μηπωσ|πρεπει|αξιζει|λεσ|να τον) (?:να )?(?:τον |τουσ |PLAYER )?(?:κοψω|κοψουμε|διωξω|ξεφορτωθω|κρατησω|κρατησουμε|περιμενω(?! απο)|περιμενουμε(?! απο)|αποδεσμευσω|πεταξω) /,
  / (?:κρατ\S+|περιμεν\S+) (?:\S+ ){0,2}?η (?:\S+ ){0,2}?(?:κοβ\S*|κοψ\S*|διω\S+|στριμ\S*|φευγ\S*) /,
  / (?:κοβ\S*|κοψ\S*|διω\S+|φευγ\S*) (?:\S+ ){0,2}?η (?:\S+ ){0,2}?(?:κρατ\S+|περιμεν\S+|μεν\S+|υπομον\S+) /,
  / αξιζει (?:\S+ ){0,2}?(?:θεση|παγκο|αναμονη|κοπο|κρατ\S+|περιμεν\S+|υπομον\S+) /,
  / (?:θεση του|παγκο) (?:\S+ ){0,3}?(?:καλυτερα|χαμεν\S+|αξιζει|χαραμ\S+) /,
];

/** "Drop Poole or Green?" */
const isChoice = ({ mentions, text }: Reading): boolean =>
  mentions.some((player, at) => {
    const before = mentions[at - 1];
    const between = before && text.words.slice(before.last + 1, player.first).map(({ normalized }) => normalized);
    return between?.some((word) => /^(?:or|η|vs|versus|ειτε)$/.test(word)) === true && between.length < 4;
  });

/** "Who do I drop for Wells?", "ποιον να πετάξω για τον Σκουτ;" */
function toMakeRoom(reading: Reading): NamedAsk | undefined {
  if (!reading.has("drop") || reading.has("fit", "trade")) return undefined;
  const { add, drop } = rolesOf(reading);
  return add.length > 0 && drop.length === 0 && WHOM_FOR.test(withoutNames(reading)) ? player(["simulate"]) : undefined;
}
const WHOM_FOR =
  / (?:who|whom|which (?:player|guy)|ποιον|ποιουσ|poion|pion) (?:\S+ ){1,6}(?:for|για|gia) (?:τον |ton )?PLAYER /;

/** "Is Clingan worth it for blocks?": the move, and what he averages in it. */
function worthInACategory({ line, mentions, filter, has }: Reading): NamedAsk | undefined {
  if (mentions.length !== 1 || (filter.targetCategories?.length ?? 0) === 0 || has("drop", "hold", "start", "bench"))
    return undefined;
  return WORTH.test(line) ? player(["simulate", "status", "game-log"]) : undefined;
}
const WORTH = / (?:worth|any good|help me|αξιζει|λεει κατι|βοηθαει|βοηθησει|aksizei|axizei|voithaei|voh8aei) /;

/** "Can Embiid stay on IR?", "which of the two goes into the IR slot?" */
function onReserve({ line, has }: Reading): NamedAsk | undefined {
  if (
    !RESERVE.test(line) ||
    has("drop", "add", "free-agents") ||
    TO_ADD.test(line) ||
    (/ (?:full|bumped|no (?:\S+ )?(?:ir|il)|γεματ\S+|δεν εχω) /.test(line) && !ASKS_IF_FULL.test(line))
  )
    return undefined;
  // Whether a place is open is read from the roster.
  if (OPEN_RESERVE.test(line)) return lineup(["my-roster", "status"], { asksReserve: true });
  if (WHY_KEEP.test(line)) return player(["status", "news"], { asksToKeep: true });
  return ASKS_OF_RESERVE.test(line) ? player(["status"], { asksReserve: true }) : undefined;
}
/** "Any reason to keep him in my IR slot?" is about the place, not about what is allowed. */
const WHY_KEEP =
  / (?:reason|point|sense|worth|waste|wasting|λογοσ|νοημα|αξιζει) (?:\S+ ){0,4}(?:keep\S*|hold\S*|stash\S*|κρατ\S+) /;
/** "Can I put Monk on IR or is it full?" */
const ASKS_IF_FULL =
  / (?:can|could|may|μπορω|γινεται|mporw) .* (?:or (?:is|are) (?:it|they|the (?:ir|il)) |η ειναι |h einai |i einai )(?:\S+ )?(?:full|taken|γεματ\S+|πιασμεν\S+|gemat\S+) /;
const OPEN_RESERVE =
  / (?:(?:open|free|empty|spare|any) (?:\S+ )?(?:ir|il)|(?:ir|il) (?:\S+ ){0,2}(?:open|free|empty|left)|room|full|taken|μενει|κεν\S+|ελευθερ\S+|πιασμεν\S+) /;
const RESERVE = / (?:ir|injured reserve|injury reserve|il|λιστα τραυματιων) /;
const ASKS_OF_RESERVE =
  / (?:can|may|could|should|stay|eligible|allowed|legal|illegal|put|move|goes|go|place|belongs?|qualif\S+|which|who|must|have to|has to|activate|stash|off|keep|μπορει|μπορω|μεινει|μενει|βαλω|βαζω|βγαλω|πρεπει|επιτρεπ\S+|δικαιουται|χωραει|ποιον|ποιοσ|παει|μπει|μπαινει|κρατησω) /;

/** "How many games does Camara have left?" */
const gamesOf = ({ line, has }: Reading): NamedAsk | undefined =>
  GAMES_OF.test(line) && !has("add", "drop", "start", "health", "compare", "form")
    ? player(["player-schedule"])
    : undefined;
const GAMES_OF =
  / (?:how many (?:more )?games (?:does|do|has|have|will|are)|(?:ποσα|ποσουσ|posa|posous) (?:ματσ\S*|αγωνεσ|παιχνιδια|mats\S*|agwnes) (?:\S+ ){0,2}(?:εχει|εχουν|παιζει|μενουν|ακομα|exei|akoma)) /;

/** "Who owns Giannis?", "whose is LeBron, and how many games does he have?" */
function owner({ line, has, mentions, text }: Reading): NamedAsk | undefined {
  const isBeforeHim = mentions.some(({ first }) => {
    const before = text.words.slice(Math.max(0, first - 3), first).map(({ normalized }) => normalized);
    return / (?:who has|whos got|who got|who else has|league has|ποιοσ (?:εχει|κραταει)(?: τον)?|εχει (?:καποιοσ|κανεισ)(?: τον)?) $/.test(
      ` ${before.join(" ")} `,
    );
  });
  const unnamed = withoutNames({ mentions, text });
  const isMeant = isBeforeHim || OWNER.test(line) || IS_MINE.test(unnamed) || IS_FREE.test(unnamed);
  if (!isMeant || has("drop", "start") || (has("form", "add") && !IS_FREE.test(unnamed))) return undefined;
  return player(has("games", "schedule") ? ["status", "player-schedule"] : ["status"]);
}
const OWNER =
  / (?:(?:somebody|someone|anybody|anyone)s? (?:team|roster)|on (?:which|what) (?:\S+ )?team|who (?:owns|rosters|owned|holds)|whose (?:team|roster|player|guy|is)|(?:which|what) (?:fantasy )?(?:team|manager|owner) (?:has|owns|got|rosters)|(?:owned|rostered) by|ποιανου|τινοσ|ποιοσ τον εχει|(?:σε )?ποια ομαδα (?:ειναι|εχει|τον|ανηκει)|σε ποιον ανηκει|ποιου ειναι) /;

/** "Is Camara on my team now?" */
const IS_MINE =
  / (?:is PLAYER (?:\S+ )?(?:on|in) (?:my|our) (?:team|roster|squad)|(?:do|did) (?:i|we) (?:\S+ )?(?:have|own|get|got) PLAYER|PLAYER (?:ειναι |ηρθε )?(?:\S+ )?(?:στην ομαδα|στο ροστερ) μου|εχω (?:τον )?PLAYER (?:στην ομαδα|στο ροστερ)) /;

/** "Is Wallace still free?", "tell me he's still available in my league". */
const IS_FREE =
  / (?:(?:is|hes|he is|are|still|PLAYER) (?:still |currently |even )?(?:free|available|out there|unowned|unclaimed|up for grabs)(?: (?:in|on) (?:my|our|this|the) (?:league|wire|waivers))? (?!for|to (?:play|start))|(?:is|hes|PLAYER) (?:still )?on (?:the )?(?:wire|waivers) |PLAYER (?:ειναι )?(?:ακομα )?(?:ελευθεροσ|διαθεσιμοσ) |(?:ειναι|μενει) (?:ακομα )?(?:ελευθεροσ|διαθεσιμοσ) (?:ο |στη |ακομα )?)/;

/**
 * "Pick up Rozier and play him tonight?", "I want McConnell in my lineup tonight": whether he can be had, before any
 * lineup.
 */
function toTakeAndStart(reading: Reading): NamedAsk | undefined {
  const masked = withoutNames(reading);
  if (reading.mentions.length !== 1 || reading.has("drop")) return undefined;
  if (reading.day !== undefined && TAKE_HIM.test(masked)) return player(["simulate", "status"]);
  if (reading.has("free-agents")) return undefined;
  if (TAKE_AND_START.test(masked)) return player(["simulate", "status"]);
  return IN_MY_LINEUP.test(masked) ? player(["status"]) : undefined;
}
const TAKE_AND_START =
  / (?:pick up|pick|add|grab|get|claim|sign|scoop up|παρω|προσθεσω) (?:τον )?PLAYER (?:up )?(?:\S+ ){0,4}(?:start|play|use|lineup|line up|ξεκινησω|παιξει|παιξω|βαλω) /;
/** "Randle has the best average of the free ones. Do I pick him up for tonight?" */
const TAKE_HIM =
  / (?:(?:should|do|can|could) i (?:\S+ )?(?:pick up|add|grab|get|claim|sign|stream) (?:him|PLAYER)|(?:pick|scoop) him up|(?:να|πρεπει να|αξιζει να) (?:τον )?(?:παρω|προσθεσω|πιασω|τσιμπησω|στριμαρω)(?: τον)?(?: PLAYER)?) /;
const IN_MY_LINEUP =
  / (?:want|need|like|have|θελω) (?:τον )?PLAYER (?:in|into|στην|στο) (?:my |the )?(?:lineup|line up|starting|πενταδα|συνθεση) /;

/** "Which one is back first?" */
function whoIsBackFirst({ line, mentions }: Reading): NamedAsk | undefined {
  return mentions.length === 2 && BACK.test(line) && FIRST.test(line) ? player(["status", "news"]) : undefined;
}
const BACK = / (?:back|returns?|returning|comes? back|healthy|γυρ\S+|επιστρ\S+|ερχεται|επανερχ\S+) /;
const FIRST = / (?:first|sooner|earlier|before|faster|πρωτοσ|πρωτο|νωριτερα|γρηγοροτερα|πιο (?:νωρισ|γρηγορα)) /;

/** "Will I have him for Friday?" */
function isThereOn(reading: Reading): NamedAsk | undefined {
  return reading.day !== undefined && HAVE_HIM.test(withoutNames(reading)) ? player(["status", "news"]) : undefined;
}
const HAVE_HIM =
  / (?:(?:will|can|could|gonna) (?:i|we) (?:\S+ )?(?:have|get|count on|rely on) (?:PLAYER|him)|θα (?:τον |PLAYER )(?:εχω|εχουμε|υπολογιζω)|θα (?:εχω|εχουμε) (?:τον )?PLAYER|(?:μπορω|γινεται) να (?:τον |PLAYER )?(?:υπολογιζω|εχω)|να (?:τον |PLAYER )?υπολογιζω) /;

/** The folded line with PLAYER for every player in it: in capitals, which no folded word has. */
export const withoutNames = ({ mentions, text }: Pick<Reading, "mentions" | "text">): string =>
  ` ${text.words
    .flatMap(({ normalized }, at) => {
      const player = mentions.find(({ first, last }) => first <= at && at <= last);
      return player === undefined ? [normalized] : at === player.first ? ["PLAYER"] : [];
    })
    .join(" ")} `;

/** "How many points will Durant score tonight?": his form, and whether he plays at all. */
function pointsToCome({ line, day, has }: Reading): NamedAsk | undefined {
  const isToCome = day !== undefined && !(day.kind === "offset" && day.days < 0);
  return isToCome && WILL_SCORE.test(line) && !has("games", "compare") ? player(["status", "game-log"]) : undefined;
}
const WILL_SCORE =
  / (?:how (?:many|much) (?:\S+ ){0,4}(?:will|is|going to|gonna|could|can) (?:\S+ ){1,4}(?:score|get|put up|drop|have|make|grab)|ποσ\S+ (?:\S+ ){0,3}θα (?:\S+ ){0,3}(?:βαλει|κανει|γραψει|σκοραρει|μαζεψει|μοιρασει|εχει|πετυχει|παρει)) /;

/** "Rozier or Dick: who scores more points per game this season?": all his games, and not the last ones. */
function seasonFigures({ line, has, text, mentions }: Reading): NamedAsk | undefined {
  // "Herro or Sexton for the rest of the season?": not by the last games.
  if (
    mentions.length > 1 &&
    REST_OF_SEASON.test(line) &&
    !has("trade", "drop", "add", "start", "chance", "free-agents")
  )
    return player(["game-log"], { asksSeason: true });
  if (!THIS_SEASON.test(line) || OTHER_SEASON.test(line) || lastGamesIn(text) !== undefined) return undefined;
  if (has("drop", "add", "start", "hold", "bench", "fit", "free-agents", "chance", "own", "schedule")) return undefined;
  if (!has("stat") && !FIGURES.test(line)) return undefined;
  return player(has("health") ? ["status", "game-log"] : ["game-log"], { asksSeason: true });
}
const REST_OF_SEASON =
  / (?:ros|(?:rest|remainder) of (?:the )?(?:season|year)|long term|season long|υπολοιπ[ηο] (?:τησ )?(?:σεζον|χρονιασ)|μακροπροθεσμα|(?:ypoloip|upoloip)\S+ (?:ths |tis )?(?:sezon|xronias)) /;
const THIS_SEASON =
  / (?:(?:this|current|whole|entire|all) (?:season|year)|(?:on|for|over|across) the (?:season|year)|seasons? (?:averages?|so far|stats|numbers|line|totals?)|φετοσ|φετιν\S+|σεζον|(?:αυτη(?:ν)? τη|ολη τη) χρονια) /;
const OTHER_SEASON =
  / (?:(?:rest|remainder|end|start|beginning) of the|remaining|next|last|previous|past|before|υπολοιπ\S+|επομεν\S+|περσ\S+|περυσ\S+|προηγουμεν\S+|τελοσ|χανει|χασει) (?:\S+ )?(?:season|seasons|year|σεζον|χρονια|φετοσ) /;
const FIGURES =
  / (?:averag\S*|per game|a game|a night|numbers|stats|scor(?:e|es|ed|ing)|put(?:s|ting)? up|games (?:\S+ ){0,4}played|played (?:\S+ ){0,3}games|μεσ(?:ο|οσ|οι|ουσ) ορ\S+|ανα (?:αγωνα|ματσ|παιχνιδι)|στατιστικ\S*|νουμερα|αγων\S+ (?:\S+ ){0,3}(?:παιξει|επαιξε)|(?:παιξει|επαιξε) (?:\S+ ){0,3}αγων\S+) /;

/** "Is Tyus Jones even good in this format?", "should I be worried about Sexton?": a verdict, and not his averages alone. */
function isAnyGood({ line, has, mentions }: Reading): NamedAsk | undefined {
  if (mentions.length !== 1 || has("add", "drop")) return undefined;
  if (STILL.test(line)) return player(["status", "news"], { asksToKeep: true });
  if (!JUDGES.test(line) || has("start", "free-agents", "stat", "compare")) return undefined;
  return player(["status", "game-log"], { asksToKeep: true });
}
const STILL =
  / (?:still worth (?:it|keeping|holding|having|the (?:spot|slot))|(?:αξιζει|axizei|aksizei) (?:ακομα|ακομη|akoma)|(?:ακομα|akoma) (?:αξιζει|axizei|aksizei)) /;
export const JUDGES =
  / (?:(?:any|even|still|really) good|(?:should|do|must|am) (?:i|we) (?:\S+ )?(?:be |get |getting )?(?:worry|worried|concerned)|(?:is|was) (?:\S+ ){1,3}(?:legit|washed|trash|a bum|overrated|underrated|a keeper)|ανησυχ\S+|(?:ειναι|einai) (?:ομωσ |οντωσ |καν )?(?:καλοσ|αξιοπιστοσ|kalos) (?:για|στη|σε|gia|se|sth)) /;

/** "Jones or Henderson at PG tonight?" */
function whichOfTwoTonight(reading: Reading): NamedAsk | undefined {
  const { line, mentions, has } = reading;
  if (mentions.length !== 2 || !isChoice(reading) || !TONIGHT.test(line) || reading.text.words.length > MAX_WORDS)
    return undefined;
  if (has("drop", "add", "hold", "free-agents", "fit", "health", "games", "schedule", "news", "own")) return undefined;
  return player(["status", "game-log"], { asksStart: true });
}
const MAX_WORDS = 12;
