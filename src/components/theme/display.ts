/** Language and theme as the browser keeps them: two cookies, read by the server when it makes the page. */
import type { Language } from "@/contract/conversation/intent";
import { DISPLAY_COOKIES, THEMES, type Theme } from "@/contract/display-settings";

const YEAR_SECONDS = 31_536_000;

export const LANGUAGES: readonly Language[] = ["en", "el"];

export const keepTheme = (theme: Theme): void => keep(DISPLAY_COOKIES.theme, theme);
export const keepLanguage = (language: Language): void => keep(DISPLAY_COOKIES.language, language);

/** At once, without asking the server. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

const shownTheme = (): Theme => THEMES.find((each) => each === document.documentElement.dataset.theme) ?? "system";

/** Is the page dark, with the system's choice resolved? */
export const isDark = (): boolean =>
  shownTheme() === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : shownTheme() === "dark";

function keep(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is absent on plain http
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
