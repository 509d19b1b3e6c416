/** Spans of our own runs, and how they go out as OpenTelemetry's protocol writes them (OTLP 1.x, JSON). Pure. */

export type Span = {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  /** Milliseconds since 1970, broken ones too. */
  readonly startMs: number;
  readonly endMs: number;
  /** Figures and our own words; never a text, a name or an id of a person, league, team or conversation. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly errorCode: string | undefined;
};

const KIND_INTERNAL = 1;
const STATUS_ERROR = 2;
const SCOPE = "fanvise";

export function otlpBody(spans: readonly Span[], serviceName: string): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ "service.name": serviceName }) },
        scopeSpans: [{ scope: { name: SCOPE }, spans: spans.map(otlpSpan) }],
      },
    ],
  };
}

function otlpSpan({ traceId, spanId, parentId, name, startMs, endMs, attributes, errorCode }: Span): object {
  const failed: Record<string, string> = errorCode === undefined ? {} : { "error.type": errorCode };
  return {
    traceId,
    spanId,
    name,
    kind: KIND_INTERNAL,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    startTimeUnixNano: nanos(startMs),
    endTimeUnixNano: nanos(Math.max(startMs, endMs)),
    attributes: attributesOf({ ...attributes, ...failed }),
    ...(errorCode === undefined ? {} : { status: { code: STATUS_ERROR, message: errorCode } }),
  };
}

/** Encoded as text: a double cannot hold nanoseconds since 1970. */
const nanos = (ms: number): string => (BigInt(Math.round(ms * 1_000)) * 1_000n).toString();

const attributesOf = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));

function anyValue(value: string | number): object {
  if (typeof value === "string") return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
