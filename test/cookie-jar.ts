/** A browser's cookies: stored as a server sets them, sent back as one header. */
export type CookieJar = {
  readonly cookies: Map<string, string>;
  keep(setCookies: readonly string[]): void;
  header(): string;
};

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    cookies,
    keep(setCookies) {
      for (const cookie of setCookies) {
        const [pair = "", ...attributes] = cookie.split("; ");
        const name = pair.slice(0, pair.indexOf("="));
        if (attributes.some((each) => /^max-age=0$/i.test(each))) cookies.delete(name);
        else cookies.set(name, pair.slice(name.length + 1));
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
}
