import { auth } from "@solodesk/contract/identity/auth.ts";
import { expect } from "vitest";
import { findConfusables } from "#kernel/find-confusables.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { testAddresses } from "#test/test-addresses.ts";
import { testData } from "#test/test-data.ts";
import { test } from "#test/with-server.ts";

const addresses = testAddresses();

test("every address of the collection is stored as it was sent, or refused", async ({ server }) => {
  expect(addresses.length).toBeGreaterThan(150);
  const outcomes = new Map<number, string[]>();
  for (const email of addresses) {
    const payload = { name: "A", email, password: "pale-lamp-41" };
    const answer = await call(server, auth.register, { body: payload });
    outcomes.set(answer.status, [...(outcomes.get(answer.status) ?? []), email]);
    const [row] = await server.database.sql<{ stored: Buffer }>(
      "SELECT convert_to(email, 'UTF8') AS stored FROM users ORDER BY created_at DESC LIMIT 1",
    );
    const wanted = answer.status === 201 ? Buffer.from(email.trim()) : row?.stored;
    expect(row?.stored, JSON.stringify(email)).toEqual(wanted);
    server.clock.advance(1000);
  }
  expect(new Set(outcomes.keys())).toEqual(new Set([201, 409, 422]));
  expect(outcomes.get(201)?.length).toBeGreaterThan(10);
});

test("every naughty string as a name comes back as it was sent, or is refused", async ({ server }) => {
  const { headers, name: first } = await signUp(server);
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  let current = first;
  let taken = 0;
  for (const name of strings) {
    const edited = await call(server, auth.editProfile, { body: { name } }, { headers });
    expect([200, 422], JSON.stringify(name)).toContain(edited.status);
    const mistake = findConfusables(name.trim());
    if (mistake !== undefined) expect(edited.refusal.fields).toMatchObject({ name: expect.any(String) });
    if (edited.status === 200) {
      current = name.trim();
      taken += 1;
    }
    const profile = await call(server, auth.getProfile, {}, { headers });
    expect(profile.body.data.name).toBe(current);
  }
  expect(taken).toBeGreaterThan(strings.length / 2);
});

test("nobody registers by a name that only looks like one, whose mistake is named", async ({ server }) => {
  const payload = { name: "P\u0430ypal", email: "look@alike.example", password: "pale-lamp-41" };
  const answer = await call(server, auth.register, { body: payload });
  expect([answer.status, answer.refusal.fields]).toEqual([
    422,
    { name: "In “P\u0430ypal” the “\u0430” is Cyrillic. Write each word in one alphabet." },
  ]);
});

test("such a name stays where it has long been one, and may be sent along", async ({ server }) => {
  const { headers, user } = await signUp(server);
  const edit = (payload: object) => call(server, auth.editProfile, { body: payload }, { headers });
  const name = "P\u0430ypal";
  expect((await edit({ name })).status).toBe(422);
  await server.database.sql("UPDATE users SET name = $2 WHERE id = $1", [user.id, name]);
  expect((await edit({ name, picture: null })).body.data).toMatchObject({ name });
});

test("no naughty string as a token, an address or a password breaks a call", async ({ server }) => {
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  for (const naughty of strings) {
    const answers = [
      await call(server, auth.refreshTokens, { body: { refreshToken: naughty } }),
      await call(server, auth.logout, { body: { refreshToken: naughty } }),
      await call(server, auth.linkLogin, { body: { token: naughty } }),
      await call(server, auth.login, { body: { email: naughty, password: naughty } }),
    ];
    for (const [nth, { status }] of answers.entries())
      expect([204, 401, 422], `${nth} ${JSON.stringify(naughty)}`).toContain(status);
  }
});
