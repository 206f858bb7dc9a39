import { auth } from "@solodesk/contract/identity/auth.ts";
import { demo } from "@solodesk/contract/platform/demo.ts";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#test/call.ts";
import { testApp } from "#test/test-app.ts";

const parent = vi.fn();
afterEach(() => {
  vi.restoreAllMocks();
  parent.mockClear();
});

test("in the demo, anybody may start over: the parent process is asked to", async () => {
  vi.spyOn(process, "send").mockImplementation(parent);
  const server = await testApp({ DEMO: true });
  try {
    const { body } = await call(server, auth.getConfig, {});
    expect(Date.parse(body.demo?.since ?? "")).toBeLessThanOrEqual(Date.now());
    expect((await call(server, demo.startOver, {})).status).toBe(204);
    expect(parent.mock.calls).toEqual([[{ startOver: true }]]);
  } finally {
    await server.close();
  }
});

test("every other installation has nothing to start over", async () => {
  vi.spyOn(process, "send").mockImplementation(parent);
  const server = await testApp();
  try {
    expect((await call(server, auth.getConfig, {})).body).not.toHaveProperty("demo");
    expect((await call(server, demo.startOver, {})).status).toBe(404);
    expect(parent).not.toHaveBeenCalled();
  } finally {
    await server.close();
  }
});
