/** Page for a share link that is expired, revoked or unknown; all three look the same. */
import { pageWords } from "@/server/pages/page-words";

export default async function SharedNotFound() {
  const { words } = await pageWords("threads");
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 space-y-3 px-4 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">{words.threads("sharedMissing")}</h1>
      <p className="text-soft">{words.threads("sharedMissingText")}</p>
    </main>
  );
}
