/** How pages look to a person, kept in two cookies that hold nothing else. No schema library: browsers load this too. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const LOOK_COOKIES = { language: "fanvise-language", theme: "fanvise-theme" } as const;
