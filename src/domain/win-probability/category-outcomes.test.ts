import fc from "fast-check";
import { expect, test } from "vitest";
import { expectedCategories, matchupChances, worthOfCategory } from "./category-outcomes";
import type { Chances } from "./contest";

const chances = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([first, second]): Chances => {
    const [low, high] = first < second ? [first, second] : [second, first];
    return { win: low, tie: high - low, lose: 1 - high };
  });

/** Every combination of outcomes, one by one. */
function enumerated(categories: readonly Chances[]): Chances {
  const total = { win: 0, tie: 0, lose: 0 };
  const visit = (at: number, net: number, chance: number): void => {
    const category = categories[at];
    if (!category) {
      total[net > 0 ? "win" : net === 0 ? "tie" : "lose"] += chance;
      return;
    }
    visit(at + 1, net + 1, chance * category.win);
    visit(at + 1, net, chance * category.tie);
    visit(at + 1, net - 1, chance * category.lose);
  };
  visit(0, 0, 1);
  return total;
}

test("the matchup's chances are those of all combinations", () => {
  fc.assert(
    fc.property(fc.array(chances, { maxLength: 7 }), (categories) => {
      const [found, expected] = [matchupChances(categories), enumerated(categories)];
      expect(found.win).toBeCloseTo(expected.win, 12);
      expect(found.tie).toBeCloseTo(expected.tie, 12);
      expect(found.lose).toBeCloseTo(expected.lose, 12);
    }),
  );
});

// By hand: ahead with win-win, win-tie, tie-win = 0.3 + 0.06 + 0.05 = 0.41; level with tie-tie, win-lose, lose-win.
test("two categories by hand", () => {
  const two = [
    { win: 0.6, tie: 0.1, lose: 0.3 },
    { win: 0.5, tie: 0.1, lose: 0.4 },
  ];
  const found = matchupChances(two);
  expect(found.win).toBeCloseTo(0.41, 12);
  expect(found.tie).toBeCloseTo(0.01 + 0.24 + 0.15, 12);
  expect(expectedCategories(two)).toBeCloseTo(1.2, 12);
});

test("a category is worth what the matchup becomes once it is decided", () => {
  fc.assert(
    fc.property(fc.array(chances, { minLength: 1, maxLength: 6 }), fc.nat(), (categories, pick) => {
      const index = pick % categories.length;
      const decided = (one: Chances) => {
        const { win, tie } = enumerated(categories.map((other, at) => (at === index ? one : other)));
        return win + tie / 2;
      };
      const value = worthOfCategory(categories, index);
      expect(value.win).toBeCloseTo(decided({ win: 1, tie: 0, lose: 0 }), 12);
      expect(value.tie).toBeCloseTo(decided({ win: 0, tie: 1, lose: 0 }), 12);
      expect(value.lose).toBeCloseTo(decided({ win: 0, tie: 0, lose: 1 }), 12);
    }),
  );
});
