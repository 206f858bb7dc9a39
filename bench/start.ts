import { ms, report } from "./figures.ts";
import { startOurs } from "./processes.ts";

const STARTS = 5;
const settle = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Measures starts on an existing embedded database, until the first answered request, and the memory of the
 * idle process.
 */
export async function measureStart(dataDir: string): Promise<void> {
  await (await startOurs({ DATA_DIR: dataDir })).stop();
  const times: number[] = [];
  let memory = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const began = performance.now();
    const ours = await startOurs({ DATA_DIR: dataDir });
    const answer = await fetch(`http://127.0.0.1:${ours.port}/readyz`);
    if (answer.status !== 200) throw new Error(`readyz answered ${answer.status}`);
    times.push(performance.now() - began);
    await settle(3_000);
    memory = Math.max(memory, ours.memory());
    await ours.stop();
  }
  const slowest = Math.max(...times);
  report({
    what: "start with a database, to the first 200",
    measured: `${ms(slowest)} (slowest of ${STARTS})`,
    wanted: "≤ 1500 ms",
    met: slowest <= 1500,
  });
  report({
    what: "memory of the idle API process",
    measured: `${Math.round(memory)} MB`,
    wanted: "≤ 120 MB",
    met: memory <= 120,
  });
}
