/** Patterns of what a question turns on, over its folded words in English, Greek and Greek in Latin letters. Pure. */

export const OPPONENT = / (?:opponents?|other guy|other team|αντιπαλ\S+|απεναντι|antipal\S+) /;
const HE = / (?:he|him|his|theirs|αυτοσ|αυτουνου|του|ekeinos|autos) /;
export const isHis = (line: string): boolean => OPPONENT.test(line) || (HE.test(line) && !MINE.test(line));
export const WHO_PLAYS =
  / (?:who|whos|which|what time|when (?:do|does|is|are)|ποιοι|ποιουσ|ποιοσ|τι ωρα|ποσοι|pioi|poioi|pios) (?:\S+ ){0,7}(?:play|plays|playing|going|in action|suiting up|tip|tips|tipping|game|games|παιζ\S+|αγωνα|αγωνεσ|ματσ|katevain\S+|paiz\S+) /;
export const SETS_A_LINEUP =
  / (?:start|starts|sit|bench|lineup|set|squeeze|fit|put|plug|should|stream|add|pick|βαλω|βαζω|πενταδα|ξεκιν\S+|προσθε\S+|παρω|free agents?|ελευθερ\S+) /;
export const HOPE =
  / (?:can i (?:come back|turn it around)|(?:realistic|any|a|no) (?:path|way) (?:to|for|back|or|left)|(?:realistic|any) path|(?:is|am) (?:it|this|i) (?:over|done|dead)|cooked|doomed|toast|road back|way back|hope|hopes|hopeless|comeback|come back from|(?:my|a|real|any) shot|still win|can i win|lost cause|give up on|throw in the towel|white flag|chances?|odds|ελπιδα|ελπιδεσ|σωζεται|σωζομαι|χαμενο|χαμενη|το γυρναω|γυρναει|γυρνα|γυριζει|γυρισει|γυρισω|το σωνω|girnaei|gyrnaei|gyrnaw|gyrizei|gyrisw|πιθανοτητεσ|ποσοστο|elpida|elpides) /;
export const PER_DAY =
  / (?:(?:points|pts|fpts) (?:\S+ ){0,2}(?:a|per|each|every) (?:day|night)|how (?:many|much) (?:\S+ ){0,2}(?:points|pts|fpts) (?:\S+ ){0,3}(?:do|would|will) (?:i|we) (?:\S+ )?need|ποντουσ (?:\S+ ){0,2}(?:μερα|ημερα)|ποσουσ (?:\S+ )?ποντουσ (?:\S+ ){0,2}(?:θελω|θελουμε|χρειαζομαι|χρειαζομαστε|πρεπει|λειπουν)|pontous (?:\S+ ){0,2}mera|posous (?:\S+ )?pontous (?:\S+ ){0,2}(?:thelw|8elw|thelo|xreiazomai|prepei)) /;
export const OF_THE_SEASON =
  / (?:playoffs?|title|season|championship|final|πλει οφ|τετραδα|4αδα\S*|4ada\S*|πρωταθλημα|σεζον|χρονια|playoff|tetrada) /;
export const ODDS = / (?:odds|chances?|probability|likely|πιθανοτητ\S+|pi8anothtes|pithanotites) /;
/** "Scoot or Alvarado?" asks for nothing else. */
export const BARE_PAIR_WORDS = 4;
export const EITHER_OR = / (?:or|vs|versus|η|h|ή) /;
export const REST_OF_SEASON =
  / (?:ros|rest of (?:the )?season|season|long term|υπολοιπ[ηο] (?:τησ )?(?:σεζον|χρονιασ)|σεζον) /;
export const CATEGORIES =
  / (?:which|what|how many|where|ποιεσ|ποιεσ απ|ποσεσ|σε ποιεσ|ποια|poies|poses|se pies|pies|pia) (?:\S+ ){0,5}(?:cats?|categor(?:y|ies)|κατηγορι\S+|kathgor\S+|katigor\S+) /;
export const OF_THOSE_CATEGORIES =
  / (?:which|what|ποιεσ|ποια|ποιεσ|poies|pia) (?:\S+ ){0,4}(?:flip|sacrifice|concede|drop|close|closest|tight|tightest|swing|in play|let (?:him|them) have|give up|punt|chase|go after|gurna\S*|γυρν\S+|κοντα|παραταω|παρατησω|παιζονται|parathsw) /;
