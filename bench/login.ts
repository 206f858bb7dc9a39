import { ms, percent, report } from "./figures.ts";
import { measure } from "./load.ts";
import { bareHashRate } from "./processes.ts";
import { EMAIL, PASSWORD } from "./sign-up.ts";

interface Setting {
  port: number;
  token: string;
  duration: number;
}

const SIGN_INS = 16;
const ROUNDS = 3;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Sign-ins, compared with the bare hash; and how they slow down a seller who reads the catalogue meanwhile.
 */
export async function measureLogin({ port, token, duration }: Setting): Promise<void> {
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
  const logins = { port, connections: SIGN_INS, duration, path: () => "/auth/login", body: () => body };
  const list = {
    port,
    connections: 1,
    duration,
    path: () => "/api/marketplace-solopreneur/products/all",
    headers: { authorization: `Bearer ${token}` },
  };
  await measure({ ...logins, duration: 500 });

  const shares: number[] = [];
  const slower: number[] = [];
  let last = "";
  let lastTimes = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareHashRate(duration);
    const ours = await measure(logins);
    shares.push(ours.rate / bare);
    last = `${ours.rate.toFixed(1)}/s of ${bare.toFixed(1)}/s`;
    const idle = await measure(list);
    const [, busy] = await Promise.all([measure({ ...logins, duration: duration + 300 }), measure(list)]);
    slower.push(busy.p99 / idle.p99);
    lastTimes = `${ms(busy.p99)} to ${ms(idle.p99)} idle`;
  }
  const share = median(shares);
  const ratio = median(slower);
  report({
    what: "login, 16 at a time",
    measured: `${percent(share)} (${last})`,
    wanted: "≥ 90 % of the bare hash",
    met: share >= 0.9,
  });
  report({
    what: "products/all p99 during 16 logins",
    measured: `${ratio.toFixed(2)} × (${lastTimes})`,
    wanted: "≤ 3 × idle",
    met: ratio <= 3,
  });
}
