/** Who asks: one question, answered by each home in its own way. */
import { SIGN_IN_PROVIDERS } from "@/contract/account/sign-in";

export type SignedInPerson = {
  /** The id of their profile. */
  personId: string;
  email: string | null;
};

/** Somebody's cookies as a request brings them, and as the answer has to change them. */
export type ReadSession = {
  /** `undefined`: nobody is signed in. */
  person: SignedInPerson | undefined;
  /** Values of `Set-Cookie` headers: a session that was renewed while it was read. */
  setCookies: readonly string[];
};

export type SessionProvider = {
  kind: "local" | "supabase";
  /** @throws SignInUnavailable when the Auth server has to be asked and does not answer. */
  read(request: Request): Promise<ReadSession>;
  /** `undefined` where nobody signs in. */
  signIn: SignIn | undefined;
};

/** A page of ours to which the person comes back, as a path. */
type Step = { setCookies: readonly string[] };

export type SignIn = {
  /** The Auth server, which pages may name in a policy. */
  origin: string;
  providers: readonly OAuthProvider[];
  /** @throws SignInRefused, SignInUnavailable */
  withPassword(request: Request, credentials: { email: string; password: string }): Promise<Step>;
  /** Sends a sign-in link. An unknown address gets the same response. @throws SignInUnavailable */
  sendLink(request: Request, options: { email: string; backTo: string }): Promise<Step>;
  /** @returns where the person is to be sent. @throws SignInUnavailable */
  withProvider(request: Request, options: { provider: OAuthProvider; backTo: string }): Promise<Step & { url: string }>;
  /** The code of a link or of a provider, once. @throws SignInRefused, SignInUnavailable */
  finish(request: Request, code: string): Promise<Step>;
  /** Signs out on this device or on all of them. Cookies are removed even when the Auth server cannot be reached. */
  signOut(request: Request, where: "here" | "everywhere"): Promise<Step>;
};

export const OAUTH_PROVIDERS = SIGN_IN_PROVIDERS;
type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];
