// Records the statements that a piece of work sends to the database, to be run again with nothing around
// them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { madeAt } from "@solodesk/server/kernel/ids.ts";
import type pg from "pg";

export interface Statement {
  name?: string;
  text: string;
  /**
   * Ids that the work itself created are written `{0}`, `{1}` …: each run needs new ones. Of times that it took, everything
   * up to the milliseconds is written `{+1767225600000}`: each run needs other ones.
   */
  values: unknown[];
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIMES = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}/g;

/** Records everything sent over connections that the pool opens from now on; call it before the first. */
export function recordStatements(pool: pg.Pool): { take(): Statement[] } {
  let recorded: Statement[] = [];
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((
      asked: string | { text: string; name?: string; values?: unknown[] },
      ...more: unknown[]
    ) => {
      const { text, name, values } = typeof asked === "string" ? { text: asked } : asked;
      const given = values ?? (Array.isArray(more[0]) ? (more[0] as unknown[]) : []);
      recorded.push({ ...(name && { name }), text, values: given });
      return query(asked, ...more);
    }) as typeof client.query;
  });
  return {
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

interface Made {
  /** Ids made since then have a placeholder. */
  since: Date;
  /** Times from then on have one, in milliseconds. */
  from?: number | undefined;
}

/** Puts a placeholder in the place of each id that was made, and of each time that was taken. */
export function withPlaces(
  statements: Statement[],
  { since, from = Number.POSITIVE_INFINITY }: Made,
): Statement[] {
  const places = new Map<Id, string>();
  const place = (id: string) => {
    const made = madeAt(id);
    if (!made || made < since) return id;
    if (!places.has(id)) places.set(id, `{${places.size}}`);
    return places.get(id) ?? id;
  };
  const later = (time: string) => {
    const at = Date.parse(`${time}Z`);
    return at < from ? time : `{+${at}}`;
  };
  return statements.map((statement) => ({
    ...statement,
    values: JSON.parse(JSON.stringify(statement.values).replace(IDS, place).replace(TIMES, later)),
  }));
}
