/** View of one of the user's leagues. Created by the page for its browser parts: plain values only. */
export type LeagueRow = {
  connectionId: string;
  /** How it is called, as a person reads it. */
  label: string;
  season: number;
  isDemo: boolean;
  /** Value of `reference` in `POST /api/connections`. */
  reference: string;
  teamId: number;
  /** `null` as long as the league was not read for this page. */
  teamName: string | null;
  isActive: boolean;
  loginSetAt: string | null;
  /** Why it cannot be read, when a person has to mend that. */
  problem: { code: string; message: string; isOfLogin: boolean } | null;
};

export const DEMO_FORMATS = ["points", "each", "most", "roto"] as const;
export type DemoFormat = (typeof DEMO_FORMATS)[number];

/** Demo league reference in a request. */
export const demoReference = (format: DemoFormat): string => (format === "points" ? "demo" : `demo:${format}`);
