/**
 * Checks a request and its answer against an OpenAPI document with a JSON schema validator that is not the product's.
 */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;
export type Parameter = { name: string; in: "query" | "header" | "path"; required: boolean; schema: Json };
type Media = Readonly<Record<string, { schema: Json }>>;
type DescribedResponse = { content?: Media };
export type DescribedOperation = {
  operationId: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Json | undefined;
  isBodyRequired: boolean;
  security: readonly Json[];
  responses: Readonly<Record<string, DescribedResponse>>;
};

export type Described = {
  operations: readonly DescribedOperation[];
  schemas: Readonly<Record<string, Json>>;
  /** Why the value is not of the schema; `undefined` when it is. */
  errorOf(schema: Json, value: unknown): string | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: a document is walked freely here, and what is read of it is used by its own rules
type Document = any;

export function readDocument(document: Document): Described {
  const resolve = (part: Document): Document => {
    if (typeof part?.$ref !== "string") return part;
    return part.$ref
      .slice(2)
      .split("/")
      .reduce((at: Document, key: string) => at?.[key], document);
  };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addKeyword({
    keyword: "x-unique-by",
    type: "array",
    validate: (name: string, items: readonly Json[]) =>
      new Set(items.map((item) => item?.[name])).size === items.length,
  });
  ajv.addSchema({ $id: "document", components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const operations = Object.entries<Document>(document.paths).flatMap(([path, place]) =>
    Object.entries<Document>(place).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).map(resolve),
      body: operation.requestBody?.content["application/json"].schema,
      isBodyRequired: operation.requestBody?.required === true,
      security: operation.security,
      responses: Object.fromEntries(
        Object.entries<Document>(operation.responses).map(([status, response]) => [status, resolve(response)]),
      ),
    })),
  );
  return {
    operations,
    schemas: document.components.schemas,
    errorOf(schema, value) {
      const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
      const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
      compiled.set(text, validate);
      return validate(value) ? undefined : ajv.errorsText(validate.errors?.slice(0, 3));
    },
  };
}

/** Parses a parameter as a client would: a number where the schema asks for one. */
export const typedParameter = ({ schema }: Parameter, text: string): unknown =>
  schema.type === "integer" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;

/** Faults of the answer by the document; empty when there are none. */
export function answerFaults(
  described: Described,
  operation: DescribedOperation,
  answer: { status: number; contentType: string | null; text: string },
): string[] {
  const { status, text } = answer;
  const response = operation.responses[String(status)];
  if (!response) return [`the status ${status} is not described`];
  const content = response.content ?? {};
  const type = answer.contentType?.split(";")[0]?.trim() ?? "";
  if (text === "" && Object.keys(content).length === 0) return [];
  const media = content[type];
  if (!media) return [`${status} in ${type || "no type"} is not described`];
  return valuesIn(type, text).flatMap((value) => {
    const fault = value === unreadable ? "is not JSON" : described.errorOf(media.schema, value);
    return fault === undefined ? [] : [`${status} ${type}: ${fault}`];
  });
}

const unreadable = Symbol("unreadable");

function valuesIn(type: string, text: string): unknown[] {
  if (type === "application/json") return [parsed(text)];
  if (type !== "text/event-stream") return [text];
  return [...text.matchAll(/^data: ?(.*)$/gm)].flatMap(([, line = ""]) => (line === "[DONE]" ? [] : [parsed(line)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
