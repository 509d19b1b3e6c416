/**
 * The Dockerfile as steps that can be carried out one by one without Docker. Pure. What it does not know, it refuses.
 */
export type Step =
  | { readonly kind: "run"; readonly command: string }
  /** `from` another stage, otherwise from the context; `to` ends with "/" for a folder. */
  | {
      readonly kind: "copy";
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    };

export type Stage = {
  readonly name: string;
  /** An image, or another stage. */
  readonly base: string;
  readonly steps: readonly Step[];
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string | undefined;
  readonly user: string | undefined;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[] | undefined;
};

type Draft = { -readonly [Key in keyof Stage]: Stage[Key] };

/** Stages in their order. What a stage says is its own; what its base says is the caller's to add. */
export function readDockerfile(text: string): Stage[] {
  const stages: Draft[] = [];
  for (const line of instructions(text)) {
    const [, word = "", rest = ""] = /^(\S+)\s+(.*)$/s.exec(line) ?? [];
    if (word === "FROM") {
      const [, base = "", name = ""] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      if (name === "") throw new Error(`not understood: ${line}`);
      stages.push({
        name,
        base,
        steps: [],
        env: {},
        workdir: undefined,
        user: undefined,
        entrypoint: [],
        command: [],
        health: undefined,
      });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`before the first FROM: ${line}`);
    take(stage, word, rest);
  }
  return stages;
}

function take(stage: Draft, word: string, rest: string): void {
  if (word === "RUN") stage.steps = [...stage.steps, { kind: "run", command: rest }];
  else if (word === "COPY") stage.steps = [...stage.steps, copyOf(rest)];
  else if (word === "ENV") {
    const pairs = rest.split(/\s+/).map((pair) => /^([A-Z_]+)=(\S*)$/.exec(pair)?.slice(1));
    if (pairs.some((pair) => pair === undefined)) throw new Error(`not understood: ENV ${rest}`);
    stage.env = { ...stage.env, ...Object.fromEntries(pairs as [string, string][]) }; // checked above
  } else if (word === "WORKDIR") stage.workdir = rest;
  else if (word === "USER") stage.user = rest;
  else if (word === "ENTRYPOINT") stage.entrypoint = JSON.parse(rest);
  else if (word === "CMD") stage.command = JSON.parse(rest);
  else if (word === "HEALTHCHECK") stage.health = JSON.parse(/CMD (\[.*\])$/.exec(rest)?.[1] ?? "null");
  else if (word !== "EXPOSE" && word !== "VOLUME") throw new Error(`not understood: ${word} ${rest}`);
}

function copyOf(rest: string): Step {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const to = words.pop();
  if (to === undefined || words.length === 0 || words.some((word) => word.startsWith("--")))
    throw new Error(`not understood: COPY ${rest}`);
  return { kind: "copy", from, sources: words, to };
}

/** Without comments and empty lines, continued lines joined. */
const instructions = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join("\n")
    .replace(/\s*\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.trim());

/** Translates a pattern by Docker's rules: names that begin with a dot are names like any other. */
const shapeOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split("/")
      .map((part) =>
        part === "**" ? "(?:.*/)?" : `${part.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}/`,
      )
      .join("")
      .replace(/\/$/, "")}$`,
  );

export type Context = {
  /**
   * Whether a file of the context reaches the build: the last pattern that fits decides, for it or a folder around it.
   */
  isSent(path: string): boolean;
  /** Whether anything of a folder can. */
  mayHold(folder: string): boolean;
};

export function readDockerignore(text: string): Context {
  const patterns = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ isRetained: line.startsWith("!"), glob: line.replace(/^!/, "").replace(/\/$/, "") }))
    .map((pattern) => ({ ...pattern, shape: shapeOf(pattern.glob) }));
  const isSent = (path: string): boolean => {
    const parts = path.split("/");
    const around = parts.map((_, at) => parts.slice(0, at + 1).join("/"));
    return patterns.findLast(({ shape }) => around.some((each) => shape.test(each)))?.isRetained ?? true;
  };
  return {
    isSent,
    mayHold: (folder) =>
      isSent(folder) ||
      patterns.some(({ isRetained, glob }) => isRetained && glob.startsWith(folder === "" ? "" : `${folder}/`)),
  };
}
