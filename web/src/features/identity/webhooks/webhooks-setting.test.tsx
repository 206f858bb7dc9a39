import {
  type Webhook,
  type WebhookDelivery,
  webhookEvents,
  webhooks,
} from "@solodesk/contract/identity/webhooks.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { WebhooksSetting } from "./webhooks-setting.tsx";

const books: Webhook = {
  id: "01998e5c-0000-7000-8000-000000000001",
  url: "https://books.example.com/hooks",
  description: "Bookkeeping",
  events: ["order.paid", "order.refunded"],
  is_on: true,
  failed_at: null,
  created_at: "2026-06-01T10:00:00Z",
  last: { event: "order.paid", state: "delivered", status_code: 200, at: "2026-06-02T10:00:00Z" },
};
const failing: Webhook = {
  ...books,
  id: "01998e5c-0000-7000-8000-000000000002",
  url: "https://old.example.com/",
  description: "",
  events: [...webhookEvents],
  last: { event: "order.paid", state: "waiting", status_code: 500, at: "2026-06-02T10:00:00Z" },
};
const off: Webhook = {
  ...failing,
  id: "01998e5c-0000-7000-8000-000000000003",
  url: "https://gone.example.com/",
  is_on: false,
  failed_at: "2026-06-07T10:00:00Z",
};
const delivery: WebhookDelivery = {
  id: "01998e5c-0000-7000-8000-000000000009",
  event: "order.paid",
  state: "failed",
  created_at: "2026-06-02T10:00:00Z",
  attempts: 10,
  attempted_at: "2026-06-05T10:00:00Z",
  next_attempt_at: null,
  status_code: 500,
  error: null,
  body: '{"type":"order.paid"}',
  answer: "<img src=x onerror=alert(1)>",
};
const done = { status: true, message: "" } as const;
const secret = "whsec_c2VjcmV0";

const show = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/settings/api", screen: <WebhooksSetting /> });
  return seen;
};
type Seen = ReturnType<typeof fakeNetwork>;
const sent = (seen: Seen, endpoint: object) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("says what each is called for and what became of the latest event", async () => {
  show(answers(webhooks.list, { data: [books, failing, off] }));
  const rows = await screen.findAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(
    /hooksOn.*Bookkeeping · 2 events · last sent Jun 2, .*: accepted \(200\)/,
  );
  expect(rows[1]?.textContent).toMatch(/Failing.*all events · last sent .*: answered with 500/);
  expect(rows[2]?.textContent).toContain("Off: it kept failing");
  expect(rows[2]?.textContent).toContain("We turned it off on Jun 7");
});

test("adds one, shows its secret once, and copies it", async () => {
  const seen = show(
    answers(webhooks.list, { data: [] }),
    answers(webhooks.create, { ...done, data: { ...books, secret } }),
  );
  await press("Add webhook");
  const form = await dialog("Add a webhook");
  const submit = () => fireEvent.click(form.getByRole("button", { name: "Add webhook" }));
  submit();
  expect(await form.findByText("Enter the address to call.")).toBeTruthy();
  fireEvent.change(form.getByLabelText("Address"), { target: { value: books.url } });
  for (const box of form.getAllByRole("checkbox")) fireEvent.click(box);
  submit();
  expect(await form.findByText("Choose at least one event.")).toBeTruthy();
  fireEvent.click(form.getByRole("checkbox", { name: /A withdrawal fails/ }));
  fireEvent.click(form.getByRole("checkbox", { name: /An order is paid/ }));
  submit();
  expect((await screen.findByLabelText<HTMLInputElement>("Secret")).value).toBe(secret);
  expect(sent(seen, webhooks.create)).toEqual([
    { url: books.url, events: ["order.paid", "payout.failed"], description: "" },
  ]);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await press("Copy secret");
  expect(writeText).toHaveBeenCalledWith(secret);
  await press("Done");
  await waitFor(() => expect(screen.queryByLabelText("Secret")).toBeNull());
});

