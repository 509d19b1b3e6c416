/** What a turn of the conversation says of itself, in Greek. */
import type { TurnTexts } from "../en/turn";
import { greekAgo } from "./answers/league-facts";

const TOOL_RESULTS: Readonly<Record<string, string>> = {
  get_espn_player_status: "την επίσημη κατάσταση",
  get_player_game_log: "τους τελευταίους αγώνες",
  get_my_roster: "το ρόστερ σου",
  get_opponent_roster: "το ρόστερ του αντιπάλου",
  get_free_agents: "τους ελεύθερους παίκτες",
  get_matchup_details: "την αναμέτρηση",
  get_decisions: "τις αποφάσεις σου",
  calculate_fantasy_score: "το σκορ",
  get_player_news: "τα νέα",
  get_roster_game_logs: "τη φόρμα του ρόστερ",
  get_schedule: "το πρόγραμμα",
  get_league_settings: "τους κανόνες της λίγκας",
  get_standings: "τη βαθμολογία",
  get_season_odds: "τις πιθανότητες της σεζόν",
  search_news_by_topic: "τα νέα",
  validate_slot_fit: "πού χωράει",
  simulate_move: "τι θα έφερνε η κίνηση",
  get_bid_advice: "τι να προσφέρεις",
  get_opponent_outlook: "τι μπορεί να κάνει ο αντίπαλος",
  simulate_absence: "τι αλλάζει αν λείψουν",
  compose_daily_lineup: "την καλύτερη σύνθεση",
  compose_weekly_lineup: "τις συνθέσεις της εβδομάδας",
  plan_week: "το σχέδιο της εβδομάδας",
  analyze_trade: "τι κάνει η ανταλλαγή",
  find_trades: "ανταλλαγές για σένα",
};

export const turn: TurnTexts = {
  withheld: {
    deed: "*(Παραλείφθηκε: έλεγε ότι κάτι έγινε. Τίποτα δεν γίνεται πριν το εγκρίνεις.)*",
    approval: "*(Παραλείφθηκε: μιλούσε για έγκριση που δεν έδωσες.)*",
    injury: "*(Παραλείφθηκε: τραυματισμός ή επιστροφή που δεν επιβεβαιώνει καμία πηγή.)*",
    status: "*(Παραλείφθηκε: κατάσταση που διαφωνεί με την επίσημη.)*",
    secret:
      "*(Παραλείφθηκε: ζητούσε στοιχεία σύνδεσης ή οδηγούσε σε άλλη σελίδα. Το FanVise δεν ζητά ποτέ κωδικό στη συνομιλία.)*",
    instructions: "*(Παραλείφθηκε: κείμενο που δεν ανήκει σε απάντηση.)*",
  },
  cutShort: "*Η απάντηση βγήκε πολύ μεγάλη και σταματά εδώ. Ρώτησε για ένα μέρος της.*",
  unverified: "Ανεπιβεβαίωτα:",
  rulesInstead: "Το γλωσσικό μοντέλο απέτυχε, γι' αυτό απαντούν οι ενσωματωμένοι κανόνες.",
  understanding: "Διαβάζω την ερώτηση",
  understandingAgain: "Ξαναδιαβάζω την ερώτηση",
  deciding: "Αποφασίζω τι να ψάξω",
  writing: "Γράφω την απάντηση",
  checking: "Ελέγχω την απάντηση",
  lookingUp: (tools) => {
    const known = [...new Set(tools.flatMap((tool) => TOOL_RESULTS[tool] ?? []))];
    return known.length === 0 ? "Ψάχνω" : `Ψάχνω ${known.join(", ")}`;
  },
  oldData: (tool, age, why) =>
    `Παλιά δεδομένα για ${TOOL_RESULTS[tool] ?? tool}${age === undefined ? "" : `, ${greekAgo(age)}`}. ${why}`.trim(),
};
