// A separate file: whether Google is offered is requested once, when the screen first mounts.
import { auth } from "@solodesk/contract/identity/auth.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../test/people.ts";
import { AuthScreen } from "./sign-in/auth-screen.tsx";

const signedIn = { status: true, message: "", data: { user: maya, tokens: tokensOf("new") } } as const;
const config = {
  google: { enabled: true, clientId: "a-client", authorizationEndpoint: "https://google.example/auth" },
  mails: true,
  localOnly: false,
  chatUrl: null,
  projectId: "p",
  currency: "USD",
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const google = () => screen.queryByRole("button", { name: "Continue with Google" });

/** The first step succeeded, and the server also requires a code. */
async function asks(): Promise<Response> {
  const body: object = await refusal("second_factor_required").json();
  return new Response(JSON.stringify({ ...body, ticket: "a-ticket" }), { status: 401 });
}

function logIn() {
  type("Email", "maya@example.com");
  type("Password", "long enough");
  press("Log in");
}

test("while a code is asked for no other way in stands beside it; the way back leads to all of them", async () => {
  fakeNetwork(answers(auth.getConfig, config), [auth.login, asks], answers(auth.loginWithCode, signedIn));
  const router = createMemoryRouter(
    [
      { path: "/auth/:type", Component: AuthScreen },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ["/auth/login?redirect=%2Forders"] },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(google()).not.toBeNull());
  logIn();
  await screen.findByRole("heading", { level: 1, name: "One more step" });
  await screen.findByLabelText("Code");
  expect(google()).toBeNull();
  expect(screen.queryByRole("tablist")).toBeNull();
  expect(screen.queryByRole("link", { name: /Forgot/ })).toBeNull();
  press("Back to password");
  await waitFor(() => expect(google()).not.toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  expect([valueOf("Email"), valueOf("Password")]).toEqual(["maya@example.com", ""]);
  logIn();
  fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "123456" } });
  press("Log in");
  await waitFor(() => expect(router.state.location.pathname).toBe("/orders"));
});
