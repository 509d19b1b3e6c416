/**
 * Invalid input of the decision engine, as a value: a wrong number is named and never used.
 *
 * The domain knows no HTTP; the caller turns the code into words.
 */

export type EngineFaultCode =
  | "engine.bad-number"
  | "engine.duplicate-player"
  | "engine.unknown-slot"
  | "engine.too-many-slots"
  | "engine.overfull-slot"
  | "engine.bad-week";

/** `detail` names the field and the player by id, so it may be logged. */
export type EngineFault = { readonly code: EngineFaultCode; readonly detail: string };

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: EngineFault };

export const solved = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const fault = (code: EngineFaultCode, detail: string): { readonly ok: false; readonly error: EngineFault } => ({
  ok: false,
  error: { code, detail },
});

/** Values beyond this are a fault: sums of them would lose the cents that decide between two players. */
const LARGEST_VALUE = 1e9;

/** NaN, infinities and absurd sizes are false. */
export const isUsableNumber = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= LARGEST_VALUE;

/** A whole number, 0 or more. */
export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * A fault that names the list and the index of the first id that is no whole number of 0 or more; problem files count
 * from 0.
 */
export function wrongId(ids: readonly number[], list: string): ReturnType<typeof fault> | undefined {
  const index = ids.findIndex((id) => !isCount(id));
  return index < 0 ? undefined : fault("engine.bad-number", `playerId of ${list}[${index}]`);
}

/**
 * Checks for whole numbers, known slots or not; a slot ESPN does not have fits no player. NaN and fractions are false.
 */
export const areSlotIds = (slots: readonly number[]): boolean => slots.every(Number.isSafeInteger);

/** The first id that occurs twice. */
export function repeatedId(ids: readonly number[]): number | undefined {
  const seen = new Set<number>();
  return ids.find((id) => seen.size === seen.add(id).size);
}
