import type { AnswerChanges, SourceChange } from "@solodesk/contract/catalog/catalog/source-change.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { json, listedOf } from "../../../../../test/catalogue-of.ts";
import { fakeNetwork, refusal, type Seen } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { SourceChangesSheet } from "./source-changes-sheet.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const soap = { ...listedOf(1), changes: ["name", "price", "wholesale_price"] as const };
const all: SourceChange[] = [
  { field: "name", mine: "Mild soap", source: "Very mild soap" },
  { field: "price", mine: usd(2000), source: usd(2500) },
  { field: "wholesale_price", mine: usd(501), source: usd(600) },
];

/** A server that remembers the answers and accepts only revision "7". */
function server(reply?: () => Response | Promise<Response>) {
  let open = all;
  const data = () => ({ product_id: soap.id, name: "Mild soap", revision: "7", changes: open });
  const saved = () => json({ status: true, message: "", data: { ...soap, name: "Mild soap" } });
  const seen = fakeNetwork(
    [catalog.getChanges, () => json({ data: data() })],
    [catalog.listMine, () => json({ products: [], services: [], pagination: {} })],
    [catalog.listMyCategories, () => json({ data: [], changed: 0 })],
    [
      catalog.answerChanges,
      ({ body }) => {
        if (reply) return reply();
        const { take, keep } = body as AnswerChanges;
        open = open.filter(({ field }) => !take.includes(field) && !keep.includes(field));
        return saved();
      },
    ],
    [
      catalog.undoAnswers,
      () => {
        open = all;
        return saved();
      },
    ],
  );
  return seen;
}
const sent = (seen: Seen[], endpoint: unknown = catalog.answerChanges) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);

const onClose = vi.fn<() => void>();
const show = () =>
  showScreen({
    at: "/services",
    screen: <SourceChangesSheet product={{ ...soap, changes: [...soap.changes] }} onClose={onClose} />,
  });
const row = (name: string) => screen.findByRole("listitem", { name });
const rows = () => screen.queryAllByRole("listitem").map((one) => one.querySelector("h3")?.textContent);
const press = async (name: string, where?: HTMLElement) => {
  const button = where ? within(where).getByRole("button", { name }) : screen.getByRole("button", { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(async () => {
  notices.set([]);
  onClose.mockClear();
  // Equal toasts within 100 ms show once, even across two tests.
  await new Promise((later) => setTimeout(later, 110));
});

test("each field stands with yours and the new, is answered for itself, and put back from the toast", async () => {
  const seen = server();
  show();
  expect((await row("Name")).textContent).toContain("YoursMild soapNewVery mild soap");
  expect((await row("Price")).textContent).toContain("Yours$20.00New$25.00");
  expect((await row("What it costs you")).textContent).toContain("Before$5.01Now$6.00");
  await press("Take new", await row("Name"));
  expect(rows()).toEqual(["Price", "What it costs you"]);
  await press("Got it", await row("What it costs you"));
  await press("Keep mine", await row("Price"));
  await screen.findByText("Nothing is left to decide.");
  expect(sent(seen)).toEqual([
    { revision: "7", take: ["name"], keep: [] },
    { revision: "7", take: [], keep: ["wholesale_price"] },
    { revision: "7", take: [], keep: ["price"] },
  ]);
  await expect
    .poll(() => notices.get().map(({ title }) => title))
    .toEqual(["Product updated", "Kept as it is", "Kept as it is"]);
  await act(async () => notices.get()[0]?.action?.onPress());
  await waitFor(() => expect(rows()).toEqual(["Name", "Price", "What it costs you"]));
  expect(sent(seen, catalog.undoAnswers)).toEqual([{ fields: ["name"] }]);
  await press("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("all at once is one call", async () => {
  const seen = server();
  show();
  await row("Name");
  await press("Take all");
  await screen.findByText("Nothing is left to decide.");
  expect(sent(seen)).toEqual([{ revision: "7", take: ["name", "price", "wholesale_price"], keep: [] }]);
});

test("a refusal puts the question back at once and is said, and what the source says by now is read again", async () => {
  const answer = Promise.withResolvers<Response>();
  server(() => answer.promise);
  show();
  await press("Take new", await row("Name"));
  expect(rows()).toEqual(["Price", "What it costs you"]);
  const later = fakeNetwork([catalog.getChanges, () => new Promise(() => undefined)]);
  await act(async () => answer.resolve(refusal("version_conflict")));
  await waitFor(() => expect(rows()).toEqual(["Name", "Price", "What it costs you"]));
  expect(notices.get()).toMatchObject([
    { title: "Error", description: expect.stringContaining("has changed since") },
  ]);
  await waitFor(() => expect(sent(later, catalog.getChanges)).toHaveLength(1));
});

test("what cannot be loaded says so and is tried again", async () => {
  fakeNetwork([catalog.getChanges, () => refusal("internal")]);
  show();
  await screen.findByRole("button", { name: "Retry" });
  server();
  await press("Retry");
  expect(await row("Name")).toBeTruthy();
});
