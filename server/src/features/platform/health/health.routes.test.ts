import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe("health", () => {
  test("a running server is live and ready", async () => {
    for (const url of ["/healthz", "/readyz"]) {
      const answer = await server.http.inject({ url });
      expect(answer.statusCode, url).toBe(200);
      expect(answer.json()).toEqual({ status: true });
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("a database behind this version's schema is not ready", async () => {
    await server.database.sql("DELETE FROM migrations WHERE name LIKE '0003%'");
    const answer = await server.http.inject({ url: "/readyz" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: false, code: "unavailable" });
  });
});
