import { readFileSync } from "node:fs";
import { testDataFile } from "../../scripts/test-data-folder.mjs";

/** A text file of the real data, by its path inside. */
export const testData = (path: string): string => readFileSync(testDataFile(path), "utf8");
