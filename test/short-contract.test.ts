// The browser's copy of the contract, as a real build makes it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";
import { shortContract } from "../web/short-contract.ts";

/** The script that a build makes of a page of the web app. */
async function built(page: string): Promise<string> {
  mkdirSync(join(ROOT, "web/dist"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, "web/dist/contract-"));
  const source = join(folder, "web/src");
  try {
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, "page.ts"), page);
    const made = await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [shortContract()],
      build: { write: false, minify: false, rolldownOptions: { input: join(source, "page.ts") } },
    });
    const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
    return outputs.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const IMPORTS = `import { dashboard, DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { billing } from "@solodesk/contract/money/billing.ts";`;

test("a page that only calls has paths and the sentence of a failure, and no schema", async () => {
  const code = await built(`${IMPORTS} console.log(dashboard.get, billing.refund.method);`);
  expect(code).toContain("/user/today");
  expect(code).toContain("Failed to fetch user dashboard");
  expect(code).toContain("body: true");
  expect(code).not.toMatch(/Get the seller|recharged|plan_limit_reached|ZodObject/);
});

test("a page that checks something has the schema of it", async () => {
  const code = await built(`${IMPORTS} console.log(DashboardUser.safeParse({}));`);
  expect(code).toContain("recharged");
  expect(code).not.toContain("/user/today");
});

test("a page that would check with an endpoint's own schema is not built", async () => {
  const page = `${IMPORTS} console.log(dashboard.get.answer.safeParse({}));`;
  await expect(built(page)).rejects.toThrow("there is no dashboard.get.answer in the browser");
});
