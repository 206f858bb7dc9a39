import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Mail, mail } from "@solodesk/contract/platform/mail.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { MailLog } from "./mail-log.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const mailOf = (more: Partial<Mail> = {}): Mail => ({
  id,
  kind: "booking_confirmed",
  to: "grace@example.com",
  subject: "Confirmed: Haircut",
  status: "failed",
  attempts: 5,
  error: "The mail server answered: 550 No such user",
  send_at: "2026-11-22T12:00:00.000Z",
  sent_at: null,
  created_at: "2026-11-22T11:00:00.000Z",
  appointment_id: null,
  order_id: null,
  ...more,
});
const listed = (data: Mail[], delivers = true) =>
  answers(mail.list, { data, pagination: paginate(1, 10, data.length), delivers });
const open = (query = "") => showScreen({ at: `/settings/emails${query}`, screen: <MailLog /> });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));

beforeEach(() => notices.set([]));

test("a mail is read as text, whatever stands in it, with why it failed, and sent again", async () => {
  const text = "Hello <img src=x onerror=alert(1)> Grace";
  const seen = fakeNetwork(
    listed([mailOf()]),
    answers(mail.get, { data: { ...mailOf(), text } }),
    answers(mail.resend, { status: true, message: "", data: mailOf({ status: "queued", attempts: 0 }) }),
  );
  open();
  await press(/^Confirmed: Haircut/);
  const dialog = await screen.findByRole("dialog", { name: "Confirmed: Haircut" });
  expect(await within(dialog).findByText(text)).toBeTruthy();
  expect(dialog.querySelector("img")).toBeNull();
  expect(within(dialog).getByText(/550 No such user/)).toBeTruthy();
  await press("Resend");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Email sent again" }]));
  const asked = (endpoint: unknown) => seen.filter((one) => one.endpoint === endpoint);
  expect(asked(mail.resend)[0]?.url.pathname).toMatch(new RegExp(`/${id}/resend$`));
  await waitFor(() => expect(asked(mail.list).length).toBeGreaterThan(1));
});

test("the address holds the status that is looked for, and the first page begins it", async () => {
  const seen = fakeNetwork(listed([]));
  const { router } = open("?status=sent&page=2");
  expect(await screen.findByText("No emails with this status.")).toBeTruthy();
  expect(seen[0]?.url.search).toBe("?page_size=10&status=sent&page=2");
  const select = screen.getByRole("combobox", { name: "Emails with status" });
  await act(async () => fireEvent.change(select, { target: { value: "failed" } }));
  await waitFor(() => expect(router.state.location.search).toBe("?status=failed"));
  await press("All emails");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(await screen.findByText(/^No emails yet/)).toBeTruthy();
});

test("without a mail server it says so, and offers neither a test nor another attempt", async () => {
  const kept = mailOf({ status: "kept", error: "Email isn't set up on this site." });
  fakeNetwork(listed([kept], false), answers(mail.get, { data: { ...kept, text: "Hello" } }));
  open();
  expect(await screen.findByText(/isn't connected to a mail server yet/)).toBeTruthy();
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send test email" });
  expect(send.disabled).toBe(true);
  await press(/^Confirmed: Haircut/);
  expect(await screen.findByText("Hello")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
});

test("a failure says so and is tried again", async () => {
  fakeNetwork(refuses(mail.list, "internal"));
  open();
  expect(await screen.findByText("We couldn't load the email log.")).toBeTruthy();
  fakeNetwork(listed([mailOf({ status: "sent", error: null })]));
  await press("Retry");
  expect(await screen.findByText("Sent")).toBeTruthy();
});

test("a test mail goes to oneself", async () => {
  const seen = fakeNetwork(
    listed([]),
    answers(mail.sendTest, { status: true, message: "", data: mailOf({ status: "queued" }) }),
  );
  open();
  await screen.findByText(/^No emails yet/);
  await press("Send test email");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "A test mail to you is on its way" }]));
  expect(seen.find(({ endpoint }) => endpoint === mail.sendTest)?.body).toBeNull();
});
