// Reports which tests are skipped because the real data is absent.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./node24.mjs";
import { hasTestData, TEST_DATA_FOLDER } from "./test-data-folder.mjs";

const FOLDERS = ["contract", "server", "web", "cli", "e2e"];

const dataTests = () =>
  FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true })).filter(
    (file) => /\.data\.(test|spec)\.tsx?$/.test(file) && !file.includes("node_modules"),
  );

/** Prints how many test files are skipped; with CI=true absent data is a failure. */
export function reportTestData() {
  if (hasTestData) return;
  console.log(`data not found: ${dataTests().length} test files left out`);
  if (process.env.CI !== "true") return;
  console.error(`CI needs the data: set TEST_DATA to its folder (looked in ${TEST_DATA_FOLDER}).`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
