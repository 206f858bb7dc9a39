import { auth } from "@solodesk/contract/identity/auth.ts";
import { demo } from "@solodesk/contract/platform/demo.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { DemoBar } from "./demo-bar.tsx";

const { left } = vi.hoisted(() => ({ left: vi.fn<(address: string) => void>() }));
vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: left, loadAgain: vi.fn<() => void>() }));

const since = "2026-11-30T10:00:00.000Z";
const config = (began: string) => ({
  google: { enabled: false, clientId: null, authorizationEndpoint: null },
  mails: false,
  localOnly: true,
  chatUrl: null,
  projectId: "p",
  currency: "EUR",
  demo: { since: began },
});

beforeEach(() => {
  left.mockClear();
  notices.set([]);
});

function startOver() {
  render(<DemoBar />);
  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByText(/Everything that you or others changed in it is discarded/)).toBeTruthy();
  const [yes] = screen.getAllByRole("button", { name: "Start over" }).slice(-1);
  if (yes) fireEvent.click(yes);
}

test("starts the demo over once it was asked, and leads to the sign-in when another server answers", async () => {
  let answering = since;
  const seen = fakeNetwork(answers(demo.startOver, null), [
    auth.getConfig,
    () => Response.json(config(answering)),
  ]);
  startOver();
  const asked = () => seen.filter(({ endpoint }) => endpoint === auth.getConfig).length;
  await waitFor(() => expect(asked()).toBeGreaterThan(1), { timeout: 3000 });
  expect(left).not.toHaveBeenCalled();
  answering = "2026-11-30T10:05:00.000Z";
  await waitFor(() => expect(left.mock.calls).toEqual([["/auth/login"]]), { timeout: 3000 });
  expect(seen.filter(({ endpoint }) => endpoint === demo.startOver)).toHaveLength(1);
});

test("a refusal is shown, and nobody leaves", async () => {
  fakeNetwork(answers(auth.getConfig, config(since)), refuses(demo.startOver, "rate_limited"));
  startOver();
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error" }]));
  expect(left).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Start over" })).not.toHaveProperty("disabled", true);
});
