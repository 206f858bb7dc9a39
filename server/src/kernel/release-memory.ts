import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { z } from "zod";

const Collector = z.function({
  input: [
    z.object({ type: z.literal("major"), execution: z.literal("sync"), flavor: z.literal("last-resort") }),
  ],
  output: z.void(),
});

/**
 * Called before modules are loaded. Their garbage would let V8 widen the room for what is young, step by step to where
 * a start takes 290 MB at its height instead of 140, and what it takes it keeps in part.
 */
export const loadInLittleRoom = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/**
 * Loading modules leaves some 150 MB of garbage, which V8 would otherwise keep as its own for as long as the process
 * is quiet. Costs a pause of some tens of milliseconds, so it belongs before the first request.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = Collector.implement(runInNewContext("gc"));
  setFlagsFromString("--no-expose-gc");
  setFlagsFromString("--semi-space-growth-factor=2");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
