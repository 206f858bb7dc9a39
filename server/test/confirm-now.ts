import type { TestApp } from "./test-app.ts";

/** Everybody who is signed in has just said once more who they are; for tests that let days go by. */
export async function confirmNow({ database, clock }: Pick<TestApp, "database" | "clock">): Promise<void> {
  await database.sql("UPDATE sessions SET confirmed_at = $1", [clock.now()]);
}
