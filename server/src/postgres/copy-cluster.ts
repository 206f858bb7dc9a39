// PostgreSQL's own low-level backup: a copy of the files of a running database, and the part of its
// write-ahead log that makes them consistent. https://www.postgresql.org/docs/current/continuous-archiving.html
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { connectClient } from "#kernel/database/connect-client.ts";
import { fileEntry, folderEntry, type TarEntry, textEntry } from "#kernel/files/pack-tar.ts";

/** Folders that PostgreSQL fills again; the write-ahead log is added at the end. */
const EMPTIED = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT = new Set([
  "postmaster.pid",
  "postmaster.opts",
  "backup_label",
  "tablespace_map",
  "backup_manifest",
  "pg_internal.init",
]);
const CONTROL = "global/pg_control";

const isLeftOut = (name: string) =>
  LEFT_OUT.has(name) || name.startsWith("pgsql_tmp") || name.endsWith(".tmp");

interface Copy {
  ownerUrl: string;
  /** The data directory of that database. */
  cluster: string;
  /** Folder in the archive. */
  folder: string;
}

/** Yields the files. If the reader ends early or this process is killed, PostgreSQL ends the backup itself. */
export async function* copyCluster({ ownerUrl, cluster, folder }: Copy): AsyncGenerator<TarEntry> {
  const client = await connectClient({ url: ownerUrl, name: "solodesk backup" });
  const file = (name: string) => fileEntry(join(cluster, name), `${folder}/${name}`);
  try {
    // Keeps the write-ahead log from being recycled; it is gone when the connection is.
    await client.query("SELECT pg_create_physical_replication_slot($1, true, true)", [
      `solodesk_backup_${randomUUID().replaceAll("-", "")}`,
    ]);
    const first = await askText(client, "SELECT pg_walfile_name(pg_backup_start('solodesk', fast => true))");
    for await (const { name, isFolder } of listFiles(cluster))
      if (isFolder) yield folderEntry(`${folder}/${name}`);
      else if (name !== CONTROL) yield* file(name);
    yield* file(CONTROL); // last, as PostgreSQL's own tool does
    const { rows } = await client.query<{ last: string; label: string; map: string }>(
      "SELECT pg_walfile_name(lsn) AS last, labelfile AS label, spcmapfile AS map FROM pg_backup_stop()",
    );
    const [{ last, label, map } = { last: "", label: "", map: "" }] = rows;
    if (map.trim() !== "")
      throw new Error("The database has tablespaces outside its folder, which a backup cannot hold.");
    yield textEntry(`${folder}/backup_label`, label);
    for (const name of await listWal(cluster, first, last)) yield* file(`pg_wal/${name}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askText(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<[string]>({ text: statement, rowMode: "array" });
  return rows[0]?.[0] ?? "";
}

/** Yields every folder before what is in it. Files may vanish meanwhile. */
async function* listFiles(cluster: string, within = ""): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = await readdir(join(cluster, within), { withFileTypes: true }).catch((error: unknown) => {
    if (within !== "" && error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  for (const entry of entries) {
    const name = within === "" ? entry.name : `${within}/${entry.name}`;
    if (isLeftOut(entry.name)) continue;
    if (EMPTIED.has(name)) yield { name, isFolder: true };
    else if (entry.isDirectory()) {
      yield { name, isFolder: true };
      yield* listFiles(cluster, name);
    } else if (entry.isFile()) yield { name, isFolder: false };
  }
}

/** The segments from `first` to `last`, whose names are in the order of their content. */
async function listWal(cluster: string, first: string, last: string): Promise<string[]> {
  const names = await readdir(join(cluster, "pg_wal"));
  const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (segments.includes(first) && segments.includes(last)) return segments.toSorted();
  throw new Error(`PostgreSQL's log from ${first} to ${last} is not complete.`);
}
