// The rate of the bare hash: argon2id, 19 MiB, two passes, 16 at a time, in a process that does nothing else.
import { argon2 } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2);
const parameters = {
  message: "correct horse battery",
  nonce: Buffer.alloc(16, 7),
  parallelism: 1,
  tagLength: 32,
  memory: 19_456,
  passes: 2,
};
const [, , duration = "3000"] = process.argv;

const started = performance.now();
let hashes = 0;
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (performance.now() - started < Number(duration)) {
      await hash("argon2id", parameters);
      hashes += 1;
    }
  }),
);
process.send?.({ rate: hashes / ((performance.now() - started) / 1000) });
