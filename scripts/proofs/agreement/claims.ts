/**
 * Claims of each surface, by subject, measure and day, so that surfaces can be compared.
 *
 * No surface is the reference: two different values of one key are a disagreement, whichever is right.
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
  readonly texts: readonly { readonly value: string; readonly surfaces: readonly string[] }[];
};

/** Coverage of one surface's claims about one measure: whether breaking the surface would be noticed. */
export type Reach = {
  readonly surface: string;
  readonly measure: string;
  /** Another surface speaks of the same at least once. */
  readonly isCompared: boolean;
};

export class Claims {
  readonly #values = new Map<string, Map<string, string[]>>();
  readonly #measures = new Map<string, string>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Keys that at least two surfaces speak of: only these can disagree. */
  get compared(): number {
    return [...this.#values.values()].filter((values) => new Set([...values.values()].flat()).size > 1).length;
  }

  add({ subject, measure, day, value, surface }: Claim): void {
    if (value === undefined) return;
    const key = [subject, measure, day].filter((part) => part !== "").join(" · ");
    const values = this.#values.get(key) ?? new Map<string, string[]>();
    this.#values.set(key, values);
    this.#measures.set(key, measure);
    const text = JSON.stringify(value);
    values.set(text, [...(values.get(text) ?? []), surface]);
    this.#count += 1;
  }

  reach(): Reach[] {
    const reached = new Map<string, Reach>();
    for (const [key, values] of this.#values) {
      const surfaces = new Set([...values.values()].flat());
      const measure = this.#measures.get(key) ?? "";
      for (const surface of surfaces) {
        const isCompared = surfaces.size > 1 || reached.get(`${surface} ${measure}`)?.isCompared === true;
        reached.set(`${surface} ${measure}`, { surface, measure, isCompared });
      }
    }
    return [...reached.values()];
  }

  disagreements(): Disagreement[] {
    return [...this.#values].flatMap(([key, values]) =>
      values.size < 2 ? [] : [{ key, texts: [...values].map(([value, surfaces]) => ({ value, surfaces })) }],
    );
  }
}
