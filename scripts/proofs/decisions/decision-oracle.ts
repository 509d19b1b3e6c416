/**
 * States that a run's cards can reach, written independently of the product: the product's rules as a small table.
 *
 * Pure. It does not know SQL, transactions or the graph.
 */
export type Action = "approve" | "decline" | "edit";
export type Click = Action | "undo";
type ModelCard = {
  readonly id: string;
  readonly status: "pending" | "approved" | "declined" | "superseded" | "expired" | "outdated" | "not_seen";
  readonly drop: number | null;
  readonly add: number | null;
  readonly needs: readonly string[];
  readonly replaces: string | null;
  /** The user's decision, unless undone. */
  readonly decided: Action | null;
  /** The approval or decline can still be undone. */
  readonly isUndoable: boolean;
  /** The last decision was undone. */
  readonly wasUndone: boolean;
  /** Cards that the decision outdated. */
  readonly tookWith: readonly string[];
  /** Steps of the sequence, so that what came later is known. */
  readonly madeAt: number;
  readonly decidedAt: number;
  readonly isHandoffOpened: boolean;
};
export type Model = readonly ModelCard[];

/** State of the league at the click. */
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

/** Two moves cannot both have a player: the one that was decided last has him. */
const withoutRivals = (model: Model, of: Pick<ModelCard, "id" | "drop" | "add">): Model =>
  model.map((card) =>
    card.status === "pending" &&
    card.id !== of.id &&
    ((of.drop !== null && card.drop === of.drop) || (of.add !== null && card.add === of.add))
      ? { ...card, status: "outdated" }
      : card,
  );

/** @param made the card that an edit would put in place, as the product valued it; none when it refused to. */
export function afterClick(...request: Parameters<typeof answered>): { answer: Answer; model: Model } {
  const [before, { id, action }] = request;
  const { answer, model } = answered(...request);
  const after = withoutGround(model);
  const wasPending = (of: ModelCard) => before.find((card) => card.id === of.id)?.status === "pending";
  const isDecided = answer === "ok" && action !== "undo" && before.some((card) => card.id === id && wasPending(card));
  if (!isDecided) return { answer, model: after };
  const tookWith = after.filter((card) => card.status === "outdated" && wasPending(card)).map((card) => card.id);
  const isUndoable = action !== "edit";
  return { answer, model: set(after, [id], { tookWith, isUndoable, wasUndone: false, decidedAt: nextStep(before) }) };
}

const nextStep = (model: Model): number =>
  1 + Math.max(...model.flatMap(({ madeAt, decidedAt }) => [madeAt, decidedAt]));

type Players = Pick<ModelCard, "id" | "drop" | "add">;
const isRival = (one: Players, other: Players): boolean =>
  one.id !== other.id &&
  ((one.drop !== null && one.drop === other.drop) || (one.add !== null && one.add === other.add));

const hasGround = (model: Model, { needs }: ModelCard): boolean =>
  needs.every((need) => ["pending", "approved"].includes(model.find(({ id }) => id === need)?.status ?? "gone"));

/**
 * The card waits again with the approvals that build on it, and what the decisions outdated, as far as it still stands.
 */
