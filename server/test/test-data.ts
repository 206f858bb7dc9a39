// The one door to real data. Tests that go through it are named `*.data.test.ts`, so that they can be left out
// where the data is absent.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = process.env["TEST_DATA"] ?? join(import.meta.dirname, "../../../shared/data");

/** Where a file of the data lies, by its path inside. */
export const testDataFile = (path: string): string => join(ROOT, path);

/** A text file of the data, by its path inside. */
export const testData = (path: string): string => readFileSync(testDataFile(path), "utf8");
