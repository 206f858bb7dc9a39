// Reads and inserts whole rows with statements that are built once. For queries of every purchase, where
// building the statement takes as long as running it.
import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, preparedTuples } from "./db.ts";

interface Text {
  text: string;
  columns: [key: string, column: Column][];
}

const texts = new Map<string, Text>();

function textOf(name: string, write: () => Text): Text {
  const known = texts.get(name) ?? write();
  texts.set(name, known);
  return known;
}

const listed = (columns: Text["columns"], computed: Partial<Record<string, string>> = {}): string =>
  columns.map(([key, { name }]) => computed[key] ?? `"${name}"`).join(", ");

// The table determines the type of the row.
function rowOf<Table extends PgTable>(
  table: Table,
  columns: Text["columns"],
  values: unknown[],
): Table["$inferSelect"];
function rowOf(_table: PgTable, columns: Text["columns"], values: unknown[]): unknown {
  return Object.fromEntries(
    columns.map(([key, column], nth) => {
      const value = values[nth] ?? null;
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
}

/**
 * `rest` follows the table's name; `computed` is read in the place of some columns. Each connection prepares `name` once: use one
 * table, rest and computed for it.
 */
export async function selectRows<Table extends PgTable>(
  db: Db,
  name: string,
  table: Table,
  {
    rest,
    values,
    computed,
  }: {
    rest: string;
    values: unknown[];
    computed?: Partial<Record<keyof Table["$inferSelect"] & string, string>>;
  },
): Promise<Table["$inferSelect"][]> {
  const { text, columns } = textOf(name, () => {
    const all = Object.entries(getTableColumns(table));
    return { text: `SELECT ${listed(all, computed)} FROM ${getTableName(table)} ${rest}`, columns: all };
  });
  const tuples = await preparedTuples(db, name, text, values);
  return tuples.map((tuple) => rowOf(table, columns, tuple));
}

/** Inserts rows that all set the same columns. Returns how many were inserted. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  name: string,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  rest: "" | "ON CONFLICT DO NOTHING" = "",
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const named = `${name}-${rows.length}`;
  const { text, columns } = textOf(named, () => {
    const given = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
    const places = rows.map((_row, nth) =>
      given.map((_column, at) => `$${nth * given.length + at + 1}`).join(", "),
    );
    const into = `INSERT INTO ${getTableName(table)} (${listed(given)})`;
    return {
      text: `${into} VALUES (${places.join("), (")}) ${rest} RETURNING 1`,
      columns: given,
    };
  });
  const values = rows.flatMap((row) => {
    const given = new Map(Object.entries(row));
    return columns.map(([key, column]) => {
      const value = given.get(key) ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
  });
  return (await preparedTuples(db, named, text, values)).length;
}
