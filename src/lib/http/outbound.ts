/**
 * Which addresses this server opens, and how it stays with the one that it checked.
 *
 * Origins that the operator's environment names are opened as they are. Any other address may come from a person, a
 * feed or a model: only http and https on their own ports, without a login, and only when every address that its name
 * resolves to is a public one. The connection is made to exactly those, so a name that resolves differently a moment
 * later gains nothing.
 */
import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { HttpAddressRefused } from "./errors";
import { isPublicAddress } from "./public-address";

/** Takes an origin as `URL.origin` writes it. */
export type IsOperatorOrigin = (origin: string) => boolean;

export type OutboundOptions = {
  /** Default: none is, every address is checked. */
  isOperatorOrigin?: IsOperatorOrigin | undefined;
  /** Replaces the system's DNS resolver. */
  resolve?: Resolve | undefined;
};

export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;
type ResolvedAddress = { address: string; family: number };

/** The origins of settings; those that are not set are left out. */
export function operatorOrigins(...addresses: readonly (string | undefined)[]): IsOperatorOrigin {
  const origins = new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin])));
  return (origin) => origins.has(origin);
}

const OWN_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** Before anything is resolved. @throws HttpAddressRefused */
export function requireOpenable(url: URL, isOperatorOrigin: IsOperatorOrigin): void {
  const ownPort = OWN_PORTS[url.protocol];
  if (ownPort === undefined) throw new HttpAddressRefused("scheme");
  if (url.username !== "" || url.password !== "") throw new HttpAddressRefused("login");
  if (isOperatorOrigin(url.origin)) return;
  // The parser drops a scheme's own port.
  if (url.port !== "") throw new HttpAddressRefused("port");
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new HttpAddressRefused("address");
}

/**
 * Connections of one client. Follows no redirect: the caller requests the next address, which is checked like any
 * other.
 */
export function createOutboundAgent(options: OutboundOptions & { connectTimeoutMs: number }): Agent {
  const { isOperatorOrigin = () => false, resolve = resolveBySystem, connectTimeoutMs } = options;
  const straight = buildConnector({ timeout: connectTimeoutMs });
  const checked = buildConnector({ timeout: connectTimeoutMs, lookup: checkedLookup(resolve) });
  return new Agent({
    maxOrigins: 64,
    connect: (target, done) => {
      try {
        const url = new URL(`${target.protocol}//${target.host ?? target.hostname}`);
        requireOpenable(url, isOperatorOrigin);
        (isOperatorOrigin(url.origin) ? straight : checked)(target, done);
      } catch (refused) {
        done(refused instanceof Error ? refused : new HttpAddressRefused("address"), null);
      }
    },
  });
}

/** One private address among public ones spoils them all: which one is used would be the answerer's choice. */
const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          done(new HttpAddressRefused("address"), []);
        } else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (failure: NodeJS.ErrnoException) => done(failure, []),
    );
  };

const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (failure, found) => (failure ? reject(failure) : resolve(found)));
  });
