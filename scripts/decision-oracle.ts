/**
 * What may become of a run's cards, written apart from the product: the rules of the product's text as a table of a few states.
 *
 * Pure. It does not know SQL, transactions or the graph.
 */
export type Action = "approve" | "decline" | "edit";
export type ModelCard = {
  readonly id: string;
  readonly status: "pending" | "approved" | "declined" | "superseded" | "expired" | "outdated" | "not_seen";
  readonly drop: number | null;
  readonly add: number | null;
  readonly needs: readonly string[];
  readonly replaces: string | null;
  /** What the person decided first, for ever. */
  readonly decided: Action | null;
  readonly isHandoffOpened: boolean;
};
export type Model = readonly ModelCard[];

/** What the league looks like at the click. */
export type At = { readonly isLate: boolean; readonly taken: ReadonlySet<number> };
/** "ok", or the code of the refusal. */
export type Answer = string;

const set = (model: Model, ids: readonly string[], change: Partial<ModelCard>): Model =>
  model.map((card) => (ids.includes(card.id) ? { ...card, ...change } : card));

/** The rest of the plan cannot wait for what no longer stands. */
function withoutGround(model: Model): Model {
  const fallen = model.filter(
    ({ status, needs }) =>
      status === "pending" &&
      needs.some((need) => !["pending", "approved"].includes(model.find(({ id }) => id === need)?.status ?? "gone")),
  );
  if (fallen.length === 0) return model;
  return withoutGround(
    set(
      model,
      fallen.map(({ id }) => id),
      { status: "outdated" },
    ),
  );
}

/** Two moves cannot both have a man: the one that was decided last has him. */
const withoutRivals = (model: Model, of: Pick<ModelCard, "id" | "drop" | "add">): Model =>
  model.map((card) =>
    card.status === "pending" &&
    card.id !== of.id &&
    ((of.drop !== null && card.drop === of.drop) || (of.add !== null && card.add === of.add))
      ? { ...card, status: "outdated" }
      : card,
  );

/** @param made the card that an edit would put in place, as the product valued it; none when it refused to. */
export function afterClick(...asked: Parameters<typeof answered>): { answer: Answer; model: Model } {
  const { answer, model } = answered(...asked);
  return { answer, model: withoutGround(model) };
}

function answered(
  model: Model,
  click: { id: string; action: Action },
  at: At,
  made: Pick<ModelCard, "id" | "drop" | "add"> | undefined,
): { answer: Answer; model: Model } {
  const card = model.find(({ id }) => id === click.id);
  if (!card) throw new Error(`no card ${click.id}`);
  const refused = (answer: Answer, next = model) => ({ answer, model: next });
  if (card.status === "expired") return refused("proposal.expired");
  if (card.status === "outdated") return refused("proposal.outdated");
  if (card.status === "pending" && at.isLate) {
    return refused("proposal.expired", set(model, [card.id], { status: "expired" }));
  }
  if (card.status === "pending") return pendingClick(model, card, click.action, at, made);
  if (card.decided === click.action) return { answer: "ok", model };
  const mayWithdraw = click.action === "edit" && card.status === "approved" && !card.isHandoffOpened;
  if (!mayWithdraw) return refused("proposal.decided");
  return { answer: "ok", model: withReplacement(set(model, [card.id], { status: "not_seen" }), card, made) };
}

function pendingClick(model: Model, card: ModelCard, action: Action, at: At, made: Parameters<typeof afterClick>[3]) {
  const decided = (status: ModelCard["status"]) => set(model, [card.id], { status, decided: action });
  if (action === "decline") return { answer: "ok", model: decided("declined") };
  if (action === "edit") return { answer: "ok", model: withReplacement(decided("superseded"), card, made) };
  const isFree = card.needs.every((need) => model.find(({ id }) => id === need)?.status === "approved");
  if (!isFree) return { answer: "proposal.depends_on_another", model };
  if (card.add !== null && at.taken.has(card.add)) {
    return { answer: "proposal.outdated", model: set(model, [card.id], { status: "outdated" }) };
  }
  return { answer: "ok", model: withoutRivals(decided("approved"), card) };
}

function withReplacement(model: Model, card: ModelCard, made: Parameters<typeof afterClick>[3]): Model {
  if (!made) throw new Error("an edit was answered without a new card");
  const fresh = {
    status: "pending",
    needs: card.needs,
    replaces: card.id,
    decided: null,
    isHandoffOpened: false,
  } as const;
  return withoutRivals([...model, { ...fresh, ...made }], made);
}

/** Time passes and nobody clicks. */
export const afterExpiry = (model: Model): Model =>
  model.map((card) => (card.status === "pending" ? { ...card, status: "expired" } : card));

/** The person goes to ESPN's page; only what is approved has a way there. */
export const afterHandoff = (model: Model, id: string): Model =>
  model.map((card) =>
    card.id === id && ["approved", "not_seen"].includes(card.status) ? { ...card, isHandoffOpened: true } : card,
  );

export const isSettled = (model: Model): boolean => model.every(({ status }) => status !== "pending");

/** What a comparison looks at. */
export const shown = (model: Model): string =>
  JSON.stringify(
    model
      .map(({ id, status, decided, replaces }) => [id, status, decided, replaces])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
