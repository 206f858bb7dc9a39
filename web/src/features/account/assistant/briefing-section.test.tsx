import type { Insight } from "@solodesk/contract/account/assistant/insight.ts";
import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { useBriefing } from "./briefing-read.ts";
import { BriefingSection } from "./briefing-section.tsx";

const insight = (given: Partial<Insight>): Insight => ({
  key: "stock_runs_out",
  kind: "stock_runs_out",
  severity: "important",
  title: "Soap is sold out",
  why: "You sold 5.",
  evidence: [{ endpoint: "catalog.get", input: {}, page: "/services?product=1" }],
  samples: 5,
  dismissable: true,
  seen_at: "2026-06-01T12:00:00.000Z",
  ...given,
});
const overdue = insight({
  key: "customer_overdue:1",
  kind: "customer_overdue",
  title: "Anna is overdue by 3 weeks",
  proposal: {
    label: "Preview email",
    endpoint: "customerEmails.send",
    input: { body: { email: "anna@example.com" } },
  },
});
const proposal: Proposal = {
  id: "019c0000-0000-7000-8000-000000000001",
  endpoint: "customerEmails.send",
  sha256: "a".repeat(64),
  state: "open",
  created_by: "briefing",
  token_name: null,
  card: {
    title: "Email Anna",
    changes: [],
    consequences: [],
    emails: [{ to: "anna@example.com", subject: "Come again?", text: "Hello Anna", not_sent: null }],
    undo_seconds: 10,
  },
  created_at: "2026-06-01T12:00:00.000Z",
  expires_at: "2026-06-01T12:15:00.000Z",
  confirmed_at: null,
  undo_until: null,
  error: null,
};

const Section = () => <BriefingSection reading={useBriefing()} />;
const show = () => showScreen({ at: "/", screen: <Section /> });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const titles = () =>
  screen.getAllByRole("listitem").map((row) => within(row).getAllByText(/./)[0]?.textContent);

beforeEach(() => notices.set([]));

test("three are shown, and all on a press; those that the day's sheet lists are not shown again", async () => {
  const four = [1, 2, 3, 4].map((nth) => insight({ key: `stock_runs_out:${nth}`, title: `Soap ${nth}` }));
  fakeNetwork(
    answers(assistant.getBriefing, { data: [insight({ kind: "left_open", key: "left_open" }), ...four] }),
  );
  show();
  await screen.findByText("Soap 1");
  expect(titles()).toEqual(["Soap 1", "Soap 2", "Soap 3"]);
  await press("Show all 4");
  expect(titles()).toEqual(["Soap 1", "Soap 2", "Soap 3", "Soap 4"]);
  await press("Show less");
  expect(titles()).toHaveLength(3);
});

test("nothing to tell is no section, and a failure can be tried again", async () => {
  fakeNetwork(refuses(assistant.getBriefing, "internal"));
  show();
  expect(await screen.findByText("What's worth a look could not be loaded.")).toBeTruthy();
  fakeNetwork(answers(assistant.getBriefing, { data: [] }));
  await press("Retry");
  expect(screen.queryByRole("region")).toBeNull();
});

test("a proposal is made when its card opens, and carried out with what was read", async () => {
  const seen = fakeNetwork(
    answers(assistant.getBriefing, { data: [overdue] }),
    answers(assistant.propose, { data: proposal }),
    answers(assistant.confirm, { status: true, message: "Done", data: { ...proposal, state: "confirmed" } }),
  );
  show();
  await press("Preview email");
  expect(await screen.findByText("Hello Anna")).toBeTruthy();
  expect(screen.getByText("You can undo this for 10 seconds. Emails are sent after that.")).toBeTruthy();
  await press("Confirm");
  const confirmed = seen.find(({ endpoint }) => endpoint === assistant.confirm);
  expect(confirmed?.body).toEqual({ sha256: proposal.sha256 });
  expect(notices.get().at(-1)).toMatchObject({
    description: "Email Anna",
    action: { label: "Undo" },
    lasts: 10_000,
  });
});

test("one that is out of date is replaced on its card, and nothing is confirmed until it is read", async () => {
  const renewed = { ...proposal, card: { ...proposal.card, title: "Email Anna Berg" } };
  const stale = {
    status: false,
    code: "version_conflict",
    error: "This has changed since you opened it. Check it, then try again.",
    request_id: "test",
    data: renewed,
  };
  fakeNetwork(
    answers(assistant.getBriefing, { data: [overdue] }),
    answers(assistant.propose, { data: proposal }),
    [assistant.confirm, () => Response.json(stale, { status: 409 })],
  );
  show();
  await press("Preview email");
  await screen.findByText("Hello Anna");
  await press("Confirm");
  expect(await screen.findByRole("dialog", { name: "Email Anna Berg" })).toBeTruthy();
  expect(screen.getByText(/^Something changed in the meantime\./)).toBeTruthy();
  expect(notices.get()).toEqual([]);
});

test("what the server refuses is said on the card", async () => {
  fakeNetwork(answers(assistant.getBriefing, { data: [overdue] }), refuses(assistant.propose, "not_found"));
  show();
  await press("Preview email");
  expect(await screen.findByText("We couldn't find that.")).toBeTruthy();
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Confirm" })).disabled).toBe(true);
});
