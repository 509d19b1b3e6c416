/** A card in Greek holds no English, whatever its kind, state, reasons, warnings, steps and looks at the league. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { englishIn } from "#test/greek";
import { type ProposalCard as Card, cardContent, cardStatus } from "@/contract/planning/card";
import { DEMO_RESET_REASON } from "@/contract/planning/demo-reset-reason";
import type { MoveEffect } from "@/domain/engine/week-moves";
import { INJURY_STATUSES } from "@/domain/players/player";
import { STATUS_REASONS } from "@/domain/proposals/proposal";
import { el } from "@/language/texts/ui/el";
import { handoffSteps, reasonsOf, reopenedReasons, titleOf, warningsOf } from "@/services/recommendation/card-words";
import { WordsProvider } from "../words/words";
import { ProposalCard } from "./proposal-card";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const NOW = Date.parse("2025-01-15T12:00:00Z");
const AT = "2025-01-15T11:00:00Z";
const KINDS = cardContent.shape.kind.options;
const VARIANTS = ["seen", "scheduled", "too_early", "not_yet", "unreadable", "not_seen", "withdrawn"];
const DETAILS = [null, "espn.timeout", "roster.empty", "move.added_only", "move.dropped_only"];

// Names are Greek, so that any Latin word is the product's own.
const player = (id: number, name: string, status: string) => ({ playerId: id, name, proTeam: "ΑΒΓ", status });
const effectOf = (change: object = {}): MoveEffect =>
  ({
    move: { day: "2025-01-16", drop: player(1, "Άννα", "OUT"), add: player(2, "Βίκυ", "ACTIVE") },
    gain: 40.1,
    gainAfter: -2.5,
    playableStarts: { gained: 3, lost: 1 },
    winProbability: { before: 0.31, after: 0.36 },
    categories: {},
    leavesIr: [{ name: "Γωγώ" }],
    inDoubt: INJURY_STATUSES.map((status) => ({ name: status, status, expectedReturn: "2025-01-29" })).map((each) => ({
      ...each,
      name: "Δάφνη",
    })),
    addIsOnWaivers: true,
    givesUpPercent: 92,
    ...change,
  }) as unknown as MoveEffect;

const stale = { stale: true, age: "12 minutes" };
const REOPENED = [
  { code: "status-changed", playerId: 1 },
  { code: "news", playerId: 2 },
  { code: "schedule-changed", playerId: 2 },
  { code: "larger-gain", from: 0.005, to: 0.015 },
] as unknown as Parameters<typeof reopenedReasons>[1][];

function cardOf(change: Partial<Card> & { unit?: "points" | "category value"; isDemo?: boolean } = {}): Card {
  const { unit = "points", isDemo = false, ...more } = change;
  const effect = effectOf();
  const stash = effectOf({ gainAfter: 0.4, move: { ...effect.move, add: player(2, "Βίκυ", "OUT") } });
  return {
    kind: "move",
    rank: 1,
    title: titleOf(effect, "el"),
    drop: { playerId: 1, playerName: "Άννα" },
    add: { playerId: 2, playerName: "Βίκυ" },
    effectiveDay: "2025-01-16",
    delta: {
      expectedPoints: unit === "points" ? 40.1 : null,
      interval80: [-2, 81],
      winProbability: 0.05,
      chances: { before: 0.31, after: 0.36 },
      categories: {},
      restOfSeason: -2.5,
    },
    confidence: { probabilityGain: 0.8, level: "high" },
    reasons: [
      ...reasonsOf(effect, { unit, laterUnit: "wins" }, "el"),
      ...reasonsOf(stash, { unit, laterUnit: "wins" }, "el"),
      ...REOPENED.flatMap((reason) => reopenedReasons(effect, reason, "el")),
    ],
    warnings: warningsOf(effect, [], stale, "wins", "el"),
    evidence: [],
    handoff: {
      url: isDemo ? "/" : "https://fantasy.espn.com",
      steps: handoffSteps(effect, { isDemo, bid: 3 }, "el"),
    },
    proposalId: "p",
    threadId: "t",
    dependsOn: [],
    status: "pending",
    statusReason: null,
    replaces: null,
    createdAt: AT,
    statusChangedAt: AT,
    expiresAt: "2025-01-16T00:00:00Z",
    preconditions: "",
    verification: null,
    outcome: null,
    ...more,
  };
}

const textOf = (card: Card, waitsFor?: Card): string => {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WordsProvider language="el" spaces={el}>
        <ProposalCard card={card} nowMs={NOW} waitsFor={waitsFor} />
      </WordsProvider>
    </QueryClientProvider>,
  );
  const mentioned = [...page.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, text = ""]) => text);
  return `${page.replace(/<[^>]+>/g, " ")} ${mentioned.join(" ")}`.replace(/&\w+;|&#x?\w+;/g, " ");
};

const isGreek = (card: Card, waitsFor?: Card) => {
  const text = textOf(card, waitsFor);
  expect(text).toContain("Βίκυ");
  expect(englishIn(text)).toEqual([]);
};

describe("a card in Greek", () => {
  it.each(KINDS.flatMap((kind) => cardStatus.options.map((status) => [kind, status] as const)))(
    "of the kind %s is Greek while it is %s",
    (kind, status) => {
      for (const unit of ["points", "category value"] as const) {
        for (const isDemo of [true, false]) isGreek(cardOf({ kind, status, unit, isDemo }));
      }
      isGreek(cardOf({ kind, status, handoff: null, replaces: "earlier" }));
      isGreek(cardOf({ kind, status, isHandoffOpened: true, drop: null }));
      isGreek(cardOf({ kind, status }), cardOf({ title: "Άφησε Άννα" }));
    },
  );

  it.each([...STATUS_REASONS, DEMO_RESET_REASON])("says in Greek why it no longer stands: %s", (statusReason) => {
    for (const status of ["outdated", "superseded", "not_seen"] as const) isGreek(cardOf({ status, statusReason }));
  });

  it.each(VARIANTS)("says in Greek what a look at the league found: %s", (result) => {
    for (const detail of DETAILS) {
      const verification = { result, checkedAt: AT, attempts: 2, detail };
      for (const status of cardStatus.options) isGreek(cardOf({ status, verification }));
    }
  });

  it.each([["points"], ["category value"]])("says in Greek what it brought: %s", (unit) => {
    isGreek(cardOf({ status: "verified", outcome: { claimed: 12.5, delivered: -3.4, unit } }));
  });

  it("is seen to be English where a text is", () => {
    expect(englishIn(textOf(cardOf({ reasons: ["He starts on Wednesday."], unit: "category value" })))).toContain(
      "starts",
    );
  });
});
