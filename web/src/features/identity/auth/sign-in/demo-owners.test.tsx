import { auth } from "@solodesk/contract/identity/auth.ts";
import { demoOwners, demoPassword } from "@solodesk/contract/platform/demo.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { loadOtherWay } from "./load-other-way.ts";

const signedIn = { status: true, message: "", data: { user: maya, tokens: tokensOf("new") } } as const;
const config = {
  google: { enabled: false, clientId: null, authorizationEndpoint: null },
  mails: false,
  localOnly: true,
  chatUrl: null,
  projectId: "p",
  currency: "EUR",
};

test("only the demo offers its owners, and one press signs in as one of them", async () => {
  fakeNetwork(answers(auth.getConfig, config));
  expect(await loadOtherWay()).toBeUndefined();

  const demo = { since: "2026-11-30T10:00:00.000Z" };
  const seen = fakeNetwork(answers(auth.getConfig, { ...config, demo }), answers(auth.login, signedIn));
  const Owners = await loadOtherWay();
  if (!Owners) throw new Error("Nothing is offered.");
  const router = createMemoryRouter(
    [
      { path: "/auth/login", Component: Owners },
      { path: "*", element: <h1>Home</h1> },
    ],
    { initialEntries: ["/auth/login"] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole("button", { name: "Eileen, potter in Kinvara" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  const sent = seen.find(({ endpoint }) => endpoint === auth.login);
  expect(sent?.body).toEqual({ email: demoOwners.pottery, password: demoPassword });
});
