import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(css|js|svg)$/;

/** Writes a gzipped copy beside every text file; the server sends that copy as it is. */
export const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      const file = join(dir, name);
      if (text.test(name)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  },
});

/** Returns the size of a built file in bytes, as sent. */
export function sentSize(file: string): number {
  return statSync(text.test(file) ? `${file}.gz` : file).size;
}
