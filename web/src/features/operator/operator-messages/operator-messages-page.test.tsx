import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { operatorMessages, type UndeliveredMails } from "@solodesk/contract/operator/operator-messages.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { OperatorMessagesPage } from "./operator-messages-page.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const at = "2026-11-22T11:00:00.000Z";
const owner = { id: maya.id, name: "Maya Okafor", email: "maya@example.com" };
const none = { data: [], pagination: paginate(1, 20, 0) };
const enabled = answers(secondFactor.get, {
  status: true,
  data: { enabled: true, enrolledAt: at, recoveryCodesLeft: 8 },
});

const mailOf = {
  id,
  owner,
  kind: "booking_confirmed" as const,
  to: "grace@example.com",
  subject: "Confirmed: Haircut",
  status: "failed" as const,
  attempts: 5,
  error: "The mail server could not be reached (ESOCKET).",
  send_at: at,
  sent_at: null,
  created_at: at,
};
const trouble: UndeliveredMails = {
  failed: 1,
  retrying: 230,
  resendable: 228,
  waiting: 0,
  reasons: [{ error: "The mail server could not be reached (ESOCKET).", count: 231 }],
};
const fine: UndeliveredMails = { failed: 0, retrying: 0, resendable: 0, waiting: 0, reasons: [] };
const mails = (data: (typeof mailOf)[], undelivered: UndeliveredMails, delivers = true) =>
  answers(operatorMessages.listMails, {
    data,
    pagination: paginate(1, 20, data.length),
    undelivered,
    delivers,
  });
const queue = {
  name: "sweep-mails",
  schedule: "*/5 * * * *",
  waiting: 0,
  active: 0,
  failed: 0,
  last_run_at: at,
  active_since: null,
  late_since: null,
};
const quiet = [
  enabled,
  answers(operatorMessages.listJobs, { data: { queues: [queue], failures: [] } }),
  answers(operatorMessages.listDeliveries, none),
  answers(operatorMessages.listMessages, none),
] as const;

const open = (query = "") => {
  const shown = showScreen({ at: `/operator/messages${query}`, screen: <OperatorMessagesPage /> });
  act(() => startSession({ user: { ...maya, operator: true }, tokens: tokensOf("test") }));
  return shown;
};
const section = (name: string) => screen.findByRole("region", { name });
const press = async (name: string, where: HTMLElement = document.body) =>
  act(async () => fireEvent.click(await within(where).findByRole("button", { name })));

beforeEach(() => notices.set([]));

test("after an outage one sees how many emails failed and why, and sends all again with one press", async () => {
  const seen = fakeNetwork(
    mails([mailOf], trouble),
    answers(operatorMessages.resendFailed, {
      status: true,
      message: "228 emails are sent again",
      data: { resent: 228, left: 0 },
    }),
    ...quiet,
  );
  open();
  const emails = await section("Emails");
  expect(
    await within(emails).findByText(
      "1 email failed in the last 3 days. 230 emails wait for another attempt.",
    ),
  ).toBeTruthy();
  expect(within(emails).getByText("231 ×")).toBeTruthy();
  expect(within(emails).getByText(/^To grace@example.com · From Maya Okafor/)).toBeTruthy();
  await press("Send all again", emails);
  const question = await screen.findByRole("dialog", { name: "Send 228 emails again?" });
  expect(seen.some(({ endpoint }) => endpoint === operatorMessages.resendFailed)).toBe(false);
  await press("Send all again", question);
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "228 emails are sent again" }]));
  const reads = () => seen.filter(({ endpoint }) => endpoint === operatorMessages.listMails).length;
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
});

test("without trouble each part says so, and the jobs open with their schedules", async () => {
  fakeNetwork(mails([], fine), ...quiet);
  open();
  expect(await screen.findByText("Every email was delivered.")).toBeTruthy();
  expect(await screen.findByText("No job is late or failed.")).toBeTruthy();
  expect(await screen.findByText("Every event was accepted.")).toBeTruthy();
  expect(await screen.findByText(/^Nobody has written/)).toBeTruthy();
  expect(screen.queryByText("sweep-mails")).toBeNull();
  await press("Show 1 job");
  expect(screen.getByText("sweep-mails")).toBeTruthy();
  expect(screen.getByText(/^Every 5 minutes · Last run/)).toBeTruthy();
});

