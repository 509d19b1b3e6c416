/** Content of a missing page. */
import type { Words } from "@/language/texts/ui/messages";
import { buttonVariant } from "../ui/button";

export function Missing({ say }: { say: Words<"states"> }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 space-y-4 px-4 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">{say("missingTitle")}</h1>
      <p className="text-soft">{say("missingText")}</p>
      <p>
        <a href="/" className={buttonVariant({ variant: "primary" })}>
          {say("missingLink")}
        </a>
      </p>
    </main>
  );
}
