/**
 * Cue words that hint at a question's intent, in both languages under one name.
 *
 * Finer than the concepts of the lexicon and weaker: none decides anything by itself, their weights are fitted. Folded
 * forms, separated by commas; a word that ends in * matches all words with that prefix.
 */
export const CUE_LEXICON: Readonly<Record<string, string>> = {
  drop: `
    drop, drops, dropped, dropping, droppable, cut, cuts, cutting, waive, waiving, ditch*, dump*, axe, boot,
    release, releas*, jettison*, unload, let go, letting go, get rid, getting rid, move on, moving on, part ways,
    cut ties, give up, giving up, cut bait, bail, expendable, offload, punt on, kick out, toss*, scrap, κοψω, κοβω,
    κοψ*, κοβε*, διωξ*, διωχν*, εδιωχν*, εδιωξα, πεταξ*, πετα, πεταω, πεταμ*, ξεφορτω*, αφησω, παρατησ*, παρατα*,
    αποδεσμ*, ριξω, ριξεισ, ριξε, ριχνω, ντροπ*, ντροπαρ*, στειλω σπιτι, περισσευ*, δωσω αερα, σουταρω, σουταρ*,
    ξεσκαρτ*, βγαλω`,
  add: `
    add, adds, adding, added, pick up, picking up, pickup, pickups, picked up, grab*, claim*, snag*, scoop*, sign,
    signing, acquire*, acquir*, bring in, stream, streams, get him, target, targets, scooping, nab*, stash, παρω,
    παρεισ, παρουμε, παρει, επαιρνα, παιρνω, προσθε*, προσθη*, σηκωσ*, σηκων*, μαζεψ*, μαζευ*, τσιμπ*, αρπα*,
    πιασω, αποκτ*, φερω, claim, αδδ, προλαβω`,
  stream: `
    stream*, streamer*, streaming, στριμ*, fill in, fillin, rental, one day, plug*, φαγωμα`,
  swap: `
    swap*, switch*, replac*, instead, over, exchange, upgrade*, αντι, αντικατ*, θεση του, αλλαξω, αλλαγη`,
  hold: `
    hold, holding, keep, keeping, stash*, wait, waiting, patien*, hang on, sit tight, ride out, ρισκ*, hang, hope,
    κρατ*, κρατησ*, περιμεν*, υπομον*, κρατημα, εμπιστ*, trust`,
  start: `
    start, starts, starting, play him, roll with, nod, plug, insert, trot, ξεκιν*, βασικ*, βαλω, βαζω, βαλε,
    βαλεισ, μεσα`,
  sit: `
    sit, sits, sitting, bench, benched, benching, παγκ*, καθισ*, καθετ*, κατσ*, εξω απο, leave out`,
  hurt: `
    hurt, hurts, injur*, knock*, sprain*, strain*, tweak*, sore*, banged, banged up, hobbl*, nick*, limp*, ankle,
    knee, hamstring, groin, calf, achilles, wrist, finger, foot, shoulder, back issue, concuss*, ill, illness, flu,
    sick, surgery, torn, tear, broke, fracture*, scratch*, τραυματ*, χτυπη*, πονα*, διαστρεμ*, αστραγαλ*, γονατ*,
    μηρ*, αχιλλ*, ωμο*, καρπο*, δαχτυλ*, εγχειρ*, χειρουρ*, αρρωστ*, ενοχλ*, σπασ*, εσπασ*, επαθ*, παθει,
    κατεστραφ*, θλαση, ρηξη, ιωση, dnp, νοσοκομ*`,
  doubt: `
    dtd, gtd, questionable, doubtful, probable, day to, game time, αμφιβολ*, status, healthy, health, available,
    fit to, cleared, clear*, υγι*, κατασταση του`,
  return: `
    return*, back, come back, coming back, comeback, timetable, timeline, eta, recover*, rehab*, επιστρ*, γυρ*,
    ξανα*, γυρνα*, επανερχ*, αποθεραπ*, χρονοδιαγρ*, expected back, ready, ετοιμ*`,
  miss: `
    out, miss, misses, missing, sidelined, absent, shelf, ruled, done, shut, shutting, season over, λειπ*, λειψ*,
    εκτοσ, εξω, χανει, χασει, τελειωσε τη, ξεκουρα*, rest, resting, rested, load, restriction, limit minutes`,
  "suits-up": `
    suit*, play tonight, playing tonight, active, inactive, go tonight, good to, lace*, παιξει, αγωνιστ*,
    θα παιξει, παιζει`,
  hearsay: `
    heard, hear, rumor*, rumour*, says, said, saying, tweet*, twitter, reddit, saw, read somewhere, read that,
    buddy, friend, coworker, cousin, uncle, brother, dad, guy at, barber, x says, report*, claims, claim that,
    swears, insists, legit, true, real, fake, bs, truth, believe, ακουσα, ακουγ*, φημ*, λενε, λεει, ειπε, ειπαν,
    γραφ*, εγραψε, διαβασα, ειδα στο, φιλοσ μου, κουμπαρ*, ισχυει, αληθ*, ψεμα, ψεμματα, βγηκε οτι, τουιτ*,
    ινσταγκ*, facebook, tiktok, ιντερνετ, site, κολλητ*, ξαδερφ*, συναδελφ*, πηγη, εγκυρ*`,
  trade: `
    trade*, traded, trading, deal, dealt, block, shop him, shopping, offer*, offered, swap for, fleece*, package,
    ανταλλαγ*, τρειντ*, προσφερ*, προταση, δινω, δωσω, deadline, buyout*, buy low, sell high`,
  news: `
    news, update, updates, latest, word on, headline*, report, reports, buzz, scoop, announce*, happened,
    announcement, gossip, νεα, νεο, ειδησ*, νεοτερ*, μαθαμε, ρεπορτ*, εξελιξ*, τι παιζει, ανακοιν*, ενημερ*,
    κουτσομπ*`,
  lately: `
    lately, recent, recently, past, last few, last couple, since, month, stretch, form, trend*, trending, streak,
    slump*, hot, cold, heating, cooled, cooling, regress*, struggl*, breakout, break out, consist*, bounce,
    τελευτα*, προσφατ*, φορμα, καιει, κρυωσ*, ζεστα*, πεσμεν*, πτωση, ανεβασμεν*, ανοδο*, σταθερ*, βελτιω*,
    ξεσπασμ*, ντεφορμε, χαλια, πεσει, ανεβ*, κατρακυλ*`,
  avg: `
    averag*, numbers, stats, stat, statline, per game, ppg, percentages, shooting, production, putting up, puts up,
    line, box, usage, minutes, mpg, μεσο*, μεσουσ, νουμερα, στατιστ*, αποδοσ*, λεπτα, ποσοστ*, σουταρει, γραφει,
    μοιραζει, βαζει, βγαζει, πιανει`,
  compare: `
    compare, compar*, vs, versus, better, rather, between, rank, which one, prefer, καλυτερ*, συγκρι*, αναμεσα,
    προτιμ*, προσ, αποδοτικοτερ*`,
  scoring: `
    score, scored, worth, fantasy points, fpts, fp, calculat*, compute*, total, tally, add up, equals, equal,
    come out, value of, points for, line of, quick math, math, σκορινγκ, υπολογ*, ποσο κανει, ποσο βγαινει,
    ποσο πιανει, ποσο γραφει, αθροισ*, συνολο, αξιζει ποσο, φαντασι`,
  weight: `
    if a, counts, weight*, per point, multiplier, each, μετραει, μετρανε, ανα, βαρη`,
  win: `
    win, wins, winning, won, ahead, lead, leading, up by, beat, beating, favorite, clinch*, victory, κερδ*, νικ*,
    μπροστα, προηγ*, προβαδισ*, περνα*`,
  lose: `
    los*, losing, down, behind, trail*, deficit, gap, catch, comeback, lost, smoked, crush*, cooked, worry, χαν*,
    χασ*, πισω, υστερ*, διαφορα, κατω, με περ*, γυριζ*, γυρισω, προλαβ*`,
  need: `
    need, needs, short, lack, lacking, weak, help with, struggl*, thin, desperate, short on, boost, improve my,
    χρειαζ*, λειπουν, θελω, ψαχνω, αδυν*, βοηθ*, ενισχυ*`,
  odds: `
    odds, chance*, probability, prob, shot, likely, realistic*, projected, projection*, forecast, predict*,
    πιθανοτ*, ελπιδ*, προβλεπ*, προβολ*, πιθανο`,
  left: `
    left, remaining, remain, unused, still have, more to, μεν*, απομεν*, εμειν*, υπολοιπ*, ακομα`,
  moves: `
    adds, moves, transactions, acquisitions, pickups left, add left, κινησ*, add, προσθηκ*, αλλαγ*`,
  games: `
    game, games, matches, ματσ, παιχνιδ*, αγων*, αγωνιστ*`,
  sched: `
    schedule, calendar, slate, play next, next game, opponent next, off night, back to, b2b, back2back, light,
    heavy, quiet, busy*, nights, days off, when does, προγραμμα, ρεπο, μπακ, ησυχ*, ελαφρ*, γεματ*, ποτε παιζ*,
    επομεν*`,
  lineup: `
    lineup, lineups, line up, starting five, starters, slots, slot in, util, active spots, roster spots, set my,
    lock, best five, πενταδ*, συνθεσ*, λαιναπ*, ενδεκαδ*, βασικουσ, θεσεισ`,
  bestof: `
    best, top, optimal, ideal, greatest, biggest, most, highest, καλυτερ*, ιδανικ*, βελτιστ*, κορυφ*, περισσοτερ*,
    μεγαλυτερ*`,
  optim: `
    optimi*, improve*, fix, maximize*, maximise*, overhaul, save, tune, upgrade my, rebuild, rescue, help me,
    βελτι*, φτιαξ*, φτιαχν*, σωσε, στησ*, στην*, οργανωσ*, σιαξ*, μεγιστοπ*`,
  plan: `
    plan, strategy, game plan, roadmap, approach, moves would, what should, what would, next step, course,
    suggest*, recommend*, advice, advise, πλανο, σχεδιο, στρατηγ*, τι κανω, τι να, προτειν*, προτασ*, συμβουλ*,
    κινησεισ`,
  review: `
    review*, analy*, assess*, breakdown, break down, evaluate*, look at, go over, check over, diagnos*, examine,
    scout*, αναλυσ*, ματια, τσεκαρ*, αξιολογ*, δεσ, εξετασ*`,
  "day-now": `
    today, tonight, todays, tonights, σημερα, αποψε, σημερινη, βραδυ, 2nite, now tonight`,
  "day-next": `
    tomorrow, tmrw, tmw, αυριο, αυριανη, μεθαυριο`,
  weekday: `
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thurs, fri, sat, sun,
    δευτερα, τριτη, τεταρτη, πεμπτη, παρασκευη, σαββατο, κυριακη, σκ`,
  past: `
    yesterday, last night, χτεσ, χθεσ, χτεσινο*, did he, was, had, εκανε, επαιξε, εβαλε`,
  week: `
    week, weekly, weekend, wk, weeks, βδομαδα, εβδομαδα, βδομαδεσ, εβδομαδεσ, σαββατοκυριακο, matchup period`,
  eachday: `
    every day, each day, each night, daily, day by, every night, rest of, remaining days, all week, through sunday,
    until sunday, καθε μερα, μερα με, ημερα, ολεσ τισ, υπολοιπη, μεχρι κυριακη, μεχρι την, ολη τη, ανα μερα, ωσ την`,
  whichday: `
    which day, which days, which night, what day, which nights, what days, ποια μερα, ποιεσ μερεσ, ποια βραδια,
    ποιεσ νυχτεσ, ποιεσ ημερεσ`,
  my: `
    my, mine, our, ours, ive got, i have, μου, μασ, δικ*, εχω, εχουμε`,
  roster: `
    roster, team, squad, guys, players, bunch, crew, ροστερ, ομαδα, παικτ*, παιχτ*, παιδια, μου παικτ*`,
  bench: `
    bench, παγκ*, riding`,
  ir: `
    ir, il, injured reserve, stash spot, ιρ`,
  opp: `
    opponent*, opp, other guy, other team, other side, rival*, enemy, him this, facing, up against, against, his,
    αντιπαλ*, απεναντι, αλλοσ, αλλου, αυτου, αυτουνου, εκεινου, εναντιον, τυπο*, του`,
  wire: `
    wire, waiver*, free agent*, free agency, fa, fas, unowned, available, out there, undrafted, unclaimed, wavier*,
    waver*, ελευθερ*, διαθεσιμ*, γουειβερ*, αμαζευτ*, εκει εξω, αδεσποτ*, λιστα, free`,
  position: `
    guard*, center*, forward*, wing*, big, bigs, pg, sg, sf, pf, c, g, f, util, point guard, γκαρντ, σεντερ, ψηλ*,
    φοργουορντ, πλεημεικερ, κοντ*, 4αρι, 5αρι, φοργ*`,
  category: `
    assist*, ast, rebound*, reb, rebs, boards, steal*, stl, block*, blk, threes, 3s, 3pm, three*, turnover*, dimes,
    stocks, points, pts, fg, ft, percentages, free throw*, double, blocks, cats, category, categories, ασιστ*,
    ριμπ*, κλεψ*, μπλοκ*, ταπ*, τριποντ*, λαθ*, ποντ*, βολ*, ποσοστ*, κατηγορι*, κοψιμ*, swats, glass, rim`,
  categories: `
    cats, category, categories, κατηγορι*`,
  fit: `
    fit, fits, crack, slot, squeeze, space, room, get into, make my, use him, slot for, rot, crack my, χωρ*,
    χωραει, χωρεσ*, μπαινει, εμπαινε, κενο, κενα, αδεια, στριμωξ*, ταιριαζ*, κολλα*, ξεκινουσε`,
  open: `
    open, empty, hole, holes, vacant, spot, spots, gap, κενη, αδεια, αδειο, θεση, θεσεισ, τρυπα, τρυπεσ`,
  over: `
    too many, overflow, crowded, logjam, conflict*, sits out, extra, more than, παραπανω, συνωστισμ*, πολλοι,
    περισσ*`,
  league: `
    league, commish, commissioner, settings, rules, rule, scoring system, our league, λιγκα, λιγκασ, κανον*,
    ρυθμισ*, βαθμολογ*, διοργαν*`,
  limit: `
    limit, max, maximum, cap, allowed, per week, allow*, many adds, permitted, οριο, πλαφον, επιτρεπ*, μεγιστ*,
    δικαιουμ*`,
  rule: `
    deadline, playoffs, playoff, tiebreak*, faab, budget, waiver order, priority, standings, record, seed, keeper,
    undroppable, roto, h2h, points league, format, veto, season end, πλειοφ, πλει, οφ, ισοβαθμ*, ισοπαλ*, σειρα,
    καταταξ*, θεση ειμαι, ρεκορ, φααμπ, φορματ, κλειδων*`,
  explain: `
    what is, what does, mean, means, meaning, explain*, define, difference, stand for, basics, how do people, eli5,
    τι ειναι, τι σημαινει, εξηγ*, σημαιν*, εννο*, διαφορα μεταξυ, ορισμ*`,
  general: `
    general, generally, theory, rule of, strategy*, philosophy, usually, people usually, typically, principle,
    beginner, newbie, tips, good idea, draft, drafting, ever ok, smart to, γενικα, θεωρ*, στρατηγικ*, συνηθωσ,
    αρχαρι*, καποιοσ που, κανονασ, λενε οτι πρεπει`,
  greet: `
    hi, hello, hey, yo, morning, evening, night, sup, bye, thanks, thank, thx, cheers, ok, okay, cool, nice, great,
    lol, haha, γεια, καλημερα, καλησπερα, καληνυχτα, ευχαριστω, μπραβο, τελεια, οκ, ωραια, χαχα, ωραιοσ, τα λεμε`,
  assistant: `
    can you, who are, are you, what can, you do, bot, human, ai, chatgpt, password, automatically, trust you,
    μπορεισ να, εισαι, ρομποτ, μηχανημα, ανθρωπο*, μονοσ σου, κανεισ εσυ`,
  outside: `
    weather, recipe, cook*, president, elect*, poem, joke, movie*, bitcoin, crypto, stock, stocks, invest*,
    translate*, python, code, script, homework, essay, football, soccer, nfl, quarterback, qb, nhl, mlb, premier,
    betting, bet, bets, parlay*, sportsbook, wager, over under, restaurant*, flight, hotel, trip, vacation, iphone,
    phone, laptop, car, girlfriend, ex, wife, headache, meds, doctor, hack, prompt, instructions, equation, solve,
    lyrics, sing, song, netflix, horoscope, god, history, religion, tax, email, resume, letter, καιρο*, συνταγ*,
    εκλογ*, πρωθυπουργ*, ποιημα, ανεκδοτο, ταιν*, μετοχ*, μεταφρ*, κωδικ*, εργασια, ποδοσφαιρ*, στοιχημα*, ποντ αρ,
    αποδοσεισ, εστιατορ*, ταξιδ*, κινητο, λαπτοπ, αμαξ*, χαπι, πονοκεφ*, γιατρ*, χακ*, εντολ*, οδηγι*, τραγουδ*,
    σκακι, ταβλι, γκομεν*, κοπελα, ιστορια*, ολυμπιακ*, παοκ, παναθηναικ*, αεκ, βιογραφικ*, ζωδι*, αφεντικο, θεοσ,
    φορολογ*, μαγειρ*, φαγητ*, λεφτα, ευρω`,
  elsewhere: `
    chiefs, eagles, cowboys, patriots, packers, niners, 49ers, ravens, bengals, bills, steelers, broncos, vikings,
    seahawks, rams, chargers, jets, giants, yankees, dodgers, mets, red sox, cubs, astros, phillies, braves, padres,
    bruins, rangers, oilers, leafs, canucks, penguins, arsenal, chelsea, liverpool, man united, man city, barcelona,
    barca, real madrid, juventus, bayern, messi, ronaldo, mbappe, haaland, mahomes, kelce, josh allen, ohtani, judge,
    mcdavid, ovechkin, djokovic, nadal, federer, tsitsipas, tiger woods, masters, wimbledon, us open, super league,
    la liga, serie a, bundesliga, ncaa, wnba, euroleague, euro, uefa, fifa, rb, rbs, wr, wrs, te, qb, qbs, kicker,
    touchdown*, goalie*, pitcher*, inning*, homer*, home run*, field goal kick, fantasy football, hockey, baseball,
    tennis, golf, golfer*, nascar, f1, boxing, ufc, cricket, rugby, darts, olympics, world cup, champions league,
    premier league, super bowl, ολυμπιακ*, παναθ*, παοκ, αεκ, αρησ, ευρωλιγκ*, γιουρολιγκ*, τσαμπιονσ, μουντιαλ,
    εθνικη, μεσσι, ροναλντο, εμπαπε, χααλαντ, τσιτσιπα*, τζοκοβιτσ, σακκαρη, ρεαλ, μπαρτσα, αρσεναλ, λιβερπουλ,
    φορμουλα, τενισ, ποδοσφαιρ*, βολει, πολο, μπαλα`,
  chore: `
    write me, write a, draft an, draft me, book me, order me, order a, buy me, call me a, remind me to, set an alarm,
    set a timer, plan my trip, fix my, summarize this, proofread, compose, translate, ticket*, reservation*, uber,
    taxi, flight*, invoice*, spreadsheet*, excel, powerpoint, essay*, thesis, homework, wedding, birthday, toast, kid,
    kids, daughter, son, dentist, mortgage, rent, landlord, lawyer, visa, passport, diet, recipe*, dinner, lunch, wine,
    workout, gym, dog, cat, plumber, washing machine, wifi, router, printer, password*, credit card, loan, insurance,
    γραψε μου, γραψεισ, κλεισε μου, παραγγειλε, κρατηση, εισιτηρι*, πτυχιακ*, εργασια, βιογραφικ*, διαιτα, γυμναστ*,
    σκυλο*, γατα*, δανειο, ενοικιο, δικηγορ*, οδοντιατρ*, γενεθλια, γαμο, γαμου, πλυντηρι*, εκτυπωτ*, χιονι*, βροχη,
    βρεξει, ηλεκτρολογ*, υδραυλικ*, φροντιστηρι*, μαθημα*, ξενοδοχ*, αεροπορ*, πτηση, λουλουδ*, δωρο`,
  odd: `
    repeat as champion*, champion*, mvp, title, roy, rookie of the year, put money, put 200, bucks on, over on, under on,
    spread, moneyline, prop, props, odds on, lock of, bet*, stake, gambl*, casino, στοιχημ*, ασσο, διπλο, οβερ, αντερ,
    ποντα, πονταρ*, αποδοσεισ, δελτιο, πρωταθλ*`,
  who: `
    who, whos, whom, anyone, anybody, someone, somebody, which of, ποιοσ, ποιον, ποιοι, ποιουσ, ποια, ποιεσ,
    κανενα*, καποιο*, κανεισ, καμια`,
  howmany: `
    how many, how much, number of, ποσα, ποσουσ, ποσεσ, ποσοι, ποσο, ποση`,
  when: `
    when, whens, ποτε`,
  why: `
    why, γιατι, reason, how come`,
  should: `
    should, shall, do i, would, could, να τον, θα επρεπε, αξιζει, worth, advise, πρεπει, λεσ να, συμφερει`,
  would: `
    would, could, will, θα, might`,
  hypo: `
    if i, αν, what if, if, assuming, suppose, εστω`,
  own: `
    own, owned, owns, ownership, rostered, have i, do i have, taken, percent owned`,
  allleague: `
    around the, across, league wide, nba, any big, anything i, everyone, γενικα στο, παντου, σε ολη, υπολοιπη λιγκα`,
  perform: `
    perform*, playing well, doing, played, did, carried, carry, dragging, contribut*, underperform*, πανε, παει,
    παιζουν, εκαναν, τραβα*, κουβαλ*, αποδιδ*, σερνετ*`,
  worst: `
    worst, weakest, weak link, dead weight, useless, trash, garbage, stink*, suck*, terrible, bad, awful,
    χειροτερ*, αχρηστ*, αδυναμ*, κρικ*, σκουπιδ*, βαριδ*`,
  grade: `
    grade, rate, rank, rating, order, βαθμολογησε, σειρα φορμασ`,
  untouchable: `
    without dropping, untouchable, off limits, dont touch, keep him, except, but keep, not touch, πειραξ*, μη μου,
    χωρισ να, εκτοσ απο`,
  pron: `
    him, he, his, them, that guy, αυτον, τον, εκεινοσ, τουσ`,
  follow: `
    and, also, what about, how about, same, instead, then, but, και, κι, τοτε, ομωσ, επισησ`,
};
