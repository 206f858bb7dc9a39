import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { clearSession, currentUser, startSession } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { appConfig } from "../../../../../test/pricing-of.ts";
import { ChangeEmailScreen } from "./change-email-screen.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";
import { VerifyEmailScreen } from "./verify-email-screen.tsx";

function open(Component: ComponentType, at: string, state?: object) {
  const [pathname = "", hash = ""] = at.split("#");
  const router = createMemoryRouter(
    [
      { path: pathname, Component },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [{ pathname, hash: hash && `#${hash}`, state }] },
  );
  render(<RouterProvider router={router} />);
  return Object.assign(() => router.state.location, { navigate: (to: string) => router.navigate(to) });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  clearSession();
  notices.set([]);
});

describe("forgot password", () => {
  test("takes the email that was typed at the log-in, and says the same whoever asks", async () => {
    const seen = fakeNetwork(answers(passwords.forgot, { status: true, message: "" }));
    open(ForgotPasswordScreen, "/auth/forgot-password", { email: "maya@example.com" });
    press("Send link");
    expect(await screen.findByText(/the link is on its way/)).toBeTruthy();
    expect(seen[0]?.body).toEqual({ email: "maya@example.com" });
    expect(screen.getByRole("link", { name: "Back to log in" }).getAttribute("href")).toBe("/auth/login");
  });

  test("promises no link where none can be sent", async () => {
    fakeNetwork(answers(auth.getConfig, { ...appConfig, mails: false }));
    open(ForgotPasswordScreen, "/auth/forgot-password");
    expect(await screen.findByText(/people who run this site can make you a link/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send link" })).toBeNull();
    expect(screen.queryByText(/reset-link/)).toBeNull();
  });

  test("tells who sits at the machine it runs on how such a link is made", async () => {
    fakeNetwork(answers(auth.getConfig, { ...appConfig, mails: false, localOnly: true }));
    open(ForgotPasswordScreen, "/auth/forgot-password");
    expect(await screen.findByText(/npm run solo -- accounts reset-link/)).toBeTruthy();
  });

  test("keeps what was typed when it fails, and says why", async () => {
    fakeNetwork(refuses(passwords.forgot, "rate_limited"));
    open(ForgotPasswordScreen, "/auth/forgot-password");
    type("Email", "maya@example.com");
    press("Send link");
    expect(await screen.findByText(/Too many requests/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("maya@example.com");
    expect(notices.get()).toEqual([]);
  });
});

describe("reset password", () => {
  test("takes the code out of the address, sends it with the password, and leads to the log-in", async () => {
    const seen = fakeNetwork(answers(passwords.reset, null));
    startSession({ user: maya, tokens: tokensOf("old") });
    const at = open(ResetPasswordScreen, "/auth/reset-password#code=a-code");
    await waitFor(() => expect([at().hash, at().state]).toEqual(["", { code: "a-code" }]));
    type("New password", "another horse battery");
    press("Set password");
    await screen.findByRole("heading", { name: "Elsewhere" });
    expect(seen[0]?.body).toEqual({ token: "a-code", password: "another horse battery" });
    expect([at().pathname, currentUser()]).toEqual(["/auth/login", null]);
  });

  test("shows a poor password on its input, and a dead link above it", async () => {
    fakeNetwork(refuses(passwords.reset, "validation_failed", { password: "Too common." }));
    open(ResetPasswordScreen, "/auth/reset-password#code=a-code");
    type("New password", "password1");
    press("Set password");
    await waitFor(() => expect(screen.getByLabelText("New password").ariaInvalid).toBe("true"));
    expect(screen.getByText("Too common.")).toBeTruthy();
    fakeNetwork(refuses(passwords.reset, "invalid_link"));
    type("New password", "another horse battery");
    press("Set password");
    expect(await screen.findByText(/was already used or has expired/)).toBeTruthy();
  });

  test("asks for no password where the address holds no code", () => {
    open(ResetPasswordScreen, "/auth/reset-password");
    expect(screen.getByText(/This link is not complete/)).toBeTruthy();
    expect(screen.queryByLabelText("New password")).toBeNull();
  });
});

describe("links that confirm an address", () => {
  test("do so by a press, not by being opened; the account shows it", async () => {
    startSession({ user: { ...maya, emailVerified: false }, tokens: tokensOf("a") });
    const seen = fakeNetwork(
      answers(emails.verify, null),
      answers(auth.getProfile, { status: true, data: maya }),
    );
    const at = open(VerifyEmailScreen, "/auth/verify-email#code=a-code");
    await waitFor(() => expect(at().hash).toBe(""));
    expect(seen).toEqual([]);
    expect(screen.getByText(/didn't make an account here, don't confirm it/)).toBeTruthy();
    press("Confirm this email");
    expect(await screen.findByText(/your email is confirmed/)).toBeTruthy();
    expect(seen[0]?.body).toEqual({ token: "a-code" });
    expect(currentUser()?.emailVerified).toBe(true);
    expect(screen.queryByRole("button", { name: "Confirm this email" })).toBeNull();
  });

  test("say which of two addresses is still asked, and what was refused", async () => {
    const data = { email: "new@example.com", changed: false };
    fakeNetwork(answers(emails.confirmChange, { status: true, data }));
    open(ChangeEmailScreen, "/auth/change-email#code=a-code");
    press("Confirm the new email");
    expect(await screen.findByText(/open the link in the email to your other address/)).toBeTruthy();
  });

  test("ask anew where another link is opened in the same tab", async () => {
    const told = (changed: boolean) =>
      answers(emails.confirmChange, { status: true, data: { email: "new@example.com", changed } });
    const seen = fakeNetwork(told(false));
    const router = open(ChangeEmailScreen, "/auth/change-email#code=first");
    press("Confirm the new email");
    await screen.findByText(/open the link in the email to your other address/);
    const asked = fakeNetwork(told(true));
    await act(() => router.navigate("/auth/change-email#code=second"));
    expect(screen.queryByText(/your other address/)).toBeNull();
    press("Confirm the new email");
    expect(await screen.findByText(/Your email is now new@example.com/)).toBeTruthy();
    expect([...seen, ...asked].map(({ body }) => body)).toEqual([{ token: "first" }, { token: "second" }]);
  });

  test("leave the button where it is when they are refused", async () => {
    fakeNetwork(refuses(emails.verify, "invalid_link"));
    open(VerifyEmailScreen, "/auth/verify-email#code=a-code");
    press("Confirm this email");
    expect(await screen.findByText(/was already used or has expired/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Confirm this email" })).toBeTruthy();
    expect(notices.get()).toEqual([]);
  });
});
