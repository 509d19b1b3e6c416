/** In which language and theme a page is made, so that its first drawing is right. */
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { type Language, language } from "@/contract/conversation/intent";
import { LOOK_COOKIES, THEMES, type Theme } from "@/contract/look";
import { failureCode } from "@/lib/errors";
import { browserLanguage } from "../http/request-language";
import { runningFanVise } from "../running";
import { signedInOnPage } from "../session/page-person";

export type PageLook = { language: Language; theme: Theme };

/**
 * The cookie, else what the person prefers in the active league, else the first language of the browser that we speak.
 */
export const pageLook = cache(async (): Promise<PageLook> => {
  const kept = await cookies();
  const chosen = language.safeParse(kept.get(LOOK_COOKIES.language)?.value);
  return {
    language: chosen.success ? chosen.data : ((await preferredLanguage()) ?? browserLanguage(await acceptLanguage())),
    theme: THEMES.find((each) => each === kept.get(LOOK_COOKIES.theme)?.value) ?? "system",
  };
});

async function preferredLanguage(): Promise<Language | null> {
  try {
    const signedIn = await signedInOnPage();
    if (!signedIn) return null;
    const { fanvise, person } = signedIn;
    return (await fanvise.preferences.read(await fanvise.scopeFor(person.personId, {}))).language;
  } catch (thrown) {
    // A page without a preference is better than none: what is wrong is said where it matters.
    const fanvise = await runningFanVise();
    fanvise.log.log("debug", "page.language_unread", { code: failureCode(thrown) });
    return null;
  }
}

const acceptLanguage = async () => (await headers()).get("accept-language") ?? "";
