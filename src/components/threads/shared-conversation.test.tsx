import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SOURCE_NAMES } from "@/contract/news/source-names";
import { el } from "@/language/texts/ui/el";
import type { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { SharedConversation } from "./shared-conversation";

test("a stranger's Greek page names the sources of an answer in Greek", () => {
  const page = renderToStaticMarkup(
    <SharedConversation
      shared={{
        title: "Η εβδομάδα μου",
        language: "el",
        sharedAt: "2025-01-15T12:00:00Z",
        turns: [
          {
            question: "Πώς πάω;",
            answer: "Προηγείσαι.",
            askedAt: "2025-01-15T11:00:00Z",
            grounding: { claims: 0, supported: 0, references: [], unverified: [], withheld: [] },
            sources: Object.values(SOURCE_NAMES).map((source) => ({ source, fetchedAt: "2025-01-15T11:00:00Z" })),
          },
        ],
      }}
      say={speaker<typeof en.threads>("el", el.threads)}
      time={speaker<typeof en.time>("el", el.time)}
      ui={speaker<typeof en.ui>("el", el.ui)}
    />,
  );
  for (const name of ["ESPN", el.ui.sourceDemo, el.ui.sourceNews, el.ui.sourceCalculator]) expect(page).toContain(name);
  expect(page).not.toContain(SOURCE_NAMES.demo);
});
