/** Ways in which a database's folder is found damaged, each decided by a seed. */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { FILE_LIST } from "@/db/embedded/files";

export type Damage = {
  readonly name: string;
  /** Nothing of the database is touched: it must open with all its rows. */
  readonly isHarmless?: true;
  /** @param dataDir holds `postgres` and `backups`. @returns what was done, with the file's name */
  apply(dataDir: string, target: DamageTargets, draw: () => number): string;
};

/** Files of the database by what they hold, as paths in its folder. */
export type DamageTargets = {
  readonly tables: readonly string[];
  readonly indexes: readonly string[];
  readonly catalog: readonly string[];
};

const PAGE_BYTES = 8192;
const MAX_ZEROED_PAGES = 4;

type Act = (path: string, draw: () => number, other: string) => void;

const flipBit: Act = (path, draw) => {
  const bytes = readFileSync(path);
  const at = Math.floor(draw() * bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(draw() * 8));
  writeFileSync(path, bytes);
};

const zeroPages: Act = (path, draw) => {
  const bytes = readFileSync(path);
  const pages = Math.max(1, Math.ceil(bytes.length / PAGE_BYTES));
  const first = Math.floor(draw() * pages);
  const last = Math.min(pages, first + 1 + Math.floor(draw() * MAX_ZEROED_PAGES));
  bytes.fill(0, first * PAGE_BYTES, Math.min(bytes.length, last * PAGE_BYTES));
  writeFileSync(path, bytes);
};

const ACTS: Readonly<Record<string, Act>> = {
  missing: (path) => rmSync(path),
  emptied: (path) => writeFileSync(path, ""),
  truncated: (path, draw) => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, Math.floor(draw() * bytes.length)));
  },
  "cut at a page": (path, draw) => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, Math.floor((draw() * bytes.length) / PAGE_BYTES) * PAGE_BYTES));
  },
  zeroed: zeroPages,
  "bit flipped": flipBit,
  swapped: (path, _draw, other) => {
    const mine = readFileSync(path);
    writeFileSync(path, readFileSync(other));
    writeFileSync(other, mine);
  },
  foreign: (path, draw) =>
    writeFileSync(path, Buffer.from(Array.from({ length: 3000 }, () => Math.floor(draw() * 256)))),
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** In the folder of a database: those of a kind. */
const KINDS: Readonly<Record<string, (target: DamageTargets, postgres: string) => readonly string[]>> = {
  "control file": () => ["global/pg_control"],
  version: () => ["PG_VERSION"],
  log: (_target, postgres) =>
    readdirSync(join(postgres, "pg_wal"))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .sort()
      .slice(0, 1)
      .map((name) => `pg_wal/${name}`),
  catalog: ({ catalog }) => catalog,
  table: ({ tables }) => tables,
  index: ({ indexes }) => indexes,
  "commit states": () => ["pg_xact/0000"],
};

