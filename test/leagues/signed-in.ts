/** The product as people meet it who sign in: several of them, each with a browser of their own. */
import { expect } from "vitest";
import { createCookieJar } from "../cookie-jar";
import { askRoute } from "../routes";
import { type AuthPerson, type AuthStub, startAuthStub } from "../stubs/auth-stub";
import { openProduct } from "./product";

const HOST = "fanvise.example";

export type Visitor = {
  person: AuthPerson;
  /** Asks a route with this browser's cookies, and keeps those that it is given. */
  ask(
    method: string,
    pattern: string,
    /** `text`: a body as it is, instead of one in JSON. */
    options?: {
      params?: Record<string, string>;
      search?: string;
      body?: unknown;
      text?: string;
      headers?: Record<string, string>;
    },
  ): Promise<Response>;
};

export type SignedInProduct = Awaited<ReturnType<typeof openSignedInProduct>>;

/** @param variables beside those of signing in */
export async function openSignedInProduct(variables: Readonly<Record<string, string>> = {}) {
  const auth = await startAuthStub();
  const product = await openProduct({
    NEXT_PUBLIC_SUPABASE_URL: auth.origin,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_a-key-of-a-test",
    FANVISE_MODEL: "rules",
    ...variables,
  });
  return {
    ...product,
    auth,
    signIn: (name: string) => signIn(auth, name),
    visitor: () => browserOf({ personId: "", email: "", password: "" }),
    async close() {
      await product.close();
      await auth.close();
    },
  };
}

async function signIn(auth: AuthStub, name: string): Promise<Visitor> {
  const visitor = browserOf(auth.addPerson(`${name}@example.com`, `password of ${name}`));
  const { email, password } = visitor.person;
  const response = await visitor.ask("POST", "/api/auth/sign-in", { body: { email, password } });
  expect(response.status, await response.clone().text()).toBe(200);
  return visitor;
}

function browserOf(person: AuthPerson): Visitor {
  const jar = createCookieJar();
  return {
    person,
    async ask(method, pattern, { params = {}, search, body, text, headers } = {}) {
      const response = await askRoute(pattern, method, params, {
        ...(search ? { search } : {}),
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          accept: "application/json",
          cookie: jar.header(),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(text === undefined ? {} : { body: text }),
      });
      jar.keep(response.headers.getSetCookie());
      return response;
    },
  };
}
