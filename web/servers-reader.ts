import type { Plugin } from "vite";

/**
 * Leaves the module that knows the reader's language out of the bundles that Node runs: the pages that it renders, and
 * the server itself. Each would otherwise hold its own copy, and pages would be in another language than the server
 * asks for. Node loads one for both.
 */
export const serversReader = (): Plugin => ({
  name: "servers-reader",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: {
    filter: { id: /language\/reader(\.ts)?$/ },
    handler: () => ({ id: "@solodesk/contract/kernel/language/reader.ts", external: true }),
  },
});
