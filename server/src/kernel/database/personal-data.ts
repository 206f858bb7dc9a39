// What a feature's tables hold about people: each feature says it in `<feature>.personal-data.ts`, which
// `account/data-exports/personal-data.ts` collects. Columns are named one by one, so that a secret added to a
// table later is not exported automatically.

/** A file of an account's copy. */
export interface ExportedFile {
  /** The file's name without its extension. */
  name: string;
  /** The tables whose rows it shows. */
  tables: readonly string[];
  /** $1 is the account's id. */
  query: string;
}

/** By table, or by columns. */
type Reasons = Readonly<Record<string, string>>;

/**
 * Every table with a column `user_id`, `store_id` or `buyer_id` is exported, column by column, or says why not, and is
 * deleted, anonymised or kept. Tests compare this with the database.
 */
export interface PersonalData {
  exported?: readonly ExportedFile[];
  /** Columns of exported tables that no file shows: by table, the columns, separated by commas, and the reason. */
  leftOut?: Readonly<Record<string, Reasons>>;
  /** Not exported, each with the reason. */
  notExported?: Reasons;
  /** Deleted with the account, in this order: the rows of its store, and the rows that name the account itself. */
  deletedOfStore?: readonly string[];
  deletedOfUser?: readonly string[];
  /** One statement per table. $1 is the account's id, $2 the time of deletion. */
  anonymised?: Reasons;
  /** Kept when the account is deleted, each with the reason. */
  kept?: Reasons;
}

const byUser = "user_id = $1";
export const byStore = "store_id IN (SELECT id FROM stores WHERE user_id = $1)";

/** A file with these columns of one table, for the rows that name the account. */
export const file = (
  name: string,
  table: string,
  columns: string,
  { where = byUser, order = "id" }: { where?: string; order?: string } = {},
): ExportedFile => ({
  name,
  tables: [table],
  query: `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order}`,
});

/** A file with these columns of one table, for the rows of the account's store. */
export const fileOfStore = (name: string, table: string, columns: string, order = "id"): ExportedFile =>
  file(name, table, columns, { where: byStore, order });
