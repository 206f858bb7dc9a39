import { audit } from "@solodesk/contract/identity/audit.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp();
});
afterAll(() => app.close());

/** The languages of an account's emails, by kind. */
async function emailLanguages(userId: string) {
  const mails = await app.server.database.sql<{ kind: string; html: string }>(
    "SELECT kind, html FROM mails WHERE user_id = $1 ORDER BY created_at",
    [userId],
  );
  return mails.map(({ kind, html }) => [kind, /<html lang="([^"]+)"/.exec(html)?.[1]]);
}

test.each([
  ["de-AT,de;q=0.9", "de"],
  ["fr", "en"],
  ["fr, de;q=0.8", "de"],
  [undefined, "en"],
])("an account made in %j begins in %s, with its first email", async (wanted, language) => {
  const body = {
    name: "Ada",
    email: `ada-${language}-${wanted?.length}@example.com`,
    password: "correct horse",
  };
  const headers = { ...(wanted !== undefined && { "accept-language": wanted }) };
  const { user } = (await call(app.server, auth.register, { body }, { headers })).body.data;
  expect(user.language).toBe(language);
  expect(await emailLanguages(user.id)).toContainEqual(["verify_email", language]);
});

test("the owner chooses another one, of those that screens come in", async () => {
  const { headers, user } = await signUp(app.server);
  const choose = (language: string) =>
    app.server.http.inject({ method: "PATCH", url: auth.editProfile.path, headers, payload: { language } });
  expect((await choose("es")).json()).toEqual({ status: true, data: { ...user, language: "es" } });
  expect((await choose("fr")).statusCode).toBe(422);
  expect((await call(app.server, auth.getProfile, {}, { headers })).body.data.language).toBe("es");
  const [latest] = (await call(app.server, audit.list, {}, { headers })).body.data;
  expect(latest?.words).toBe("Profile changed: language");
});

test("emails to the owner use the account's language, whatever the language of the request", async () => {
  const { server } = app;
  const seller = await app.salon();
  await call(server, auth.editProfile, { body: { language: "es" } }, seller);
  await call(
    server,
    bookings.book,
    {
      params: { website_url: seller.websiteUrl },
      body: { service_id: seller.serviceId, starts_at: "2026-11-23T09:00:00Z", customer },
    },
    { headers: { "accept-language": "de" } },
  );
  expect(await emailLanguages(seller.id)).toContainEqual(["new_booking", "es"]);
});
