import type { Limit } from "@solodesk/contract/kernel/endpoint.ts";
import { Id } from "@solodesk/contract/kernel/id.ts";
import { expect, test } from "vitest";
import { testClock } from "#test/test-app.ts";
import { limitCalls } from "./limit-calls.ts";

const user = (last: number) => {
  const id = Id.parse(`0190b6f6-6f0d-7c3e-8a53-00000000000${last}`);
  return { id, sessionId: id };
};
const [ada, grace] = [user(1), user(2)];
const onceBy = (by: Limit["by"]): Limit => ({ most: 1, per: "hour", by, message: () => "Once." });

/** One app; tells which calls it takes. */
function counting() {
  const limitCall = limitCalls({ clock: testClock(), config: { RATE_LIMIT: true } });
  return (limit: Limit, who: typeof ada | undefined, ip: string) => {
    try {
      limitCall(limit, { user: who, ip });
      return "taken";
    } catch (error) {
      return error;
    }
  };
}
const refused = expect.objectContaining({ code: "rate_limited", message: "Once. Try again in 1 hour." });

test("by user: members are counted by account wherever they are, guests by network", () => {
  const [call, limit] = [counting(), onceBy("user")];
  expect(call(limit, ada, "192.0.2.1")).toBe("taken");
  expect(call(limit, ada, "192.0.2.2")).toEqual(refused);
  expect(call(limit, grace, "192.0.2.1")).toBe("taken");
  expect(call(limit, undefined, "192.0.2.1")).toBe("taken");
  expect(call(limit, undefined, "192.0.2.1")).toEqual(refused);
});

test("by network: everybody in it counts, a whole /64 as one", () => {
  const [call, limit] = [counting(), onceBy("network")];
  expect(call(limit, ada, "2001:db8:1:2::1")).toBe("taken");
  expect(call(limit, grace, "2001:db8:1:2::2")).toEqual(refused);
  expect(call(limit, undefined, "2001:db8:1:2::3")).toEqual(refused);
  expect(call(limit, undefined, "2001:db8:1:3::1")).toBe("taken");
});

test("each object has one count in each app, also beside another that says the same", () => {
  const [call, limit] = [counting(), onceBy("user")];
  expect(call(limit, ada, "192.0.2.1")).toBe("taken");
  expect(call(limit, ada, "192.0.2.1")).toEqual(refused);
  expect(call(onceBy("user"), ada, "192.0.2.1")).toBe("taken");
  expect(counting()(limit, ada, "192.0.2.1")).toBe("taken");
});
