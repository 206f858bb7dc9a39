// What a stranger or another seller may not see or change of seller A, asked of every call of the API. Each answers what is
// wrong: nothing, or a leak.
import { aim, type Operation, operationsOf, payloadOf, sampleOf } from "./operations.ts";
import type { Targets } from "./samples.ts";
import { MARK, readsOf, type twoSellers } from "./two-sellers.ts";

export type World = Awaited<ReturnType<typeof twoSellers>>;
type Headers = Record<string, string>;
/** Whether a call is made. */
type Wanted = (operation: Operation) => boolean;
const all: Wanted = () => true;

export const ask = (
  { server, targets: targetsOfA }: World,
  operation: Operation,
  headers: Headers,
  targets: Targets = targetsOfA,
) =>
  server.http.inject({
    method: operation.method,
    url: aim(operation, targets),
    headers,
    ...payloadOf(operation, targets),
  });

/** What is A's alone; plans and products are everybody's. */
function idsOf({ targets }: World): string[] {
  const everybodys = new Set(["productId", "planId", "websiteUrl", "freeAt"]);
  const own = Object.entries(targets).filter(([name]) => !everybodys.has(name));
  return own.map(([, id]) => id);
}

/** What nobody else may be told: marks and ids of A. */
const secretsOf = (world: World): string[] => [
  MARK,
  world.a.id,
  world.a.storeId,
  world.a.sessionId,
  ...idsOf(world),
];

/** What A has changes nothing of what B reads, and what both have nothing of what C reads. */
export async function changedReads(world: World, wanted = all): Promise<string[]> {
  const { server, b, c, targetsOfB, targetsOfC, readsOfB, readsOfC } = world;
  const ofB = await readsOf({ server, targets: targetsOfB, headers: b.headers }, wanted);
  const ofC = await readsOf({ server, targets: targetsOfC, headers: c.headers }, wanted);
  return [
    ...Object.keys(ofB).filter((name) => ofB[name] !== readsOfB[name]),
    ...Object.keys(ofC).filter((name) => ofC[name] !== readsOfC[name]),
  ];
}

interface Asking {
  headers: Headers;
  /** Whose rows are named. */
  targets: Targets;
}

/** No call tells anything of A, breaks, or changes a row of A. */
export async function leaksOf(world: World, { headers, targets }: Asking, wanted = all): Promise<string[]> {
  const before = await world.rowsOfA();
  const secrets = secretsOf(world);
  const leaks: string[] = [];
  for (const operation of operationsOf(world.server).filter(wanted)) {
    const { name, path } = operation;
    const { statusCode, body } = await ask(world, operation, headers, targets);
    // What was asked about may come back; nothing else of A may.
    const told = body
      .replaceAll(world.targets.websiteUrl, "")
      .replaceAll(world.targets.serviceId, (id) => (statusCode === 200 ? id : ""))
      .replaceAll(world.targets.appointmentId, (id) =>
        /\/(confirm|appointments\/complete)$/.test(path) ? "" : id,
      );
    if (statusCode >= 500) leaks.push(`${name} breaks`);
    const found = secrets.find((secret) => told.includes(secret));
    if (found !== undefined) leaks.push(`${name} tells ${found}`);
  }
  if ((await world.rowsOfA()) !== before) leaks.push("rows of A have changed");
  return leaks;
}

/** The calls with an id of A in their path. */
export function namingRows(world: World): Operation[] {
  const ids = new Set(idsOf(world));
  const namesARow = (operation: Operation) =>
    Object.values(sampleOf(operation, world.targets).params ?? {}).some((id) => ids.has(id));
  return operationsOf(world.server).filter(namesARow);
}

/** A row of A is nowhere to be found for B: 404, never 403. */
export async function foundRows(world: World, wanted = all): Promise<string[]> {
  const found: string[] = [];
  for (const operation of namingRows(world).filter(wanted)) {
    const { statusCode } = await ask(world, operation, world.b.headers);
    if (statusCode !== 404) found.push(`${operation.name} answers ${statusCode}`);
  }
  return found;
}