/** "Tell me two categories to give up", "ποιες να παρατήσω;" */
export const PUNTED =
  / (?:(?:categor(?:y|ies)|cats?|κατηγορι\S+) (?:\S+ ){0,4}(?:to )?(?:punt|give up|concede|sacrifice|let go|ignore|drop|forget|παρατ\S+|αφησω|θυσιασω|χαρισω|αγνοησω|parat\S+|afhsw|thysiasw)|(?:punt|give up|concede|sacrifice|παρατησω|χαρισω|θυσιασω|parathsw|paratisw) (?:\S+ ){0,4}(?:categor(?:y|ies)|cats?|κατηγορι\S+)) /;
export const SUPERLATIVES =
  / (?:most|worst|best|highest|lowest|least|leads?|machine|kill(?:s|ing|er)?|hurt(?:s|ing)?|drag(?:s|ging)?|tank(?:s|ing)?|sink(?:s|ing)?|φταιει|ριχνει|χειροτερ\S+|καλυτερ\S+|περισσοτερ\S+|λιγοτερ\S+) /;
export const MINE = / (?:my|mine|our|roster|team|squad|δικ\S+|μου|μασ|ομαδα|dikoi|mou) /;
export const WAIVER_TIME =
  / (?:clears?|clear waivers|on waivers|waiver period|waivers?|claim|claimed|scoop|snag|grab him|pick him (?:back )?up|παρει αλλοσ|αρπαξει|arpaksei|παρει καποιοσ|ξαναπιασω|ξαναπαρω|γουειβερσ|waiver|προτεραιοτητα|(?:να |μπορω να )(?:τον )?παρω|οποιοσ προλαβει|proteraiothta) /;
export const DROPS_HIM =
  / (?:drop|dropped|dropping|cut|waive|release|ριξω|αφησω|κοψω|διωξω|κοψει|ριξει|διωξει|αφησει|κοπει|afhsw|rikso|rixw) /;
export const WHEN =
  / (?:when|how long|until|before|after|if|αν|can (?:i|he|they|someone)|could|ποτε|ποση|ποσο|μπορει|μπορω|pote|posh|poso) /;
/** "Can I still add anybody before this ends?" asks how many adds are left. */
export const CAN_STILL_ADD =
  / (?:(?:can|may|could|am|are) (?:i|we) (?:still |even )?(?:allowed to )?(?:add|pick up|grab|sign) (?:any ?(?:one|body|more)|some ?(?:one|body)|another|more|players?)|(?:μπορω|γινεται|προλαβαινω) (?:\S+ )?(?:να )?(?:παρω|προσθεσω) (?:κι )?(?:αλλον|καποιον|κανεναν|κανενα|παικτη)|(?:can|could) (?:i|we) still (?:do|make) (?:it|that|this|the move|one)|used (?:up )?(?:\S+ ){0,3}(?:adds?|moves|pickups)|(?:any|enough|more) (?:adds?|moves|pickups) left|out of (?:adds|moves)) /;
const THIS_MATCHUP = "(?:(?:this|the|my|our) )?(?:current |fantasy )?(?:matchup|match up|week|round|battle|game week)";
/** "When does this matchup end?", "πόσες μέρες μένουν;" */
export const MATCHUP_ENDS = new RegExp(
  ` (?:when (?:does|will|is|do) ${THIS_MATCHUP} (?:\\S+ )?(?:end|ends|over|finish|done)|(?:when|what day|which day) (?:does|do) (?:it|this) end|how (?:many days|much time|long) (?:are |is |do (?:i|we) have |have (?:i|we) got )?(?:\\S+ )?(?:left|remain\\S*|to go)|(?:is|what is|whats) the last day of ${THIS_MATCHUP}|ποτε (?:τελειωνει|ληγει|κλεινει) (?:το |η |αυτο το |αυτη η )?(?:ματσ|ματσαπ|matchup|αναμετρηση|εβδομαδα|γυροσ|αγωνιστικη)|ποσεσ (?:\\S+ )?(?:μερεσ|ημερεσ) (?:\\S+ ){0,2}(?:μενουν|απομενουν|εχω|εχουμε|ακομα)) `,
);
export const THREAT = /hurt me|beats? me to|got there first|gets? there first|block|με πονα|μου κανει ζημια|τρεμω/;
export const HIS_MOVES =
  / (?:(?:his|their|opponents?|he|they) (?:\S+ ){0,4}(?:adds?|pickups?|moves?|stream|streams|streamers?|weak|weakness\S*|weakest|hurting|do)|(?:adds?|pickups?|moves?|stream) (?:does|do|has|have|can|will|did) (?:\S+ )?(?:he|they|opponent)|hurt me|beats? me to|gets? there first|got there first|how (?:do|can) i block|(?:προσθηκεσ|adds|κινησεισ|stream) (?:\S+ ){0,3}(?:εχει|μπορει|του|ο αντιπαλ\S+)|αντιπαλ\S+ (?:\S+ ){0,3}(?:προσθηκ\S+|κινησ\S+|αδυνατ\S+|κανει)|που ποναει|pou ponaei|να τρεμω) /;