test("without a mail server it says so, and offers no other attempt", async () => {
  fakeNetwork(mails([mailOf], trouble, false), ...quiet);
  open();
  const emails = await section("Emails");
  expect(await within(emails).findByText(/isn't connected to a mail server/)).toBeTruthy();
  expect(within(emails).queryByRole("button")).toBeNull();
});

test("a late job and a failed one stand out; the failed one runs again when that is confirmed", async () => {
  const jobs = {
    queues: [
      { ...queue, waiting: 2, late_since: at },
      { ...queue, name: "send-payouts" },
    ],
    failures: [{ id, queue: "send-refund", at, error: "The gateway said no." }],
  };
  const seen = fakeNetwork(
    mails([], fine),
    answers(operatorMessages.retryJob, { status: true, message: "" }),
    answers(operatorMessages.listJobs, { data: jobs }),
    ...quiet,
  );
  open();
  const shown = await section("Jobs");
  expect(await within(shown).findByText("1 job is more than 10 minutes late. 1 job failed.")).toBeTruthy();
  expect(within(shown).getByText(/^Late since/)).toBeTruthy();
  expect(within(shown).queryByText("send-payouts")).toBeNull();
  expect(within(shown).getByText("The gateway said no.")).toBeTruthy();
  await press("Run again", shown);
  await press("Run again", await screen.findByRole("dialog"));
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "The job runs again" }]));
  const asked = seen.find(({ endpoint }) => endpoint === operatorMessages.retryJob);
  expect(asked?.url.pathname).toContain(id);
});

test("an event that was not accepted is sent again; one of a webhook that is off can't be", async () => {
  const delivery = {
    id,
    event: "order.paid" as const,
    state: "failed" as const,
    created_at: at,
    attempts: 8,
    attempted_at: at,
    next_attempt_at: null,
    status_code: 500,
    error: null,
    owner,
    host: "shop.example.com",
    is_on: true,
  };
  const off = { ...delivery, id: id.replace(/1$/, "2"), host: "off.example.com", is_on: false };
  const seen = fakeNetwork(
    mails([], fine),
    answers(operatorMessages.redeliverEvent, { status: true, message: "" }),
    answers(operatorMessages.listDeliveries, { data: [delivery, off], pagination: paginate(1, 20, 2) }),
    ...quiet,
  );
  open();
  const shown = await section("Webhooks");
  expect(await within(shown).findByText("shop.example.com")).toBeTruthy();
  expect(within(shown).getAllByText(/answered with 500 · 8 attempts/)).toHaveLength(2);
  await press("Send again", shown);
  await press("Send again", await screen.findByRole("dialog"));
  await waitFor(() =>
    expect(seen.some(({ endpoint }) => endpoint === operatorMessages.redeliverEvent)).toBe(true),
  );
});

test("a message is shown as text, answered by email, and deleted when that is confirmed", async () => {
  const message = {
    id,
    name: "Grace",
    email: "grace@example.com",
    subject: "Help & more",
    message: "<img src=x onerror=alert(1)>",
    sent_at: at,
  };
  const seen = fakeNetwork(
    mails([], fine),
    answers(operatorMessages.removeMessage, { status: true, message: "" }),
    answers(operatorMessages.listMessages, { data: [message], pagination: paginate(1, 20, 1) }),
    ...quiet,
  );
  open();
  const shown = await section("Messages to you");
  expect(await within(shown).findByText(message.message)).toBeTruthy();
  expect(shown.querySelector("img")).toBeNull();
  expect(within(shown).getByRole<HTMLAnchorElement>("link", { name: "Reply" }).href).toBe(
    "mailto:grace%40example.com?subject=Re%3A%20Help%20%26%20more",
  );
  await press("Delete", shown);
  await press("Delete", await screen.findByRole("dialog", { name: "Delete this message?" }));
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === operatorMessages.removeMessage)?.url.pathname).toContain(
      id,
    ),
  );
});

test("a part that fails says so and is tried again, and the others stay", async () => {
  fakeNetwork(mails([], fine), refuses(operatorMessages.listJobs, "internal"), ...quiet);
  open();
  expect(await screen.findByText("The jobs could not be loaded.")).toBeTruthy();
  expect(await screen.findByText("Every email was delivered.")).toBeTruthy();
  fakeNetwork(mails([], fine), ...quiet);
  await press("Retry");
  expect(await screen.findByText("No job is late or failed.")).toBeTruthy();
});

test("the address holds the status that is looked for", async () => {
  const seen = fakeNetwork(mails([], fine), ...quiet);
  const { router } = open("?status=sent");
  expect(await screen.findByText("No emails with this status.")).toBeTruthy();
  const select = screen.getByRole("combobox", { name: "Emails with status" });
  await act(async () => fireEvent.change(select, { target: { value: "undelivered" } }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  const [first] = seen.filter(({ endpoint }) => endpoint === operatorMessages.listMails);
  expect(first?.url.search).toBe("?page_size=8&status=sent");
});
