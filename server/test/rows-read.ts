// How many rows of the database a request reads: unlike time it is the same on every machine.
import pg from "pg";
import type { TestApp } from "./test-app.ts";

export interface Asked {
  text: string;
  values: unknown[];
}

/** The statements that go to the database while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const original = pg.Client.prototype.query;
  const listen = function (this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [string | { text: string; values?: unknown[] }, unknown];
    const { text, values: own } = typeof query === "string" ? { text: query, values: undefined } : query;
    asked.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(original, this, given);
  };
  pg.Client.prototype.query = listen as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return asked;
}

interface Node {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Heap Fetches"?: number;
  Plans?: Node[];
}

/** Of an index alone those that it had to look at all the same. */
function rowsOf(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  if (node["Node Type"] === "Index Only Scan") return below + (node["Heap Fetches"] ?? 0);
  if (!/^(?:Seq|Index|Bitmap Heap) Scan$/.test(node["Node Type"])) return below;
  const each =
    node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  return below + each * node["Actual Loops"];
}

/**
 * Those that the statements of this request read from tables, beside what an index alone answers. As on tables of any size:
 * small ones are otherwise read whole. Vacuum and analyze before you ask.
 */
export async function rowsRead(
  server: TestApp,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const asked = await statementsOf(async () => {
    const answer = await server.http.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  });
  const client = new pg.Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  await client.query("SET enable_seqscan = off; SET max_parallel_workers_per_gather = 0");
  let rows = 0;
  for (const { text, values } of asked.filter((one) => /^\s*(?:select|with)\b/i.test(one.text))) {
    const explained = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    rows += rowsOf(explained.rows[0]["QUERY PLAN"][0].Plan);
  }
  await client.end();
  return rows;
}
