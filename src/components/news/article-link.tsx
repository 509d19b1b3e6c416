/** Links to outside articles. Their addresses come with the texts of strangers. */
import type { ReactNode } from "react";

/** Pure. An address that may be opened by a click: of the web, written out from its scheme, and nothing that runs. */
export function webAddress(url: string | null): URL | undefined {
  return url !== null && /^https?:\/\//i.test(url) ? (URL.parse(url) ?? undefined) : undefined;
}

/** Opens elsewhere and tells the article's host nothing. What may not be opened stays text. */
export function ArticleLink({
  url,
  className,
  children,
}: {
  url: string | null;
  className?: string;
  children: ReactNode;
}) {
  const address = webAddress(url);
  return address ? (
    <a href={address.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
    </a>
  ) : (
    children
  );
}
