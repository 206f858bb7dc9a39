import { externalCalendars, type Source } from "@solodesk/contract/scheduling/external-calendars.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refusal, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { ExternalCalendarsSetting } from "./external-calendars-setting.tsx";

const home: Source = {
  id: "01990000-0000-7000-8000-000000000001",
  name: "Home",
  host: "calendar.example.com",
  read_at: "2026-11-21T10:00:00Z",
  error: null,
  notes: [],
  stale: false,
  busy: 12,
};
const saved = { status: true, message: "", data: home } as const;

const open = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/settings", screen: <ExternalCalendarsSetting /> });
  return seen;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("a calendar is added by name and address, and why one cannot be is said where it was typed", async () => {
  let tries = 0;
  const why = "What is at the address is no calendar.";
  const seen = open(answers(externalCalendars.list, { data: [] }), [
    externalCalendars.add,
    () => ((tries += 1) === 1 ? refusal("validation_failed", { address: why }) : Response.json(saved)),
  ]);
  await press("Add");
  const dialog = within(await screen.findByRole("dialog", { name: "Add another calendar" }));
  fireEvent.click(dialog.getByRole("button", { name: "Add calendar" }));
  expect(await dialog.findByText("Enter a name for the calendar.")).toBeTruthy();
  expect(dialog.getByText("Enter the calendar's address.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Home" } });
  fireEvent.change(dialog.getByLabelText("Address"), {
    target: { value: "https://calendar.example.com/a.ics" },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Add calendar" }));
  expect(await dialog.findByText(why)).toBeTruthy();
  expect(dialog.getByLabelText("Address").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(dialog.getByRole("button", { name: "Add calendar" }).ariaBusy).not.toBe("true"));
  fireEvent.click(dialog.getByRole("button", { name: "Add calendar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen.at(-2)?.body).toEqual({ name: "Home", address: "https://calendar.example.com/a.ics" });
});

test("each tells how it is, is read now, and is removed only when asked for twice", async () => {
  const broken = {
    ...home,
    id: `${home.id.slice(0, -1)}2`,
    name: "Work",
    error: "The address was answered with 500.",
  };
  const stale = {
    ...broken,
    id: `${home.id.slice(0, -1)}3`,
    name: "Club",
    stale: true,
    notes: ["A note."],
    busy: 1,
  };
  const seen = open(
    answers(externalCalendars.list, { data: [home, broken, stale] }),
    answers(externalCalendars.read, { ...saved, data: broken }),
    answers(externalCalendars.remove, { status: true, message: "" }),
  );
  const rows = await screen.findAllByRole("listitem");
  const states = ["Up to date", "Retrying", "Out of date"];
  for (const [at, state] of states.entries()) expect(rows[at]?.textContent).toContain(state);
  expect(rows[0]?.textContent).toContain("12 busy times ahead");
  expect(rows[1]?.textContent).toContain("answered with 500. We try again automatically.");
  expect(rows[2]?.textContent).toContain("still keep customers from booking.A note.");
  await press("Read Work now");
  await waitFor(() => expect(seen.some(({ url }) => url.pathname.endsWith(`${broken.id}/read`))).toBe(true));
  await press("Remove Home");
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(seen.some(({ endpoint }) => endpoint.method === "DELETE")).toBe(false);
  await press("Remove Home");
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(seen.some(({ endpoint }) => endpoint.method === "DELETE")).toBe(true));
});

test("with five there is no room for more, and what cannot be loaded can be asked for again", async () => {
  const five = Array.from({ length: 5 }, (_, at) => ({
    ...home,
    id: `${home.id.slice(0, -1)}${at}`,
    name: `N${at}`,
  }));
  open(answers(externalCalendars.list, { data: five }));
  expect((await screen.findAllByRole("listitem")).length).toBe(5);
  expect(screen.queryByRole("button", { name: "Add" })).toBeNull();
  document.body.replaceChildren();
  open(refuses(externalCalendars.list, "internal"));
  expect(await screen.findByText("They could not be loaded.")).toBeTruthy();
});
