/** A sentence with typed values, and what they may be about. */
import type { EasternDay } from "../../ids";
import type { Cell, Table } from "../cell";

export type TypedSentence = {
  readonly sentence: string;
  /** Cells that it may be about. */
  readonly cells: readonly Cell[];
  /** Official statuses of the players it calls by their last names, folded. */
  readonly statuses: readonly string[];
  readonly tables: readonly Table[];
  /** How many players it names. */
  readonly named: number;
  /** The league's day, where it is known. */
  readonly today: EasternDay | undefined;
};
