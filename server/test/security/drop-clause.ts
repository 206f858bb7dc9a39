// Sees which owner clauses reach the database, and drops one of them on the way there.
import pg from "pg";
import { clauseIn, markOf, marks } from "../../../scripts/owner-clauses.mjs";

type Query = (...given: unknown[]) => unknown;
interface Statement {
  text: string;
}

const isStatement = (query: unknown): query is Statement =>
  typeof query === "object" && query !== null && "text" in query && typeof query.text === "string";

/** What one test file sent. */
export interface Sent {
  file: string;
  sent: string[];
}

/** Which clauses were sent since the last look, and which one is dropped. */
export const clauses = { sent: new Set<string>(), dropped: "" };

function rewritten(text: string): string {
  if (!text.includes("/*owner:")) return text;
  for (const [, mark = ""] of text.matchAll(marks)) clauses.sent.add(clauseIn(mark));
  return clauses.dropped === "" ? text : text.replaceAll(markOf(clauses.dropped), "OR true");
}

let isWatching = false;

export function watchClauses(): void {
  if (isWatching) return;
  isWatching = true;
  const client = pg.Client.prototype as unknown as { query: Query };
  const send = client.query;
  client.query = function query(this: unknown, first: unknown, ...rest: unknown[]) {
    if (typeof first === "string") return send.call(this, rewritten(first), ...rest);
    if (isStatement(first)) first.text = rewritten(first.text);
    return send.call(this, first, ...rest);
  };
}