export const PROJECTED =
  / (?:project|projects|projected|projection|projections|expected to score|expected points|προβλεπ\S+|προβλεψ\S+|αναμενομεν\S+|provlep\S+|provleps\S+|problep\S+) /;
const HELP = "help|help me|sos|βοηθεια|βοηθα|voitheia|boh8eia";
/** Nothing else is asked: "what now?", "τι κάνω ρε φίλε;", "ok help". */
export const WHAT_NOW = new RegExp(
  `^ (?:(?:ok|so|and|well|ρε|λοιπον|και|re) )*(?:${HELP}|what now|now what|what do i do(?: now)?|what should i do(?: now)?|τι (?:να |μπορω να )?(?:κανω|κανουμε)(?: τωρα| γι αυτο)?|ti (?:na |mporw na )?kanw(?: twra)?|what can i do(?: about (?:it|that))?)(?: (?:ρε|re|φιλε|file|μαν|man|παιδια|bro|dude|please|pls|τωρα))* $`,
);
/** A plea and nothing else, however it would be read otherwise. */
export const PLEA = new RegExp(
  `^ (?:please |pls )?(?:${HELP}|βοηθα με|βοηθησε με)(?: (?:me|please|pls|σε παρακαλω))* $`,
);
export const GAMES_LEADER =
  / (?:who|which|whos|ποιοσ|ποιοι|ποιον|pios|poios|pioi) (?:\S+ ){0,7}(?:(?:most|more|fewest|least|fewer) (?:\S+ )?games|περισσοτερ\S+ (?:\S+ )?(?:αγωνεσ|ματσ|παιχνιδια)|λιγοτερ\S+ (?:\S+ )?(?:αγωνεσ|ματσ)|perissoter\S+ (?:\S+ )?(?:agwnes|agones|mats)) /;
export const OF_FREE_AGENTS = / (?:free agents?|fa|waivers?|wire|ελευθερ\S+|eleu?v?f?ther\S+) /;
/** "My team or his?" counts both rosters. */
export const OF_BOTH_SIDES =
  / (?:nba|his|theirs|them|me or|or (?:me|my|mine|us)|versus|vs|η ο|η αυτοσ|η εγω|αντιπαλ\S+) /;
export const OF_NO_GAMES = / (?:claims?|trades?|waivers?|moves?|adds?|pick ?ups?|nba|ανταλλαγ\S+|κινησ\S+|προσθηκ\S+) /;
/** Told of a day that is over. */
export const SCORED =
  / (?:what (?:\S+ ){0,3}happened|who (?:\S+ )?(?:scored|put up|killed|torched|carried|went off|had the most|did (?:the )?damage)|how did (?:he|they|i|we) (?:\S+ )?(?:beat|score|get|lose|put)|(?:killed|torched|destroyed|smoked|crushed|buried) me|(?:ποιοσ|ποιοι) (?:του |τουσ |μου |μασ )?(?:τα |τουσ )?(?:σκοραρ(?:αν|ε|ανε)|εβαλ\S+|εκαν\S+|εσκισ\S+|με διελυσ\S+)|(?:πωσ|γιατι) με (?:εσφαξ\S+|διελυσ\S+|περασ\S+|σκισ\S+)|με (?:εσφαξ\S+|διελυσ\S+|εσκισ\S+)|τι (?:\S+ )?εγινε|(?:pws|pos) me (?:esfak\S+|dielys\S+|esfax\S+)|(?:poios|pios|poioi|pioi) (?:tou |tous )?(?:ta )?(?:eval\S+|ekan\S+|skorar(?:an|e|ane))) /;
