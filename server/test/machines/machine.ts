// One machine of docs/operate/several-machines.md: an address of the loopback network, on which the programs of the
// recipe run with the files and ports of the recipe.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sendSignal } from "#postgres/postmaster.ts";
import { commandAs } from "#postgres/run-as.ts";
import { findPgbouncer } from "../../../scripts/ensure-postgres.mjs";
import { asNobody } from "../process/outside-postgres.ts";
import { type ServerProcess, startServer } from "../process/server-process.ts";
import { filled, filledEnv } from "./recipe.ts";

export type Program = "etcd" | "patroni" | "haproxy" | "pgbouncer";

export interface Machine {
  name: string;
  address: string;
  /** Starts a program of the recipe; it goes on until `kill` or `close`. */
  start(program: Program): void;
  /** SIGKILL. */
  kill(program: Program): Promise<void>;
  /** SIGKILL to Patroni and to PostgreSQL, as when the machine loses its power. */
  killDatabase(): Promise<void>;
  startApp(env?: Record<string, string>): Promise<ServerProcess>;
  /** The answer of Patroni's REST API to a question such as "primary". */
  asks(role: "primary" | "synchronous"): Promise<number>;
  said(program: Program): string;
  close(): Promise<void>;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || hasEnded(child)) return;
  child.kill(signal);
  await once(child, "exit");
}

export function openMachine(values: Record<string, string>): Machine {
  const { NAME = "", THIS = "", PG_DATA = "" } = values;
  const folder = join(PG_DATA, "..");
  for (const made of [folder, values["ETCD_DATA"]!, values["PG_SOCKETS"]!, values["APP_DATA"]!])
    mkdirSync(made, { recursive: true, mode: 0o700 });
  const children = new Map<Program, ChildProcess>();
  const output = new Map<Program, string>();
  const apps: ServerProcess[] = [];

  function write(name: string, place = join(folder, name)): string {
    writeFileSync(place, filled(name, values), { mode: 0o600 });
    return place;
  }
  // Debian runs etcd, Patroni and PgBouncer as users of their own, and HAProxy as root until it has its ports.
  const commands = {
    etcd: () => commandAs(asNobody(), "/usr/bin/etcd", []),
    patroni: () => commandAs(asNobody(), "/usr/bin/patroni", [write("patroni.yml")]),
    haproxy: () => commandAs({ who: "self" }, "/usr/sbin/haproxy", ["-db", "-f", write("haproxy.cfg")]),
    pgbouncer: () => {
      write("userlist.txt", values["POOLER_USERS"]);
      return commandAs(asNobody(), findPgbouncer()!, [write("pgbouncer.ini")]);
    },
  };
  function start(program: Program): void {
    const { file, args, options } = commands[program]();
    const env = { ...options.env, ...(program === "etcd" && filledEnv("etcd.env", values)) };
    const child = spawn(file, args, { ...options, env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => output.set(program, `${output.get(program) ?? ""}${chunk}`));
    children.set(program, child);
  }
  /** The postmaster leaves its children behind, which end once they notice. */
  function killPostgres(): void {
    const file = join(PG_DATA, "postmaster.pid");
    if (!existsSync(file)) return;
    sendSignal(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL");
  }
  return {
    name: NAME,
    address: THIS,
    start,
    kill: (program) => end(children.get(program), "SIGKILL"),
    async killDatabase() {
      const patroni = end(children.get("patroni"), "SIGKILL");
      killPostgres();
      await patroni;
    },
    async startApp(env = {}) {
      const settings = filledEnv("solodesk.env", values);
      const started = await startServer({ dataDir: settings["DATA_DIR"]!, env: { ...settings, ...env } });
      const app = { ...started, url: `http://${THIS}:${settings["PORT"]}` };
      apps.push(app);
      return app;
    },
    asks: (role) =>
      fetch(`http://${THIS}:8008/${role}`).then(
        ({ status }) => status,
        () => 0,
      ),
    said: (program) => output.get(program) ?? "",
    async close() {
      for (const app of apps) await app.kill();
      await end(children.get("patroni"), "SIGKILL");
      killPostgres();
      for (const child of children.values()) await end(child, "SIGKILL");
    },
  };
}

/** A certificate that the clients of this process trust, and its key, in one file as HAProxy reads it. */
export function makeCertificate(folder: string, addresses: string[]): { file: string; certificate: string } {
  const [key, cert, file] = ["key.pem", "cert.pem", "solodesk.pem"].map((name) => join(folder, name));
  const names = `subjectAltName=${addresses.map((address) => `IP:${address}`).join()}`;
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=solodesk"];
  execFileSync("openssl", [...words, "-addext", names, "-keyout", key!, "-out", cert!], { stdio: "ignore" });
  const certificate = readFileSync(cert!, "utf8");
  writeFileSync(file!, certificate + readFileSync(key!, "utf8"));
  return { file: file!, certificate };
}
