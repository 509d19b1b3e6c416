/**
 * Readable ids of rows: "wallace", on a clash "j_williams", then "jalen_williams". One player has one id in a whole
 * thread, and an id that was given once is never another player's. Pure.
 */

/** Ids by folded name, in the order in which they were given. */
export type RowIds = ReadonlyMap<string, string>;

const SUFFIX = /^(?:jr|sr|ii|iii|iv|v)$/;
const MAX_ID_CHARS = 24;

/** "Nikola Jokić" as "nikola jokic". */
export const foldedName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const asId = (words: string): string =>
  words
    .replaceAll(" ", "_")
    .replaceAll(/[^a-z\d_]/g, "")
    .slice(0, MAX_ID_CHARS);

/** The ids a player may have, the shortest first. */
function idsOf(name: string): string[] {
  const folded = wordsOf(name);
  const last = folded.at(-1) ?? "";
  const first = folded.length > 1 ? (folded[0] ?? "") : "";
  const ids =
    first === "" ? [asId(last)] : [asId(last), asId(`${first.slice(0, 1)} ${last}`), asId(`${first} ${last}`)];
  // An id begins with a letter: a number would be read as one.
  return ids.filter((id) => /^[a-z]/.test(id));
}

/** "Gilgeous-Alexander" is one word of a name, and neither "Jr." nor "(demo)" is one. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/\([^)]*\)/g, " ")
    .split(/\s+/)
    .map(foldedName)
    .filter((word, place) => word !== "" && (place === 0 || !SUFFIX.test(word)));

/** "Karl-Anthony Towns" as "towns", "Jaime Jaquez Jr." as "jaquez". */
export const lastNameOf = (name: string): string => wordsOf(name).at(-1) ?? "";

/** Ids for the names of a new sheet, beside those that were given before. */
export function withRowIds(known: RowIds, names: readonly string[], reserved: ReadonlySet<string>): RowIds {
  const ids = new Map(known);
  const fresh = [...new Set(names.map(foldedName))].filter((name) => name !== "" && !ids.has(name));
  const written = new Map(names.map((name) => [foldedName(name), name]));
  const wanted = new Map<string, number>();
  const choices = new Map(fresh.map((name) => [name, idsOf(written.get(name) ?? name)]));
  for (const name of fresh) for (const id of choices.get(name) ?? []) wanted.set(id, (wanted.get(id) ?? 0) + 1);
  const taken = new Set([...reserved, ...ids.values()]);
  for (const name of fresh) {
    const options = choices.get(name) ?? [];
    const free = options.find((id) => wanted.get(id) === 1 && !taken.has(id)) ?? options.find((id) => !taken.has(id));
    const id = free ?? numbered(options.at(-1) ?? "player", taken);
    ids.set(name, id);
    taken.add(id);
  }
  return ids;
}

/** @returns "williams_2" where "williams" is taken; "player1" where a name has no letter of ours. */
export function numbered(base: string, taken: ReadonlySet<string>): string {
  const begin = base === "player" ? "player" : `${base}_`;
  for (let count = base === "player" ? 1 : 2; ; count += 1) {
    const id = `${begin}${count}`;
    if (!taken.has(id)) return id;
  }
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** @param day `YYYY-MM-DD` @returns "jan16" */
export const dayId = (day: string): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? "day"}${Number(day.slice(8, 10))}`;
