/** A question that turns on one thing is read as turning on it, in English, in Greek and in Greek in Latin letters. */
import { describe, expect, it } from "vitest";
import { understand, understandConversation } from "../understanding";

const read = (question: string) => {
  const { focus, intents } = understand(question);
  return [focus, ...intents];
};

describe("the focus of a question", () => {
  it.each([
    ["who on my team plays tonight?", "tonight", "my-roster"],
    ["what time do my guys tip off tonight", "tonight", "my-roster"],
    ["which of my opponent's players have a game tomorrow?", "tonight", "opponent-roster"],
    ["ποιοι δικοί μου παίζουν απόψε;", "tonight", "my-roster"],
    ["pioi dikoi mou paizoun apopse", "tonight", "my-roster"],
    ["do I still have a chance to win this week?", "chance", "matchup"],
    ["is my matchup a lost cause", "chance", "matchup"],
    ["έχω καμία ελπίδα στο ματσάπ;", "chance", "matchup"],
    ["which categories am I losing?", "categories", "matchup"],
    ["σε ποιες κατηγορίες χάνω;", "categories", "matchup"],
    ["which of my players has the worst FG%?", "stat-leader", "roster-form"],
    ["who has the most turnovers on my roster", "stat-leader", "roster-form"],
    ["can I put Herro on IR?", "reserve", "status"],
    ["if I drop Monk, when does he clear waivers?", "waivers", "league"],
    ["αν ρίξω τον Herro πότε μπορεί να τον πάρει άλλος;", "waivers", "league"],
    ["who do I play next week?", "next-opponent", "season-odds"],
    ["what place am I in?", "place", "standings-odds"],
    ["how far am I from a playoff spot... how far off first place?", "place", "standings-odds"],
    ["how many adds does my opponent have left?", "opponent-moves", "opponent-outlook"],
    ["is Towns playing tonight?", "availability", "status"],
    ["παίζει ο Towns απόψε;", "availability", "status"],
    ["who owns Giannis?", "ownership", "status"],
    ["Scoot Henderson or Alvarado?", "compare", "simulate"],
    ["why is RJ Barrett projected so low tonight?", "projection", "daily-lineup"],
    ["γιατί προβλέπονται τόσο λίγοι πόντοι για τον Barrett απόψε;", "projection", "daily-lineup"],
    ["help", "chance", "plan"],
    ["βοήθεια", "chance", "plan"],
    ["what now?", "chance", "plan"],
    ["τι κάνω;", "chance", "plan"],
  ])("%s", (question, focus, intent) => {
    const [found, ...intents] = read(question);
    expect(found).toBe(focus);
    expect(intents).toContain(intent);
  });

  it.each([
    "who should I start tonight?",
    "who should I pick up for tonight?",
    "when do the Lakers play on Friday",
    "show me the standings",
    "how far behind am I",
    "Compare Sengun and Sabonis",
    "who has been better lately, Booker or Tatum?",
    "review my matchup",
    "30 points and 10 rebounds if points are 1 and rebounds 1.2",
    "what's the weather",
    "which free agents help me in the categories I'm losing?",
    "did Booker play yesterday?",
  ])("is none: %s", (question) => expect(read(question)[0]).toBeUndefined());

  it("goes on with the next day of the same question", () => {
    const { focus, intents, day } = understandConversation(["who on my team plays tonight?", "and tomorrow?"]);
    expect(focus).toBe("tonight");
    expect([...intents]).toEqual(["my-roster"]);
    expect(day).toEqual({ kind: "offset", days: 1 });
  });

  it("is kept when only fewer words are asked for", () => {
    expect(understandConversation(["can I put Herro on IR?", "shorter please"]).focus).toBe("reserve");
  });
});

describe("what the answer before named", () => {
  const answer =
    "Moves worth making:\n- Drop **Royce O'Neale**, add **Cole Anthony** (Wed 15 Jan)\n- Drop **Herbert Jones**, add **Scoot Henderson**";
  const followed = (question: string, before = answer) =>
    understandConversation(["Optimize my week", question], before);

  it.each([
    ["why him?", ["Cole Anthony"]],
    ["why him and not Camara?", ["Cole Anthony", "Camara"]],
    ["γιατί αυτόν;", ["Cole Anthony"]],
  ])("is what a reason is asked for: %s", (question, names) => {
    const { searchNames, intents } = followed(question);
    expect(searchNames).toEqual(names);
    expect([...intents]).toContain("simulate");
  });

  it.each(["is the second one hurt?", "ο δεύτερος είναι τραυματίας;"])("is pointed at by its place: %s", (question) =>
    expect(followed(question).searchNames).toEqual(["Scoot Henderson"]),
  );

  it("is not asked about where a question stands alone", () => {
    expect(followed("who is hurt on my team?").searchNames).toEqual([]);
    expect(understand("why him?").searchNames).toEqual([]);
  });
});

describe("what a question turns on", () => {
  it.each([
    ["do i burn all 3 adds now or keep one for sunday", "adds-timing"],
    ["να κρατήσω μια προσθήκη για την Κυριακή;", "adds-timing"],
    ["pes mou 2 kathgories na tis parathsw teleiws", "categories"],
    ["which two cats should I punt this week", "categories"],
    ["με σκοτωνει το ποσοστο στα σουτ αυτη τη βδομαδα, ποιος φταιει πιο πολυ;", "stat-leader"],
    ["am I winning turnovers", "named-categories"],
    ["posous pontous perimeneis apo ton KAT mexri kyriaki", "expected-total"],
    ["how many points do you expect from Bam the rest of the week", "expected-total"],
  ])("%s", (question, focus) => {
    expect(understandConversation([question]).focus).toBe(focus);
  });

  it.each([
    ["Έχουμε FAAB ή πάμε με σειρά στα waivers;", "league"],
    ["do we have FAAB or rolling waivers?", "league"],
    ["Θα μπω πλέι οφ ή να αρχίσω να κοιτάω για του χρόνου;", "season-odds"],
  ])("asks of one's own league: %s", (question, want) => {
    expect([...understandConversation([question]).intents]).toEqual([want]);
  });

  it.each([
    ["PG last two weeks vs his season avg?? feels like hes been straight trash", ["PG"], 14],
    ["ti ginetai me ton PG, akousa oti exei kati sto gonato", ["PG"], undefined],
    ["how has Herro been over the last 10 days", ["Herro"], 10],
    ["how has Herro been over his last 10 games", ["Herro"], undefined],
    ["best PG pickup with games left", [], undefined],
  ])("reads initials and stretches of days: %s", (question, players, lastDays) => {
    const read = understandConversation([question]);
    expect(read.players).toEqual(players);
    expect(read.lastDays).toBe(lastDays);
  });
});
