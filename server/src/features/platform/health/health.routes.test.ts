import { health } from "@solodesk/contract/platform/health.ts";
import { describe, expect } from "vitest";
import { call } from "#test/call.ts";
import { test } from "#test/with-server.ts";

describe("health", () => {
  test("a running server is live and ready", async ({ server }) => {
    for (const url of ["/healthz", "/readyz"]) {
      const answer = await server.http.inject({ url });
      expect(answer.statusCode, url).toBe(200);
      expect(answer.json()).toEqual({ status: true });
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("a database behind this version's schema is not ready", async ({ server }) => {
    await server.database.sql("DELETE FROM migrations WHERE name LIKE '0003%'");
    const answer = await call(server, health.checkReadiness, {});
    expect(answer.status).toBe(503);
    expect(answer.refusal).toMatchObject({ status: false, code: "unavailable" });
  });
});
