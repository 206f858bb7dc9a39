// Records the statements that a piece of work sends to the database, to be run again with nothing around
// them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { madeAt } from "@solodesk/server/kernel/ids.ts";
import type pg from "pg";

export interface Statement {
  name?: string;
  text: string;
  /** Ids that the work itself created are written `{0}`, `{1}` …: each run needs new ones. */
  values: unknown[];
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

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

/** Puts a placeholder in the place of each id that was created since then. */
export function withPlaces(statements: Statement[], since: Date): Statement[] {
  const places = new Map<Id, string>();
  const place = (id: string) => {
    const made = madeAt(id);
    if (!made || made < since) return id;
    if (!places.has(id)) places.set(id, `{${places.size}}`);
    return places.get(id) ?? id;
  };
  return statements.map((statement) => ({
    ...statement,
    values: JSON.parse(JSON.stringify(statement.values).replace(IDS, place)),
  }));
}
