// The OpenAPI document as others meet it: a linter, and people who generate a client from it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTypeScript, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/node24.mjs";
import { openApiDocument } from "../../server/src/kernel/api-document/openapi.ts";
import { type Contract, readContract } from "../../server/src/kernel/api-document/read-contract.ts";

let contract: Contract;
let folder: string;
beforeAll(async () => {
  contract = await readContract();
  folder = mkdtempSync(join(tmpdir(), "solodesk-client-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const documentOf = (server = "/") => openApiDocument(contract, server);

interface Operation {
  operationId: string;
  responses: Record<string, object>;
}
const operationsOf = (document = documentOf()) =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods) as unknown as Operation[]);

test("Redocly's recommended rules find nothing but two paths that look alike", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(documentOf());
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  // Ids are UUIDs, so no product is called "own"; the router prefers the fixed path.
  expect(found.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`)).toEqual([
    "warn no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: `/api/marketplace-solopreneur/user/products/{id}/changes` and `/api/marketplace-solopreneur/user/products/own/{id}`.",
  ]);
});

test("each call is named as the contract names it, once", () => {
  const ids = operationsOf().map(({ operationId }) => operationId);
  expect(ids).toContain("payouts.request");
  expect(ids.toSorted()).toEqual([...contract.endpoints.keys()].toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test("it says where the calls lead and under which licence", () => {
  expect(documentOf().servers).toEqual([{ url: "/" }]);
  const { servers, openapi, info } = documentOf("https://desk.example.com");
  expect(servers).toEqual([{ url: "https://desk.example.com" }]);
  expect(openapi).toBe("3.1.0");
  expect(info.license).toEqual({ name: "MIT", identifier: "MIT" });
});

test("what is shared stands once: 550 kB at most, and one answer for each status of a refusal", () => {
  expect(JSON.stringify(documentOf()).length).toBeLessThanOrEqual(550_000);
  for (const { operationId, responses } of operationsOf())
    for (const [status, response] of Object.entries(responses).filter(([code]) => Number(code) >= 400))
      expect(response, `${operationId} ${status}`).toHaveProperty(
        "$ref",
        expect.stringMatching(/^#\/components\/responses\/[A-Z]\w+$/),
      );
  const { schemas } = documentOf().components as { schemas: Record<string, unknown> };
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["Appointment", "Order", "Money", "Error", "RequestPayout"]),
  );
});

/** How somebody uses what was written for them; the last two are mistakes that it has to find. */
const usage = `
import type { operations, components, paths } from "./api.d.ts";
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;
type Sent = Json<NonNullable<operations["payouts.request"]["requestBody"]>>;
type Answered = Json<operations["payouts.request"]["responses"]["201"]>;
type Refused = Json<operations["payouts.request"]["responses"]["409"]>;
type Page = NonNullable<paths["/api/marketplace-solopreneur/user/payouts"]["get"]["parameters"]["query"]>;
export const sent: Sent = { amount: 100, destination_id: "0190b6f6-6f0d-7c3e-8a53-0123456789ab" };
export const amountOf = ({ data }: Answered): components["schemas"]["Money"] => data.amount;
export const codeOf = ({ code }: Refused): string => code;
export const page: Page = { page: 2 };
// @ts-expect-error an amount is a number
export const wrong: Sent = { amount: "100", destination_id: "x" };
// @ts-expect-error no such status
export const status: components["schemas"]["Payout"]["status"] = "sent";
`;
const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "esnext",
    module: "nodenext",
    allowImportingTsExtensions: true,
    lib: ["esnext"],
    types: [],
  },
  files: ["usage.ts", "api.d.ts"],
};

test("a client that openapi-typescript writes type-checks, and finds what is wrong in its use", async () => {
  const written = astToString(await openapiTypeScript(JSON.stringify(documentOf())));
  writeFileSync(join(folder, "api.d.ts"), written);
  writeFileSync(join(folder, "usage.ts"), usage);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const started = performance.now();
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  console.info(`The client type-checked in ${Math.round(performance.now() - started)} ms.`);
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
