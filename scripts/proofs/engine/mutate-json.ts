/** Seeded damage to a JSON payload, like a provider's mistakes and changes: one place, one kind, both reported. */
export const MUTATION_KINDS = [
  "drop",
  "null",
  "wrong type",
  "huge",
  "unknown word",
  "duplicate ids",
  "NaN text",
  "deep nesting",
  "prototype keys",
] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

export type JsonPath = readonly (string | number)[];
export type Mutation = { kind: MutationKind; path: JsonPath; body: unknown };

type Draw = () => number;
type Container = Record<string, unknown> | unknown[];

export const pick = <T>(draw: Draw, from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T; // from is not empty

/** Targets of half of all mutations, since statuses and identities must not be wrong. */
const SENSITIVE = /injur|status|\.id$|Id$|fullName|winner|expectedReturn|stats(?:\.\*)?$|points|players|entries|teams/i;
const AMOUNT = /stats\.\*$|points|score$|totalPoints|ByScoringPeriod\.\*$|percentOwned|\.id$|date$/i;
/** Where a kind does most harm, when that is somewhere else. */
const HARM: Partial<Record<MutationKind, RegExp>> = {
  "duplicate ids": /\.(?:players|entries)$/,
  "NaN text": AMOUNT,
  huge: AMOUNT,
};

/** @returns the damaged copy; `undefined` when the payload has no place for this kind */
export function mutate(original: unknown, kind: MutationKind, draw: Draw): Mutation | undefined {
  if (!isContainer(original)) return undefined;
  const path = placeFor(original, kind, draw);
  const key = path?.at(-1);
  if (!path || key === undefined) return undefined;
  const body: unknown = structuredClone(original);
  // Paths come from walking this very payload.
  damage(valueAt(body, path.slice(0, -1)) as Record<string | number, unknown>, key, kind, draw);
  return { kind, path, body };
}

function damage(holder: Record<string | number, unknown>, key: string | number, kind: MutationKind, draw: Draw): void {
  const value = holder[key];
  switch (kind) {
    case "drop":
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case "null":
      holder[key] = null;
      return;
    case "wrong type":
      holder[key] = pick(draw, otherTypes(value));
      return;
    case "huge":
      holder[key] = hugeOf(value, draw);
      return;
    case "unknown word":
      holder[key] = pick(draw, ["MADE_UP_WORD", "", " ", "constructor", "OUT?", "Ω\u0000\u202e", "\ud800"]);
      return;
    case "NaN text":
      holder[key] = pick(draw, ["NaN", "Infinity", "-", "12,5", "1e999"]);
      return;
    case "deep nesting":
      holder[key] = nested(value, 3_000);
      return;
    case "prototype keys":
      addPrototypeKeys(value);
      return;
    case "duplicate ids":
      duplicate(value, draw);
      return;
  }
}

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

/** The value at a path; `undefined` beyond the payload. */
export const valueAt = (body: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], body);

/** Paths of a payload by shape, where any number matches: one rare field counts as much as thousands of stats. */
type Places = ReadonlyMap<string, readonly JsonPath[]>;
const placesOf = new WeakMap<object, Places>();

function placesIn(body: object): Places {
  const known = placesOf.get(body);
  if (known) return known;
  const places = new Map<string, JsonPath[]>();
  const visit = (value: unknown, path: JsonPath, form: string) => {
    if (path.length > 0) {
      const alike = places.get(form);
      if (alike) alike.push(path);
      else places.set(form, [path]);
    }
    if (!isContainer(value)) return;
    for (const key of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const part = (value as Record<string, unknown>)[key];
      visit(part, [...path, step], `${form}.${/^\d+$/.test(key) ? "*" : key}`);
    }
  };
  visit(body, [], "");
  placesOf.set(body, places);
  return places;
}

