// What answers although nobody was told of it: addresses made of the API's own words and of what others forget on a server.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { ROOT } from "../../../scripts/node24.mjs";
import type { AttackTarget } from "./attack-target.ts";
import { runScanner, SCANS, type Scanner } from "./run-scanner.ts";

const forgotten = `.env .env.local .git .git/HEAD .git/config .gitignore .svn/entries .DS_Store .htaccess .npmrc .ci/run
admin administrator api api-docs api/v1 actuator actuator/env backup backup.sql backup.zip config config.json console cgi-bin/test
crossdomain.xml data data/secret.key data/postgres/PG_VERSION database.sql db debug debug/pprof docker-compose.yml Dockerfile dump.sql
graphql health info.php internal locales logs node_modules node_modules/pg/package.json package-lock.json package.json phpinfo.php
phpmyadmin private README.md robots.txt secret.key server server/dist/server.js server-status sitemap.xml sourcemap src src/main.ts
swagger swagger.json swagger-ui test tmp trace uploads uploads/../secret.key uploads/%2e%2e/secret.key uploads/..%2fsecret.key v1 v2 version
web web/dist .well-known/security.txt .well-known/openid-configuration .vite .vite/manifest.json .vite/screens.json index.html
index.html.gz assets assets/ assets/../.vite/screens.json assets/%2e%2e/.vite/screens.json metrics catalogue/pictures uploads/ demo
%2e%2e/package.json ..%2fpackage.json ....//package.json %00 index.html%00.js`;

const Results = z.object({
  results: z.array(z.object({ input: z.object({ FUZZ: z.string() }), status: z.number() })),
});

/** Each beginning of each address of the API, alone and with what others put behind it. */
function wordsFrom({ operations }: AttackTarget): string[] {
  const parts = operations.flatMap(({ path }) => {
    const segments = path.slice(1).split("/");
    return segments.map((_, n) =>
      segments
        .slice(0, n + 1)
        .join("/")
        .replaceAll(/\{\w+\}/g, "1"),
    );
  });
  const behind = ["", "/all", "/admin", "/debug", "/export", "/internal", ".json", ".bak", "~", "/.."];
  return [...new Set(parts)].flatMap((part) => behind.map((end) => part + end));
}

/** What may answer: documented calls, pages, public files. */
function known({ operations }: AttackTarget): (path: string) => boolean {
  const client = join(ROOT, "web/dist/client");
  const files = new Set(globSync("**", { cwd: client }));
  const addresses = [
    ...operations.map(({ path }) => path),
    ...Object.values(pages),
    "/docs",
    "/openapi.json",
  ];
  const patterns = [...addresses, "/sitemap.xml", "/robots.txt", "/mcp", "/embed.js"].map(
    (path) => new RegExp(`^${path.replaceAll(/\{\w+\}|:\w+/g, "[^/]+").replaceAll(".", "\\.")}/?$`),
  );
  return (path) => files.has(path) || patterns.some((pattern) => pattern.test(`/${path}`));
}

export const hiddenPaths: Scanner = {
  name: "ffuf",
  program: ["ffuf", "-V"],
  async run(target) {
    mkdirSync(SCANS, { recursive: true });
    const [list, found] = [join(SCANS, "ffuf-words.txt"), join(SCANS, "ffuf.json")];
    const words = [...new Set([...forgotten.split(/\s+/), ...wordsFrom(target)])];
    writeFileSync(list, words.join("\n"));
    const token = await target.signIn("owner");
    const args = [
      "-u",
      `${target.url}/FUZZ`,
      "-w",
      list,
      "-mc",
      "all",
      "-fc",
      "404",
      "-s",
      "-o",
      found,
      "-of",
      "json",
    ];
    const { fault } = await runScanner("ffuf", ["ffuf", ...args, "-H", `Authorization: Bearer ${token}`], {
      most: 300,
      report: found,
    });
    if (fault !== undefined) return { said: [], findings: [fault] };
    const { results } = Results.parse(JSON.parse(readFileSync(found, "utf8")));
    const isKnown = known(target);
    const strange = results.filter(({ input }) => !isKnown(input.FUZZ));
    return {
      said: [`${words.length} addresses, ${results.length} answered otherwise than 404`],
      findings:
        results.length === 0
          ? ["no address was answered, not even a documented one"]
          : strange.map(({ input, status }) => `/${input.FUZZ}: ${status}`),
    };
  },
};
