/** Maps that hold the entries written last. */

/** Writes an entry as the newest one and drops the oldest beyond `max` entries. */
export function writeRecent<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value, max: number): void {
  entries.delete(key);
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= max) return;
    entries.delete(oldest);
  }
}
