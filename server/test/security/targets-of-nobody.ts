import type { Targets } from "./samples.ts";

/** Targets that name rows of nobody, but for those that are given. */
export const targetsOfNobody = (newId: () => string, given: Partial<Targets>): Targets =>
  new Proxy(given, { get: (known, name) => Reflect.get(known, name) ?? newId() }) as Targets;
