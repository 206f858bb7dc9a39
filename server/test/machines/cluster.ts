// The cluster of docs/operate/several-machines.md on one machine, whose three machines are addresses of the loopback network.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { findPostgres } from "../../../scripts/ensure-postgres.mjs";
import { eventually } from "../eventually.ts";
import { type Machine, makeCertificate, openMachine } from "./machine.ts";
import { filled } from "./recipe.ts";

const ADDRESSES = { ONE: "127.80.0.11", TWO: "127.80.0.12", THREE: "127.80.0.13" };

export interface Cluster {
  one: Machine;
  two: Machine;
  /** The address of HAProxy on machine one, and of the primary behind it as the superuser. */
  url: string;
  databaseUrl: string;
  /** Which of the two has the primary, and which the synchronous standby; waits until both are there. */
  roles(): Promise<{ primary: Machine; standby: Machine }>;
  close(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "solodesk-machines-"));
  const { file, certificate } = makeCertificate(folder, [ADDRESSES.ONE, ADDRESSES.TWO]);
  setDefaultCACertificates([...getCACertificates("default"), certificate]);
  const word = () => randomBytes(24).toString("hex");
  const secrets = {
    SUPERUSER_PASSWORD: word(),
    REPLICATION_PASSWORD: word(),
    OWNER_PASSWORD: word(),
    APP_PASSWORD: word(),
    SECRET_KEY: word(),
  };
  const url = `https://${ADDRESSES.ONE}`;
  const valuesOf = (name: string, address: string): Record<string, string> => ({
    ...ADDRESSES,
    ...secrets,
    // Connections to any address of the loopback network come from 127.0.0.1, unless a program names its own.
    NETWORK: "127.0.0.0/8",
    PUBLIC_URL: url,
    LISTEN: address,
    CERTIFICATE: file,
    ETCD_DATA: join(folder, name, "etcd"),
    PG_BIN: findPostgres() ?? "",
    PG_DATA: join(folder, name, "data"),
    PG_SOCKETS: join(folder, name, "s"),
    POOLER_USERS: join(folder, name, "userlist.txt"),
    APP_DATA: join(folder, name, "app"),
    NAME: name,
    THIS: address,
  });
  const ones = valuesOf("one", ADDRESSES.ONE);
  const one = openMachine(ones);
  const two = openMachine(valuesOf("two", ADDRESSES.TWO));
  const three = openMachine(valuesOf("three", ADDRESSES.THREE));
  const databaseUrl = `postgres://postgres:${secrets.SUPERUSER_PASSWORD}@${ADDRESSES.ONE}:5000/solodesk`;

  const roles = () =>
    eventually(async () => {
      for (const [primary, standby] of [
        [one, two],
        [two, one],
      ] as const)
        if ((await primary.asks("primary")) === 200 && (await standby.asks("synchronous")) === 200)
          return { primary, standby };
      throw new Error("There is no primary with a synchronous standby.");
    });
  async function close(): Promise<void> {
    for (const machine of [one, two, three]) await machine.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  try {
    for (const machine of [one, two, three]) machine.start("etcd");
    for (const machine of [one, two])
      for (const program of ["patroni", "haproxy", "pgbouncer"] as const) machine.start(program);
    await roles();
    writeFileSync(join(folder, "database.sql"), filled("database.sql", ones));
    const psql = join(findPostgres() ?? "", "psql");
    const words = ["--set=ON_ERROR_STOP=1", "--quiet", `--file=${join(folder, "database.sql")}`];
    await eventually(async () =>
      execFileSync(psql, [...words, databaseUrl.replace(/solodesk$/, "postgres")], { stdio: "pipe" }),
    );
    return { one, two, url, databaseUrl, roles, close };
  } catch (error) {
    for (const machine of [one, two, three])
      for (const program of ["etcd", "patroni", "haproxy", "pgbouncer"] as const)
        console.error(machine.name, program, machine.said(program).slice(-3000));
    await close();
    throw error;
  }
}
