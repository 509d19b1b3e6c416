/** Requests made of an OpenAPI document: those that it allows, and the same with something spoiled. */
import fc from "fast-check";
import { damaged, rawBodies } from "./generated-bodies";
import { type Described, type DescribedOperation, type Parameter, typedParameter } from "./openapi-oracle";
import { valuesOf } from "./schema-values";

/** `pick` chooses among the ids that the server has given so far. */
export type PlannedRequest = {
  operation: DescribedOperation;
  method: string;
  parameters: readonly { parameter: Parameter; values: readonly string[] }[];
  body: { value: unknown } | { bytes: Uint8Array } | undefined;
  contentType: string | undefined;
  accept: string | undefined;
  isAuthorized: boolean;
  pick: number;
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const ACCEPTED = [undefined, "*/*", "application/json", "text/event-stream", "text/plain", "text/html, */*;q=0.1", "x"];
/** Characters that HTTP does not allow in a header. */
const NOT_IN_HEADERS = /[^\x20-\x7e]/g;

const oneIn = (times: number) => fc.nat(times - 1).map((any) => any === 0);

function parametersOf(operation: DescribedOperation, described: Described, isSpoiled: boolean) {
  return fc.tuple(
    ...operation.parameters.map((parameter) => {
      const allowed = valuesOf(parameter.schema, described.schemas).map(String);
      const junk = fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom("", "-1", "0", "1e9", "null"),
      );
      const one = isSpoiled ? fc.oneof({ weight: 2, arbitrary: allowed }, { weight: 1, arbitrary: junk }) : allowed;
      const max = isSpoiled && parameter.in === "query" ? 2 : 1;
      const isNeeded = parameter.in === "path" || (parameter.required && !isSpoiled);
      return fc
        .array(one, { minLength: isNeeded ? 1 : 0, maxLength: parameter.in === "path" ? 1 : max })
        .map((values) => ({
          parameter,
          values: parameter.in === "header" ? values.map((text) => text.replace(NOT_IN_HEADERS, "").trim()) : values,
        }));
    }),
  );
}

function bodyOf(operation: DescribedOperation, described: Described, isSpoiled: boolean) {
  if (operation.body === undefined) return fc.constant(undefined);
  const allowed = valuesOf(operation.body, described.schemas);
  const sent = allowed.map((value) => ({ value }));
  if (!isSpoiled) return sent;
  return fc.oneof(
    { weight: 2, arbitrary: sent },
    { weight: 5, arbitrary: damaged(allowed).map((value) => ({ value })) },
    { weight: 2, arbitrary: rawBodies(allowed).map((bytes) => ({ bytes })) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

export function plannedRequests(described: Described): fc.Arbitrary<PlannedRequest> {
  return fc.tuple(fc.constantFrom(...described.operations), oneIn(2)).chain(([operation, isSpoiled]) =>
    fc.record({
      operation: fc.constant(operation),
      method: isSpoiled
        ? fc.oneof(
            { weight: 9, arbitrary: fc.constant(operation.method) },
            // The server's health has no other methods of its own: Next refuses them.
            { weight: 1, arbitrary: fc.constantFrom(...(operation.operationId === "health" ? ["GET"] : METHODS)) },
          )
        : fc.constant(operation.method),
      parameters: parametersOf(operation, described, isSpoiled),
      body: bodyOf(operation, described, isSpoiled),
      contentType: isSpoiled
        ? fc.oneof(
            { weight: 9, arbitrary: fc.constant("application/json") },
            { weight: 1, arbitrary: fc.constantFrom(undefined, "text/plain", "application/xml") },
          )
        : fc.constantFrom("application/json", "application/json; charset=utf-8"),
      accept: fc.constantFrom(...ACCEPTED),
      isAuthorized: isSpoiled ? oneIn(10).map((isLeftOut) => !isLeftOut) : fc.constant(true),
      pick: fc.nat(),
    }),
  );
}

/** Does the document allow the request as sent, with the sample ids? */
export function isAllowed(
  described: Described,
  { operation, method, parameters, body, contentType, isAuthorized }: PlannedRequest,
): boolean {
  const isWellFormed = ({ parameter, values }: PlannedRequest["parameters"][number]) =>
    values.length <= 1 &&
    (values.length === 1 || !parameter.required) &&
    values.every((text) => described.errorOf(parameter.schema, typedParameter(parameter, text)) === undefined);
  const isGoodBody =
    operation.body === undefined ||
    (body === undefined
      ? !operation.isBodyRequired
      : "value" in body &&
        /^application\/json\b/.test(contentType ?? "") &&
        described.errorOf(operation.body, body.value) === undefined);
  return method === operation.method && isAuthorized && isGoodBody && parameters.every(isWellFormed);
}
