import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "@/contract/conversation/intent";
import type { ChancePoint } from "@/contract/league/dashboard-view";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { ChanceChart } from "./chance-chart";

const DAYS = ["2025-01-15", "2025-01-16", "2025-01-17"];
const point = (notedAt: string, winProbability: number, score: [number, number] | null): ChancePoint => ({
  notedAt,
  winProbability,
  myScore: score?.[0] ?? null,
  opponentScore: score?.[1] ?? null,
});
const [WED, LATE, THU] = [
  point("2025-01-15T17:00:00Z", 0.42, [100.5, 90]),
  point("2025-01-16T02:00:00Z", 0.6, [140, 120]),
  point("2025-01-16T17:00:00Z", 0.955, null),
];

function drawn(winProbabilityHistory: readonly ChancePoint[], language: Language = "en"): string {
  const all = { en, el }[language];
  const words = {
    dashboard: speaker<typeof en.dashboard>(language, all.dashboard),
    time: speaker<typeof en.time>(language, all.time),
    ui: speaker<typeof en.ui>(language, all.ui),
    player: speaker<typeof en.player>(language, all.player),
  };
  return renderToStaticMarkup(
    <ChanceChart winProbabilityHistory={winProbabilityHistory} days={DAYS} language={language} words={words} />,
  );
}
const listIn = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);

test("the line leads through every point, and the text tells what each day ended with", () => {
  const html = drawn([WED, LATE, THU]);
  expect(html.match(/<path[^>]* d="(M[^"]*)"/)?.[1]?.match(/[ML]/g)).toHaveLength(3);
  expect(html.match(/<circle/g)).toHaveLength(3);
  expect(html).toContain("42% on Wed, Jan 15, 95.5% now");
  expect(listIn(html)).toEqual(["Wed, Jan 15: 60%, with 140 to 120", "Thu, Jan 16: 95.5%"]);
  expect(listIn(drawn([WED, THU], "el"))[0]).toBe("Τετ 15 Ιαν: 42%, με 100,5 προς 90");
});

test("higher is better: a greater chance stands nearer to the top", () => {
  const heights = [...drawn([WED, LATE, THU]).matchAll(/<circle[^>]* cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(3);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test("one point is a sentence, and points of other days are nothing", () => {
  expect(drawn([WED])).toContain("charted here as the matchup goes on");
  expect(drawn([WED])).not.toContain("<svg");
  expect(drawn([point("2025-01-25T17:00:00Z", 0.5, null)])).toBe("");
});