test("an address that is refused says so at the field", async () => {
  const url = "The address is not on the public internet.";
  const seen = show(
    answers(webhooks.list, { data: [books] }),
    refuses(webhooks.edit, "validation_failed", { url }),
  );
  await press(`Edit ${books.url}`);
  const form = await dialog("Edit webhook");
  fireEvent.change(form.getByLabelText("Address"), { target: { value: "https://127.0.0.1/" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(url)).toBeTruthy();
  expect(sent(seen, webhooks.edit)).toEqual([
    { url: "https://127.0.0.1/", events: books.events, description: "Bookkeeping" },
  ]);
});

test("is turned on, gets a new secret and is deleted, the latter two only when asked for twice", async () => {
  const seen = show(
    answers(webhooks.list, { data: [off] }),
    answers(webhooks.edit, { ...done, data: { ...off, is_on: true, failed_at: null } }),
    answers(webhooks.rotate, { ...done, data: { ...off, secret } }),
    answers(webhooks.remove, done),
  );
  await press(`Turn on ${off.url}`);
  await waitFor(() => expect(sent(seen, webhooks.edit)).toEqual([{ is_on: true }]));
  await press(`New secret for ${off.url}`);
  const question = await dialog("Replace the secret?");
  expect(question.getByText(/For 24 hours/)).toBeTruthy();
  expect(sent(seen, webhooks.rotate)).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Replace" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Secret")).value).toBe(secret);
  await press("Done");
  await press(`Delete ${off.url}`);
  expect(sent(seen, webhooks.remove)).toEqual([]);
  fireEvent.click((await dialog("Delete this webhook?")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(sent(seen, webhooks.remove)).toHaveLength(1));
});

test("the log shows what was sent and answered, as text, and sends it again", async () => {
  const seen = show(
    answers(webhooks.list, { data: [books] }),
    answers(webhooks.listDeliveries, { data: [delivery], pagination: paginate(1, 10, 11) }),
    answers(webhooks.redeliver, { ...done, data: { ...delivery, state: "waiting", attempts: 0 } }),
    answers(webhooks.sendTest, done),
  );
  await press(`Log of ${books.url}`);
  const log = await dialog("Delivery log");
  const item = await log.findByRole("listitem");
  expect(item.textContent).toMatch(/An order is paidFailed.*answered with 500 · 10 attempts/);
  fireEvent.click(log.getByRole("button", { name: "Details" }));
  expect(log.getByText(delivery.body!)).toBeTruthy();
  expect(log.getByText(delivery.answer)).toBeTruthy();
  expect(item.querySelector("img")).toBeNull();
  fireEvent.click(log.getByRole("button", { name: "Send again" }));
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === webhooks.redeliver)?.url.pathname).toMatch(
      new RegExp(`${books.id}/deliveries/${delivery.id}/redeliver$`),
    ),
  );
  fireEvent.click(log.getByRole("button", { name: "Send test event" }));
  await waitFor(() => expect(sent(seen, webhooks.sendTest)).toHaveLength(1));
  fireEvent.click(log.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(seen.at(-1)?.url.search).toBe("?page=2&page_size=10"));
});

test("what cannot be loaded can be asked for again", async () => {
  show(refuses(webhooks.list, "internal"));
  expect(await screen.findByText("Your webhooks could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add webhook" })).toBeNull();
});

test("an empty log says how to try it", async () => {
  show(
    answers(webhooks.list, { data: [books] }),
    answers(webhooks.listDeliveries, { data: [], pagination: paginate(1, 10, 0) }),
  );
  await press(`Log of ${books.url}`);
  expect(await screen.findByText(/^Nothing has been sent yet/)).toBeTruthy();
});

test("a log that cannot be loaded can be asked for again, and one that is off gets no test event", async () => {
  show(answers(webhooks.list, { data: [off] }), refuses(webhooks.listDeliveries, "internal"));
  await press(`Log of ${off.url}`);
  expect(await screen.findByText("We couldn't load the log.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send test event" }).disabled).toBe(true);
});
