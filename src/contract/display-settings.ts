/** Display settings of the pages, stored in two cookies. No schema library here: browsers load this file too. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const DISPLAY_COOKIES = { language: "fanvise-language", theme: "fanvise-theme" } as const;
