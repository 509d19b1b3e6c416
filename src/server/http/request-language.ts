/** The language in which a request is answered. */
import { type Language, language } from "@/contract/conversation/intent";
import { DISPLAY_COOKIES } from "@/contract/display-settings";

/** The page's cookie, else the first language of `Accept-Language` that we speak, else English. */
export function requestLanguage(request: Pick<Request, "headers">): Language {
  const cookies = request.headers.get("cookie")?.split(";") ?? [];
  const chosen = cookies.map((each) => each.trim().split("=")).find(([name]) => name === DISPLAY_COOKIES.language)?.[1];
  return language.safeParse(chosen).data ?? browserLanguage(request.headers.get("accept-language") ?? "");
}

/** Pure. The first of `Accept-Language` that we speak, by weight; English without one. */
export function browserLanguage(accepted: string): Language {
  const ranges = accepted.split(",").map((part) => {
    const [tag = "", ...options] = part.trim().toLowerCase().split(";");
    const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
    return { name: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ name }) => language.safeParse(name).data ?? []);
  return known[0] ?? "en";
}
