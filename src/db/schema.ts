/**
 * The tables as Kysely sees them, derived from the generated types so that the two cannot differ.
 */
import type { ColumnType } from "kysely";
import type { Database as Generated, Json } from "@/types/supabase";

type Tables = Generated["public"]["Tables"];

/**
 * Values of a JSON column arrive parsed and are given as JSON text (`toJson`): drivers send a bare array as a Postgres
 * array, which a JSON column refuses.
 */
type JsonColumn<Read, Write, Change> = ColumnType<
  Read,
  string | Extract<Write, null | undefined>,
  string | Extract<Change, null | undefined>
>;

type Column<Read, Write, Change> = [Json] extends [Read]
  ? JsonColumn<Read, Write, Change>
  : ColumnType<Read, Write, Change>;

type Field<Shape, Key> = Key extends keyof Shape ? Shape[Key] : never;

type TableOf<T extends { Row: object; Insert: object; Update: object }> = {
  [Key in keyof T["Row"]]-?: Column<T["Row"][Key], Field<T["Insert"], Key>, Field<T["Update"], Key>>;
};

/** The generator writes bytea as text, the form of Supabase's web interface; the drivers here read and write bytes. */
type BytesColumn = ColumnType<Buffer, Uint8Array, Uint8Array | undefined>;
type OptionalBytesColumn = ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null | undefined>;

type Derived = { [Name in keyof Tables]: TableOf<Tables[Name]> };

export type Schema = Omit<Derived, "league_connections" | "model_keys"> & {
  league_connections: Omit<Derived["league_connections"], "credentials_ciphertext"> & {
    credentials_ciphertext: OptionalBytesColumn;
  };
  model_keys: Omit<Derived["model_keys"], "key_ciphertext"> & { key_ciphertext: BytesColumn };
};
