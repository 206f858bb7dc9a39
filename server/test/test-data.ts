// The one door to real data. Tests that go through it are named `*.data.test.ts`, so that they can be left out
// where the data is absent.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = process.env["TEST_DATA"] ?? join(import.meta.dirname, "../../../shared/data");

/** A text file of the data, by its path inside. */
export const testData = (path: string): string => readFileSync(join(ROOT, path), "utf8");
