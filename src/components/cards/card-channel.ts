/** Where parts of the page and other tabs tell that cards may have changed; whoever shows cards then asks the server how they stand. */
const NAME = "fanvise-proposals";

const isThere = (): boolean => typeof BroadcastChannel !== "undefined" && typeof window !== "undefined";

export function tellCardsChanged(): void {
  if (!isThere()) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("changed");
  channel.close();
}

/** @returns what ends the listening. */
export function onCardsChanged(hear: () => void): () => void {
  if (!isThere()) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", hear);
  return () => channel.close();
}
