// People who sign up one after another through a proxy, and try once more when that fails, as a browser's user does.
import { loginSeller } from "../process/seller-client.ts";

const PASSWORD = "correct horse battery";
const CLIENTS = 6;

/** The status, and 0 if there was no answer. */
async function signUp(url: string, email: string): Promise<number> {
  const body = JSON.stringify({ name: "Ada Byron", email, password: PASSWORD });
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}/auth/register`, { method: "POST", headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export function startClients(url: string, name: string) {
  const acknowledged: string[] = [];
  /** Statuses of first tries that failed, and milliseconds until the second had an answer. */
  const failures: { status: number; after: number }[] = [];
  const failedTwice: { first: number; second: number }[] = [];
  let isOver = false;

  async function client(nth: number): Promise<void> {
    for (let i = 0; !isOver; i += 1) {
      const email = `${name}-${nth}-${i}@example.com`;
      const first = await signUp(url, email);
      if (first === 201) {
        acknowledged.push(email);
        continue;
      }
      const failed = performance.now();
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
      isOver = true;
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
