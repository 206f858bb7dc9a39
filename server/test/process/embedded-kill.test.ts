import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WAIT } from "../../../scripts/patience.mjs";
import { countOf, patienceOf } from "../../../scripts/soak-list.mjs";
import { gone, killAtOnce, postmasterOf, processesOf } from "../embedded-processes.ts";
import { loginSeller, registerSeller } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";

const CRASHES = countOf("crashes");
/** As long as a slow machine may take; what is waited for is an event. */

let site: TestSite;
let dataDir: string;
let server: ServerProcess;
let stranger: ChildProcess;
const done: string[] = [];
beforeAll(async () => {
  site = await testSite({ embedded: true });
  dataDir = realpathSync(site.dataDir);
  server = await startServer(site);
  stranger = spawn("sleep", ["100000"]);
});
afterAll(async () => {
  await server.stop();
  stranger.kill();
  await gone(dataDir);
  await site.remove();
});

/** Registers until the server or its database is gone. */
async function load(name: string): Promise<void> {
  for (let i = 0; ; i += 1) {
    const email = `${name}-${i}@example.com`;
    try {
      await registerSeller(server.url, email);
    } catch {
      return;
    }
    done.push(email);
  }
}

const restart = async () => {
  await gone(dataDir);
  server = await startServer(site);
};

/** Writes the id of somebody else's process where PostgreSQL keeps its own. */
async function reuseProcessId(): Promise<void> {
  const file = join(dataDir, "postgres", "postmaster.pid");
  await writeFile(file, readFileSync(file, "utf8").replace(/^\d+/, String(stranger.pid)));
}

const crashes: [what: string, crash: () => Promise<unknown>][] = [
  [
    "everything, and its process id is another program's",
    async () => {
      const { pid } = server;
      killAtOnce(pid, dataDir);
      await gone(dataDir);
      await reuseProcessId();
      server = await startServer(site);
    },
  ],
  [
    "PostgreSQL",
    async () => {
      const { pid } = postmasterOf(dataDir);
      process.kill(pid, "SIGKILL");
      await vi.waitFor(() => expect(postmasterOf(dataDir).pid).not.toBe(pid), WAIT);
    },
  ],
  [
    "the server",
    async () => {
      await server.kill();
      await restart();
    },
  ],
  [
    "everything",
    async () => {
      killAtOnce(server.pid, dataDir);
      await restart();
    },
  ],
];

test(
  "G2: kill -9 of PostgreSQL, the server or both is mended without help, and leaves no process behind",
  async () => {
    for (let nth = 0; nth < CRASHES; nth += 1) {
      const [what, crash] = crashes[nth % crashes.length]!;
      const before = done.length;
      const loads = [load(`a${nth}`), load(`b${nth}`)];
      await vi.waitFor(() => expect(done.length).toBeGreaterThan(before + 3), WAIT);
      await crash();
      await Promise.all(loads);
      await vi.waitFor(
        async () => expect((await fetch(`${server.url}/readyz`)).status, what).toBe(200),
        WAIT,
      );
      await registerSeller(server.url, `after-${nth}@example.com`);
      done.push(`after-${nth}@example.com`);
      // One supervisor, one server: whatever ran before is gone.
      const programs = processesOf(dataDir).filter(({ line }) => !line.startsWith("postgres: "));
      expect(
        programs.filter(({ line }) => line.includes("supervisor.ts")),
        what,
      ).toHaveLength(1);
      expect(
        programs.filter(({ line }) => line.includes("/postgres -D ")),
        what,
      ).toHaveLength(1);
    }
    for (const email of done) expect((await loginSeller(server.url, email)).status, email).toBe(200);
    expect(stranger.exitCode).toBeNull();
  },
  patienceOf("crashes"),
);
