/** Checks an answer made from a damaged payload against the raw payloads, not the code under test. */
import { type JsonPath, valueAt } from "./mutate-json";

/** Raw words of a status by player: under his id as a number, and under his name for damaged ids. */
export type RawStatuses = Map<number | string, Set<string>>;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function walk(value: unknown, visit: (fields: Fields) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  else if (isFields(value)) {
    visit(value);
    for (const each of Object.values(value)) walk(each, visit);
  }
}

function add(words: RawStatuses, key: unknown, word: unknown): void {
  if (typeof key !== "number" && typeof key !== "string") return;
  const known = words.get(key) ?? new Set();
  if (typeof word === "string") known.add(word.trim().toUpperCase());
  words.set(key, known);
}

/** Every `injuryStatus` of the raw payloads that stands beside a player's name. */
export function rawStatuses(payloads: readonly unknown[]): RawStatuses {
  const words: RawStatuses = new Map();
  for (const payload of payloads)
    walk(payload, ({ id, fullName, injuryStatus }) => {
      if (typeof fullName !== "string") return;
      add(words, id, injuryStatus);
      add(words, fullName.trim(), injuryStatus);
    });
  return words;
}

/** Statuses that an answer states of a player although no raw payload says so of him. UNKNOWN states nothing. */
export function wrongStatuses(answer: unknown, raw: RawStatuses): string[] {
  const wrong: string[] = [];
  walk(answer, (fields) => {
    const { playerId } = fields;
    const name = fields.fullName ?? fields.name;
    const status = isFields(fields.availability) ? fields.availability.status : fields.status;
    if (playerId === undefined || typeof status !== "string" || status === "UNKNOWN") return;
    const stated = raw.get(playerId as number) ?? raw.get(String(name)); // a number or undefined in every answer
    if (!stated?.has(status)) wrong.push(`${name} (${playerId}) is ${status}, said was ${[...(stated ?? [])]}`);
  });
  return wrong;
}

/** Paths of numbers that are none. */
export function notNumbers(answer: unknown, path = ""): string[] {
  if (typeof answer === "number") return Number.isFinite(answer) ? [] : [`${path} is ${answer}`];
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => notNumbers(value, `${path}.${key}`));
}

export const isPolluted = (): boolean => "polluted" in {} || "injuryStatus" in {};

/** Independent parts of an answer, as text. */
export type Atoms = ReadonlySet<string>;

/** Atoms of `expected` that are missing, except those about a touched id. */
export function lostAtoms(expected: Atoms, got: Atoms, touched: ReadonlySet<unknown>): string[] {
  return [...expected].filter((atom) => {
    if (got.has(atom)) return false;
    let isTouched = false;
    walk(JSON.parse(atom), ({ playerId, gameId, teamId, transactionId, matchupId }) => {
      const ids = [playerId, gameId, transactionId, ...(playerId === undefined ? [teamId, matchupId] : [])];
      isTouched ||= ids.some((id) => id !== undefined && touched.has(id));
    });
    return !isTouched;
  });
}

/** Every id in the touched part, before and after. */
export function idsIn(...parts: readonly unknown[]): Set<unknown> {
  const ids = new Set<unknown>();
  for (const part of parts)
    walk(part, (fields) => {
      for (const key of ["id", "playerId", "teamId"]) if (key in fields) ids.add(fields[key]);
    });
  return ids;
}

/** The longest beginning of the path that is one of the places (`*` for any index), so the part that was touched. */
export function touchedPart(path: JsonPath, places: readonly JsonPath[]): JsonPath | undefined {
  const fits = (place: JsonPath) =>
    place.length <= path.length && place.every((key, index) => key === "*" || key === path[index]);
  const longest = places.filter(fits).sort((a, b) => b.length - a.length)[0];
  return longest && path.slice(0, longest.length);
}

/** A copy without the element at the path. */
export function without(body: unknown, path: JsonPath): unknown {
  const copy: unknown = structuredClone(body);
  const list = valueAt(copy, path.slice(0, -1));
  if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  return copy;
}
