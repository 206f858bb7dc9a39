import type { Plugin } from "vite";

/**
 * Leaves the module that knows the reader's language out of the server's bundle, which would otherwise hold its
 * own copy of it. Node then loads the one that the server runs in a reader's language.
 */
export const serversReader = (): Plugin => ({
  name: "servers-reader",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: {
    filter: { id: /^#language\/reader$/ },
    handler: () => ({ id: "@solodesk/contract/kernel/language/reader.ts", external: true }),
  },
});
