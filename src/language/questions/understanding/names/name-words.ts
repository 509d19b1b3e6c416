/**
 * Words of the names of the league's players, 2024 to 2026, folded.
 *
 * Some users write names without capitals: a lower-case word counts as a name when it is in this set, or nearly. Newer
 * players are found by their capitals.
 */
import { nearest, nearIndex } from "./near-words";

export const NAME_WORDS: ReadonlySet<string> = new Set(
  `
aaron ace achiuwa adam adams adebayo adem adou agbaji aj ajay al aldama alec alex alexander alijah allen alperen
alvarado amari amen amir anderson andre andrew anfernee antetokounmpo anthony anton antonio anunoby ariel armstrong
asa ausar austin avdija ayo ayton bagley bailey baldwin ball bam banchero bane banton barlow barnes barnhizer barrett
bassey bates battle batum baugh baylor beal beasley beauchamp beekman ben bennedict beringer bey bilal bismack
bitadze biyombo black blake bobby bobi bogdan bogdanovic bol bona bones booker boston boucher bouyea boyles bradley
branden brandin brandon branham braun braxton brea brice bridges brogdon bronny brook brooks broome brown bruce
brunson bryant bryce bub buddy bufkin burks butler buzelis cade cain caldwell caleb cam camara cameron cancar capela
cardwell caris carlson carrington carter caruso cason castle castleton cedric champagnie charles chaz chet chomche
chris christian christie christopher chucky chuma cisse cissoko cj clark clarke clarkson claxton clayton clifford
clingan clint clowney coby cody coffey colby cole colin collier collin collins conley connaughton cooke cooper corey
coulibaly council coward craig crawford crowder cryer cunningham curry curtis da dadiet daeqwon dalano dalen dalton
damian damion dangelo daniel daniels daniss danny dante daquan dario dariq darius daron david davion davis davison
dayron deaaron dean deandre deanthony dejounte delon demar demin deni dennis dereck derik derozan derrick desmond
devin diabate diawara dick dickinson dieng dillingham dillon dinwiddie divincenzo domantas dominick doncic donovan
donte dorian dort dosunmu doug dowtin drake draymond drew dru drummond ducas duke duncan dunn duop durant duren
dwight dylan dyson earl eason edey edgecombe edwards egor ej elfrid eli elijah ellis emanuel embiid emoni enrique
eric essengue ethan etienne eubanks evan evbuomwan exum fears filipowski finney flagg flagler fleming flowers
fontecchio fox franz fred freeman fultz furphy gabe gafford garcia gardner garland garrett garrison gary garza george
georges gg giannis gibson giddey gilgeous gill gillespie gobert goga goldin gonzalez goodwin gordon gradey grant
grayson green grimes guerschon gueye gui hachimura haliburton hall hansen hardaway harden hardy harkless harper
harris harrison hart hartenstein hauser hawkins hayes haywood henderson hendricks hepburn herbert herro hield
highsmith holiday holland holmes holmgren hood horford horton houstan howard huerter huff hugo hukporti hunter hyland
ighodaro immanuel ingles ingram irving isaac isaiah ivey ivica ja jabari jack jackson jacob jaden jae jaesean jahmai
jahmir jaime jake jakob jakobe jakucionis jalen jamal jamaree james jamir jamison jaquez jarace jared jaren jarred
jarrett jase javon javonte jaxson jay jaylen jaylin jaylon jayson jd jeff jeffries jemison jenkins jerami jeremiah
jeremy jericho jerome jesse jett jevon jimmy joan jock joe joel john johni johnny johnson jokic jonas jonathan jones
jordan jose josh jovic jrue jt julian julius justin jusuf juzang kai kalkbrenner kam karl karlo kasparas kawamura
kawhi keaton keegan keion keldon kelel kelly kennard kenrich kentavious keon keshad kessler kevin kevon key keyonte
khaman khris kispert kj klay kleber klintman knecht knox knueppel kobe koby kolek koloko kon konan konchar kornet
krejci kris kristaps kuminga kuzma kyle kyrie kyshawn lachlan lamar lamelo landale landry lanier laravia larry
larsson lauri lavine lawson lebron lee len leonard leons lester levert lewis liam liddell lillard lindy lively livers
livingston lj lonnie lonzo looney lopez love lowry luguentz luka luke lundy lyles malaki malcolm malevy malik maluach
mamukelashvili mangas mann manon marcus marjon mark markelle markieff markkanen marshall martin marvin mashack mason
matas mathews mathurin matisse matkovic max maxence maxey maxi maxime maxwell mcbride mccain mccollum mcconnell
mccullar mcdaniels mcdermott mcglothan mcgowens mclaughlin mcneeley mcveigh melton merrill micah michael micic
middleton mikal mike miles miller mills milton minaya minix minott missi mitchell mobley mogbo mohamed monk monte
moody moore morant moritz morris moses mouhamed moussa murphy murray mykhailiuk myles myron naeqwan naji nance nate
naz ndiaye neemias nembhard nesmith newell newton nfaly niang nic nick nickeil nicolas niederhauser nigel nikola
nique nnaji noa noah nolan norman norris nurkic obi ochai og okeke okogie okongwu okoro olbrich olivier olynyk oneale
onyeka orlando oscar oso oubre ousmane pacome paolo pascal pat patrick patty paul payne payton peavy pelle penda pete
peter peterson peyton phillips pickett pippen pj plowden plumlee podziemski poeltl poole pope porter portis porzingis
post potter powell precious prince pritchard proctor prosper pullin queen quentin quenton queta quickley quinones
quinten randle rasheer rayan rayj raynaud reath reaves reece reed reese reeves reid rhoden richard richards
richardson richaun ricky riley risacher rj rob robert robinson rocco roddy rollins ron ronald rowe royce rozier rudy
rui rupert russell ryan sabonis saddiq salaun sallis sam sanders sandro santi santos saraf saric sarr sasser
scheierman schifino schroder scoot scottie scotty sears sengun sensabaugh seth sexton shaedon shai shake shamet
shannon sharife sharpe shead sheppard shulga siakam sidy silva simmons simone simons simpson sims sion small smart
smith sochan sorber spencer springer stanley stephen stephon steven stevens stewart strawther strus suggs svi taelon
taj talen tamar taran tari tate tatum taurean taylor temple terance terence terrence terry thanasis thiero thomas
thompson thor thybulle tidjane tillman tim timme tj tobias tolu tomlin tonje tony topic toppin torrey tosan toumani
towns trae traore travers trayce tre trendon trent trentyn trey tristan tristen tshiebwe tucker turner ty tyler
tyrese tyson tyty tyus ulrich umude valanciunas vanderbilt vanvleet vasilije vassell victor vince vincent vit vj
vladislav vlatko vucevic vukcevic wade wagner walker wallace walsh walter ware washington waters watford watkins
watson wells wembanyama wendell wesley westbrook white whitehead whitmore wiggins will williams williamson wilson
wolf wright xavier yabusele yang yanic young youngblood yuki yves zaccharie zach zeke ziaire zikarsky zion zubac zyon
đurisic
`
    .trim()
    .split(/\s+/),
);

