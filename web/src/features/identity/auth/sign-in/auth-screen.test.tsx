import { auth } from "@solodesk/contract/identity/auth.ts";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { clearSession, currentUser } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { AuthScreen } from "./auth-screen.tsx";

const signedIn = { status: true, message: "", data: { user: maya, tokens: tokensOf("new") } } as const;

function open(at: string) {
  const router = createMemoryRouter(
    [
      { path: "/auth/:type", Component: AuthScreen },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  const { state } = router;
  return { at: () => router.state.location.pathname + router.state.location.search, state };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function fillLogin(password = "long enough") {
  type("Email", "maya@example.com");
  type("Password", password);
  press("Log in");
}

beforeEach(() => {
  clearSession();
  notices.set([]);
});

test("logs in, says so, and leads to the wanted page", async () => {
  fakeNetwork(answers(auth.login, signedIn));
  const { at } = open("/auth/login?redirect=%2Forders%3Fpage%3D2");
  fillLogin();
  await waitFor(() => expect(at()).toBe("/orders?page=2"));
  expect(currentUser()).toEqual(maya);
  expect(notices.get()).toEqual([{ type: "success", title: "Login successful" }]);
});

test("never leads off this site", async () => {
  fakeNetwork(answers(auth.login, signedIn));
  const { at } = open("/auth/login?redirect=%2F%2Fevil.example");
  fillLogin();
  await waitFor(() => expect(at()).toBe("/"));
});

test("without a wish, the profile's redirectPath is followed", async () => {
  const user = { ...maya, redirectPath: "/add-store-detail" };
  fakeNetwork(answers(auth.login, { ...signedIn, data: { ...signedIn.data, user } }));
  const { at } = open("/auth/login");
  fillLogin();
  await waitFor(() => expect(at()).toBe("/add-store-detail"));
});

test("a refused login is a toast, and what was typed stays", async () => {
  fakeNetwork(refuses(auth.login, "invalid_credentials"));
  open("/auth/login");
  fillLogin();
  const toast = { type: "error", title: "Error", description: "The email or password is wrong." };
  await waitFor(() => expect(notices.get()).toMatchObject([toast]));
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("maya@example.com");
});

test("the contract's own rules are checked before anything is sent", async () => {
  const seen = fakeNetwork(answers(auth.register, signedIn));
  open("/auth/register");
  type("Name", "Maya");
  type("Email", "maya@");
  type("Password", "short");
  press("Create account");
  await screen.findByText("Enter an email address such as name@example.com.");
  expect(screen.getByText("Use at least 8 characters.")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(seen).toHaveLength(0);
});

test("a taken email lands on the email input, without a toast", async () => {
  fakeNetwork(refuses(auth.register, "email_taken"));
  const { at } = open("/auth/register?redirect=%2Forders");
  type("Name", "Maya");
  type("Email", "maya@example.com");
  type("Password", "long enough");
  press("Create account");
  const message = (await screen.findByText(/There is already an account with this email\./)).closest("p");
  expect(message?.textContent).toBe("There is already an account with this email. Log in instead.");
  expect(screen.getByLabelText("Email").getAttribute("aria-describedby")).toBe(message?.id);
  expect(notices.get()).toEqual([]);
  // The message is a link that takes the email along. Pressing it blurs the input first.
  await act(async () => fireEvent.blur(screen.getByLabelText("Email")));
  fireEvent.click(screen.getByRole("link", { name: "Log in instead" }));
  await screen.findByRole("heading", { level: 1, name: "Log in" });
  expect(at()).toBe("/auth/login?redirect=%2Forders");
  expect(valueOf("Email")).toBe("maya@example.com");
  expect(valueOf("Password")).toBe("");
});

test("the form for a new account says what creating one accepts; the log-in form does not", async () => {
  fakeNetwork();
  open("/auth/register");
  const line =
    "By creating an account, you accept the Terms & Conditions. The Privacy Policy says how we use your data.";
  const accepted = (_: string, element: Element | null) =>
    element?.tagName === "P" && element.textContent === line;
  expect(screen.getByText(accepted)).toBeTruthy();
  const links = ["Terms & Conditions", "Privacy Policy"].map((name) => screen.getByRole("link", { name }));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/terms-and-conditions", "/privacy"]);
  expect(links.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank"]);
  fireEvent.click(screen.getByRole("tab", { name: "Log in" }));
  await screen.findByRole("heading", { level: 1, name: "Log in" });
  expect(screen.queryByText(accepted)).toBeNull();
});

test("the tabs lead from one to the other and keep the wish and the email, but no password", async () => {
  fakeNetwork();
  const { at } = open("/auth/login?redirect=%2Forders");
  type("Email", "maya@example.com");
  type("Password", "long enough");
  fireEvent.click(screen.getByRole("tab", { name: "Create account" }));
  await screen.findByRole("heading", { level: 1, name: "Create account" });
  expect(at()).toBe("/auth/register?redirect=%2Forders");
  expect([valueOf("Email"), valueOf("Password")]).toEqual(["maya@example.com", ""]);
});
