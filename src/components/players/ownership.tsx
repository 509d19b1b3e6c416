/** Ownership of a player in the page's language; another team by its name. */
import type { Words } from "@/language/texts/ui/messages";
import { Badge, type Tone } from "../ui/badge";

const KNOWN = {
  "my roster": { key: "ownerMine", tone: "accent" },
  opponent: { key: "ownerOpponent", tone: "plain" },
  "free agent": { key: "ownerFree", tone: "good" },
  "on waivers": { key: "ownerWaivers", tone: "note" },
  unknown: { key: "ownerUnknown", tone: "plain" },
} as const satisfies Record<string, { key: string; tone: Tone }>;

const isKnown = (ownership: string): ownership is keyof typeof KNOWN => Object.hasOwn(KNOWN, ownership);

const ownershipIn = (say: Words<"player">, ownership: string): string =>
  isKnown(ownership) ? say(KNOWN[ownership].key) : ownership;

export function OwnershipBadge({ ownership, say }: { ownership: string; say: Words<"player"> }) {
  return (
    <Badge tone={isKnown(ownership) ? KNOWN[ownership].tone : "plain"} className="max-w-full">
      <span className="truncate">{ownershipIn(say, ownership)}</span>
    </Badge>
  );
}
