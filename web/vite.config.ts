import babel from "@rolldown/plugin-babel";
import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type ProxyOptions } from "vite";
import { chunkBudget } from "./chunk-budget.ts";
import { chunkOf } from "./chunk-groups.ts";
import { compiledMessages } from "./compiled-messages.ts";
import { compressed } from "./compressed.ts";
import { noJsonSchema } from "./no-json-schema.ts";
import { preloadFont } from "./preload-font.ts";
import { screenFiles } from "./screen-files.ts";
import { serversReader } from "./servers-reader.ts";
import { shortContract } from "./short-contract.ts";
import { shortPreloads } from "./short-preloads.ts";

/** Page addresses and API addresses share `/auth`; a browser asking for a page says so in its Accept header. */
const pagesStayHere = (request: { method?: string | undefined; headers: { accept?: string | undefined } }) =>
  request.method === "GET" && request.headers.accept?.includes("text/html") ? "/index.html" : undefined;

function proxyTo(target: string): Record<string, ProxyOptions> {
  const shared: ProxyOptions = { target, bypass: pagesStayHere };
  const whole: ProxyOptions = { target };
  return {
    "/api": whole,
    "/auth": shared,
    "/google": shared,
    "/projects": whole,
    "/payments": whole,
    "/uploads": whole,
    [cataloguePictures]: whole,
    "/store/": whole,
    "/embed/": whole,
    "/sitemap.xml": whole,
    "/healthz": whole,
    "/readyz": whole,
    "/openapi.json": whole,
    "/docs": whole,
  };
}

const ofTheirOwn = { includeDependenciesRecursively: false };

const groups = [
  // Two files that stay in the browser's cache across our releases; the store page loads only the first.
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "router", test: /node_modules\/react-router\// },
  // The code that every icon needs, plus the icons of the sign-in screen, which uses no others.
  {
    name: "icons-first",
    test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.|.*\/icons\/).*\.mjs|node_modules\/lucide-react\/.*\/icons\/(eye|eye-off|circle-exclamation-point)\.mjs/,
    ...ofTheirOwn,
  },
  // Each page loads roughly the icons it shows, in one or two files.
  {
    name: "icons",
    test: /node_modules\/lucide-react\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
    ...ofTheirOwn,
  },
  { name: chunkOf, debugName: "pages", ...ofTheirOwn },
];

export default defineConfig(({ mode, isSsrBuild }) => {
  const preloads = shortPreloads();
  const api = loadEnv(mode, import.meta.dirname, "SOLODESK_")["SOLODESK_API"] ?? "http://127.0.0.1:3000";
  return {
    root: import.meta.dirname,
    plugins: [
      noJsonSchema(),
      shortContract(),
      compiledMessages(),
      serversReader(),
      preloadFont(/inter-latin-wght-normal/),
      react(),
      babel({ presets: [reactCompilerPreset()] }),
      tailwindcss(),
      ...(isSsrBuild ? [] : [preloads.plugin, compressed(), screenFiles(), chunkBudget()]),
    ],
    server: { proxy: proxyTo(api) },
    preview: { proxy: proxyTo(api) },
    build: isSsrBuild
      ? {
          outDir: "dist/server",
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: "store-page.js" } },
        }
      : {
          outDir: "dist/client",
          emptyOutDir: true,
          manifest: true,
          // The polyfill would be an inline script, which the content security policy refuses.
          modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
          // Inlined pictures and fonts cannot be cached on their own.
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: {
              app: "index.html",
              "store-page": "src/store-page/entry-client.tsx",
              "guest-page": "src/store-page/guest/guest-client.tsx",
              "order-page": "src/store-page/order/order-client.tsx",
              "waiting-page": "src/store-page/waiting/waiting-client.tsx",
            },
            output: {
              // The name of an entries-aware group lists its entries after a "~"; drop that part.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
              codeSplitting: { groups },
            },
          },
        },
    // One file: the server loads nothing from node_modules but the contract's reader.
    ...(isSsrBuild ? { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } } : {}),
  };
});
