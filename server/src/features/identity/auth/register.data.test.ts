import { afterAll, beforeAll, expect, test } from "vitest";
import { findConfusables } from "#kernel/find-confusables.ts";
import { signUp } from "#test/test-account.ts";
import { testAddresses } from "#test/test-addresses.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testData } from "#test/test-data.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const addresses = testAddresses();

test("every address of the collection is stored as it was sent, or refused", async () => {
  expect(addresses.length).toBeGreaterThan(150);
  const outcomes = new Map<number, string[]>();
  for (const email of addresses) {
    const payload = { name: "A", email, password: "pale-lamp-41" };
    const answer = await server.http.inject({ method: "POST", url: "/auth/register", payload });
    outcomes.set(answer.statusCode, [...(outcomes.get(answer.statusCode) ?? []), email]);
    const [row] = await server.database.sql<{ stored: Buffer }>(
      "SELECT convert_to(email, 'UTF8') AS stored FROM users ORDER BY created_at DESC LIMIT 1",
    );
    const wanted = answer.statusCode === 201 ? Buffer.from(email.trim()) : row?.stored;
    expect(row?.stored, JSON.stringify(email)).toEqual(wanted);
    server.clock.advance(1000);
  }
  expect(new Set(outcomes.keys())).toEqual(new Set([201, 409, 422]));
  expect(outcomes.get(201)?.length).toBeGreaterThan(10);
});

test("every naughty string as a name comes back as it was sent, or is refused", async () => {
  const { headers, name: first } = await signUp(server);
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  let current = first;
  let taken = 0;
  for (const name of strings) {
    const edited = await server.http.inject({
      method: "PATCH",
      url: "/auth/profile",
      headers,
      payload: { name },
    });
    expect([200, 422], JSON.stringify(name)).toContain(edited.statusCode);
    const mistake = findConfusables(name.trim());
    if (mistake !== undefined) expect(edited.json().fields).toMatchObject({ name: expect.any(String) });
    if (edited.statusCode === 200) {
      current = name.trim();
      taken += 1;
    }
    const profile = await server.http.inject({ url: "/auth/profile", headers });
    expect(profile.json().data.name).toBe(current);
  }
  expect(taken).toBeGreaterThan(strings.length / 2);
});

test("nobody registers by a name that only looks like one, whose mistake is named", async () => {
  const payload = { name: "P\u0430ypal", email: "look@alike.example", password: "pale-lamp-41" };
  const answer = await server.http.inject({ method: "POST", url: "/auth/register", payload });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { name: "In “P\u0430ypal” the “\u0430” is Cyrillic. Write each word in one alphabet." },
  ]);
});

test("such a name stays where it has long been one, and may be sent along", async () => {
  const { headers, user } = await signUp(server);
  const edit = (payload: object) =>
    server.http.inject({ method: "PATCH", url: "/auth/profile", headers, payload });
  const name = "P\u0430ypal";
  expect((await edit({ name })).statusCode).toBe(422);
  await server.database.sql("UPDATE users SET name = $2 WHERE id = $1", [user.id, name]);
  expect((await edit({ name, picture: null })).json().data).toMatchObject({ name });
});

test("no naughty string as a token, an address or a password breaks a call", async () => {
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  for (const naughty of strings) {
    const calls = [
      { url: "/auth/refresh-tokens", payload: { refreshToken: naughty } },
      { url: "/auth/logout", payload: { refreshToken: naughty } },
      { url: "/auth/link-login", payload: { token: naughty } },
      { url: "/auth/login", payload: { email: naughty, password: naughty } },
    ];
    for (const call of calls) {
      const answer = await server.http.inject({ method: "POST", ...call });
      expect([204, 401, 422], `${call.url} ${JSON.stringify(naughty)}`).toContain(answer.statusCode);
    }
  }
});
