// People who sign up one after another through a proxy, and try once more when that fails.
import { setTimeout as wait } from "node:timers/promises";
import { loginSeller } from "../process/seller-client.ts";

const PASSWORD = "correct horse battery";
const CLIENTS = 6;
/** Milliseconds before the second try: HAProxy and the client need a moment to drop the connections that broke. */
const PAUSE = 250;

/** The status, or why there was no answer. */
async function signUp(url: string, email: string): Promise<number | string> {
  const body = JSON.stringify({ name: "Ada Byron", email, password: PASSWORD });
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}/auth/register`, { method: "POST", headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : "unknown";
  }
}

export function startClients(url: string, name: string) {
  const acknowledged: string[] = [];
  /** Statuses of first tries that failed, and milliseconds until the second had an answer. */
  const failures: { status: number | string; after: number }[] = [];
  const failedTwice: { first: number | string; second: number | string }[] = [];
  const over = new AbortController();

  async function client(nth: number): Promise<void> {
    for (let i = 0; !over.signal.aborted; i += 1) {
      const email = `${name}-${nth}-${i}@example.com`;
      const first = await signUp(url, email);
      if (first === 201) {
        acknowledged.push(email);
        continue;
      }
      const failed = performance.now();
      await wait(PAUSE);
      const second = await signUp(url, email);
      failures.push({ status: first, after: Math.round(performance.now() - failed) });
      // 409: the first try did it, and its answer was lost.
      if (second === 201 || second === 409) acknowledged.push(email);
      else failedTwice.push({ first, second });
    }
  }
  const all = Array.from({ length: CLIENTS }, (_, nth) => client(nth));
  return {
    acknowledged,
    failures,
    failedTwice,
    stop: async () => {
      over.abort();
      await Promise.all(all);
    },
    lost: async () => {
      const lost: string[] = [];
      for (const email of acknowledged)
        if ((await loginSeller(url, email, PASSWORD)).status !== 200) lost.push(email);
      return lost;
    },
  };
}
