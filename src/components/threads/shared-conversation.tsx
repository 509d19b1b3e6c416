/**
 * A shared conversation as its reader sees it. Drawn on the server, as text: a stranger's page needs no script for it.
 */
import { withMarks } from "@/contract/conversation/marked-text";
import type { SharedThread } from "@/contract/conversation/threads";
import type { Words } from "@/language/texts/ui/messages";
import { PlainText } from "../chat/answer/plain-text";
import { Brand } from "../shell/brand";
import { dayIn } from "../time/day-and-age";
import { buttonVariant } from "../ui/button";
import { Notice } from "../ui/notice";
import { sourceIn } from "../ui/source-name";

type Props = { shared: SharedThread; say: Words<"threads">; time: Words<"time">; ui: Words<"ui"> };

export function SharedConversation({ shared, say, time, ui }: Props) {
  const day = (instant: string) => dayIn(time, instant.slice(0, 10));
  const sourceOf = ({ source, fetchedAt }: SharedThread["turns"][number]["sources"][number]) =>
    say("sharedSource", { source: sourceIn(ui, source), day: day(fetchedAt) });
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-(--top-bar) max-w-3xl flex-wrap items-center justify-between gap-x-4 px-4 py-1">
          <Brand />
          <a href="/" className={buttonVariant({ size: "small" })}>
            {say("ownTeam")}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 space-y-5 px-4 py-6">
        <div className="space-y-3">
          <h1 className="text-xl font-semibold tracking-tight wrap-anywhere sm:text-2xl">{shared.title}</h1>
          <Notice tone="plain" title={say("sharedBy")}>
            {say("sharedText", { day: day(shared.sharedAt) })}
          </Notice>
        </div>
        {shared.turns.map((turn) => (
          <article key={turn.askedAt} lang={shared.language} className="space-y-3">
            <h2 className="rounded-lg bg-raised px-3 py-2 text-base font-semibold whitespace-pre-wrap wrap-anywhere">
              {turn.question}
            </h2>
            <PlainText
              markdown={withMarks(turn.answer, turn.grounding.unverified ?? [])}
              markLabel={say("unverified")}
            />
            <p className="flex flex-wrap justify-between gap-x-4 text-xs text-soft">
              <span>{[...new Set(turn.sources.map(sourceOf))].join(" · ")}</span>
              {turn.grounding.claims > 0 && (
                <span className="tabular-nums">
                  {say("sharedChecked", { supported: turn.grounding.supported, count: turn.grounding.claims })}
                </span>
              )}
            </p>
          </article>
        ))}
      </main>
    </>
  );
}
