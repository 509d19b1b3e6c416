/** Days within a sentence: "Wed, Jan 15", "Τετ 15 Ιαν". */
import type { Language } from "@/contract/conversation/intent";
import { time as el } from "./el/ui/time";
import { time as en } from "./en/ui/time";

const TIMES = { en, el } as const;
const isKey = (key: string): key is keyof typeof en => Object.hasOwn(en, key);

/** @param day ISO 8601; anything else comes back as it is. */
export function shortDay(language: Language, day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const name = (key: string): string => {
    const text = isKey(key) ? TIMES[language][key] : "";
    return typeof text === "string" ? text : text.other;
  };
  return name("shortDay")
    .replace("{weekday}", name(`shortWeekday${date.getUTCDay()}`))
    .replace("{month}", name(`shortMonth${date.getUTCMonth() + 1}`))
    .replace("{date}", String(date.getUTCDate()));
}
