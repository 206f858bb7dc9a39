// People who sign up one after another, whatever happens to the server, and remember what it said yes to.
import { setTimeout as wait } from "node:timers/promises";
import { loginSeller, send } from "./seller-client.ts";

const PASSWORD = "correct horse battery";

export function startWriters(urls: string[], name: string) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const refusals = new Set<string>();
  const over = new AbortController();

  async function write(nth: number): Promise<void> {
    const url = urls[nth % urls.length]!;
    for (let i = 0; !over.signal.aborted; i += 1) {
      const email = `${name}-${nth}-${i}@example.com`;
      const body = { name: "Ada Byron", email, password: PASSWORD };
      const answer = await fetch(`${url}/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const said = await answer.text();
      statuses.add(answer.status);
      if (answer.status === 201) acknowledged.push(email);
      else {
        refusals.add(`${answer.headers.get("retry-after")} ${said.replace(/"request_id".*/, "")}`);
        await wait(20);
      }
    }
  }
  /** So that connections are in use at any moment. */
  async function read(nth: number): Promise<void> {
    while (!over.signal.aborted) {
      const { status } = await send(urls[nth % urls.length]!, "/projects/solodesk");
      statuses.add(status === 200 ? 201 : status);
      await wait(1);
    }
  }
  const all = [0, 1, 2, 3].flatMap((nth) => [write(nth), read(nth)]);
  return {
    acknowledged,
    statuses,
    refusals,
    stop: async () => {
      over.abort();
      await Promise.all(all);
    },
    /** What was acknowledged and is not there. */
    lost: async () => {
      const lost: string[] = [];
      for (const email of acknowledged)
        if ((await loginSeller(urls[0]!, email, PASSWORD)).status !== 200) lost.push(email);
      return lost;
    },
  };
}
