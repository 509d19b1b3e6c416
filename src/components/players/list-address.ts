/**
 * The address of the list of players: its filters, its order, its page and who is chosen to be compared. Pure.
 *
 * `page` only counts for the eye, since a page is found by its cursor.
 */
export const LIST_PATH = "/players";
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;
const PICKED = "pick";

export type ListChange = Readonly<
  Partial<Record<"query" | "position" | "status" | "health" | "sort" | "cursor" | "page", string | undefined>>
>;

/**
 * The list's address after a change; `undefined` or an empty text takes a part away. Another filter begins at the first
 * page.
 */
export function listAddress(current: URLSearchParams | string, change: ListChange): string {
  const next = new URLSearchParams(current);
  if (!("cursor" in change)) {
    next.delete("cursor");
    next.delete("page");
  }
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return addressOf(LIST_PATH, next);
}

/** Ids of the players chosen to be compared, in the order of choosing. */
export function pickedIn(current: URLSearchParams): string[] {
  const ids = (current.get(PICKED) ?? "").split(",").filter((id) => /^\d{1,12}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export function withPicked(current: URLSearchParams, ids: readonly string[]): string {
  const next = new URLSearchParams(current);
  if (ids.length === 0) next.delete(PICKED);
  else next.set(PICKED, ids.join(","));
  return addressOf(LIST_PATH, next);
}

/** Commas stay readable in addresses that people copy. */
const addressOf = (path: string, parameters: URLSearchParams): string => {
  const query = parameters.toString().replaceAll("%2C", ",");
  return query === "" ? path : `${path}?${query}`;
};

/** Where the chosen are shown side by side, under the same perspective; going back leads to the same list. */
export function compareAddress(current: URLSearchParams, ids: readonly string[]): string {
  const next = new URLSearchParams(current);
  next.delete(PICKED);
  next.set("ids", ids.join(","));
  return addressOf(`${LIST_PATH}/compare`, next);
}
