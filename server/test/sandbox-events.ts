// Events of the sandbox as a test writes them, signed as the sandbox signs: by another hand than the one that checks.
import { createHmac } from "node:crypto";
import type { Deps } from "#kernel/deps.ts";
import type { Signed } from "#kernel/secrets/signed.ts";

type Signer = Pick<Deps, "clock" | "secrets">;

/** Now, and with our own key, unless told otherwise. */
export function signedBySandbox(
  { clock, secrets }: Signer,
  body: string | Buffer,
  at = Math.floor(clock.now().getTime() / 1000),
  secret: string | Buffer = secrets.key("sandbox-webhook"),
): Signed {
  const bytes = Buffer.from(body);
  const signature = createHmac("sha256", secret).update(`${at}.`).update(bytes).digest("hex");
  return { bytes, headers: { "sandbox-signature": `t=${at},v1=${signature}` } };
}

let told = 0;

/** A body; each is another event unless `id` says which. */
export const sandboxBody = (type: string, data: object, id = `evt_test_${(told += 1)}`): string =>
  JSON.stringify({ id, type, created: 1_800_000_000, data });
