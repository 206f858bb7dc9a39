// Another process of the same installation, as far as the database can tell.

import { openDatabase } from "#kernel/database/db.ts";
import { buildApp } from "../src/app.ts";
import { buildDeps } from "../src/build-deps.ts";
import type { TestApp } from "./test-app.ts";

export async function secondApp({ deps, database, clock }: TestApp) {
  const { config, secrets, log } = deps;
  const connection = openDatabase(database.appUrl, log);
  const own = buildDeps({ config, database: connection, secrets, log, clock });
  const { http } = await buildApp(own);
  await http.ready();
  return {
    deps: own,
    http,
    listen: () => http.listen({ port: 0, host: "127.0.0.1" }),
    close: async () => {
      await http.close();
      await own.jobs.stop();
      await own.passwords.close();
      await connection.close();
    },
  };
}
