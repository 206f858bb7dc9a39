import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { showScreen } from "../../../test/screen.tsx";
import { AccountPage } from "./account-page.tsx";

test.each([
  ["/settings#store", "/settings/store"],
  ["/settings#activity", "/settings/activity"],
  ["/settings?activity=login&from=2026-06-01", "/settings/activity?activity=login&from=2026-06-01"],
  ["/settings?mails=failed", "/settings/emails?status=failed"],
  ["/settings?mails=failed&page=2#messages", "/settings/emails?status=failed"],
])("the old address %s leads to %s", async (at, now) => {
  fakeNetwork();
  const { router } = showScreen({ at, screen: <AccountPage /> });
  const shown = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(shown()).toBe(now));
});
