import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { CalendarFeedSetting } from "./calendar-feed-setting.tsx";

const created_at = "2026-11-21T10:00:00Z";
const path = "/calendar/secret.ics";
const made = answers(feeds.create, { status: true, message: "", data: { path, created_at } });
const revoked = answers(feeds.revoke, { status: true, message: "" });

const open = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/settings", screen: <CalendarFeedSetting /> });
  return () => seen.map(({ endpoint }) => endpoint.method).join(" ");
};
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const address = () => screen.queryByLabelText<HTMLInputElement>("Private address");
const answerYes = async (name: string) =>
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));

test("makes an address, shows it with its ways in, and copies it", async () => {
  let feed: { created_at: string } | null = null;
  const seen = open(
    [feeds.get, () => Response.json({ data: feed })],
    [
      feeds.create,
      () => {
        feed = { created_at };
        return made[1]({} as never);
      },
    ],
  );
  await press("Create");
  await waitFor(() => expect(address()?.value).toBe(`${location.origin}${path}`));
  expect(document.activeElement).toBe(address());
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Open in calendar app" });
  expect(link.getAttribute("href")).toBe(`webcal://${location.host}${path}`);
  for (const app of ["Google Calendar", "Apple Calendar", "Outlook"])
    expect(screen.getByText(`${app}:`)).toBeTruthy();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await press("Copy address");
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${path}`);
  expect(seen()).toBe("GET POST GET");
});

test("an address made before is not shown again, and is replaced and revoked only when asked for twice", async () => {
  const seen = open(answers(feeds.get, { data: { created_at } }), made, revoked);
  expect(await screen.findByText(/address was made on .*2026/)).toBeTruthy();
  expect(address()).toBeNull();
  await press("Replace");
  await answerYes("Cancel");
  await press("Revoke");
  await answerYes("Cancel");
  expect(seen()).toBe("GET");
  await press("Replace");
  await answerYes("Replace");
  await waitFor(() => expect(address()?.value).toContain(path));
  await press("Revoke");
  await answerYes("Revoke");
  await waitFor(() => expect(address()).toBeNull());
  expect(seen()).toContain("DELETE");
});

test("what cannot be loaded can be asked for again", async () => {
  open(refuses(feeds.get, "internal"));
  expect(await screen.findByText("The feed could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Create" })).toBeNull();
});
