// Bundles the server and the operator's commands. Their 1,700 source files take several times as long to load.
import { basename, dirname, join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { serversReader } from "../web/servers-reader.ts";
import { contractModules } from "./src/kernel/api-document/import-contract.ts";

const here = import.meta.dirname;
const fromBundle = (path: string) => JSON.stringify(relative(`${here}/dist`, path));

/** Files that a module reads, and threads that it starts, stay where its source is. */
const placeOfSources: Plugin = {
  name: "place-of-sources",
  enforce: "pre",
  transform: {
    filter: { id: /\/(server|cli|contract)\/src\/.*\.ts$/, code: /import\.meta\.(dirname|url)/ },
    handler: (code, id) => ({
      code: code
        .replaceAll(
          "import.meta.dirname",
          `process.getBuiltinModule("node:path").join(import.meta["dirname"], ${fromBundle(dirname(id))})`,
        )
        .replaceAll("import.meta.url", `new URL(${fromBundle(id)}, import.meta["url"]).href`),
      map: null,
    }),
  },
};

/** The API document tells schemas apart by identity, so it must be made from the modules in the bundle, not from copies. */
const contractOfBundle: Plugin = {
  name: "contract-of-bundle",
  load: {
    filter: { id: /\/api-document\/import-contract\.ts$/ },
    handler: () => {
      const paths = contractModules(join(here, "../contract/src/kernel"));
      const imports = paths.map((path, n) => `import * as module${n} from ${JSON.stringify(path)};`);
      const modules = paths.map(
        (path, n) => `{ path: ${JSON.stringify(basename(path))}, exported: module${n} }`,
      );
      return `${imports.join("\n")}\nexport const importContract = async () => [${modules.join(", ")}];`;
    },
  },
};

export default defineConfig({
  root: here,
  plugins: [serversReader(), placeOfSources, contractOfBundle],
  build: {
    ssr: true,
    target: "node24",
    rolldownOptions: {
      input: { server: "src/main.ts", solo: "../cli/src/main.ts" },
      output: { chunkFileNames: "[name].js" },
    },
  },
  ssr: { noExternal: true, external: ["sharp", "@aws-sdk/client-s3"] },
});
