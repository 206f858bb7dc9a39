import { auth } from "@solodesk/contract/identity/auth.ts";
import { beforeEach, expect, test } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { appConfig } from "../../../test/pricing-of.ts";
import { call } from "./call.ts";
import { connection } from "./connection.ts";

const ask = (signal?: AbortSignal) => call(auth.getConfig, {}, signal && { signal }).catch(() => undefined);

beforeEach(() => connection.set("online"));

test("a call without a response loses the connection, the next response brings it back", async () => {
  fakeNetwork();
  await ask();
  expect(connection.get()).toBe("offline");
  fakeNetwork(answers(auth.getConfig, appConfig));
  await ask();
  expect(connection.get()).toBe("online");
});

test("a refusal is a response; what a proxy says for a server that is down is none", async () => {
  connection.set("offline");
  fakeNetwork([auth.getConfig, () => new Response("", { status: 502 })]);
  await ask();
  expect(connection.get()).toBe("offline");
  fakeNetwork(refuses(auth.getConfig, "internal"));
  await ask();
  expect(connection.get()).toBe("online");
});

test("a call that its caller aborts says nothing about the connection", async () => {
  fakeNetwork();
  await ask(AbortSignal.abort());
  expect(connection.get()).toBe("online");
});

test("the browser's events count at once", () => {
  dispatchEvent(new Event("offline"));
  expect(connection.get()).toBe("offline");
  dispatchEvent(new Event("online"));
  expect(connection.get()).toBe("online");
});
