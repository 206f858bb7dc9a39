import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall, giveUp } from "./apt.mjs";

const DEBIAN = "/usr/lib/postgresql";

const places = () => [
  ...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, "bin")) : []),
];

/** Returns the folder with the programs of the system's PostgreSQL; the oldest if there are several. */
export const findPostgres = () =>
  places()
    .toSorted()
    .find((bin) => existsSync(join(bin, "initdb")));

export const findPgbouncer = () =>
  [process.env.PGBOUNCER, "/usr/sbin/pgbouncer"].find((place) => place && existsSync(place));

/** Undefined where it could not be installed; then the recipe of docs/operate/backup.md is not tried. */
export const findPgbackrest = () =>
  [process.env.PGBACKREST, "/usr/bin/pgbackrest"].find((place) => place && existsSync(place));

/**
 * Makes sure of a PostgreSQL that is not the embedded one, a pooler and pgBackRest: the process tests also run
 * against those.
 */
export function ensurePostgres() {
  if (!findPostgres() || !findPgbouncer())
    aptInstall("PostgreSQL and PgBouncer", ["postgresql", "pgbouncer"]);
  if (!findPgbackrest()) aptInstall("pgBackRest", ["pgbackrest"]);
  if (findPostgres() && findPgbouncer()) return;
  giveUp(
    "The process tests need PostgreSQL and PgBouncer: install the packages postgresql and pgbouncer, or set POSTGRES_BIN and PGBOUNCER to where they are.",
  );
}