const pick = <T>(of: readonly T[], draw: () => number): T => {
  const one = of[Math.floor(draw() * of.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};

const ofFiles: Damage[] = Object.entries(KINDS).flatMap(([kind, filesOf]) =>
  Object.entries(ACTS).map(([act, apply]) => ({
    name: `${kind} ${act}`,
    apply(dataDir, target, draw) {
      const postgres = join(dataDir, "postgres");
      const name = pick(
        filesOf(target, postgres).filter((file) => existsSync(join(postgres, file))),
        draw,
      );
      // Uses a file of another kind where there is only one of its own.
      const others = [...target.tables, ...target.catalog].filter((file) => file !== name);
      const other = pick(others, draw);
      apply(join(postgres, name), draw, join(postgres, other));
      return act === "swapped" ? `${name} with ${other}` : name;
    },
  })),
);

const folderGone = (name: string): Damage => ({
  name: `folder ${name} missing`,
  apply(dataDir) {
    rmSync(join(dataDir, "postgres", name), { recursive: true });
    return name;
  },
});

const OF_FOLDERS: readonly Damage[] = [
  {
    name: "the whole folder missing",
    apply(dataDir) {
      rmSync(join(dataDir, "postgres"), { recursive: true });
      return "postgres";
    },
  },
  {
    name: "the whole folder empty",
    apply(dataDir) {
      rmSync(join(dataDir, "postgres"), { recursive: true });
      mkdirSync(join(dataDir, "postgres"));
      return "postgres";
    },
  },
  {
    name: "a tree of empty folders",
    apply(dataDir) {
      for (const file of filesUnder(join(dataDir, "postgres"))) rmSync(file);
      return "every file";
    },
  },
  {
    name: "all files empty",
    apply(dataDir) {
      for (const file of filesUnder(join(dataDir, "postgres"))) writeFileSync(file, "");
      return "every file";
    },
  },
  {
    name: "somebody else's folder",
    apply(dataDir) {
      rmSync(join(dataDir, "postgres"), { recursive: true });
      mkdirSync(join(dataDir, "postgres", "photos"), { recursive: true });
      writeFileSync(join(dataDir, "postgres", "photos", "1.jpg"), "a photo");
      return "postgres";
    },
  },
  {
    name: "a file in its place",
    apply(dataDir) {
      rmSync(join(dataDir, "postgres"), { recursive: true });
      writeFileSync(join(dataDir, "postgres"), "a file");
      return "postgres";
    },
  },
  {
    name: "a tenth of all files missing",
    apply(dataDir, _target, draw) {
      const gone = filesUnder(join(dataDir, "postgres", "base")).filter(() => draw() < 0.1);
      for (const file of gone) rmSync(file);
      return `${gone.length} files`;
    },
  },
  {
    name: "a marker of an unfinished database, and no version",
    apply(dataDir) {
      writeFileSync(join(dataDir, "postgres-unfinished"), "");
      rmSync(join(dataDir, "postgres", "PG_VERSION"));
      return "PG_VERSION";
    },
  },
  ...["base", "global", "pg_wal", "pg_xact", "pg_multixact"].map(folderGone),
];

const HARMLESS: readonly Damage[] = [
  {
    name: "foreign files in the folder",
    isHarmless: true,
    apply(dataDir) {
      for (const at of ["notes.txt", "base/.DS_Store", "global/Thumbs.db"])
        writeFileSync(join(dataDir, "postgres", at), "not of a database");
      return "3 files";
    },
  },
  {
    name: "the list of files damaged",
    isHarmless: true,
    apply(dataDir, _target, draw) {
      const path = join(dataDir, "postgres", FILE_LIST);
      const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
      writeFileSync(path, bytes.subarray(0, Math.floor(draw() * bytes.length)));
      return FILE_LIST;
    },
  },
  {
    name: "the owner's files damaged",
    isHarmless: true,
    apply(dataDir) {
      writeFileSync(join(dataDir, "owner.json"), "{");
      return "owner.json";
    },
  },
  {
    name: "a marker of an unfinished database left over",
    isHarmless: true,
    apply(dataDir) {
      writeFileSync(join(dataDir, "postgres-unfinished"), "");
      return "postgres-unfinished";
    },
  },
  {
    name: "a restore and a backup left half done",
    isHarmless: true,
    apply(dataDir) {
      for (const left of ["postgres-restoring", "backups-half"]) mkdirSync(join(dataDir, left));
      return "postgres-restoring";
    },
  },
];

export const DAMAGES: readonly Damage[] = [...ofFiles, ...OF_FOLDERS, ...HARMLESS];

/** A copy to damage. Backups are only read, so all copies share them. */
export function copyForDamage(from: { postgres: string; backups: string }, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  cpSync(from.postgres, join(dataDir, "postgres"), { recursive: true });
  symlinkSync(from.backups, join(dataDir, "backups"));
}

/** Hash over every file's path and bytes. */
export function hashOfFolder(folder: string): string {
  const hash = createHash("sha256");
  const isFolder = existsSync(folder) && statSync(folder).isDirectory();
  for (const file of isFolder ? filesUnder(folder) : [])
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest("hex");
}
