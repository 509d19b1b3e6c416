/** What of a text for a Greek reader is still English: one list of agreed words for every test. */

/** Names, addresses, settings, stats, keys of the keyboard, and the words that Greek players use as they are. */
const AGREED = new RegExp(
  [
    // Addresses, files, commands, settings, media types and names of fields.
    String.raw`\bhttps?\b|\b(?:fantasy\.)?espn\.com\b|\bnpm run fanvise -- restore --list|\b(?:docs|src)\/[\w./-]+|\bfanvise\.json\b|application\/json`,
    String.raw`\b(?:google-genai|ollama|openai):<model>|\bIdempotency-Key\b|\bbearer token\b|\b\w+_\w+\b|\bleagueId\b|\bA2B3C4D-`,
    // Abbreviations: stats, positions, teams, units.
    String.raw`\b[A-Z][A-Z0-9]+%?=?|\b3PM\b|\bms\b`,
    // Products and people.
    String.raw`\b(?:FanVise|Postgres|Gemini|Google AI Studio|Ollama|OpenAI|OpenAPI|Safari|Firefox|Mac|Model Context Protocol|Brier|Giannis|Tyrese Haliburton)\b`,
    // Menus of browsers, and ESPN's own buttons.
    String.raw`\b(?:Application|Storage|Cookies|Shift|Enter|Claim|Add|Drop)\b`,
    // The words of fantasy basketball and of the web in Greek.
    String.raw`\b(?:[Dd]emo|waivers?|[Ss]treaming|stream|[Rr]otisserie|roto|drops|undroppable|budget|commissioner|playoffs|back-to-back|browser|[Ee]mail|cookies|tokens?|scope|rules|embeddings|openai|byte|base64|table|README)\b`,
    // Single letters.
    String.raw`\b[A-Z]\b`,
  ].join("|"),
  "g",
);

/** Words of two Latin letters and more that are not agreed. Places such as `{name}` do not count. */
export const englishIn = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, "")
    .replace(AGREED, "")
    .match(/[A-Za-z]{2,}/g) ?? [];
