// The least a checkout costs the database: its own statements, in its own transactions, over pg and
// node:http.
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { idMaker } from "@solodesk/server/kernel/ids.ts";
import pg from "pg";
import type { Statement } from "./seed/recorded-statements.ts";

const [, , databaseUrl, file = ""] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const { scripts, answer } = JSON.parse(readFileSync(file, "utf8")) as {
  scripts: Statement[][];
  answer: string;
};
const newId = idMaker({ now: () => new Date() });

/** Fills in a value for one run; there is nothing to fill in most. */
type Fill = (ids: string[]) => unknown;

function fillOf(value: unknown): Fill {
  if (Array.isArray(value)) {
    const parts = value.map(fillOf);
    return (ids) => parts.map((part) => part(ids));
  }
  if (typeof value !== "string" || !/\{\d+\}/.test(value)) return () => value;
  return (ids) => value.replace(/\{(\d+)\}/g, (_place, nth: string) => (ids[Number(nth)] ??= newId()));
}

const ready = scripts.map((script) =>
  script.map(({ name, text, values }) => ({
    query: { ...(name && { name }), text },
    fills: values.map(fillOf),
  })),
);
let runs = 0;

async function run(): Promise<undefined> {
  const script = ready[runs++ % ready.length] ?? [];
  const ids: string[] = [];
  const client = await pool.connect();
  try {
    for (const { query, fills } of script)
      await client.query({ ...query, values: fills.map((fill) => fill(ids)) });
  } finally {
    client.release();
  }
}

async function respond(response: ServerResponse): Promise<void> {
  const failure = await run().catch((error: Error) => error.message);
  const body = failure ?? answer;
  const status = failure === undefined ? 200 : 500;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

const server = createServer((_request, response) => void respond(response));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
