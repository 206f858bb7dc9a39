import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { type BackupState, maintenance } from "@solodesk/contract/operator/maintenance.ts";
import type { InstallationCheck } from "@solodesk/contract/platform/health.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUser } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { maya } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { streamOf } from "../../../../test/stream-of.ts";
import { MaintenancePage } from "./maintenance-page.tsx";

type Route = Parameters<typeof fakeNetwork>[number];

const twoSteps = (enabled: boolean) =>
  answers(secondFactor.get, { status: true, data: { enabled, enrolledAt: null, recoveryCodesLeft: 10 } });
const kept: BackupState = {
  place: "/backups",
  keep: 7,
  running: false,
  failure: null,
  proved: { at: "2026-11-30T02:24:00Z", name: "solodesk-x.tar.gz", size: 3_400_000 },
  unavailable: null,
};
const backups = (more: Partial<BackupState> = {}) =>
  answers(maintenance.getBackups, { data: { ...kept, ...more } });
const check = (more: Partial<InstallationCheck>) =>
  `${JSON.stringify({ type: "check", key: "disk", title: "Disk", outcome: "passed", detail: "Plenty.", ...more })}\n`;
const end = '{"type":"end"}\n';

function streaming(endpoint: Route[0]) {
  const streams: ReturnType<typeof streamOf>[] = [];
  const route: Route = [
    endpoint,
    () => {
      const stream = streamOf();
      streams.push(stream);
      return stream.response;
    },
  ];
  return { route, streams, write: (text: string) => act(async () => streams.at(-1)?.write(text)) };
}

async function show(...routes: Route[]) {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/operator", screen: <MaintenancePage /> });
  await act(async () => setUser({ ...maya, operator: true }));
  return seen;
}

test("each check shows as it comes, then what needs attention and how to fix it", async () => {
  const { route, streams, write } = streaming(maintenance.examine);
  await show(twoSteps(true), backups(), route);
  await expect.poll(() => streams.length).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("Checking…");
  await write(check({}));
  expect(screen.getByRole("status").textContent).toBe("Checking… 1 done");
  await write(
    check({ key: "jobs", title: "Jobs", outcome: "failed", detail: "One is late.", fix: "Read its log." }) +
      end,
  );
  expect(screen.getByRole("status").textContent).toBe("1 thing needs your attention.");
  const found = within(screen.getByRole("region", { name: "Checks" })).getAllByRole("listitem");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "Works: DiskPlenty. ",
    "Needs your attention: JobsOne is late. Read its log.",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  await expect.poll(() => streams.length).toBe(2);
});

test("a backup is made on demand, and its state is told", async () => {
  const { route } = streaming(maintenance.examine);
  const running = { status: true as const, message: "", data: { ...kept, running: true } };
  const seen = await show(twoSteps(true), backups(), route, answers(maintenance.makeBackup, running));
  expect(await screen.findByText(/^Last one .*3\.4 MB$/)).toBeTruthy();
  expect(screen.getByText("The last 7 are kept in /backups")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Back up now" })));
  await expect.poll(() => seen.some(({ endpoint }) => endpoint === maintenance.makeBackup)).toBe(true);
});

test("a failed backup says why", async () => {
  const { route } = streaming(maintenance.examine);
  await show(twoSteps(true), backups({ failure: "The disk is full." }), route);
  expect(await screen.findByText("The disk is full.")).toBeTruthy();
});

test("where no backup can be made, it says what to set", async () => {
  const { route } = streaming(maintenance.examine);
  await show(twoSteps(true), backups({ place: null, unavailable: "Set BACKUP_TO." }), route);
  expect(await screen.findByText("Set BACKUP_TO.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Back up now" }).disabled).toBe(true);
});

test("the books are checked on demand, and each fault is shown", async () => {
  const { route } = streaming(maintenance.examine);
  const books = streaming(maintenance.checkBooks);
  await show(twoSteps(true), backups(), route, books.route);
  fireEvent.click(await screen.findByRole("button", { name: "Check the books" }));
  await expect.poll(() => books.streams.length).toBe(1);
  const claim = (faults: string[], name: string) =>
    `${JSON.stringify({ type: "claim", claim: name, of: "accounts", counted: 3, faults })}\n`;
  await books.write(claim([], "Sums are zero") + claim(["Account 7 holds 1"], "Balances fit") + end);
  expect(await screen.findByText("Account 7 holds 1")).toBeTruthy();
  expect(screen.getByText(/2 claims checked/).textContent).toBe("2 claims checked · 1 is wrong");
  expect(screen.queryByText("Sums are zero")).toBeNull();
});

test("without a second factor it asks for one, and reads nothing of others", async () => {
  const seen = await show(twoSteps(false));
  const link = await screen.findByRole("link", { name: "Turn on two-step sign-in" });
  expect(link.getAttribute("href")).toBe("/settings#security");
  expect(seen.map(({ endpoint }) => endpoint)).toEqual([secondFactor.get]);
});

test("whoever runs no installation reads that this page is not for them", async () => {
  const seen = fakeNetwork();
  showScreen({ at: "/operator", screen: <MaintenancePage /> });
  expect(
    await screen.findByText("Only the people who run this installation can see this page."),
  ).toBeTruthy();
  expect(seen).toEqual([]);
});

test("a page that could not be loaded is tried again", async () => {
  await show(refuses(secondFactor.get, "internal"));
  const { route } = streaming(maintenance.examine);
  const retry = await screen.findByRole("button", { name: "Retry" });
  fakeNetwork(twoSteps(true), backups(), route);
  fireEvent.click(retry);
  expect(await screen.findByRole("button", { name: "Check again" })).toBeTruthy();
});
