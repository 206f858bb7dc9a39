// Tests on real data find it through TEST_DATA; without it those files are not collected, and the run says so.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "./node24.mjs";

const FOLDERS = ["contract", "server", "web", "cli", "e2e"];

const dataTests = () =>
  FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true })).filter(
    (file) => /\.data\.(test|spec)\.tsx?$/.test(file) && !file.includes("node_modules"),
  );

/** Sets TEST_DATA for the runners, or tells once what is left out; with CI=true absent data fails. */
export function findTestData() {
  const folder = resolve(ROOT, process.env.TEST_DATA ?? "../shared/data");
  if (existsSync(folder)) {
    process.env.TEST_DATA = folder;
    return;
  }
  delete process.env.TEST_DATA;
  console.log(`data not found: ${dataTests().length} test files left out`);
  if (process.env.CI !== "true") return;
  console.error(`CI needs the data: set TEST_DATA to its folder (looked in ${folder}).`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
