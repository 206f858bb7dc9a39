// F7 with sqlmap itself: every parameter of every call, for as long as there is time.
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aim, type Operation, payloadOf } from "../security/operations.ts";
import { PROJECT } from "../security/samples.ts";
import type { AttackTarget, QueryParameter } from "./attack-target.ts";
import { runScanner, type Scanner } from "./run-scanner.ts";

/** Minutes for all calls together, and seconds for one of them. */
const MINUTES = Number(process.env["SQLMAP_MINUTES"] ?? 20);
const EACH = 90;
const HOW =
  "--level 3 --risk 2 --dbms PostgreSQL --time-sec 2 --threads 4 --ignore-code 401,404 --batch --flush-session --disable-coloring";
/** They end the session with which the calls after them would be made. */
const endsSession = /logout|session|password|deletion|tokens/;

/** Every text and number in it, however deep, with the mark at which sqlmap inserts. */
function marked(body: unknown): unknown {
  if (typeof body === "string") return `${body}*`;
  if (Array.isArray(body)) return body.map(marked);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, inner]) => [key, marked(inner)]));
}
const marksIn = (text: string) => text.split("*").length - 1;

const headersOf = (token: string, hasBody: boolean) => ({
  authorization: `Bearer ${token}`,
  "x-project-id": PROJECT,
  ...(hasBody && { "content-type": "application/json" }),
});

interface Marked {
  address: string;
  data: string | undefined;
  marks: number;
}

/** Values that a parameter may have, by what the API document says of it. */
function exampleOf({ schema = {} }: QueryParameter): string {
  const { default: usual, enum: choices, type, format } = schema;
  if (usual !== undefined || choices !== undefined) return String(usual ?? choices?.[0]);
  if (format === "uuid") return randomUUID();
  if (format === "date-time") return new Date().toISOString();
  return format === "date" ? new Date().toISOString().slice(0, 10) : type === "string" ? "a" : "1";
}

/** Of the parameters that a call can have, those that it takes together: a call that is refused reaches no statement. */
async function queryOfRead(target: AttackTarget, operation: Operation, token: string) {
  const given = new URL(aim(operation, target.targets), target.url);
  for (const parameter of target.queryOf(operation)) {
    if (given.searchParams.has(parameter.name)) continue;
    const more = new URL(given);
    more.searchParams.set(parameter.name, exampleOf(parameter));
    const { status } = await fetch(more, { headers: headersOf(token, false) });
    if (status !== 422) given.search = more.search;
  }
  return [...given.searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}*`);
}

async function markedRequest(target: AttackTarget, operation: Operation, token: string): Promise<Marked> {
  const { url, targets } = target;
  const names = operation.path.split("/");
  const path = new URL(aim(operation, targets), url).pathname.split("/");
  const inPath = path.map((part, n) => (names[n]?.startsWith("{") ? `${part}*` : part)).join("/");
  const query = operation.method === "GET" ? await queryOfRead(target, operation, token) : [];
  const { payload } = operation.takesFile ? {} : payloadOf(operation, targets);
  const data = payload && operation.hasBody ? JSON.stringify(marked(payload)) : undefined;
  const address = `${url}${inPath}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  return { address, data, marks: marksIn(inPath) + query.length + (data ? marksIn(data) : 0) };
}

/** Those that read come first, because more of them reach a statement. */
const order =
  ({ queryOf }: AttackTarget) =>
  (one: Operation, other: Operation) =>
    weight(queryOf, one) - weight(queryOf, other);
const weight = (queryOf: AttackTarget["queryOf"], one: Operation) =>
  one.method === "GET" ? (queryOf(one).length > 0 ? 0 : 1) : one.needsUser ? 3 : 2;

async function attackCall(target: AttackTarget, operation: Operation, outputs: string) {
  const token = await target.signIn(endsSession.test(operation.name) ? "newcomer" : "owner");
  const { address, data, marks } = await markedRequest(target, operation, token);
  if (marks === 0) return undefined;
  const headers = Object.entries(headersOf(token, data !== undefined)).map((pair) => pair.join(": "));
  const body = data ? ["--data", data] : [];
  const how = [...HOW.split(" "), "--output-dir", outputs];
  const { output, isCut, fault } = await runScanner(
    `sqlmap ${operation.id}`,
    [
      "sqlmap",
      "-u",
      address,
      "--method",
      operation.method,
      "--headers",
      headers.join("\\n"),
      ...body,
      ...how,
    ],
    { most: EACH },
  );
  const said = output.split("\n");
  return {
    marks,
    isCut,
    // That time ran out is no fault: other calls have to be attacked, too.
    fault: isCut ? undefined : fault,
    tested: said.filter((line) => /parameter '.*' does not seem to be injectable/.test(line)).length,
    found: said.filter((line) =>
      /is vulnerable|' is '.*' injectable|identified the following injection/.test(line),
    ),
    faults: said.filter((line) => /\b5\d\d \(.*\) - \d+ times/.test(line)),
  };
}

export const sqlmap: Scanner = {
  name: "sqlmap",
  program: ["sqlmap", "--version"],
  async run(target) {
    const outputs = join(tmpdir(), `solodesk-sqlmap-${process.pid}`);
    const calls = target.operations.toSorted(order(target));
    const ends = Date.now() + MINUTES * 60_000;
    const findings: string[] = [];
    let [looked, asked, cut, tested, places] = [0, 0, 0, 0, 0];
    for (const operation of calls) {
      if (Date.now() > ends) break;
      looked += 1;
      const result = await attackCall(target, operation, outputs);
      if (!result) continue;
      asked += 1;
      tested += result.tested;
      places += result.marks;
      if (result.isCut) cut += 1;
      if (result.fault !== undefined) findings.push(result.fault);
      findings.push(
        ...[...result.found, ...result.faults].map((line) => `${operation.name}: ${line.trim()}`),
      );
      const done = `${result.tested} of ${result.marks} places${result.isCut ? ", cut" : ""}`;
      console.error(`  ${looked} of ${calls.length}: ${operation.name}, ${done}`);
    }
    rmSync(outputs, { recursive: true, force: true });
    if (tested === 0) findings.push("nothing was tested: sqlmap finished none of the places");
    const scope = `${looked} of ${calls.length} calls looked at, ${asked} of them have parameters; ${tested} of their ${places} places tested to the end`;
    return { said: [scope, `${cut} calls were cut after ${EACH} s`], findings };
  },
};
