// The only access to real data: TEST_DATA, or the folder `shared/data` beside the project. Tests that use it
// are named `*.data.test.ts` or `*.data.spec.ts`, so that they can be skipped without it.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "./node24.mjs";

/** The folder of the data, whether or not it exists. */
export const TEST_DATA_FOLDER = resolve(ROOT, process.env.TEST_DATA || "../shared/data");

export const hasTestData = existsSync(TEST_DATA_FOLDER);

/** Globs of the test files that cannot run here. */
export const withoutData = hasTestData
  ? []
  : ["**/*.data.test.ts", "**/*.data.test.tsx", "**/*.data.spec.ts"];

/**
 * Returns the path of a data file, given its path inside the folder.
 *
 * @param {string} path
 */
export const testDataFile = (path) => join(TEST_DATA_FOLDER, path);