function undone(model: Model, card: ModelCard, at: At): { answer: Answer; model: Model } {
  if (card.decided === null) return { answer: card.wasUndone ? "ok" : "proposal.nothing_to_undo", model };
  if (!card.isUndoable || !["approved", "declined"].includes(card.status))
    return { answer: "proposal.undo_over", model };
  const taken = new Set([card.id]);
  for (let before = 0; card.status === "approved" && before < taken.size; ) {
    before = taken.size;
    for (const each of model)
      if (each.status === "approved" && each.needs.some((need) => taken.has(need))) taken.add(each.id);
  }
  const backAgain = model.filter(({ id }) => taken.has(id));
  const since = Math.min(...backAgain.map(({ decidedAt }) => decidedAt));
  const isNewer = (other: ModelCard) =>
    (other.status === "approved" && other.decidedAt > since) || (other.status === "pending" && other.madeAt > since);
  const waiting = set(model, [...taken], { status: "pending", decided: null, isUndoable: false, wasUndone: true });
  const overtaken = waiting.filter(
    (other) =>
      !taken.has(other.id) &&
      other.status === "pending" &&
      isNewer(other) &&
      backAgain.some((of) => isRival(of, other)),
  );
  let next = withoutGround(
    set(
      waiting,
      overtaken.map(({ id }) => id),
      { status: "outdated" },
    ),
  );
  const candidates = new Set(backAgain.flatMap(({ tookWith }) => tookWith));
  const findBack = () =>
    next.find(
      (each) =>
        candidates.has(each.id) &&
        each.status === "outdated" &&
        hasGround(next, each) &&
        !next.some((other) => !candidates.has(other.id) && isRival(each, other) && isNewer(other)),
    );
  for (let back = at.isLate ? undefined : findBack(); back; back = findBack())
    next = set(next, [back.id], { status: "pending" });
  for (const { id } of backAgain) {
    const now = next.find((each) => each.id === id);
    if (now?.status !== "pending") continue;
    const isOvertaken = next.some((other) => !taken.has(other.id) && isRival(now, other) && isNewer(other));
    if (!hasGround(next, now) || isOvertaken) next = withoutGround(set(next, [id], { status: "outdated" }));
  }
  return { answer: "ok", model: next };
}

/** Ten seconds later. */
export const afterUndoWindow = (model: Model): Model => model.map((card) => ({ ...card, isUndoable: false }));

function answered(
  model: Model,
  click: { id: string; action: Click },
  at: At,
  made: Pick<ModelCard, "id" | "drop" | "add"> | undefined,
): { answer: Answer; model: Model } {
  const card = model.find(({ id }) => id === click.id);
  if (!card) throw new Error(`no card ${click.id}`);
  const refused = (answer: Answer, next = model) => ({ answer, model: next });
  if (click.action === "undo") return undone(model, card, at);
  if (card.status === "expired") return refused("proposal.expired");
  if (card.status === "outdated") return refused("proposal.outdated");
  if (card.status === "pending" && at.isLate) {
    return refused("proposal.expired", set(model, [card.id], { status: "expired" }));
  }
  if (card.status === "pending") return pendingClick(model, card, click.action, at, made);
  if (card.decided === click.action) return { answer: "ok", model };
  const mayWithdraw = click.action === "edit" && card.status === "approved" && !card.isHandoffOpened;
  if (!mayWithdraw) return refused("proposal.decided");
  const withdrawn = set(model, [card.id], { status: "not_seen", isUndoable: false });
  return { answer: "ok", model: withReplacement(withdrawn, card, made) };
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
    isUndoable: false,
    wasUndone: false,
    tookWith: [],
    madeAt: nextStep(model),
    decidedAt: 0,
  } as const;
  return withoutRivals([...model, { ...fresh, ...made }], made);
}

/** Time passes and nobody clicks. */
export const afterExpiry = (model: Model): Model =>
  model.map((card) => (card.status === "pending" ? { ...card, status: "expired" } : card));

/** The person goes to ESPN's page; only what is approved has a way there. */
export const afterHandoff = (model: Model, id: string): Model =>
  model.map((card) =>
    card.id === id && ["approved", "not_seen"].includes(card.status) && !card.isUndoable
      ? { ...card, isHandoffOpened: true }
      : card,
  );

/** Nothing waits, and nothing can be undone. */
export const isSettled = (model: Model): boolean =>
  model.every(({ status, isUndoable }) => status !== "pending" && !isUndoable);

/** State to compare, as text. */
export const shown = (model: Model): string =>
  JSON.stringify(
    model
      .map(({ id, status, decided, replaces }) => [id, status, decided, replaces])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
