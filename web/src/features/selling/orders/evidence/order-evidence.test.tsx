import { orders } from "@solodesk/contract/selling/orders.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { orderItemOf, orderOf, purchaseOf } from "../../../../../test/order-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { DisputeNotice } from "./dispute-notice.tsx";
import { OrderEvidence } from "./order-evidence.tsx";

const action = "Download evidence for a dispute…";
const usd = (amount: number) => ({ amount, currency: "USD" });
const show = (order = orderOf()) =>
  showScreen({ at: "/orders", path: "/orders", screen: <OrderEvidence order={order} /> });
const zipped = () =>
  new Response(new Uint8Array([80, 75]), { headers: { "content-type": "application/zip" } });

/** The names under which files were offered. */
const offered: string[] = [];
beforeEach(() => {
  notices.set([]);
  offered.length = 0;
  URL.createObjectURL = () => "blob:evidence";
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    offered.push(this.download);
  };
});

async function open() {
  fireEvent.click(screen.getByRole("button", { name: action }));
  return within(await screen.findByRole("dialog", { name: "Evidence for a dispute" }));
}

test("says what is in it and who may have it, and saves it under the number of the order", async () => {
  const order = orderOf({ items: [orderItemOf({ kind: "service" })] });
  const seen = fakeNetwork([orders.getDisputePack, zipped]);
  show(order);
  const dialog = await open();
  expect(dialog.getAllByRole("listitem")).toHaveLength(5);
  expect(dialog.getByText(/It holds your customer's personal data\. Give it only to the bank/)).toBeTruthy();
  expect(seen).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Download evidence" }));
  await waitFor(() => expect(offered).toEqual(["dispute-1042.zip"]));
  expect(seen.map(({ url }) => url.pathname)).toEqual([
    `/api/marketplace-solopreneur/user/orders/${order.id}/dispute-pack`,
  ]);
  expect(notices.get()).toMatchObject([{ title: "Evidence downloaded", description: "dispute-1042.zip" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("of goods alone there is no policy and no appointment to show", async () => {
  show(orderOf({ items: [orderItemOf({ kind: "product" })] }));
  const dialog = await open();
  expect(dialog.getAllByRole("listitem")).toHaveLength(3);
  expect(dialog.queryByText(/cancellation policy/)).toBeNull();
});

test("what fails is said, nothing is saved, and it can be tried again", async () => {
  fakeNetwork(refuses(orders.getDisputePack, "rate_limited"));
  show();
  const dialog = await open();
  const button = dialog.getByRole<HTMLButtonElement>("button", { name: "Download evidence" });
  fireEvent.click(button);
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error" }]));
  expect([offered, button.disabled]).toEqual([[], false]);
});

test("buyers, and sellers of what wasn't paid, have no such action", () => {
  const payment = { status: "failed", gateway: "sandbox", reference: null } as const;
  for (const order of [purchaseOf(), orderOf({ role: "buyer" }), orderOf({ payment })]) {
    const { unmount } = show(order);
    expect(screen.queryByRole("button", { name: action })).toBeNull();
    unmount();
  }
});

const dispute = {
  amount: usd(4250),
  opened_at: "2026-11-22T15:00:00.000Z",
  evidence_due_by: "2026-12-01T23:59:59.000Z",
  won: false,
};
const disputed = (changes: Partial<typeof dispute> | { evidence_due_by: null } = {}) =>
  showScreen({
    at: "/orders",
    path: "/orders",
    screen: (
      <DisputeNotice order={orderOf({ dispute: { ...dispute, ...changes } })} zone="America/New_York" />
    ),
  });

test("an open dispute says what was taken and until when evidence is taken, and offers it", () => {
  const { unmount } = disputed();
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("Your customer disputed this payment");
  expect(notice.textContent).toMatch(
    /Their bank took back \$42\.50\. Send your evidence by Tuesday, December 1, 2026 at 6:59/,
  );
  expect(within(notice).getByRole("button", { name: action })).toBeTruthy();
  unmount();
  disputed({ evidence_due_by: null });
  expect(screen.getByRole("alert").textContent).toContain(
    "Send your evidence before your payment service's deadline.",
  );
});

test("a dispute that was won asks for nothing", () => {
  disputed({ won: true });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(/the bank decided for you\. \$42\.50 came back\./)).toBeTruthy();
});
