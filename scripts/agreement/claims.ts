/**
 * What each surface says, by subject, measure and day, so that surfaces can be held against each other.
 *
 * A claim has no owner of the truth: two different values of one key are a disagreement, whoever is right.
 */
export type Claim = {
  /** "team", "opponent", or a player's id. */
  readonly subject: string;
  /** Such as "games left". */
  readonly measure: string;
  /** `YYYY-MM-DD`, or "" where the measure has no day. */
  readonly day: string;
  readonly value: unknown;
  /** The surface, such as "GET /api/week". */
  readonly surface: string;
};

export type Disagreement = {
  readonly key: string;
  /** Each value with the surfaces that say it. */
  readonly said: readonly { readonly value: string; readonly surfaces: readonly string[] }[];
};

export class Claims {
  readonly #said = new Map<string, Map<string, string[]>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Keys that at least two surfaces speak of: only these can disagree. */
  get compared(): number {
    return [...this.#said.values()].filter((values) => new Set([...values.values()].flat()).size > 1).length;
  }

  add({ subject, measure, day, value, surface }: Claim): void {
    if (value === undefined) return;
    const key = [subject, measure, day].filter((part) => part !== "").join(" · ");
    const values = this.#said.get(key) ?? new Map<string, string[]>();
    this.#said.set(key, values);
    const text = JSON.stringify(value);
    values.set(text, [...(values.get(text) ?? []), surface]);
    this.#count += 1;
  }

  disagreements(): Disagreement[] {
    return [...this.#said].flatMap(([key, values]) =>
      values.size < 2 ? [] : [{ key, said: [...values].map(([value, surfaces]) => ({ value, surfaces })) }],
    );
  }
}
