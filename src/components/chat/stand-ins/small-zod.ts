/**
 * In place of `zod/v4`, its core and its texts in the browser (`next.config.ts`): zod's small form, which the AI SDK's
 * interface package brings anyway, with what that package calls of the large one. It saves 12 kB of the chat's scripts.
 * Only two methods are ever called on a schema there; another, or another export, would end the first page that is
 * opened, or fail the build by name.
 */
import * as mini from "zod/v4/mini";

type Chained = mini.ZodMiniType & {
  optional(): Chained;
  transform(change: (value: unknown) => unknown): Chained;
};

const chained = (schema: mini.ZodMiniType): Chained =>
  Object.assign(schema, {
    optional: () => chained(mini.optional(schema)),
    transform: (change: (value: unknown) => unknown) => chained(mini.pipe(schema, mini.transform(change))),
  });

const chaining =
  <Given extends unknown[]>(make: (...given: Given) => mini.ZodMiniType) =>
  (...given: Given): Chained =>
    chained(make(...given));

export const array = chaining(mini.array<mini.ZodMiniType>);
export const boolean = chaining(mini.boolean);
export const custom = chaining(mini.custom<unknown>);
export const discriminatedUnion = chaining(mini.discriminatedUnion);
export const lazy = chaining(mini.lazy<mini.ZodMiniType>);
export const literal = chaining(mini.literal);
export const number = chaining(mini.number);
export const object = chaining(mini.object);
export const record = chaining(mini.record);
export const string = chaining(mini.string);
export const union = chaining(mini.union);
export const unknown = chaining(mini.unknown);
const instanceOf = chaining(mini.instanceof);
const nothing = chaining(mini.null);

export { config, safeParseAsync } from "zod/v4/mini";
export { instanceOf as instanceof, nothing as null };

/** Zod's texts for what does not fit, which nobody is shown. */
const noTexts = () => ({});
export default noTexts;

/** Schemas are written down for models, which the server does. */
export function toJSONSchema(): never {
  throw new Error("JSON Schemas are written on the server");
}
