/** User of a page. The proxy has renewed the session by then, so a page only reads it. */
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { runningFanVise } from "../running";
import type { FanVise } from "../wiring/composition";
import type { SignedInPerson } from "./session-provider";

export type PagePerson = { fanvise: FanVise; person: SignedInPerson };

/** Read once a page, however many parts of it ask. `undefined`: nobody is signed in. */
export const signedInOnPage = cache(async (): Promise<PagePerson | undefined> => {
  const fanvise = await runningFanVise();
  const { person } = await fanvise.sessions.read(await requestOfPage());
  if (!person) return undefined;
  await fanvise.people.welcome(person.personId);
  return { fanvise, person };
});

/** Redirects a user who is not signed in to the sign-in page, and back. */
export async function personOfPage(path: string): Promise<PagePerson> {
  return (await signedInOnPage()) ?? redirect(`/sign-in?next=${encodeURIComponent(path)}`);
}

/** The page's own request, as sessions read one. */
export async function requestOfPage(): Promise<Request> {
  const given = await headers();
  const host = given.get("host") ?? "localhost";
  return new Request(`http://${host}/`, { headers: new Headers([...given.entries()]) });
}
