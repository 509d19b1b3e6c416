/**
 * Words with a capital that name nobody: of the trade, of headings, and those that open a sentence. Pure data, folded.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** May stand with a capital anywhere. */
export const TRADE_WORDS = words(`
  i im ive id you your youre my the a an he his she it they their no yes if for and or on in at to with both of vs not do be dont
  mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday
  jan feb mar apr may jun jul aug sep sept oct nov dec
  january february march april june july august september october november december
  nba espn fanvise ir il dtd gtd out active questionable doubtful probable healthy suspended unknown day util ut bench
  starter starters pg sg sf pf c g f fc gf be et est edt utc pst pt am pm mvp usa ok tbd na h2h roto faab dnp ros adp usg
  fantasy points point free agent agents waiver waivers matchup lineup roster opponent team league game games source
  sources status injury injured injuries reserve week today tonight tomorrow score eastern demo playoffs playoff allstar
  pts reb rebs ast stl blk tov fg ft min mins gp fga fgm ftm fta dd td old data note notes hold drop add stream monitor
  3pm 3pt 3s 3ptm 3pointers 3pa fg% ft% 3p% afg% ts% efg per ppg rpg apg spg bpg mpg
  rebounds assists steals blocks turnovers threes minutes guard guards forward forwards center centers point shooting small
  power wing wings swingman big bigs category categories averages average season stats
  bottom line key summary recommendation recommendations verdict overview outlook analysis breakdown takeaway takeaways
  recent form schedule next step steps option options best top pick picks pickup pickups adds drops candidate candidates player
  players news update updates context why what how when reason reasons reasoning risk risks upside tip tips strategy plan
  action actions item items current standing standings weekly daily remaining projected projection projections availability
  ownership health report details numbers total totals result results final answer short long term quick look move
  moves trade trades return returns timeline lead leader name names value price position positions slot slots home away
  start sit play keep now later also first second third last left played owned percent expected official rumor rumour
  weekend night back days add drop streamer streamers streaming replacement price decision advice warning important
  consider assessment situation impact bonus late early risky safe category scoring settings budget bid rank
  ο η το οι τα του τησ των τον την ροστερ πηγη σημερα αυριο χθεσ αποψε ελλαδα
  δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη δευ τρι τετ πεμ παρ σαβ κυρ
  ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ
  ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου
  ιανουαριο φεβρουαριο μαρτιο απριλιο μαιο ιουνιο ιουλιο αυγουστο σεπτεμβριο οκτωβριο νοεμβριο δεκεμβριο
`);

/** Open a sentence with a capital, right before a name that is written in one word. */
export const OPENING_WORDS = words(`
  start sit keep consider however while since although meanwhile also then but so because when play bench avoid trade
  target grab pick both only even hold drop add stream monitor watch is are was were does did do has have had can could
  should would will may might must after before with without against beyond besides between despite given if unless until
  once though whereas yet and or nor as at by for from in like of on over to than that this these those there here where
  who whom whose which why how what not no never just still now today tonight tomorrow yesterday if i id my your
  compare compared dont let lets instead rather overall finally first second third next last my our their his her its
  swap replace put move leave use take give send cut release ask check see read remember note unlike plus
  active injured healthy questionable doubtful probable rookie veteran star guard forward center teammate coach
  ο η το οι τα του τησ των τον την τουσ στον στην στο κρατα κρατησε βαλε παρε κοψε ξεκινα μην να για με και αλλα ομωσ επισησ
  αν οταν ενω ουτε ποιοσ αντι μονο τωρα σημερα αυριο ειναι εχει παιζει προσθεσε διωξε δωσε δεν
`);

/** Words after which a lone capitalized word at the start of a sentence is somebody. */
export const VERBS_OF_SOMEBODY = words(`
  is was has had averages averaged scored scores plays played remains returns returned leads led shoots missed misses will
  should would could can looks sits starts comes ειναι εχει παιζει επιστρεφει ειχε μενει
`);
