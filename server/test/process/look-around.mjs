// Run by the packed app's own Node, wherever the app is: prints what is in the app's folder, as JSON.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const app = resolve(process.execPath, "../../../..");
const dist = join(app, "server/dist");
const { resolve: find } = createRequire(join(dist, "server.js"));

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const IMPORTS = /(?:^|\n)(?:import|export)[^;"]*"([^".][^"]*)"|\bimport\("([^".][^"]*)"\)/g;
const named = readdirSync(dist).flatMap((file) => {
  const code = readFileSync(join(dist, file), "utf8").replaceAll(COMMENTS, "");
  return [...code.matchAll(IMPORTS)].map(([, from, dynamic]) => from ?? dynamic);
});

const missing = [];
for (const name of new Set(named.filter((one) => !isBuiltin(one)))) {
  try {
    await import(pathToFileURL(find(name)).href);
  } catch (error) {
    missing.push(`${name}: ${error.message}`);
  }
}

const modules = join(app, "node_modules");
const packages = readdirSync(modules).flatMap((name) =>
  name.startsWith("@") ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
);
const bytes = readdirSync(app, { recursive: true }).map((path) => lstatSync(join(app, path)).size);
const megabytes = bytes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(JSON.stringify({ missing, packages, megabytes }));
