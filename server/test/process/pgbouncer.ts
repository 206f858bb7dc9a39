// A real PgBouncer before a PostgreSQL of a test. It ignores no startup parameters, as by default.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "#postgres/free-port.ts";
import { commandAs } from "#postgres/run-as.ts";
import { findPgbouncer } from "../../../scripts/ensure-postgres.mjs";
import { asNobody } from "./outside-postgres.ts";

interface Pooler {
  port: number;
  stop(): Promise<void>;
}

interface Wanted {
  /** Of the PostgreSQL behind it. */
  port: number;
  mode: "session" | "transaction" | "statement";
  /** Name → password. */
  users: Record<string, string>;
  poolSize: number;
}

export async function startPgbouncer({ port: behind, mode, users, poolSize }: Wanted): Promise<Pooler> {
  const program = findPgbouncer();
  if (program === undefined) throw new Error("There is no PgBouncer: run the tests by npm test once.");
  const folder = mkdtempSync(join(tmpdir(), "solodesk-pooler-"));
  const port = await findFreePort();
  const [file, list] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  writeFileSync(
    list,
    Object.entries(users)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(""),
  );
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: list,
    pool_mode: mode,
    default_pool_size: poolSize,
    // After a login that failed; 15 seconds unless set.
    server_login_retry: 1,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    file,
    ["[databases]", `* = host=127.0.0.1 port=${behind}`, "[pgbouncer]", ...lines, ""].join("\n"),
  );
  const { file: command, args, options } = commandAs(asNobody(), program, [file]);
  const child = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      said.push(line);
      if (line.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(said.join("\n"))));
  });
  return {
    port,
    stop: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
