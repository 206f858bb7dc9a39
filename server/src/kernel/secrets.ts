import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

export interface Secrets {
  /** 32 bytes for one purpose; two purposes never share a key. */
  key(purpose: string): Buffer;
}

function readOrCreate(file: string): Buffer {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      // Another process that starts at the same moment may have been first; then its file counts.
      if (!existsSync(file)) throw error;
    }
  }
  chmodSync(file, 0o600);
  return Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
}

/** Everything secret is derived from one root: SECRET_KEY, or a file made at first start. */
export function openSecrets(config: Pick<Config, "SECRET_KEY" | "DATA_DIR">): Secrets {
  mkdirSync(config.DATA_DIR, { recursive: true });
  const root = config.SECRET_KEY
    ? Buffer.from(config.SECRET_KEY)
    : readOrCreate(join(config.DATA_DIR, "secret.key"));
  return { key: (purpose) => Buffer.from(hkdfSync("sha256", root, "solodesk", purpose, 32)) };
}

export const hmac = (key: Buffer, value: string): string =>
  createHmac("sha256", key).update(value).digest("base64url");
