// The activity log shows users every change to their access and identity.
import type { AuditEntry, AuditEvent } from "@solodesk/contract/identity/audit.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createResetLink } from "#features/identity/passwords/create-reset-link.ts";
import { sendResetLink } from "#features/identity/passwords/send-reset-link.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { signUp } from "#test/test-account.ts";
import { about, codeIn } from "#test/test-links.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp();
});
afterAll(() => app.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
type Method = "GET" | "POST" | "DELETE" | "PATCH";

async function person() {
  const { http, deps } = app.server;
  const account = await signUp(app.server);
  let { headers } = account;
  const call = (method: Method, url: string, payload?: object) =>
    http.inject({
      method,
      url,
      remoteAddress: "203.0.113.77",
      headers: { ...headers, "user-agent": firefox },
      ...(payload && { payload }),
    });
  const enter = async (email = account.email, password = account.password) => {
    const { tokens } = (await call("POST", "/auth/login", { email, password })).json().data;
    headers = { authorization: `Bearer ${tokens.access.token}` };
    return tokens;
  };
  const mail = async (subject: RegExp) =>
    codeIn(
      about(subject, await app.delivered()).findLast(({ to }) =>
        to?.some(({ address }) => address?.endsWith(account.email)),
      ),
    );
  const resetLink = async () => (await createResetLink(deps, account.email))?.split("#code=")[1];
  return { ...account, call, enter, mail, resetLink };
}
type Person = Awaited<ReturnType<typeof person>>;

const password = "another horse battery";
/** Each runs on a new account. If an action no longer records its event, its test fails. */
const walks: Record<string, (one: Person) => Promise<unknown>> = {
  account_created: async () => undefined,
  signed_in: ({ enter }) => enter(),
  sign_in_failed: async ({ call, email }) => call("POST", "/auth/login", { email, password: "wrong one" }),
  confirmation_failed: ({ call }) => call("POST", "/auth/confirm", { password: "wrong one" }),
  password_change_failed: ({ call }) =>
    call("POST", "/auth/change-password", { currentPassword: "wrong one", newPassword: password }),
  signed_out: ({ call, tokens }) => call("POST", "/auth/logout", { refreshToken: tokens.refresh.token }),
  session_ended: async ({ call, enter }) => {
    await enter();
    const { data } = (await call("GET", "/auth/sessions")).json();
    await call("DELETE", `/auth/sessions/${data[1].id}`);
  },
  sessions_ended: async ({ call, enter }) => {
    await enter();
    await call("DELETE", "/auth/sessions");
  },
  session_stolen: async ({ call, tokens, enter }) => {
    const refreshToken = tokens.refresh.token;
    const next = (await call("POST", "/auth/refresh-tokens", { refreshToken })).json().tokens;
    await call("POST", "/auth/refresh-tokens", { refreshToken: next.refresh.token });
    app.server.clock.advance(minutes(1));
    await call("POST", "/auth/refresh-tokens", { refreshToken });
    await enter();
  },
  link_code_created: ({ call }) => call("POST", "/auth/link-code"),
  password_changed: ({ call, password: currentPassword }) =>
    call("POST", "/auth/change-password", { currentPassword, newPassword: password }),
  reset_link_created: ({ user }) => sendResetLink(app.server.deps, user.id),
  password_reset: async ({ call, resetLink, enter, email }) => {
    await call("POST", "/auth/reset-password", { token: await resetLink(), password });
    await enter(email, password);
  },
  email_verified: async ({ call, mail }) =>
    call("POST", "/auth/verify-email", { token: await mail(/^Confirm your email/) }),
  email_change_requested: ({ call, email }) => call("POST", "/auth/email-change", { email: `new-${email}` }),
  email_change_cancelled: async ({ call, email }) => {
    await call("POST", "/auth/email-change", { email: `new-${email}` });
    await call("DELETE", "/auth/email-change");
  },
  email_changed: async ({ call, mail, email }) => {
    await call("POST", "/auth/email-change", { email: `new-${email}` });
    await call("POST", "/auth/email-change/confirm", { token: await mail(/^Confirm your new email/) });
  },
  profile_changed: ({ call }) => call("PATCH", "/auth/profile", { name: "Grace" }),
  identity_confirmed: ({ call, password: own }) => call("POST", "/auth/confirm", { password: own }),
  export_requested: ({ call }) => call("POST", "/auth/data-exports"),
  deletion_requested: ({ call, email }) => call("POST", "/auth/deletion", { confirm: email }),
  deletion_cancelled: async ({ call, email }) => {
    await call("POST", "/auth/deletion", { confirm: email });
    await call("DELETE", "/auth/deletion");
  },
};

test.each(Object.entries(walks))("%s", async (event, walk) => {
  app.server.clock.advance(days(1));
  const one = await person();
  await walk(one);
  const listed = (await one.call("GET", "/auth/audit")).json<{ data: AuditEntry[] }>();
  const events: AuditEvent[] = listed.data?.map((entry) => entry.event) ?? (await written(one.user.id));
  expect(events).toContain(event);
});

/** Reads the database, for accounts that can no longer sign in. */
const written = async (userId: string): Promise<AuditEvent[]> =>
  (
    await app.server.database.sql<{ event: AuditEvent }>(
      "SELECT event FROM audit_entries WHERE user_id = $1",
      [userId],
    )
  ).map(({ event }) => event);

test("calendar addresses", async () => {
  const seller = await testSellerWithStore(app.server, "feed-shop");
  const path = "/api/marketplace-solopreneur/user/calendar-feed";
  for (const method of ["POST", "DELETE"] as const)
    await app.server.http.inject({ method, url: path, headers: seller.headers });
  expect(await written(seller.id)).toEqual(["calendar_feed_created", "calendar_feed_revoked"]);
});

describe("what is read there", () => {
  test("says when, what, on which device and from which network, newest first; narrowed by event and days", async () => {
    const one = await person();
    await one.call("PATCH", "/auth/profile", { name: "Grace" });
    await one.enter();
    const read = async (query = "") =>
      (await one.call("GET", `/auth/audit${query}`)).json<{
        data: AuditEntry[];
        pagination: { total: number };
      }>();
    const { data, pagination } = await read();
    expect(data.map(({ event }) => event)).toEqual([
      "signed_in",
      "profile_changed",
      "signed_in",
      "account_created",
    ]);
    expect(pagination.total).toBe(4);
    expect(data[0]).toMatchObject({
      words: "Signed in by password",
      device: "Firefox on Linux",
      address: "203.0.113.x",
      current: true,
    });
    expect(data[1]).toMatchObject({ words: "Profile changed: name", current: false });
    expect((await read("?event=signed_in")).data).toHaveLength(2);
    expect((await read("?page_size=3&page=2")).data).toHaveLength(1);
    const today = data[0]?.at.slice(0, 10) ?? "";
    expect((await read(`?from=${today}&to=${today}`)).data).toHaveLength(4);
    expect((await read("?to=2020-01-01")).data).toEqual([]);
    const other = await person();
    expect((await other.call("GET", "/auth/audit")).json().pagination.total).toBe(2);
    const csv = await one.call("GET", "/auth/audit.csv?event=profile_changed");
    expect(csv.body).toContain("Profile changed: name,Firefox on Linux,203.0.113.x");
    expect(csv.body.split("\r\n")).toHaveLength(3);
  });

  test("a flood of wrong passwords is two lines a window, which say where they came from", async () => {
    const one = await person();
    const guess = () => one.call("POST", "/auth/login", { email: one.email, password: "wrong one" });
    for (let n = 0; n < 12; n += 1) await guess();
    const read = async () =>
      (await one.call("GET", "/auth/audit?event=sign_in_failed")).json<{ data: AuditEntry[] }>().data;
    expect((await read()).map(({ words }) => words)).toEqual([
      "Sign-in failed: 10 wrong passwords within 15 minutes; more are refused for a while",
      "Sign-in failed: wrong password",
    ]);
    expect((await read())[0]).toMatchObject({
      device: "Firefox on Linux",
      address: "203.0.113.x",
      current: false,
    });
    app.server.clock.advance(minutes(15));
    await guess();
    await one.enter();
    expect(await read()).toHaveLength(3);
  });

  test("what is refused is not there, and what somebody else does tells nothing of where they are", async () => {
    const one = await person();
    await one.call("POST", "/auth/confirm", { code: "123456" });
    expect(await written(one.user.id)).toEqual(["account_created", "signed_in"]);
    await createResetLink(app.server.deps, one.email);
    const { data } = (await one.call("GET", "/auth/audit?event=reset_link_created")).json<{
      data: AuditEntry[];
    }>();
    expect(data).toMatchObject([
      { device: "", address: "", words: "Password reset link sent by the operator" },
    ]);
  });
});