export const ALSO_ADDS =
  / (?:pick up|pickup|add|adds|grab|stream\S*|plan|wire|waivers?|free agents?|trade|start|sit|in what order|day by day|παρω|πιασω|πιανω|βαλω|προσθε\S+|πλανο|ανταλλαγ\S+|parw|piasw|piano|vazw|στον παγκο|αφησω (?:\S+ )?εξω|on the bench|did|last (?:week|night)|yesterday|lineup|tonight|πενταδα|συνθεση|αποψε|χθεσ) /;
export const NEXT =
  / (?:who (?:do|am|will|are) (?:i|we) (?:\S+ )?(?:play|face|playing|facing|up against|against|have|got) (?:\S+ ){0,2}next|(?:i|we) (?:\S+ )?(?:play|face|playing|facing) (?:\S+ )?next week|next (?:weeks )?(?:opponent|opponents|matchup|matchups)|(?:next|upcoming) (?:two|three|few|\d) (?:weeks|matchups|opponents)|με ποι(?:ον|ουσ) (?:παιζω|πεφτω|παιζουμε)|επομεν\S+ (?:\S+ )?(?:αντιπαλ\S+|αγωνιστικ\S+)|ποιον εχω (?:την )?(?:αλλη|επομενη)|poion (?:exw|exo|paizw|paizo) (?:thn |tin )?(?:allh|alli|epomenh|epomeni)|(?:who|whom) (?:do|am|are|will) (?:i|we) (?:\S+ )?(?:have|got|get|match up with|matched up (?:with|against)|up against|vs) next week|(?:who|whos|what) (?:is |are )?(?:my |our )?(?:opponent|matchup|match up) (?:\S+ )?(?:next week|after this|the week after)) /;
export const PLACE =
  / (?:what place|which place|my (?:place|rank|seed|standing)|where (?:am i|are we) in the (?:standings|table|league)|where (?:do|are) (?:i|we) (?:stand|rank) (?:\S+ ){0,3}(?:league|standings|table|overall)|how far (?:off|behind|from|back of) (?:\S+ )?(?:first|1st|the (?:lead|top|leader)|a playoff)|how far (?:am i|are we|off am i|back am i) (?:\S+ )?(?:from|behind|off|of)|(?:games?|wins?) (?:back|behind|out) (?:of|from)|what (?:would|does|do) (?:it|i) (?:take|need) (?:to|for) (?:\S+ ){0,3}(?:first|1st|second|2nd|third|3rd|fourth|4th|top)|fighting (?:\S+ )?for|how many (?:more )?wins|(?:παλευουν|παλευω|palevoun|paleyoun|fighting|battling|competing) (?:\S+ ){0,4}(?:τετραδα|πλει οφ|playoffs?|tetrada|spot|place)|where (?:does|would) (?:that|this|it) (?:put|leave) (?:me|us)|(?:ποσεσ|poses) (?:\S+ )?(?:νικεσ|nikes) (?:\S+ ){0,2}(?:χρειαζ\S+|θελω|λειπουν|μου λειπουν|πρεπει|xreiaz\S+|thelw|leipoun)|απεχω|απεχουμε|apexw|apexo|(?:πρωτη|1η|1h|δευτερη|2η|2h|τριτη|3η|3h|τεταρτη|4η|4h) θεση|explain (?:me )?the standings|(?:drop|fall|slip|slide|stay) (?:\S+ )?(?:out of|in|below) (?:the )?(?:top \S+|playoffs?|playoff (?:spots?|places?))|(?:am|are) (?:i|we) (?:\S+ )?in (?:right now|now|currently|the (?:top|playoff) \S+)|(?:μπαινω|μπαινουμε|ειμαι|ειμαστε) (?:\S+ )?(?:στα|εντοσ) (?:playoffs?|πλει οφ)|(?:an |kai )?mpain(?:w|o|oume) (?:sta )?playoffs?|σε ποια θεση|ποια θεση|που (?:ειμαστε|ειμαι|βρισκομαι|βρισκομαστε) (?:\S+ ){0,2}(?:βαθμολογια|καταταξη|katata\S+|κατατα\S+|va8mologia)) /;
