/** Where the value of a reference stands: a place in a tool call's result. Pure. */

export type CellPlace = { readonly toolCallId: string; readonly path: readonly (string | number)[] };

/** @param path "players[3].gain" @returns `["players", 3, "gain"]` */
export const pathSteps = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, place, field = ""]) =>
    place === undefined ? field : Number(place),
  );
