import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { report } from "./figures.ts";
import { startOurs } from "./processes.ts";

const PEOPLE = 25;
/** Most streams that a session may have. */
const EACH = 4;
/** Long enough for a heartbeat of every stream. */
const WATCHED = 40_000;

/** Returns the access token. */
async function register(port: number, nth: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Bench",
      email: `stream-${nth}@example.com`,
      password: "correct horse battery",
    }),
  });
  const { data } = (await answer.json()) as { data: { tokens: { access: { token: string } } } };
  return data.tokens.access.token;
}

/** Returns a function that disconnects. */
const follow = (port: number, token: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(
      `http://127.0.0.1:${port}/notifications/stream`,
      { headers, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}.`));
        answer.on("error", () => undefined).resume();
        resolve(() => request.destroy());
      },
    );
    request.on("error", () => undefined);
  });

/** The load of users who have the app open and do nothing. */
export async function measureStreams(dataDir: string): Promise<void> {
  const server = await startOurs({ DATA_DIR: dataDir });
  const { port, memory, worked } = server;
  const watch = async () => {
    const before = worked();
    await wait(WATCHED);
    return { share: ((worked() - before) * 100_000) / WATCHED, memory: memory() };
  };
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, (_, nth) => register(port, nth)));
  await wait(5_000);
  const idle = await watch();
  const follows = tokens.flatMap((token) => Array.from({ length: EACH }, () => follow(port, token)));
  const leave = await Promise.all(follows);
  await wait(2_000);
  const open = await watch();
  for (const end of leave) end();
  await wait(2_000);
  const after = memory();
  report({
    what: `${leave.length} open streams, memory and one processor`,
    measured: `${(open.memory - idle.memory).toFixed(1)} MB, ${(open.share - idle.share).toFixed(2)} % (idle ${idle.memory.toFixed(0)} MB, ${idle.share.toFixed(2)} %; left again ${after.toFixed(0)} MB)`,
    wanted: "≤ 20 MB, ≤ 2 %",
    met: open.memory - idle.memory <= 20 && open.share - idle.share <= 2,
  });
  await server.stop();
}
