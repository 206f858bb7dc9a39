// For runs of other tests: without one owner clause, or to see which files send which.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { clauses, type Sent, watchClauses } from "./drop-clause.ts";

const { DROPPED_CLAUSE = "", SENT_CLAUSES } = process.env;
clauses.dropped = DROPPED_CLAUSE;
clauses.sent.clear();
watchClauses();

if (SENT_CLAUSES !== undefined)
  afterAll(() => {
    const { testPath = "" } = expect.getState();
    const name = `${testPath.replaceAll("/", "_")}.json`;
    const sent: Sent = { file: testPath, sent: [...clauses.sent] };
    writeFileSync(join(SENT_CLAUSES, name), JSON.stringify(sent));
  });