/** A place where the kind makes sense; half of the time one of the sensitive fields. */
function placeFor(original: object, kind: MutationKind, draw: Draw): JsonPath | undefined {
  const fits = FITS[kind] ?? (() => true);
  const all = [...placesIn(original)].filter(([, [first = []]]) => fits(valueAt(original, first)));
  const sought = HARM[kind] ?? SENSITIVE;
  const sensitive = all.filter(([form]) => sought.test(`.${form.split(".").slice(-2).join(".")}`));
  const forms = sensitive.length > 0 && draw() < 0.5 ? sensitive : all;
  return forms.length === 0 ? undefined : pick(draw, pick(draw, forms)[1]);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> => isContainer(value) && !Array.isArray(value);

const idKeyOf = (value: unknown): string | undefined =>
  isPlainObject(value) ? ["playerId", "id", "teamId"].find((key) => key in value) : undefined;

const isListOfThings = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 1 && value.every((each) => idKeyOf(each) !== undefined);

const FITS: Partial<Record<MutationKind, (value: unknown) => boolean>> = {
  "unknown word": (value) => typeof value === "string",
  "prototype keys": (value) => isPlainObject(value),
  "duplicate ids": isListOfThings,
};

/**
 * One thing takes another's id, in some or all places where it has it; or stands there twice, the second time changed.
 */
function duplicate(list: unknown, draw: Draw): void {
  if (!Array.isArray(list)) return;
  const from: unknown = pick(draw, list);
  // One with another status, where there is one: the mix-up that would be worst.
  const others = list.filter((each) => statusIn(each) !== statusIn(from));
  const to = pick(draw, others.length > 0 ? others : list);
  const key = idKeyOf(from);
  if (key === undefined) return;
  const id = valueAt(from, [key]);
  const manner = draw();
  if (manner < 0.5) {
    const copy = structuredClone(to);
    setIds(copy, to[idKeyOf(to) ?? key], id);
    list.splice(Math.floor(draw() * (list.length + 1)), 0, copy);
  } else if (manner < 0.75) to[idKeyOf(to) ?? key] = id;
  else setIds(to, to[idKeyOf(to) ?? key], id);
}

const statusIn = (thing: unknown) => /"injuryStatus":"(\w+)"/.exec(JSON.stringify(thing))?.[1];

/** Every field that holds the old id, at any depth. */
function setIds(value: unknown, old: unknown, next: unknown): void {
  if (!isContainer(value)) return;
  const holder = value as Record<string | number, unknown>;
  for (const key of Object.keys(holder)) {
    if (holder[key] === old && /id$/i.test(key)) holder[key] = next;
    else setIds(holder[key], old, next);
  }
}

function otherTypes(value: unknown): unknown[] {
  const all: unknown[] = ["text", 7, -3, 2.5, true, [], {}, [null], { id: { id: 1 } }, [[1, 2], ["a"]]];
  return all.filter((each) => typeof each !== typeof value || Array.isArray(each) !== Array.isArray(value));
}

function hugeOf(value: unknown, draw: Draw): unknown {
  if (typeof value === "number") return pick(draw, [1e308, -1e308, 9_007_199_254_740_991, 1e15, -1e15, 1e10]);
  if (typeof value === "string") return `${value}${"A".repeat(pick(draw, [500, 200_000]))}`;
  if (Array.isArray(value) && value.length > 0) return Array.from({ length: 3_000 }, (_, i) => value[i % value.length]);
  if (isPlainObject(value))
    return { ...value, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${i + 100_000}`, i])) };
  return 1e308;
}

function nested(value: unknown, depth: number): unknown {
  let made: unknown = value;
  for (let level = 0; level < depth; level += 1) made = level % 2 === 0 ? [made] : { id: made };
  return made;
}

function addPrototypeKeys(value: unknown): void {
  if (!isPlainObject(value)) return;
  const planted = { polluted: 1, injuryStatus: "ACTIVE", status: "FREEAGENT" };
  // Assigning would set the prototype of this object; JSON text makes it a field of its own.
  for (const [name, damage] of Object.entries({ constructor: planted, toString: 5, hasOwnProperty: 5 }))
    Object.defineProperty(value, name, { value: damage, enumerable: true });
  Object.defineProperty(value, "__proto__", { value: planted, enumerable: true });
}
