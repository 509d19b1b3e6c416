/**
 * Words that are also, or nearly, names.
 *
 * A manager's words around a name ("my guy Booker?") are dropped; words of the game are never taken for a name with a
 * slip in it ("Houston" is not Caleb Houstan); common words are never read as a last name in running text.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Folded; the last two lines are NBA teams. Dropped around a name when the whole finds nobody. */
export const WORDS_AROUND_A_NAME = words(`
  a about and any are been can check did do does doing for from get give guy has have hello hey hi his how i is
  latest lately look man me mister mr my new news now of on our out please player playing s should show status tell
  that the think this today tonight up update updates was what whats when where who whos with you
  atl bkn bos cha chi cle dal den det gs gsw hou ind lac lal mem mia mil min no nop ny nyk okc orl phi phl phx por sa
  sac sas tor uta utah was wsh
`);

/** Greek articles, folded. */
export const GREEK_ARTICLES = words("ο η το τον του στον τους τι πως ειναι για με και");

/** Folded. Common words that do not name a player by first or last name alone. */
export const NEVER_A_NAME_ALONE = words("will max");

/** Folded. Never read as a misspelled name: NBA teams, cities and words of the game. */
export const NEVER_MISSPELT = words(`
  atlanta hawks boston celtics brooklyn nets charlotte hornets chicago bulls cleveland cavaliers cavs dallas mavericks
  mavs denver nuggets detroit pistons golden state warriors houston rockets indiana pacers clippers lakers memphis
  grizzlies miami heat milwaukee bucks minnesota timberwolves wolves orleans pelicans york knicks oklahoma thunder
  orlando magic philadelphia sixers phoenix suns portland trail blazers sacramento kings antonio spurs toronto raptors
  utah jazz washington wizards angeles
  active add adds agent agents answer assist assists available average averages away backup ball banked basket
  basketball bench best better block blocks board boards card cards center centers chance coach court dates days deal
  defense double doubles draft drop drops fantasy field first force form forward forwards foul fouls free game games
  goal goals good great guard guards guys healthy heart help home hurt injured injuries injury keep large league light
  line lineup list live lock locked lose losses magic market match matchup matchups minute minutes money month more
  move moves need night nights offer ones other paint party pass percent phone pick place plan play player players
  plays point points position power price propose question rank ranked ranking rebound rebounds report rest return
  right rookie rookies roster rosters round rumor rumors safe scan schedule score scores scoring season shape share
  sharp shoot shooting short shot shots show sick sit slot small smart sorry sport stand star stars start starter
  starters starts stat stats stay steal steals still stock streak stream streaming streams street strong swap table
  team teams thanks their them there these thing think threes time timeline times today tomorrow tonight total totals
  trade trades training triple turnover turnovers under value wait waiver waivers walk want watch water week weekly weeks
  week where which white win wing wings wins with worse worst worth would year years young
`);

/** Folded. Last names that are everyday words: in running text they count only with a first name. */
export const EVERYDAY_LAST_NAMES = words(`
  ball banks barber battle best black bridges brown cash castle champagne christian cook cooper council craft day dean
  dick early fall ford fox grant gray green hall hardy hill hood house hunter joe key king knight law long love major
  may mills moody moon park paul pope post price prince queen reed rice rich rose rush short small smart star stone
  strong temple tower wall washington waters wells white wise wood young
`);

/** Folded. Words with a capital that may stand before or after a last name without being a part of the name. */
export const WORDS_BESIDE_A_NAME = words(`
  a after again all allstar also although and as assistant at back backup because before big both but by can captain
  center could despite does during even ex fellow for former forward free from guard had has have he his how however if
  in injured into is it its just last like man mandatory meanwhile monday mvp nba no not now of on once only or out over
  per pg pf plus point power read rookie roster said saturday says sg sf should since small so source sources star
  starter still sunday superstar than that the then there they this though thursday to today trade tuesday two update
  veteran was wednesday what when where whether which while who why will wing with without would yes yet
`);
