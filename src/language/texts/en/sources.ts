/** How the outside sources fare, in English. */
import type { SourceState } from "@/domain/source-state";

export type SourceTexts = {
  readonly league: string;
  readonly demoLeague: string;
  readonly season: string;
  readonly demoSeason: string;
  /** @param id of the provider and its model */
  embeddings(id: string): string;
  model(id: string): string;
  /** @param age of the last success in words, such as "12 minutes"; `null` without one. @param failure one sentence */
  state(
    state: SourceState,
    about: { readonly age: string | null; readonly failure: string; readonly isRateLimited: boolean },
  ): string;
  /** Steps beyond the failure's own sentence, for what only a person can mend. */
  readonly repair: Readonly<Record<"espn.login_refused" | "espn.league_private", readonly string[]>>;
};

const ago = (age: string): string => (age === "just now" ? age : `${age} ago`);

export const sources: SourceTexts = {
  league: "ESPN: your league",
  demoLeague: "Demo league",
  season: "ESPN: the season's games and players",
  demoSeason: "Demo season: games and players",
  embeddings: (id) => `Embeddings (${id})`,
  model: (id) => `Model (${id})`,
  state(state, { age, failure, isRateLimited }) {
    const shown = age === null ? "There is no saved data." : `The data shown is from ${ago(age)}.`;
    switch (state) {
      case "working":
        return `Working. Last updated ${ago(age ?? "just now")}.`;
      case "not used yet":
        return "Not used yet.";
      case "paused":
        return isRateLimited
          ? `It's rate-limiting us, so we'll wait before trying again. ${shown}`
          : `It failed several times in a row, so we're giving it a short break. ${shown}`;
      case "failing":
      case "needs you":
        return `${failure} ${shown}`.trim();
    }
  },
  repair: {
    "espn.login_refused": [
      "Sign in at espn.com with the account that is in this league, and open the league there.",
      "In your browser's developer tools, go to Application (Firefox: Storage), Cookies, espn.com, and copy the values of espn_s2 and SWID.",
      "On the Leagues page, renew the league's login with them; keep the braces of SWID. Signing out of espn.com or changing your password ends them.",
    ],
    "espn.league_private": [
      "Sign in at espn.com with an account that is in this league.",
      "On the Leagues page, add your espn.com cookies espn_s2 and SWID to the league; keep the braces of SWID.",
      "Or ask your commissioner to make the league public in its settings.",
    ],
  },
};
