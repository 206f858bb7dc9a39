import { expect } from "vitest";
import { storeLink } from "#features/identity/auth/links/store-link.ts";
import { minutes } from "#kernel/time/clock.ts";
import { signUp } from "#test/test-account.ts";
import { test } from "#test/with-server.ts";
import { confirmChange } from "./confirm-change.ts";

test("what the old address has not agreed to in time it never agreed to, however long the last step took", async ({
  server,
}) => {
  const { user, email } = await signUp(server);
  const { deps } = server;
  const about = { userId: user.id, email: "thief@example.org" };
  for (const purpose of ["take_email", "leave_email"] as const)
    await storeLink(deps, { ...about, purpose }, `code-${purpose}`);
  // The first look at the clock is in time, all later ones are too late.
  const looks = [minutes(24 * 60) - 1];
  const clock = {
    now: () => new Date(server.clock.now().getTime() + (looks.shift() ?? minutes(24 * 60 + 1))),
  };
  await confirmChange({ ...deps, clock }, "code-take_email").catch(() => undefined);
  const [kept] = await server.database.sql<{ email: string }>("SELECT email FROM users WHERE id = $1", [
    user.id,
  ]);
  expect(kept?.email).toBe(email);
});
