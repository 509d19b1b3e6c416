/** Share of correct cases by category, one column per model. */
import type { Language } from "@/contract/conversation/intent";
import type { ScoreboardEntry } from "@/contract/scoreboard";
import type { Words } from "@/language/texts/ui/messages";
import { Table, Td, Th } from "../ui/table";
import { modelName, Share } from "./share";

type Props = { entries: readonly ScoreboardEntry[]; language: Language; say: Words<"scoreboard"> };

export function CategoryTable({ entries, language, say }: Props) {
  const names = [...new Set(entries.flatMap(({ categories }) => categories.map(({ name }) => name)))].sort();
  return (
    <Table caption={say("categoryTable")}>
      <thead>
        <tr>
          <Th>{say("category")}</Th>
          {entries.map(({ model }) => (
            <Th key={model} align="end">
              <span className="block min-w-16 whitespace-normal wrap-anywhere">{modelName(model, say)}</span>
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="align-top">
            <Th scope="row" className="border-t border-line/70 font-normal">
              <span lang="en" className="block whitespace-normal">
                {name.replaceAll("_", " ")}
              </span>
            </Th>
            {entries.map(({ model, categories }) => {
              const found = categories.find((category) => category.name === name);
              return (
                <Td key={model} align="end">
                  {found ? (
                    <>
                      <Share of={found.passOne} language={language} say={say} />
                      <span className="block text-xs text-soft">{say("ofCases", { count: found.cases })}</span>
                    </>
                  ) : (
                    "–"
                  )}
                </Td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
