import { expect, test } from "vitest";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { addsLeftIn, gamesLeftIn } from "./counts-left";

const english = speaker<typeof en.ui>("en", en.ui);
const greek = speaker<typeof en.ui>("el", el.ui);

test("games left say how many are playable, only where that differs", () => {
  const both = (of: Parameters<typeof gamesLeftIn>[2]) => [
    gamesLeftIn(english, "en", of),
    gamesLeftIn(greek, "el", of),
  ];
  expect(both({ gamesLeft: 33, playableGamesLeft: 30 })).toEqual(["33 (30 playable)", "33 (30 διαθέσιμοι)"]);
  expect(both({ gamesLeft: 2, playableGamesLeft: 1 })).toEqual(["2 (1 playable)", "2 (1 διαθέσιμος)"]);
  expect(both({ gamesLeft: 3, playableGamesLeft: 0 })).toEqual(["3 (0 playable)", "3 (0 διαθέσιμοι)"]);
  expect(both({ gamesLeft: 33, playableGamesLeft: 33 })).toEqual(["33", "33"]);
  expect(both({ gamesLeft: 33, playableGamesLeft: null })).toEqual(["33", "33"]);
  expect(both({ gamesLeft: null, playableGamesLeft: null })).toEqual(["–", "–"]);
});

test("adds left say how many approved moves are still to come", () => {
  const both = (addsLeft: number | null, addsPlanned: number) => [
    addsLeftIn(english, "en", { addsLeft, addsPlanned, noLimit: "no limit" }),
    addsLeftIn(greek, "el", { addsLeft, addsPlanned, noLimit: "χωρίς όριο" }),
  ];
  expect(both(1, 1)).toEqual(["1 (after 1 planned)", "1 (μετά από 1 προγραμματισμένη)"]);
  expect(both(0, 2)).toEqual(["0 (after 2 planned)", "0 (μετά από 2 προγραμματισμένες)"]);
  expect(both(3, 0)).toEqual(["3", "3"]);
  expect(both(null, 1)).toEqual(["no limit (after 1 planned)", "χωρίς όριο (μετά από 1 προγραμματισμένη)"]);
});
