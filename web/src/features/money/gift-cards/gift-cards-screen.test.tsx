import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type GiftCard, giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { json } from "../../../../test/catalogue-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { BalanceScreen } from "./balance-screen.tsx";
import { GiftCardsScreen } from "./gift-cards-screen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const debtLimit = t(errors.debt_limit[1]);
const code = "7K2M-QX4T-9ZRD-B3WV";
const card: GiftCard = {
  id: "01998e5c-0000-7000-8000-000000000001",
  ending: "B3WV",
  amount: usd(5000),
  balance: usd(3000),
  state: "active",
  to_name: "Grace",
  to_email: "grace@example.com",
  message: "Happy birthday!",
  send_at: "2026-06-10T13:00:00Z",
  sent: true,
  expires_at: "2032-01-01T05:00:00Z",
  created_at: "2026-06-01T12:00:00Z",
};
const listOf = (cards: GiftCard[]) => ({
  data: cards,
  pagination: paginate(1, 20, cards.length),
  outstanding: usd(cards.reduce((sum, { balance }) => sum + balance.amount, 0)),
  least_years: 5,
});

const show = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(
    ...routes,
    answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store }),
  );
  showScreen({ at: "/gift-cards", screen: <GiftCardsScreen /> });
  return seen;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("says for whom each card is, when it was sent, until when it is valid and what is left", async () => {
  show(answers(giftCards.list, listOf([card, { ...card, id: "2", state: "cancelled", balance: usd(0) }])));
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toMatch(/•••• B3WV.*Active.*For Grace.*Happy birthday!/);
  expect(first?.textContent).toMatch(
    /by email to grace@example.com on June 10, 2026.*until December 31, 2031/,
  );
  expect(first?.textContent).toMatch(/\$50\.00.*\$30\.00/);
  expect(screen.getByText("Customers can still spend $30.00.")).toBeDefined();
  expect(second?.textContent).toMatch(/Cancelled/);
  expect(within(second ?? document.body).queryByRole("button")).toBeNull();
});

test("shows the code of the first card, although the list appears behind it", async () => {
  let cards: GiftCard[] = [];
  show(
    [giftCards.list, () => json(listOf(cards))],
    [
      giftCards.add,
      () => {
        cards = [card];
        return Response.json({ status: true, message: "", data: { ...card, code } }, { status: 201 });
      },
    ],
  );
  await press("Add gift card");
  const editor = await dialog("Add a gift card");
  fireEvent.change(editor.getByLabelText(/^Amount/), { target: { value: "50" } });
  fireEvent.click(editor.getByRole("button", { name: "Add gift card" }));
  expect((await dialog("$50.00 gift card")).getByText(code)).toBeDefined();
  await waitFor(() => expect(screen.getByText(/^Customers can still spend/)).toBeDefined());
  expect(screen.getByText(code)).toBeDefined();
});

test("says at its field what is wrong with a card, and sends nothing", async () => {
  const seen = show(answers(giftCards.list, listOf([])), refuses(giftCards.add, "debt_limit"));
  await press("Add gift card");
  const editor = await dialog("Add a gift card");
  fireEvent.change(editor.getByLabelText(/^Amount/), { target: { value: "0" } });
  fireEvent.change(editor.getByLabelText(/^Send it by email/), { target: { value: "grace" } });
  fireEvent.click(editor.getByRole("button", { name: "Add gift card" }));
  expect(await editor.findByText("Enter an amount above zero.")).toBeDefined();
  expect(seen.some(({ endpoint }) => endpoint === giftCards.add)).toBe(false);
  fireEvent.change(editor.getByLabelText(/^Amount/), { target: { value: "50" } });
  fireEvent.change(editor.getByLabelText(/^Send it by email/), { target: { value: "" } });
  fireEvent.click(editor.getByRole("button", { name: "Add gift card" }));
  expect(await editor.findByText(debtLimit)).toBeDefined();
});

test("anybody with the code sees what is left, and where to spend it", async () => {
  fakeNetwork(
    answers(giftCards.check, {
      data: {
        amount: card.amount,
        balance: card.balance,
        state: "active",
        expires_at: null,
        store: { name: "Ostle & Wren", website_url: "ostle-wren" },
      },
    }),
  );
  showScreen({ at: "/gift-card", screen: <BalanceScreen /> });
  fireEvent.change(await screen.findByLabelText("Code"), { target: { value: code } });
  await press("Check balance");
  expect(await screen.findByText("left of $50.00")).toBeDefined();
  expect(screen.getByRole("link", { name: "Ostle & Wren" }).getAttribute("href")).toBe("/store/ostle-wren");
});
