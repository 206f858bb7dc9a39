// An error beside a screen must not remove the screen, and an error in everything must not leave an empty
// page.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, type DataRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { HomeScreen } from "#features/account/dashboard/home-screen.tsx";
import { startSession } from "#kernel/session/session.ts";
import { answers, fakeNetwork } from "../../../test/fake-network.ts";
import { maya, newcomer, tokensOf } from "../../../test/people.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { App } from "../app.tsx";
import { Shell } from "../shell/shell.tsx";

function Broken(): never {
  throw new RangeError("Incorrect locale information provided");
}

const started = vi.hoisted((): { router?: DataRouter } => ({}));
vi.mock("../router.ts", () => ({
  get router() {
    return started.router;
  },
}));
vi.mock(import("../shell/header.tsx"), () => ({ Header: Broken }));
vi.mock(import("../shell/sidebar/sidebar.tsx"), () => ({ Sidebar: Broken }));
vi.mock(import("#ui/overlays/toasts.tsx"), () => ({ Toasts: Broken }));

const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  fakeNetwork(home);
  startSession({ user: maya, tokens: tokensOf("test") });
});

test("the screen stays when header, sidebar, toasts and a part of it break", async () => {
  const screenOfHome = (
    <HomeScreen
      isWaiting={false}
      renderToday={() => null}
      renderBriefing={() => null}
      renderCalendar={() => <Broken />}
      renderNext={() => <p>Next ones</p>}
    />
  );
  started.router = createMemoryRouter([
    { Component: Shell, children: [{ path: "/", handle: { name: "Home" }, element: screenOfHome }] },
  ]);
  render(<App />);
  expect(await screen.findByText("Next ones")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Home" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("This part of the page broke");
});

test("where nothing can be shown, the page says so and can be loaded again", () => {
  started.router = createMemoryRouter([{ path: "/", element: <Broken />, ErrorBoundary: Broken }]);
  render(<App />);
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});
