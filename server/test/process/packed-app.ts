// The app as an image contains it: in a container where there is an engine with Compose, else in a bare root directory.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#postgres/free-port.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** The user in the image. */
const UID = 1000;

export interface PackedApp {
  where: "a container" | "a bare root directory" | "the packed folder";
  url: string;
  start(): Promise<void>;
  /** Runs a program of /app/bin; returns its standard output. Throws if it fails. */
  run(program: "node" | "solo", args: string[]): string;
  /** SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  remove(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;
const hasEngine = () =>
  ["info", "compose version"].every((args) => spawnSync("docker", args.split(" ")).status === 0);

export function packedApp(): Promise<PackedApp> {
  return hasEngine() ? inContainer() : inBareRoot();
}

/** Builds the image by compose.yaml. BUILD_IMAGE and RUN_IMAGE name other images to build from. */
async function inContainer(): Promise<PackedApp> {
  const port = await findFreePort();
  const name = `solodesk-test-${port}`;
  const env = { ...process.env, PORT: String(port), SOLODESK_IMAGE: name };
  const compose = (...args: string[]) =>
    execFileSync("docker", ["compose", "-p", name, ...args], {
      cwd: ROOT,
      env,
      encoding: "utf8",
    });
  const url = `http://127.0.0.1:${port}`;
  const bases = ["BUILD_IMAGE", "RUN_IMAGE"].filter((one) => process.env[one] !== undefined);
  compose("build", ...bases.flatMap((one) => ["--build-arg", one]));
  return {
    where: "a container",
    url,
    start: async () => {
      compose("up", "-d", "--no-build", "--wait");
      // The first try may find a connection to the stopped container, and fail.
      while (!(await isReady(url))) await wait(100);
    },
    run: (program, args) => compose("exec", "-T", "solodesk", program, ...args),
    stop: async () => {
      compose("stop");
      const id = compose("ps", "-aq", "solodesk").trim();
      return Number(
        execFileSync("docker", ["inspect", "-f", "{{.State.ExitCode}}", id], { encoding: "utf8" }),
      );
    },
    remove: async () => void compose("down", "-v", "--rmi", "local"),
  };
}

/** Arguments: the bare root, a program and its arguments. The mount goes with the process. */
const ENTER = `/bin/mount -t proc proc "$0/proc" && exec /usr/sbin/chroot --userspec=${UID}:${UID} "$0" "$@"`;

/** In `bare`: what the C library needs, a shell, the app that only root can write, and `data` of the user of the image. */
function furnish(bare: string): void {
  chmodSync(bare, 0o755);
  for (const folder of ["etc", "dev/shm", "tmp", "proc"]) mkdirSync(join(bare, folder), { recursive: true });
  for (const folder of ["dev/shm", "tmp"]) chmodSync(join(bare, folder), 0o1777);
  writeFileSync(join(bare, "etc/passwd"), `solodesk:x:${UID}:${UID}::/data:/bin/sh\n`);
  for (const [name, minor] of [
    ["null", "3"],
    ["zero", "5"],
    ["urandom", "9"],
  ] as const)
    execFileSync("mknod", ["-m", "666", join(bare, "dev", name), "c", "1", minor]);
  const programs = [
    "/bin/sh",
    ...filesIn(join(bare, "app/node_modules"), /\/bin\/(node|postgres|initdb|pg_ctl)$|\.node$|libvips/),
  ];
  for (const path of ["/bin/sh", ...programs.flatMap(librariesOf)])
    if (!path.startsWith(bare)) cpSync(realpathSync(path), join(bare, path), { recursive: true });
  chownSync(join(bare, "data"), UID, UID);
}

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => wanted.test(path));

/** Absolute paths that the loader finds for a program; those of the app itself among them. */
const librariesOf = (program: string): string[] =>
  [
    ...spawnSync("/usr/bin/ldd", [program], { encoding: "utf8" }).stdout.matchAll(/(?:=> |^\s+)(\/\S+) \(/gm),
  ].map(([, path]) => path ?? "");

/** Without root the folder is only where nothing else of the project is. */
async function inBareRoot(): Promise<PackedApp> {
  const bare = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-bare-"));
  execFileSync(process.execPath, [join(ROOT, "scripts/pack.mjs"), join(bare, "app")]);
  mkdirSync(join(bare, "data"), { mode: 0o700 });
  if (isRoot) furnish(bare);
  const port = await findFreePort();
  const root = isRoot ? "" : bare;
  const settings = { DATA_DIR: `${root}/data`, HOST: "127.0.0.1", PORT: String(port) };
  const env = { PATH: `${root}/app/bin:/bin`, ...settings };
  const toRun = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? ["/usr/bin/unshare", ["--mount", "/bin/sh", "-c", ENTER, bare, program, ...args]]
      : [join(bare, "app/bin", program), args];
  let server: ChildProcess | undefined;
  const url = `http://127.0.0.1:${port}`;
  return {
    where: isRoot ? "a bare root directory" : "the packed folder",
    url,
    start: async () => {
      server = spawn(...toRun("solodesk", []), { env, stdio: ["ignore", "ignore", "inherit"] });
      while (!(await isReady(url))) {
        if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
        await wait(100);
      }
    },
    run: (program, args) => execFileSync(...toRun(program, args), { env, encoding: "utf8" }),
    stop: async () => {
      server?.kill("SIGTERM");
      if (server?.exitCode === null) await once(server, "exit");
      return server?.exitCode ?? null;
    },
    remove: async () => {
      server?.kill("SIGKILL");
      rmSync(bare, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
