import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { makeDataDir } from "../config/data-dir.ts";
import { StartError } from "../config/start-error.ts";
import { unusableDataDir } from "../config/unusable-data-dir.ts";

export interface Secrets {
  /** Returns a key of 32 bytes; two purposes never share a key. */
  key(purpose: string): Buffer;
}

const ROOT_BYTES = 32;

export const rootFile = (dataDir: string): string => join(dataDir, "secret.key");

/** How the file holds the root. */
export const formatRoot = (root: Buffer): string => root.toString("base64url");

const exists = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

/**
 * Creates the file atomically: writes and flushes a draft, then links it to its name. If several processes
 * start at once, only one of them succeeds.
 */
function create(file: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, formatRoot(randomBytes(ROOT_BYTES)), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!exists(error)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readOrCreate(file: string): Buffer {
  if (!existsSync(file)) create(file);
  chmodSync(file, 0o600);
  return Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
}

function rootIn(dataDir: string): Buffer {
  const file = rootFile(dataDir);
  const root = readOrCreate(file);
  if (root.length >= ROOT_BYTES) return root;
  throw new StartError(`${file} does not hold a whole secret: put back the one that was there.`);
}

/** The root secret, which a backup carries sealed. Throws StartError. */
export function openRoot({ SECRET_KEY, DATA_DIR }: Pick<Config, "SECRET_KEY" | "DATA_DIR">): Buffer {
  try {
    makeDataDir(DATA_DIR);
    return SECRET_KEY ? Buffer.from(SECRET_KEY) : rootIn(DATA_DIR);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unusableDataDir(DATA_DIR, error);
  }
}

/** All keys are derived from one root: SECRET_KEY, or a file made at first start. Throws StartError. */
export function openSecrets(config: Pick<Config, "SECRET_KEY" | "DATA_DIR">): Secrets {
  const root = openRoot(config);
  return { key: (purpose) => Buffer.from(hkdfSync("sha256", root, "solodesk", purpose, 32)) };
}

export const hmac = (key: Buffer, value: string): string =>
  createHmac("sha256", key).update(value).digest("base64url");
