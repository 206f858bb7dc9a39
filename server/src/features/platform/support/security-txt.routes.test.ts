import { expect, test } from "vitest";
import { after, days } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

const PATH = "/.well-known/security.txt";

async function ask(settings: Parameters<typeof testApp>[0], act: (server: TestApp) => Promise<void>) {
  const server = await testApp(settings);
  await act(server);
  await server.close();
}

test("security.txt names the contact, until when, the languages and its own address", () =>
  ask(
    { SECURITY_CONTACT: "mailto:security@desk.example", PUBLIC_URL: "https://desk.example/" },
    async (server) => {
      const answer = await server.http.inject({ url: PATH, headers: { host: "elsewhere.example" } });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
      const [contact, expires = "", ...rest] = answer.body.split("\n");
      expect(contact).toBe("Contact: mailto:security@desk.example");
      expect(rest).toEqual(["Preferred-Languages: en", `Canonical: https://desk.example${PATH}`, ""]);
      const until = new Date(expires.replace("Expires: ", ""));
      expect(until.getTime()).toBeGreaterThan(server.clock.now().getTime());
      expect(until.getTime()).toBeLessThan(after(server.clock.now(), days(365)).getTime());
    },
  ));

test("without PUBLIC_URL it doesn't repeat as its address what the request says", () =>
  ask({ SECURITY_CONTACT: "https://desk.example/report" }, async (server) => {
    const { body } = await server.http.inject({ url: PATH, headers: { host: "elsewhere.example" } });
    expect(body).toContain("Contact: https://desk.example/report\n");
    expect(body).not.toMatch(/Canonical|elsewhere/);
  }));

test("without a contact there is no such file", () =>
  ask({}, async (server) => {
    expect((await server.http.inject({ url: PATH })).statusCode).toBe(404);
  }));
