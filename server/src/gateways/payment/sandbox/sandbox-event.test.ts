import { expect, test } from "vitest";
import { readSandboxEvent } from "./sandbox-event.ts";

const told = (data: object) => {
  const charge = { charge_id: "ch_1", amount: 1500, currency: "USD" };
  return readSandboxEvent({ id: "evt_1", created: 1, type: "dispute.opened", data: { ...charge, ...data } });
};

test("a dispute can name the day until which evidence is taken", () => {
  expect(told({ evidence_due_by: "2026-06-09T23:59:59Z" })).toMatchObject({
    kind: "dispute",
    evidenceDueBy: new Date("2026-06-09T23:59:59Z"),
  });
  expect(told({})).toMatchObject({ kind: "dispute", evidenceDueBy: undefined });
  expect(told({ evidence_due_by: "soon" })).toMatchObject({ kind: "ignored" });
});
