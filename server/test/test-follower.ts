// Somebody who follows their notifications over a real connection: a single one, as no pool of connections has it.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { WAIT } from "../../scripts/patience.mjs";
import type { TestSeller } from "./test-seller.ts";

async function answerTo(origin: string, headers: TestSeller["headers"]): Promise<IncomingMessage> {
  const [response] = await once(get(`${origin}/notifications/stream`, { headers, agent: false }), "response");
  return response;
}

export async function follow(origin: string, { headers }: Pick<TestSeller, "headers">) {
  const response = await answerTo(origin, headers);
  const heard: string[] = [];
  createInterface(response).on("line", (line) => heard.push(JSON.parse(line).event));
  const looks = () => heard.filter((event) => event === "look").length;
  const until = async (holds: () => boolean) => {
    for (let left = WAIT / 20; !holds() && left > 0; left -= 1) await wait(20);
    return holds();
  };
  return {
    status: response.statusCode,
    headers: response.headers,
    heard,
    looks,
    /** Whether so many calls to look have come, or come soon. */
    hearsLooks: (count: number) => until(() => looks() >= count),
    /** Whether it was ended, and not cut off. */
    ends: () => until(() => response.closed).then(() => response.complete),
    leave: () => response.destroy(),
  };
}