export const GOOD_TEAM =
  / (?:is|are|hows|how good is|rate|how is|how does) (?:\S+ )?(?:my|our) (?:team|squad|roster) (?:\S+ ){0,3}(?:good|any good|decent|strong|legit|bad|trash|contender|doing|look|stack up) | (?:καλη|δυνατη|χαλια) (?:ειναι )?η ομαδα μου | η ομαδα μου (?:ειναι )?(?:καλη|χαλια|δυνατη) /;

/** "Burn all three adds now or keep one for Sunday?" */
export const ADDS_TIMING =
  / (?:save|keep|hold) (?:an? |one |some |my )?(?:adds?|moves?|pickups?|one) .* or (?:use|burn|spend|fire|go|make|blow) | (?:burn|use|spend|blow|make|fire) (?:\S+ ){0,4}(?:adds?|moves?|pickups?) (?:\S+ ){0,3}(?:now|today|tonight|right away) (?:\S+ ){0,3}or | (?:adds?|moves?|pickups?) (?:\S+ ){0,3}(?:now|today) or (?:save|keep|hold|wait)| (?:save|keep|hold) (?:\S+ )?(?:one|an add|adds|moves|a move|a pickup|some) (?:\S+ )?(?:for|until|till) (?:sunday|the weekend|saturday|later|friday)| (?:κρατησω|κραταω|φυλαξω|φυλαω) (?:\S+ ){0,3}(?:προσθηκ\S+|κινησ\S+|μια|adds?) (?:\S+ )?(?:για|μεχρι) (?:την |το )?(?:κυριακη|σαββατο\S*|παρασκευη|αργοτερα|μετα) /;
/** "Who is killing my FG%?" */
export const BLAMES =
  / (?:(?:who|whos|which (?:player|guy)) (?:is )?(?:\S+ )?(?:to blame|killing|hurting|tanking|dragging|sinking|ruining)|ποιοσ (?:\S+ )?(?:φταιει|ριχνει|χαλαει|σκοτωνει)) /;

/** "How many points do you expect from KAT by Sunday?" */
export const EXPECTS =
  / (?:expect|expects|expected|expecting|project|projects|projected|projection|projections|going to (?:score|get|give|put up)|will (?:\S+ ){0,3}(?:score|get|give me|put up)|περιμεν\S+|περιμενουμε|αναμεν\S+|προβλεπ\S+|προβλεψ\S+|θα (?:βαλει|κανει|γραψει|φερει|δωσει)|perimen\S+|provlep\S+) /;
export const OVER_DAYS =
  / (?:(?:this|the|rest of (?:the|this)) (?:week|matchup|weekend)|(?:by|until|till|through) (?:the end|sunday|saturday)|rest of the way|remaining games|games left|(?:αυτη|ολη) την? (?:ε?βδομαδα|αγωνιστικη)|(?:μεχρι|ωσ|εωσ) (?:την |το )?(?:κυριακη|τελοσ|σαββατο)|υπολοιπ\S+|mexri|mehri) /;

/** "Why am I losing with Durant and Towns?", "which of his guys killed me?" */
export const WHY_BEHIND =
  / (?:why|how come|how) (?:\S+ ){0,2}(?:am|are|is) (?:i|we|my team) (?:\S+ ){0,2}(?:losing|behind|down|trailing|getting (?:killed|crushed|destroyed|smoked|beat\S*)) | (?:γιατι|πωσ) (?:\S+ ){0,2}(?:χανω|χανουμε|(?:ειμαι|ειμαστε) (?:\S+ )?πισω|με (?:διαλυ\S+|κερδ\S+|περν\S+|σκιζ\S+)) | (?:who|which (?:one )?of (?:his|their|the) (?:guys|players|men)|whos) (?:\S+ )?(?:killed|killing|hurt|hurting|destroyed|beating|beat|burned) me | ποιοσ (?:\S+ ){0,2}με (?:σκοτων\S+|σκοτωσ\S+|διαλυ\S+|εσκισ\S+|πληγων\S+) /;
