// What keeps a process from ending.
import { AsyncLocalStorage, createHook } from "node:async_hooks";

const isTimer = (resource: object): resource is NodeJS.Timeout => "hasRef" in resource;

/**
 * Follows what work opens and does not close. The test runner has timers and pipes of its own: of timers only
 * those that the work started count, and pipes never do.
 */
export function watchHeldOpen() {
  const inWork = new AsyncLocalStorage<true>();
  const timers = new Map<number, NodeJS.Timeout>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      if (type === "Timeout" && inWork.getStore() && isTimer(resource)) timers.set(id, resource);
    },
    destroy: (id) => void timers.delete(id),
  }).enable();
  const handles = () =>
    process.getActiveResourcesInfo().filter((kind) => kind !== "Timeout" && kind !== "PipeWrap").length;
  const before = handles();
  return {
    run: <Result>(work: () => Promise<Result>): Promise<Result> => inWork.run(true, work),
    count: (): number =>
      [...timers.values()].filter((timer) => timer.hasRef()).length + Math.max(0, handles() - before),
    stop: () => void hook.disable(),
  };
}
