import { argon2Sync } from "node:crypto";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Argon2Result, Argon2Task } from "./passwords.ts";

try {
  // On Linux this lowers the priority of only the calling thread.
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // If the system forbids it, hashing runs at normal priority.
}

parentPort?.on("message", ({ id, password, salt, memory, passes, lanes }: Argon2Task) => {
  const tag = argon2Sync("argon2id", {
    message: password,
    nonce: salt,
    parallelism: lanes,
    tagLength: 32,
    memory,
    passes,
  });
  const result: Argon2Result = { id, tag };
  parentPort?.postMessage(result);
});
