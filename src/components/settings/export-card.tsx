"use client";
/** Everything that is the person's as one file, or one table of it: plain links, which the browser saves. */
import { Download } from "lucide-react";
import { useState } from "react";
import type { ExportedTable } from "@/contract/account/person-export";
import { buttonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { SelectField } from "../ui/field";
import { useWords } from "../words/words";

type TablePhrase<Table extends string> = `table${Capitalize<Table>}`;
const phraseOf = (table: ExportedTable) =>
  `table${table.charAt(0).toUpperCase()}${table.slice(1)}` as TablePhrase<ExportedTable>; // by the line above

export function ExportCard({ tables }: { tables: readonly ExportedTable[] }) {
  const say = useWords("settings");
  const [table, setTable] = useState<ExportedTable>("proposals");
  return (
    <Card title={say("exportTitle")}>
      <p className="mb-3 max-w-prose text-sm text-soft">{say("exportText")}</p>
      <div className="space-y-3">
        <a href="/api/export" download="fanvise.json" className={buttonVariant({ variant: "primary" })}>
          <Download aria-hidden="true" className="size-4" />
          {say("exportJson")}
        </a>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={say("exportTable")}
            value={table}
            onChange={({ target }) => setTable(tables.find((each) => each === target.value) ?? table)}
          >
            {tables.map((each) => (
              <option key={each} value={each}>
                {say(phraseOf(each))}
              </option>
            ))}
          </SelectField>
          <a
            href={`/api/export?format=csv&table=${table}`}
            download={`fanvise-${table}.csv`}
            className={buttonVariant()}
          >
            {say("exportCsv")}
          </a>
        </div>
      </div>
    </Card>
  );
}
