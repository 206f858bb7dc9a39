// Prepares a database as its owner, before the server connects with its own, weaker role.
import type { Logger } from "pino";
import { StartError } from "#kernel/config/start-error.ts";
import { type AppRole, grantApp } from "#kernel/database/app-role.ts";
import { connectClient } from "#kernel/database/connect-client.ts";
import { databaseRefusalOf } from "#kernel/database/db.ts";
import { migrate, readMigrations, type Upgrade } from "#kernel/database/migrate.ts";
import { prepareAppRole } from "#kernel/database/prepare-app-role.ts";
import { areJobsReady } from "#kernel/jobs/job-schema.ts";
import { prepareJobs } from "#kernel/jobs/jobs.ts";
import { jobNames } from "./job-list.ts";

interface Options {
  ownerUrl: string;
  /** Set if the owner may not create roles: then this role already exists and only gets its rights. */
  appUrl?: string | undefined;
  role: AppRole;
  log: Logger;
  upgrade?: Upgrade | undefined;
}

const LACKS_RIGHT = "42501";

async function areQueuesReady(ownerUrl: string): Promise<boolean> {
  const client = await connectClient({ url: ownerUrl, name: "solodesk queues" });
  try {
    return await areJobsReady(client, jobNames);
  } finally {
    await client.end();
  }
}

/** Returns the address the server connects with. Throws StartError. */
export async function prepareDatabase(options: Options): Promise<string> {
  try {
    return await prepare(options);
  } catch (error) {
    const reason =
      databaseRefusalOf(error)?.code === LACKS_RIGHT && error instanceof Error ? error.message : undefined;
    if (reason === undefined) throw error;
    throw new StartError(
      `The owner named in DATABASE_URL lacks a privilege (${reason}): docs/operate/database.md lists those it needs.`,
      { cause: error },
    );
  }
}

async function prepare({ ownerUrl, appUrl, role, log, upgrade }: Options): Promise<string> {
  const applied = await migrate(ownerUrl, readMigrations(), { log, upgrade });
  if (applied.length > 0) log.info({ migrations: applied }, "the database was brought up to date");
  if (!(await areQueuesReady(ownerUrl))) await prepareJobs(ownerUrl, jobNames, log);
  if (appUrl === undefined) return prepareAppRole(ownerUrl, role);
  const app = await connectClient({ url: appUrl, setting: "DATABASE_APP_URL", name: "solodesk" });
  await app.end();
  await grantApp(ownerUrl, decodeURIComponent(new URL(appUrl).username));
  return appUrl;
}
