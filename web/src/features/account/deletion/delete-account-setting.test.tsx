import { type Deletion, deletion } from "@solodesk/contract/account/deletion.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { onRefreshed } from "#kernel/api/refreshed.ts";
import { notices } from "#kernel/page/notify.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { maya } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { DeleteAccountSetting } from "./delete-account-setting.tsx";

const deletesAt = "2026-12-05T12:00:00Z";
const state = (changes: Partial<Deletion> = {}): Deletion => ({
  deletesAt: null,
  days: 14,
  reasons: [],
  lapses: { amount: 0, currency: "USD" },
  ...changes,
});
const looked = (changes: Partial<Deletion> = {}) =>
  answers(deletion.get, { status: true, data: state(changes) });
const done = answers(deletion.request, { status: true, message: "", data: state({ deletesAt }) });

const open = () => {
  showScreen({ at: "/settings", screen: <DeleteAccountSetting /> });
  fireEvent.click(screen.getByRole("button", { name: "Delete account" }));
  return within(screen.getByRole("dialog"));
};
const typeEmail = (value: string) =>
  fireEvent.change(screen.getByLabelText("Type your email to confirm"), { target: { value } });
const press = () =>
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete account" }));

beforeEach(() => notices.set([]));

test("what is still to be done is named with a way there, and nothing can be sent", async () => {
  const remedy = { remedy: "Withdraw them first.", path: "/withdrawal" };
  const reason = { code: "earnings" as const, reason: "You have $20.00 of earnings.", ...remedy };
  fakeNetwork(looked({ reasons: [reason] }));
  const dialog = open();
  const way = await dialog.findByRole("link", { name: /You have \$20.00 of earnings/ });
  expect(way.getAttribute("href")).toBe("/withdrawal");
  expect(dialog.queryByLabelText("Type your email to confirm")).toBeNull();
});

test("another email is refused on its input; the right one says until when there is a way back", async () => {
  fakeNetwork(
    looked(),
    refuses(deletion.request, "validation_failed", { confirm: "This isn't your email." }),
  );
  open();
  await screen.findByText(/For 14 days you can log in and keep the account/);
  expect(screen.getByText(/because the law requires it/)).toBeTruthy();
  typeEmail("maya@example.org");
  press();
  expect(await screen.findByText("This isn't your email.")).toBeTruthy();
  const seen = fakeNetwork(looked({ deletesAt }), done);
  typeEmail(maya.email);
  press();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen[0]?.body).toEqual({ confirm: maya.email, giveUpWallet: false });
  expect(currentUser()?.deletesAt).toBe(deletesAt);
  expect(notices.get().map(({ title }) => title)).toEqual([
    "Your account will be deleted on December 5, 2026",
  ]);
});

test("what is left in the wallet is given up by a tick of its own", async () => {
  const seen = fakeNetwork(looked({ lapses: { amount: 1234, currency: "USD" } }), done);
  open();
  fireEvent.click(await screen.findByRole("checkbox", { name: /I give up the \$12.34 in my wallet/ }));
  typeEmail(maya.email);
  press();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen.find(({ endpoint }) => endpoint === deletion.request)?.body).toMatchObject({
    giveUpWallet: true,
  });
});

test("while it waits the account can be kept, and a look that failed can be taken again", async () => {
  const outOfDate: Endpoint[] = [];
  onRefreshed((endpoints) => outOfDate.push(...endpoints));
  fakeNetwork(answers(deletion.cancel, null));
  showScreen({ at: "/settings", screen: <DeleteAccountSetting /> });
  fireEvent.click(screen.getByRole("button", { name: "Delete account" }));
  expect(await screen.findByText(/Nothing was changed/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  setUser({ ...maya, deletesAt });
  fireEvent.click(await screen.findByRole("button", { name: "Keep account" }));
  await waitFor(() => expect(currentUser()).toEqual(maya));
  // The plan continues, and the screen behind the banner may show it.
  await waitFor(() => expect(outOfDate).toContain(subscription.get));
});
