// Two sellers with everything, and every place of every call in which a text can be sent.
import type { TestApp } from "../test-app.ts";
import { testSeller } from "../test-seller.ts";
import { aim, type Operation, operationsOf, payloadOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

type World = Awaited<ReturnType<typeof twoSellers>>;
type Request = { url: string; payload?: string | object };
/** A place of a request: the request with a text in it. Half a character can be sent in bodies only. */
type Place = (text: string) => Request;

type Answered = Awaited<ReturnType<TestApp["http"]["inject"]>>;

export interface Attacked {
  world: World;
  operations: Operation[];
  /** The names of the query parameters of each operation, by its name. */
  queries: Record<string, string[]>;
  placesIn(operation: Operation): Place[];
  /** As the first seller; if that ends the session, as somebody new. */
  ask(operation: Operation, request: Request): Promise<Answered>;
}

function readQueries({ http }: TestApp): Attacked["queries"] {
  const calls = Object.entries(http.apiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const known = parameters as { name: string; in?: string }[];
      const names = known.filter((one) => one.in === "query").map(({ name }) => name);
      return [`${method.toUpperCase()} ${path}`, names] as const;
    }),
  );
  return Object.fromEntries(calls);
}

/** Every field of a body, however deep, as a function that sets it. */
function fieldsOf(body: object): ((copy: object, text: string) => void)[] {
  return Object.entries(body).flatMap(([key, inner]: [string, unknown]) => [
    (copy: object, text: string) => void Reflect.set(copy, key, text),
    ...(typeof inner === "object" && inner !== null
      ? fieldsOf(inner).map((set) => (copy: object, text: string) => set(Reflect.get(copy, key), text))
      : []),
  ]);
}

function placesOf(operation: Operation, names: string[], { targets }: World): Place[] {
  const sent = payloadOf(operation, targets);
  const url = aim(operation, targets);
  const inPath = [...operation.path.matchAll(/\{\w+\}/g)].map(
    ([name]): Place =>
      (text) => ({
        ...sent,
        url: aim(
          { ...operation, path: operation.path.replace(name, encodeURIComponent(text.toWellFormed())) },
          targets,
        ),
      }),
  );
  const inQuery = names.map(
    (name): Place =>
      (text) => ({
        ...sent,
        url: `${url}${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(text.toWellFormed())}`,
      }),
  );
  const body = operation.hasBody ? ((sent.payload ?? {}) as object) : {};
  const inBody = fieldsOf(body).map(
    (set): Place =>
      (text) => {
        const payload = structuredClone(body);
        set(payload, text);
        return { url, payload };
      },
  );
  return [...inPath, ...inQuery, ...inBody];
}

const endsSession = /logout|session|password|deletion|tokens/;

export async function openAttacked(): Promise<Attacked> {
  const world = await twoSellers();
  const { server, a } = world;
  const queries = readQueries(server);
  return {
    world,
    operations: operationsOf(server),
    queries,
    placesIn: (operation) => placesOf(operation, queries[operation.name]!, world),
    async ask(operation, request) {
      const { headers } = endsSession.test(operation.name) ? await testSeller(server) : a;
      return server.http.inject({ ...request, method: operation.method, headers });
    },
  };
}