const MIN_CHARS_OF_A_TYPO = 5;
const NEAR = nearIndex(NAME_WORDS);

/** @param normalized a word as `fold` makes it */
export function isNameWord(normalized: string): boolean {
  if (NAME_WORDS.has(normalized) || NAME_WORDS.has(normalized.replace(/s$/, ""))) return true;
  return normalized.length >= MIN_CHARS_OF_A_TYPO && nearest(normalized, NEAR) !== undefined;
}

/** Words of names that are ordinary words, places or first names of anybody as well. */
const ORDINARY_TOO: ReadonlySet<string> = new Set(
  `
andre andrew anthony austin battle black blake bones boston brice bridges brown bryant carter castle chris christian
christie clark council craig crawford curry daniel david davis dennis derrick diabate drake duncan eason edwards ellis
fears fleming flowers franz freeman gardner garrett gordon grant green hardy harris harrison hawkins hayes holiday
holland holmes howard hunter isaac jackson jacob jalen james jeremy jerome jesse jimmy johnny johnson jonathan jones
jordan julian julius justin karlo kelly kevin larry lawson leonard lester lewis lively livers livingston lopez lyles
malik marcus marshall martin marvin mason matas maxwell micah michael middleton miles miller mills milton mitchell
monte moody moore morris moses murphy murray nance newell newton nolan norman orlando oscar pascal patrick patty payne
peter peterson phillips porter potter powell precious prince prosper queen quickley reese reeves rhoden richard
richards richardson ricky riley robert robinson roddy rollins ronald russell sanders santos scottie sears shake
shannon sharpe shead sheppard simmons simone simons simpson small smart smith spencer springer stanley stephen steven
stevens stewart taylor temple terry thomas thompson torrey tosan trent tucker turner tyler tyson victor vince vincent
wagner walker wallace walsh walter washington waters watkins watson wells wesley white whitehead williams wilson
wright young
`
    .trim()
    .split(/\s+/),
);

/**
 * "Durant", "banchero": a word that is hardly anything but the name of a player, whatever stands around it.
 *
 * @param normalized a word as `fold` makes it
 */
export const isOnlyAName = (normalized: string): boolean =>
  normalized.length >= MIN_CHARS_OF_A_TYPO && NAME_WORDS.has(normalized) && !ORDINARY_TOO.has(normalized);

/** A short form: the beginning of a name, as "herb" is of Herbert. @param normalized a word as `fold` makes it */
export const beginsAName = (normalized: string): boolean =>
  normalized.length >= MIN_CHARS_OF_A_SHORT_FORM && [...NAME_WORDS].some((name) => name.startsWith(normalized));
const MIN_CHARS_OF_A_SHORT_FORM = 3;
