/** In which language and theme a page is made, so that its first drawing is right. */
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { type Language, language } from "@/contract/conversation/intent";
import { DISPLAY_COOKIES, THEMES, type Theme } from "@/contract/display-settings";
import { failureCode } from "@/lib/errors";
import { browserLanguage } from "../http/request-language";
import { runningFanVise } from "../running";
import { signedInOnPage } from "../session/page-person";

export type PageDisplay = { language: Language; theme: Theme };

/**
 * The cookie, else what the person prefers in the active league, else the first language of the browser that we speak.
 */
export const pageDisplay = cache(async (): Promise<PageDisplay> => {
  const stored = await cookies();
  const chosen = language.safeParse(stored.get(DISPLAY_COOKIES.language)?.value);
  return {
    language: chosen.success ? chosen.data : ((await preferredLanguage()) ?? browserLanguage(await acceptLanguage())),
    theme: THEMES.find((each) => each === stored.get(DISPLAY_COOKIES.theme)?.value) ?? "system",
  };
});

async function preferredLanguage(): Promise<Language | null> {
  try {
    const signedIn = await signedInOnPage();
    if (!signedIn) return null;
    const { fanvise, person } = signedIn;
    return (await fanvise.preferences.read(await fanvise.scopeFor(person.personId, {}))).language;
  } catch (error) {
    // A page without a preference is better than none: what is wrong is said where it matters.
    const fanvise = await runningFanVise();
    fanvise.log.log("debug", "page.language_unread", { code: failureCode(error) });
    return null;
  }
}

const acceptLanguage = async () => (await headers()).get("accept-language") ?? "";
