"use client";
/** A link of the navigation. Nothing is fetched ahead: a page's scripts are loaded when it is opened. */
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useWords } from "../words/words";
import { isAt, type ShellPage } from "./pages";
import { usePerspectiveLink } from "./perspective";

export function NavLink({ page, className }: { page: ShellPage; className: string }) {
  const shell = useWords("shell");
  const isHere = isAt(page, usePathname());
  const href = usePerspectiveLink()(page.path);
  const { icon: Icon } = page;
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{shell(page.name)}</span>
    </>
  );
  const attributes = { href, className, "aria-current": isHere ? ("page" as const) : undefined };
  return page.isLoadedWhole ? (
    <a {...attributes}>{content}</a>
  ) : (
    <Link prefetch={false} {...attributes}>
      {content}
    </Link>
  );
}
