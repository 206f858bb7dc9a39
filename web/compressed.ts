import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(css|js|svg)$/;

/** Every text file gets its gzipped twin, which the server hands out as it lies there. */
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

/** Bytes of a built file as they travel. */
export function sentSize(file: string): number {
  return statSync(text.test(file) ? `${file}.gz` : file).size;
}
