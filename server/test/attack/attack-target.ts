// A server process with the demo's stores, in a folder that is removed afterwards, and what its calls are aimed at.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { demoOwners, demoPassword } from "@solodesk/contract/platform/demo.ts";
import { SOLO } from "../../../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { loginSeller, registerSeller, send } from "../process/seller-client.ts";
import { startServer } from "../process/server-process.ts";
import { allOperationsOf, type Operation } from "../security/operations.ts";
import type { Targets } from "../security/samples.ts";
import { targetsOfNobody } from "../security/targets-of-nobody.ts";
import type { TestApp } from "../test-app.ts";

export const ATTACKED_STORE = "mia-brennan-hair";
const DAYS = "5";
/** Limits would hide the calls behind them from the scanners. */
const SETTINGS = { CURRENCY: "EUR", SANDBOX: "on", RATE_LIMIT: "off" };

/** As the API document describes it. */
export interface QueryParameter {
  name: string;
  in?: string;
  schema?: { type?: string; format?: string; enum?: unknown[]; default?: unknown };
}

export interface AttackTarget {
  url: string;
  operations: Operation[];
  queryOf(operation: Operation): QueryParameter[];
  /** Rows of the signed-in owner where one is known, else ids of nobody. */
  targets: Targets;
  /** A new access token, of an owner with a full store or of somebody who just registered. */
  signIn(as: "owner" | "newcomer"): Promise<string>;
}

function fill(dataDir: string): void {
  const { PATH, HOME } = process.env;
  const { status } = spawnSync(process.execPath, [SOLO, "demo", "--days", DAYS], {
    env: { PATH, HOME, ...NODE24_SETTINGS, ...SETTINGS, DATA_DIR: dataDir },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The demo's stores could not be opened.");
}

/** Lists of the owner, and what the samples call one of their rows. */
const lists: Record<string, string> = {
  [`${M}/user/orders`]: "orderId",
  [`${M}/user/appointments`]: "appointmentId",
  [`${M}/user/services`]: "serviceId",
  [`${M}/products/all`]: "productId",
};

async function rowsOf(url: string, token: string): Promise<Partial<Targets>> {
  const found = await Promise.all(
    Object.entries(lists).map(async ([path, name]) => {
      const { body } = await send<unknown>(url, path, undefined, token);
      return [name, /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(body))?.[1]] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, id]) => id !== undefined));
}

type Paths = Record<string, Record<string, { parameters?: QueryParameter[] }>>;

async function signInAt(url: string, as: "owner" | "newcomer"): Promise<string> {
  if (as === "newcomer") return registerSeller(url, `${randomUUID()}@example.com`);
  const { body } = await loginSeller(url, demoOwners.hair, demoPassword);
  return body.data.tokens.access.token;
}

/** Fills a scratch folder, starts a server on it, and stops it when `attack` is done. */
export async function onAttackedServer(attack: (target: AttackTarget) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-attack-"));
  try {
    fill(dataDir);
    const server = await startServer({ dataDir, env: SETTINGS });
    try {
      await attack(await lookAt(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function lookAt(url: string): Promise<AttackTarget> {
  const { body: document } = await send<{ paths: Paths }>(url, "/openapi.json");
  const app = { http: { apiDocument: () => document } } as unknown as TestApp;
  const known = await rowsOf(url, await signInAt(url, "owner"));
  return {
    url,
    operations: allOperationsOf(app).filter(({ name }) => !name.endsWith("/stream")),
    queryOf: ({ path, method }) =>
      (document.paths[path]?.[method.toLowerCase()]?.parameters ?? []).filter(
        (parameter) => parameter.in === "query",
      ),
    targets: targetsOfNobody(randomUUID, {
      ...known,
      websiteUrl: ATTACKED_STORE,
      freeAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    }),
    signIn: (as) => signInAt(url, as),
  };
}
