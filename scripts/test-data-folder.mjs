// The one door to real data: TEST_DATA, or the folder `shared/data` beside the project.
// Tests that go through it are named `*.data.test.ts` or `*.data.spec.ts`, so that they can be left out without it.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "./node24.mjs";

/** Where the data is, or would be. */
export const TEST_DATA_FOLDER = resolve(ROOT, process.env.TEST_DATA || "../shared/data");

export const hasTestData = existsSync(TEST_DATA_FOLDER);

/** Globs of the test files that cannot run here. */
export const withoutData = hasTestData
  ? []
  : ["**/*.data.test.ts", "**/*.data.test.tsx", "**/*.data.spec.ts"];

/**
 * Path of a file of the data, by its path inside.
 *
 * @param {string} path
 */
export const testDataFile = (path) => join(TEST_DATA_FOLDER, path);
