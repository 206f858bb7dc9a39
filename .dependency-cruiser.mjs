// The direction rules of docs/architecture.md. A feature's name is taken by back-reference, so a new one is guarded at birth.
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const tests = "\\.(test|data\\.test|samples|sample-rows)\\.tsx?$";

/** Of the features, the same in each room: one may import those before it. */
export const wings = [
  "platform",
  "store",
  "identity",
  "money",
  "catalog",
  "scheduling",
  "selling",
  "marketing",
  "account",
  "operator",
];
/** Where a wing lies; with the room as the first group. */
const room = "^(contract/src|server/src/features|web/src/features)/";
const oneWay = wings
  .slice(0, -1)
  .map((wing, nth) =>
    rule(
      `wing-${wing}`,
      `${wings.join(" ← ")}: a wing imports only those to its left`,
      { path: `${room}${wing}/`, pathNot: tests },
      { path: `^$1/(${wings.slice(nth + 1).join("|")})/` },
    ),
  );

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-circles", "Two files that need each other are one file", {}, { circular: true }),
    rule("unresolved", "An import must lead somewhere", {}, { couldNotResolve: true }),
    rule(
      "contract-stands-alone",
      "The contract imports zod and itself; only the server's part of the reader's language needs Node",
      { path: "^contract/src", pathNot: `${tests}|^contract/src/kernel/language/(reader|catalogue)\\.ts$` },
      { pathNot: "^contract/src|node_modules/zod/" },
    ),
    rule(
      "web-not-server",
      "Web and server never import each other",
      { path: "^web/src" },
      { path: "^(server|cli)/" },
    ),
    rule(
      "server-not-web",
      "The built store page comes through kernel/pages/render.ts, at run time",
      { path: "^server/src" },
      { path: "^(web|cli)/" },
    ),
    rule(
      "one-door-outside",
      "Other people's servers are reached through kernel/outside/outside-fetch.ts, which looks where an address leads",
      {
        path: "^(contract|server|web|cli)/src/",
        pathNot: `^server/src/kernel/outside/outside-fetch\\.ts$|${tests}`,
      },
      { path: "^(node:)?https?2?$|(^|node_modules/)undici(/|$)" },
    ),
    rule(
      "samples-for-tests",
      "Samples and fixtures are no part of the running server",
      { path: "^(server|cli)/src/", pathNot: tests },
      { path: "\\.(samples|sample-rows)\\.ts$|^(server|cli)/test/" },
    ),
    rule("nobody-imports-cli", "The CLI is an end", { pathNot: "^cli/" }, { path: "^cli/" }),

    rule(
      "web-kernel-below-all",
      "kernel ← ui ← features ← app",
      { path: "^web/src/kernel/" },
      { path: "^web/src/(ui|features|app|store-page)/" },
    ),
    rule(
      "web-ui-below-features",
      "kernel ← ui ← features ← app",
      { path: "^web/src/ui/" },
      { path: "^web/src/(features|app|store-page)/" },
    ),
    rule(
      "web-features-below-app",
      "kernel ← ui ← features ← app",
      { path: "^web/src/features/" },
      { path: "^web/src/(app|store-page)/" },
    ),
    ...oneWay,
    rule(
      "store-page-light",
      "The public page loads no router, no query client and no dashboard",
      { path: "^web/src/store-page/", pathNot: tests },
      { path: "^web/src/app/|node_modules/(react-router|@tanstack)/" },
    ),

    rule(
      "server-kernel-below-all",
      "kernel ← gateways ← features ← app.ts",
      { path: "^server/src/(kernel|postgres)/", pathNot: tests },
      { path: "^server/src/(gateways|features)/|^server/src/[^/]+\\.ts$" },
    ),
    rule(
      "server-gateways-below-features",
      "kernel ← gateways ← features ← app.ts",
      { path: "^server/src/gateways/" },
      { path: "^server/src/features/|^server/src/[^/]+\\.ts$" },
    ),
    rule(
      "server-features-below-app",
      "A feature does not know the application",
      { path: "^server/src/features/", pathNot: tests },
      { path: "^server/src/[^/]+\\.ts$" },
    ),
    rule(
      "server-features-by-the-front-door",
      "A feature calls another's use case or rule, never its routes, repository or table",
      { path: "^server/src/features/([^/]+/[^/]+)/" },
      {
        path: "^server/src/features/[^/]+/[^/]+/.*\\.(routes|repository|table)\\.ts$",
        pathNot: "^server/src/features/$1/",
      },
    ),
    rule(
      "only-routes-know-http",
      "Only *.routes.ts know Fastify and serve",
      { path: "^server/src/features/", pathNot: `\\.routes\\.ts$|${tests}` },
      {
        path: "node_modules/(@?fastify)|^server/src/kernel/serve/serve\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "routes-call-use-cases",
      "routes → use case → repository",
      { path: "\\.routes\\.ts$" },
      { path: "\\.(repository|table)\\.ts$" },
    ),
    rule(
      "only-repositories-know-sql",
      "Drizzle stays in *.repository.ts, *.table.ts, kernel/database/{db,database-failure,table-rows,columns}.ts",
      {
        path: "^(server|cli)/src/",
        pathNot: `\\.(repository|table)\\.ts$|^server/src/kernel/database/(db|database-failure|table-rows|columns)\\.ts$|${tests}`,
      },
      { path: "node_modules/drizzle-orm/" },
    ),
    rule(
      "tables-behind-repositories",
      "Only repositories and tables name tables",
      { path: "^server/src/", pathNot: `\\.(repository|table)\\.ts$|${tests}` },
      { path: "\\.table\\.ts$" },
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
    exclude: { path: "(^|/)dist/" },
  },
};
