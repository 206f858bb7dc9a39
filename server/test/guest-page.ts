// A stand-in for the built web app, whose pages are what they were handed, as JSON.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "#kernel/app.ts";
import { buildHttp } from "#kernel/http/http.ts";
import { webAppRoutes } from "#kernel/pages/web-app.ts";
import type { TestApp } from "./test-app.ts";

export const appDocument = "<!doctype html><title>app</title>";

const renderers = [
  "renderStorePage",
  "renderItemPage",
  "renderBookingPage",
  "renderOrderPage",
  "renderWaitingPage",
  "renderLostPage",
  "renderEmbeddedPage",
  "renderClosedEmbed",
];

/** `own` is a renderer that a test writes itself. */
export const bundleWith = (own = ""): string =>
  renderers
    .filter((name) => !own.includes(name))
    .map((name) => `export const ${name} = (page) => "<!doctype html>" + JSON.stringify(page);`)
    .concat(own)
    .join("\n");

const manifest = Object.fromEntries(
  ["guest", "order", "waiting"].map((name) => [
    `src/store-page/${name}/${name}-client.tsx`,
    { file: `assets/${name}-1.js`, css: [`assets/${name}-1.css`] },
  ]),
);

/** The headers of every page that is only for the holder of its link. */
export const seenByNobody = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** One kind of guests' pages, and the app's document for all other addresses. */
export async function guestPage(server: TestApp, routes: (app: App, webBuild: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), "solodesk-build-"));
  mkdirSync(join(folder, "server"));
  mkdirSync(join(folder, "client/.vite"), { recursive: true });
  writeFileSync(join(folder, "server/package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server/store-page.js"), bundleWith());
  writeFileSync(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "client/index.html"), appDocument);
  const http = await buildHttp(server.deps);
  routes({ ...server.app, http }, folder);
  await webAppRoutes(http, server.deps.config, folder);
  return {
    visit: (url: string, headers: Record<string, string> = {}) =>
      http.inject({ url, headers: { accept: "text/html", ...headers } }),
    /** What the page was made of. */
    made: (html: string): unknown => JSON.parse(html.replace("<!doctype html>", "")),
    async close(): Promise<void> {
      await http.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type GuestPage = Awaited<ReturnType<typeof guestPage>>;
