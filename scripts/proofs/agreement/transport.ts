/** The product as another program asks it: its own route handlers in this process, or a server over HTTP. */
import { askRoute } from "#test/routes";

export type Asked = {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

type Answered = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of our own routes, whose readers know their contracts
  readonly body: any;
};

/** @param pattern as in the interface's description, `/api/threads/{id}` */
export type Transport = (method: "GET" | "POST", pattern: string, request?: Asked) => Promise<Answered>;

const HOST = "127.0.0.1:3000";

const searchOf = (search: Asked["search"]): string => {
  const entries = Object.entries(search ?? {}).map(([key, value]) => [key, String(value)]);
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
};

function initOf({ body, headers }: Asked, more: Readonly<Record<string, string>>): RequestInit {
  return {
    headers: { accept: "application/json", "content-type": "application/json", ...more, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

export const inProcess: Transport = async (method, pattern, request = {}) => {
  const init = { ...initOf(request, { host: HOST }), search: searchOf(request.search) };
  return read(await askRoute(pattern, method, request.params ?? {}, init));
};

export const overHttp =
  (origin: string): Transport =>
  async (method, pattern, request = {}) => {
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ""));
    return read(await fetch(`${origin}${path}${searchOf(request.search)}`, { ...initOf(request, {}), method }));
  };
