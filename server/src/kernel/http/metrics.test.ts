import { expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";

const TOKEN = "a token that nobody guesses";

async function withServer(settings: Parameters<typeof testApp>[0], work: (server: TestApp) => Promise<void>) {
  const server = await testApp(settings);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}
const ask = ({ http }: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  http.inject({ url: "/metrics", remoteAddress, headers });

test("with a token whoever sends it reads the figures, and nobody else", async () => {
  await withServer({ METRICS: true, METRICS_TOKEN: TOKEN }, async (server) => {
    const right = await ask(server, "203.0.113.9", { authorization: `Bearer ${TOKEN}` });
    expect(right.statusCode).toBe(200);
    expect(right.body).toContain("http_request_duration_seconds");
    for (const authorization of ["", "Bearer another", TOKEN]) {
      const wrong = await ask(server, "127.0.0.1", { authorization });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.body).not.toContain("http_request");
    }
  });
});

test("without a token only this machine reads them, and no proxy on it", async () => {
  await withServer({ METRICS: true }, async (server) => {
    for (const own of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect((await ask(server, own)).statusCode, own).toBe(200);
    expect((await ask(server, "203.0.113.9")).statusCode).toBe(404);
    expect((await ask(server, "127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(404);
  });
});

test("off, the address does not exist", async () => {
  await withServer({}, async (server) => expect((await ask(server, "127.0.0.1")).statusCode).toBe(404));
});
