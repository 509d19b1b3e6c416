/** Who looks at a page. The proxy has renewed the session by then, so a page only reads it. */
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { FanVise } from "../composition";
import { runningFanVise } from "../running";
import type { SignedInPerson } from "./session-home";

export type PagePerson = { fanvise: FanVise; person: SignedInPerson };

/** Once a page, however many parts of it ask. Leads whoever is not signed in to signing in, and back. */
export const personOfPage = cache(async (path: string): Promise<PagePerson> => {
  const fanvise = await runningFanVise();
  const { person } = await fanvise.sessions.read(await requestOfPage());
  if (!person) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  await fanvise.people.welcome(person.personId);
  return { fanvise, person };
});

/** The page's own request, as sessions read one. */
export async function requestOfPage(): Promise<Request> {
  const given = await headers();
  const host = given.get("host") ?? "localhost";
  return new Request(`http://${host}/`, { headers: new Headers([...given.entries()]) });
}
