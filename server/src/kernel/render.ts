// The one door to the built store page: web/dist/server/store-page.js, made by Vite from web/src/store-page.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StorePage } from "@solodesk/contract/storefront.ts";
import { z } from "zod";

export interface StorePageRenderer {
  /** Differs between any two builds. */
  build: string;
  /** The whole HTML document. */
  render(page: Omit<StorePage, "assets">): string;
}

const ENTRY = "src/store-page/entry-client.tsx";

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);
const Bundle = z.object({
  renderStorePage: z.custom<(page: StorePage) => string>((value) => typeof value === "function"),
});

/** Script of the entry and styles of everything it imports, as paths on this site. */
function assetsOf(manifest: z.infer<typeof Manifest>): StorePage["assets"] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.css) styles.add(`/${style}`);
  };
  visit(ENTRY);
  const entry = manifest[ENTRY];
  return { scripts: entry ? [`/${entry.file}`] : [], styles: [...styles] };
}

async function load(bundleFile: string, manifestFile: string): Promise<StorePageRenderer> {
  const manifest = readFileSync(manifestFile, "utf8");
  const build = createHash("sha256").update(readFileSync(bundleFile)).update(manifest).digest("base64url");
  const assets = assetsOf(Manifest.parse(JSON.parse(manifest)));
  // The hash in the address makes a rebuilt file a new module.
  const bundle: unknown = await import(`${pathToFileURL(bundleFile).href}?${build}`);
  const { renderStorePage } = Bundle.parse(bundle);
  return { build, render: (page) => renderStorePage({ ...page, assets }) };
}

/**
 * Loads the built page when it is first needed; undefined while nothing is built. `webBuild` holds what Vite made:
 * `server/` and `client/`.
 */
export function storePageRenderer(webBuild: string): () => Promise<StorePageRenderer | undefined> {
  const bundleFile = join(webBuild, "server/store-page.js");
  const manifestFile = join(webBuild, "client/.vite/manifest.json");
  let loading: Promise<StorePageRenderer> | undefined;
  return async () => {
    if (!loading && existsSync(bundleFile) && existsSync(manifestFile))
      loading = load(bundleFile, manifestFile);
    return loading;
  };
}
