import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accountCalendarOf } from "../../../../../test/external-calendar-of.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { AddExternalCalendar } from "./add-external-calendar.tsx";

const added = answers(externalCalendars.add, { status: true, message: "", data: accountCalendarOf() });
const work = { address: "https://cal.example.com/work/", name: "Work", is_writable: true };
const holidays = { address: "https://cal.example.com/holidays/", name: "Holidays", is_writable: false };
const found = answers(externalCalendars.discover, { data: [work, holidays] });

async function open(...routes: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/settings", screen: <AddExternalCalendar hasGoogle /> });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add another calendar" }));
  return { seen, dialog, bodies: () => seen.map(({ body }) => body) };
}
type Shown = Awaited<ReturnType<typeof open>>["dialog"];

/** A busy button is disabled, and pressing it does nothing. */
async function press(dialog: Shown, name: string | RegExp) {
  const button = await dialog.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
const type = (dialog: Shown, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

async function signIn(dialog: Shown) {
  await press(dialog, /^Calendar account/);
  type(dialog, "Username", "ada@icloud.com");
  type(dialog, "App password", "abcd-efgh");
  await press(dialog, "Continue");
}

test("an address is added by name, and why it cannot be is said where it was entered", async () => {
  let tries = 0;
  const why = "What is at the address is no calendar.";
  const { dialog, bodies } = await open([
    externalCalendars.add,
    (seen) => ((tries += 1) === 1 ? refusal("validation_failed", { address: why }) : added[1](seen)),
  ]);
  expect(dialog.getByText("Only reads when you're busy.")).toBeTruthy();
  await press(dialog, /^Calendar address/);
  await press(dialog, "Add calendar");
  expect(await dialog.findByText("Enter a name for the calendar.")).toBeTruthy();
  expect(dialog.getByText("Enter the calendar's address.")).toBeTruthy();
  type(dialog, "Name", "Home");
  type(dialog, "Address", "https://calendar.example.com/a.ics");
  await press(dialog, "Add calendar");
  expect(await dialog.findByText(why)).toBeTruthy();
  expect(dialog.getByLabelText("Address").getAttribute("aria-invalid")).toBe("true");
  await press(dialog, "Add calendar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const body = { provider: "ics", name: "Home", address: "https://calendar.example.com/a.ics" };
  expect(bodies()).toEqual([body, body]);
});

test("an account is signed in to, and one of its calendars added both ways once that is chosen", async () => {
  const { dialog, bodies } = await open(found, added);
  await press(dialog, /^Calendar account/);
  expect(dialog.queryByLabelText("Server address")).toBeNull();
  expect(dialog.getByRole("link", { name: "account.apple.com" })).toBeTruthy();
  const field = dialog.getByLabelText<HTMLInputElement>("App password");
  expect([field.type, field.autocomplete]).toEqual(["password", "off"]);
  type(dialog, "Username", "ada@icloud.com");
  type(dialog, "App password", "abcd-efgh");
  await press(dialog, "Continue");
  expect((await dialog.findByLabelText<HTMLInputElement>("Name")).value).toBe("Work");
  const shared = /^Each appointment is written with its title, the customer's name/;
  expect(dialog.getByLabelText<HTMLInputElement>(/Only read when I'm busy/).checked).toBe(true);
  expect(dialog.queryByText(shared)).toBeNull();
  fireEvent.click(dialog.getByLabelText(/Also write my appointments into it/));
  expect(dialog.getByText(shared)).toBeTruthy();
  expect(dialog.getByText(/we ask you first/)).toBeTruthy();
  await press(dialog, "Add calendar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const login = { username: "ada@icloud.com", password: "abcd-efgh" };
  expect(bodies()).toEqual([
    { server: "https://caldav.icloud.com/", ...login },
    { provider: "caldav", name: "Work", address: work.address, direction: "both", ...login },
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("abcd-efgh");
});

test("a read-only calendar is marked so and only read", async () => {
  const { dialog, bodies } = await open(found, added);
  await signIn(dialog);
  fireEvent.click(await dialog.findByLabelText(/Also write my appointments into it/));
  fireEvent.click(dialog.getByLabelText(/Holidays.*Read-only/));
  expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Holidays");
  expect(dialog.getByLabelText<HTMLInputElement>(/Also write my appointments into it/).disabled).toBe(true);
  await press(dialog, "Add calendar");
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ address: holidays.address, direction: "read" }),
  );
});

test("another server is entered, its refusals are shown where they belong, and going back keeps everything", async () => {
  let tries = 0;
  const { dialog, bodies } = await open([
    externalCalendars.discover,
    (seen) => {
      tries += 1;
      if (tries === 1) return refusal("validation_failed", { server: "There is no CalDAV calendar here." });
      return tries === 2 ? refusal("validation_failed", { password: "Not accepted." }) : found[1](seen);
    },
  ]);
  await press(dialog, /^Calendar account/);
  fireEvent.change(dialog.getByLabelText("Provider"), { target: { value: "nextcloud" } });
  await press(dialog, "Continue");
  for (const missing of ["Enter the server's address.", "Enter your username.", "Enter the app password."])
    expect(await dialog.findByText(missing)).toBeTruthy();
  type(dialog, "Server address", "cloud.example.com");
  type(dialog, "Username", "ada");
  type(dialog, "App password", "secret");
  await press(dialog, "Continue");
  expect(await dialog.findByText("There is no CalDAV calendar here.")).toBeTruthy();
  await press(dialog, "Continue");
  expect(await dialog.findByText("Not accepted.")).toBeTruthy();
  await press(dialog, "Continue");
  fireEvent.change(await dialog.findByLabelText("Name"), { target: { value: "My work" } });
  await press(dialog, "Back");
  const values = ["Server address", "Username", "App password"].map(
    (label) => dialog.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(["cloud.example.com", "ada", "secret"]);
  await press(dialog, "Back");
  await press(dialog, /^Calendar account/);
  await press(dialog, "Continue");
  expect((await dialog.findByLabelText<HTMLInputElement>("Name")).value).toBe("My work");
  expect(bodies().at(-1)).toEqual({
    server: "https://cloud.example.com",
    username: "ada",
    password: "secret",
  });
});

test("a known provider that can't be reached is said although its address has no field", async () => {
  const { dialog } = await open(
    refuses(externalCalendars.discover, "validation_failed", { server: "The server did not answer." }),
  );
  await signIn(dialog);
  expect((await dialog.findByText("The server did not answer.")).closest("[role=alert]")).toBeTruthy();
});

test("an account without calendars says what to do, and is asked again", async () => {
  let tries = 0;
  const { dialog } = await open([
    externalCalendars.discover,
    (seen) => ((tries += 1) === 1 ? Response.json({ data: [] }) : found[1](seen)),
  ]);
  await signIn(dialog);
  expect(await dialog.findByText(/^This account has no calendars\. Create one/)).toBeTruthy();
  await press(dialog, "Try again");
  expect(await dialog.findByLabelText("Work")).toBeTruthy();
});

test("a password that is no longer accepted leads back to its field", async () => {
  const { dialog } = await open(
    found,
    refuses(externalCalendars.add, "validation_failed", { password: "Not accepted any longer." }),
  );
  await signIn(dialog);
  await press(dialog, "Add calendar");
  expect(await dialog.findByText("Not accepted any longer.")).toBeTruthy();
  expect(dialog.getByLabelText("App password").getAttribute("aria-invalid")).toBe("true");
});
