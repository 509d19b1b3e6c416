/** Sheets as a scripted language model reads them off the wire: text, cut at its column signs. */

export type SheetRow = {
  readonly id: string;
  readonly name: string;
  /** The cell as the sheet shows it; "" for a column that it does not have. */
  cell(column: string): string;
};

export type SheetsRead = {
  /** Rows of a table of the first sheet of that name; of every one with `"all"`. A row alone is in no table: `"alone"`. */
  rows(sheet: string, table: string, which?: "first" | "all"): readonly SheetRow[];
  /** A row that stands alone, by its id. */
  row(sheet: string, id: string): SheetRow;
};

type Sheet = { readonly name: string; readonly tables: ReadonlyMap<string, readonly SheetRow[]> };

/** @param texts of answered look-ups; what is no sheet is left out. */
export function readSheets(texts: readonly string[]): SheetsRead {
  const sheets = texts.flatMap((text) => (/^\S+ · \S+/.test(text) ? [sheetOf(text)] : []));
  const rows: SheetsRead["rows"] = (name, table, which = "first") => {
    const named = sheets.filter((sheet) => sheet.name === name);
    return (which === "first" ? named.slice(0, 1) : named).flatMap((sheet) => sheet.tables.get(table) ?? []);
  };
  return {
    rows,
    row(name, id) {
      const found = rows(name, "alone").find((row) => row.id === id);
      if (!found) throw new Error(`the sheet ${name} has no row ${id}`);
      return found;
    },
  };
}

function sheetOf(text: string): Sheet {
  const [head = "", ...lines] = text.split("\n");
  const tables = new Map<string, SheetRow[]>();
  let columns: { table: string; names: string[]; shared: ReadonlyMap<string, string> } | undefined;
  for (const line of lines) {
    const heading = /^(\S+): (id \| .*)$/.exec(line);
    if (heading) {
      columns = { table: heading[1] ?? "", names: (heading[2] ?? "").split(" | "), shared: new Map() };
    } else if (columns && line.startsWith("(all: ")) {
      columns.shared = cellsOf(line.slice("(all: ".length, -1));
    } else if (/^[^|:]+(?: \| [^:]+)?: .+ = /.test(line)) {
      const [, id = "", name = "", cells = ""] = /^([^|:]+?)(?: \| ([^:]+))?: (.*)$/.exec(line) ?? [];
      add(tables, "alone", rowOf(id, name, cellsOf(cells)));
      columns = undefined;
    } else if (columns) {
      const { names, shared, table } = columns;
      const values = line.split(" | ");
      const cells = new Map([...shared, ...names.map((each, at) => [bare(each), values[at] ?? ""] as const)]);
      add(tables, table, rowOf(values[0] ?? "", names[1] === "name" ? (values[1] ?? "") : "", cells));
    }
  }
  return { name: head.split(" ")[0] ?? "", tables };
}

/** A heading names the unit after the column. */
const bare = (heading: string): string => heading.split(" ")[0] ?? "";

const cellsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split("; ").flatMap((part) => {
      const at = part.indexOf(" = ");
      return at < 0 ? [] : [[bare(part.slice(0, at)), part.slice(at + " = ".length)] as const];
    }),
  );

const rowOf = (id: string, name: string, cells: ReadonlyMap<string, string>): SheetRow => ({
  id,
  name,
  cell: (column) => cells.get(column) ?? "",
});

function add(tables: Map<string, SheetRow[]>, table: string, row: SheetRow): void {
  const known = tables.get(table);
  if (known) known.push(row);
  else tables.set(table, [row]);
}
