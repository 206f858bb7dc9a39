import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import type { CopiedTable } from "./copied-tables.ts";

const LINE_END = 0x0a;

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}

/**
 * Streams all rows of a table from one connection to another; `copied` receives how many more there are. As text: the
 * binary format may differ between versions of PostgreSQL, and in text each row is one line, so rows can be counted.
 */
export async function copyTable(
  { name, columns }: CopiedTable,
  { source, target }: { source: pg.ClientBase; target: pg.ClientBase },
  copied: (rows: number) => void,
): Promise<void> {
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      copied(linesIn(chunk));
      done(null, chunk);
    },
  });
  // A query, because only a plain table can be copied by its name.
  const read = source.query(to(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`));
  await pipeline(read, count, target.query(from(`COPY ${name} (${columns}) FROM STDIN`)));
}
