import type { Plugin } from "vite";

/**
 * Preloads the one font file of a first view in parallel with the scripts, so that text uses it from the
 * start.
 */
export const preloadFont = (file: RegExp): Plugin => ({
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => file.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` },
          injectTo: "head",
        })),
  },
});
