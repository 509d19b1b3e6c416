import { describe, expect, it } from "vitest";
import { understand } from "../understanding";

const named = (question: string) => understand(question).searchNames;

describe("what looks like a player's name and is none", () => {
  it.each([
    ["a loan that ends like a foreign name", "φτιάξε μου το λάινοπ για όλη την εβδομάδα"],
    ["a loan after or", "άνθρωπος είσαι ή ρομπότ;"],
    ["an English word in Greek text", "buyout νεα?"],
    ["a place", "κάτι πήρε το αυτί μου για μεγάλη ανταλλαγή στη Δύση"],
    ["each of us", "posa mats menoun ston kathena mas?"],
    ["a friend one plays against", "Με διαλύει πάλι ο Κώστας από το λογιστήριο"],
    ["the most there is", "whats the max i can still add this week"],
    ["a gentleman", "Ο κύριος απέναντι με πέρασε χθες στα ριμπάουντ"],
  ])("is looked up nowhere: %s", (_, question) => expect(named(question)).toEqual([]));

  it.each([
    ["να ξεκινήσω τον Πάολο ή τον αφήνω στον πάγκο;", ["Πάολο"]],
    ["o kyrie girnaei fetos i na ton petaksw", ["kyrie"]],
    ["πώς πάει ο wembanyama;", ["wembanyama"]],
    ["is Max Christie worth a spot", ["Max Christie"]],
    ["να πάρω τον niederhauser;", ["niederhauser"]],
    ["παίζει απόψε το Λίλαρντ;", ["Lillard"]],
  ])("does not hide a player: %s", (question, names) => expect(named(question)).toEqual(names));

  it("does not hide one whose place somebody takes", () => {
    const { searchNames, without = [] } = understand("Ο Ζουμπάτς βγήκε νοκ άουτ, ποιος παίζει στη θέση του;");
    expect([...searchNames, ...without]).toEqual(["Ζουμπάτς"]);
  });
});
