// The least a checkout costs the database: its own statements, in its own transactions, over pg and
// node:http.
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { idMaker } from "@solodesk/server/kernel/ids.ts";
import pg from "pg";
import type { Statement } from "../seed/recorded-statements.ts";
import { DAY, SLOT } from "../seed/seed-open-stores.ts";

const [, , databaseUrl, file = ""] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const { scripts, answer } = JSON.parse(readFileSync(file, "utf8")) as {
  scripts: Statement[][];
  answer: string;
};
const newId = idMaker({ now: () => new Date() });

/** What is new in one run. */
interface Fresh {
  ids: string[];
  /** How much later its times are than the recorded ones, in milliseconds. */
  later: number;
}

/** Fills in a value for one run; there is nothing to fill in most. */
type Fill = (fresh: Fresh) => unknown;

function fillOf(value: unknown): Fill {
  if (Array.isArray(value)) {
    const parts = value.map(fillOf);
    return (fresh) => parts.map((part) => part(fresh));
  }
  if (typeof value !== "string" || !/\{\+?\d+\}/.test(value)) return () => value;
  return ({ ids, later }) =>
    value.replace(/\{(\+?)(\d+)\}/g, (_place, plus: string, digits: string) => {
      const number = Number(digits);
      return plus ? new Date(number + later).toISOString().slice(0, -1) : (ids[number] ??= newId());
    });
}

const ready = scripts.map((script) =>
  script.map(({ name, text, values }) => ({
    query: { ...(name && { name }), text },
    fills: values.map(fillOf),
  })),
);
let runs = 0;

async function run(nth: number): Promise<undefined> {
  const fresh: Fresh = { ids: [], later: DAY + runs * SLOT };
  runs += 1;
  const client = await pool.connect();
  try {
    for (const { query, fills } of ready[nth] ?? [])
      await client.query({ ...query, values: fills.map((fill) => fill(fresh)) });
  } finally {
    client.release();
  }
}

async function respond(url: string, response: ServerResponse): Promise<void> {
  const failure = await run(Number(url.slice(1))).catch((error: Error) => error.message);
  const body = failure ?? answer;
  const status = failure === undefined ? 200 : 500;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

const server = createServer(({ url = "" }, response) => void respond(url, response));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
