import { spawnSync } from "node:child_process";
import { SOLO } from "../scripts/ensure-built.mjs";
import { testDataFile } from "../scripts/test-data-folder.mjs";
import { expect, test } from "./desk.ts";
import { walkFirstSale } from "./walk.ts";

test("the same walk on a real catalogue of thousands, imported beside the running server", async ({
  desk,
  page,
  browser,
}) => {
  const file = testDataFile("catalogue-demo-store/products.csv");
  const columns = ["--map", "sku=id", "--map", "stock=current_stock"];
  const imported = spawnSync(
    process.execPath,
    [SOLO, "catalogue", "import", file, ...columns, "--wholesale-percent", "60"],
    {
      encoding: "utf8",
      env: { PATH: process.env.PATH ?? "", DATA_DIR: desk.dataDir, LOG_LEVEL: "warn" },
    },
  );
  expect(imported.status, imported.stderr + imported.stdout).toBe(0);
  expect(imported.stdout).toMatch(/2,?\d{3}/);
  await walkFirstSale({ desk, page, browser, typed: "bakpack", meant: /backpack/i });
});
