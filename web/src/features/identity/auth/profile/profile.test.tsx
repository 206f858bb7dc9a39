import { google } from "@solodesk/contract/identity/auth/google.ts";
import type { Session } from "@solodesk/contract/identity/auth/session.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { setUser } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { maya } from "../../../../../test/people.ts";
import { appConfig } from "../../../../../test/pricing-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { ProfileScreen } from "../profile-screen.tsx";

const session = (nth: number, changes: Partial<Session> = {}): Session => ({
  id: `0199d000-0000-7000-8000-00000000000${nth}`,
  current: nth === 1,
  device: nth === 1 ? "Firefox on Linux" : "Safari on iPhone",
  userAgent: "",
  createdAt: "2026-11-01T10:00:00Z",
  lastUsedAt: "2026-11-02T10:00:00Z",
  ...changes,
});

const listed = (...data: Session[]) => answers(auth.listSessions, { status: true as const, data });
const unchanged = answers(emails.getChange, { status: true as const, data: null });
const open = () => showScreen({ at: "/profile", screen: <ProfileScreen /> });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = () => notices.get().map(({ title }) => title);

beforeEach(() => notices.set([]));

test("devices: this one is marked and stays; another is signed out, or all others after a question", async () => {
  const seen = fakeNetwork(
    listed(session(1), session(2)),
    unchanged,
    answers(auth.endSession, null),
    answers(auth.endOtherSessions, null),
  );
  open();
  const devices = await screen.findByRole("list", { name: "Devices" });
  const [own, other] = await within(devices).findAllByText(/on (Linux|iPhone)/);
  expect(own?.parentElement?.textContent).toContain("This device");
  expect(other?.parentElement?.textContent).not.toContain("This device");
  expect(within(devices).getAllByRole("button")).toHaveLength(1);
  press(/^Sign out Safari on iPhone/);
  await waitFor(() => expect(said()).toEqual(["Device signed out"]));
  expect(seen.find(({ endpoint }) => endpoint === auth.endSession)?.url.pathname).toContain(session(2).id);
  press("Sign out all others");
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Sign out all others" }));
  await waitFor(() => expect(said()).toContain("All other devices signed out"));
});

test("one device has no others, and a list that failed can be asked for again", async () => {
  fakeNetwork(unchanged);
  open();
  expect(await screen.findByText("Your devices could not be loaded.")).toBeTruthy();
  fakeNetwork(listed(session(1)), unchanged);
  press("Retry");
  expect(await screen.findByText("Firefox on Linux")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign out all others" })).toBeNull();
});

test("the password is changed in a dialog; a refusal stands on its input and nothing is lost", async () => {
  fakeNetwork(
    listed(session(1)),
    unchanged,
    refuses(passwords.change, "validation_failed", { currentPassword: "This password is wrong." }),
  );
  open();
  press("Change password");
  type("Current password", "wrong one");
  type("New password", "another horse battery");
  const [send] = within(screen.getByRole("dialog")).getAllByRole("button", { name: "Change password" });
  fireEvent.click(send!);
  expect(await screen.findByText("This password is wrong.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("another horse battery");
  const seen = fakeNetwork(listed(session(1)), unchanged, answers(passwords.change, null));
  type("Current password", "correct horse");
  fireEvent.click(send!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen[0]?.body).toEqual({ currentPassword: "correct horse", newPassword: "another horse battery" });
  expect(said()).toEqual(["Password changed"]);
});

test("an email that is not confirmed can get its link again; one that changes says what is waited for", async () => {
  const change = { email: "new@example.com", waitsFor: ["old" as const], expires: "2026-11-03T10:00:00Z" };
  const message = "The link is on its way to maya@example.com";
  fakeNetwork(
    listed(session(1)),
    answers(emails.getChange, { status: true, data: change }),
    answers(emails.sendVerification, { status: true, message }),
  );
  open();
  expect(await screen.findByText(/the link in the email to your current address/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  setUser({ ...maya, emailVerified: false });
  fireEvent.click(await screen.findByRole("button", { name: "Send again" }));
  await waitFor(() => expect(said()).toEqual([message]));
});

test("where no mail is sent, no link is promised", async () => {
  fakeNetwork(listed(session(1)), unchanged, answers(auth.getConfig, { ...appConfig, mails: false }));
  open();
  act(() => setUser({ ...maya, emailVerified: false }));
  expect(await screen.findByText(/^This site doesn't send email/)).toBeTruthy();
  for (const name of ["Send again", "Change email"])
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled, name).toBe(true);
  expect(screen.queryByText(/the email we sent you/)).toBeNull();
});

test("who came by Google is offered a first password, and unlinks Google only once there is one", async () => {
  const user = { linked: true, email: "m@example.com", name: null, picture: null, hasPassword: false };
  const configured = {
    enabled: true,
    clientId: "id",
    authorizationEndpoint: "https://accounts.example/auth",
  };
  const common = [
    listed(session(1)),
    unchanged,
    answers(auth.getConfig, { ...appConfig, google: configured }),
    answers(passwords.set, null),
    answers(google.unlink, { status: true, message: "", data: { ...user, linked: false } }),
  ] as const;
  const seen = fakeNetwork(...common, answers(google.getUser, { status: true, data: user }));
  open();
  const unlink = await screen.findByRole<HTMLButtonElement>("button", { name: "Unlink" });
  expect(unlink.disabled).toBe(true);
  press("Set a password");
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Password"), { target: { value: "pale-lamp-41" } });
  fakeNetwork(...common, answers(google.getUser, { status: true, data: { ...user, hasPassword: true } }));
  fireEvent.click(dialog.getByRole("button", { name: "Set password" }));
  expect(await screen.findByRole("button", { name: "Change password" })).toBeTruthy();
  await waitFor(() => expect(unlink.disabled).toBe(false));
  press("Unlink");
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Unlink" }));
  await waitFor(() => expect(said()).toEqual(["Password set", "Google account unlinked"]));
  expect(seen.some(({ endpoint }) => endpoint === google.getUser)).toBe(true);
});

test("a change of email that waits is called off by a press", async () => {
  const change = { email: "new@example.com", waitsFor: ["new" as const], expires: "2026-11-03T10:00:00Z" };
  fakeNetwork(
    listed(session(1)),
    answers(emails.getChange, { status: true, data: change }),
    answers(emails.cancelChange, null),
  );
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the change" }));
  await waitFor(() => expect(said()).toEqual(["Your email was not changed"]));
});
