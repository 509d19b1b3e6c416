/** Recent conversations, latest first. Plain links: each opens with what is stored, not with what this page remembers. */
import { agoInWords } from "../time/time-words";

export type ThreadSummary = { threadId: string; title: string; updatedAt: string };

type Props = { threads: readonly ThreadSummary[]; currentId: string | undefined; nowMs: number };

export function ThreadList({ threads, currentId, nowMs }: Props) {
  return (
    <nav aria-labelledby="recent" className="space-y-2">
      <h2 id="recent" className="px-2 text-sm font-semibold text-soft">
        Recent conversations
      </h2>
      {threads.length === 0 && <p className="px-2 text-sm text-soft">None yet. Your questions will be kept here.</p>}
      <ul>
        {threads.map(({ threadId, title, updatedAt }) => (
          <li key={threadId}>
            <a
              href={`/chat/${threadId}`}
              aria-current={threadId === currentId ? "page" : undefined}
              className="block rounded-lg px-2 py-2 text-sm hover:bg-raised aria-[current=page]:bg-raised aria-[current=page]:font-medium"
            >
              <span className="line-clamp-2 wrap-anywhere">{title}</span>
              <span className="block text-xs font-normal text-soft">{agoInWords(updatedAt, nowMs)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
