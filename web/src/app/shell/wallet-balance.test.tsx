import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork } from "../../../test/fake-network.ts";
import { newcomer } from "../../../test/people.ts";
import { showScreen } from "../../../test/screen.tsx";
import { WalletBalance } from "./wallet-balance.tsx";

test.each([
  [{ recharged: 12.5, earnings: 0, pending: 0 }, "", null],
  [{ recharged: 12.5, earnings: 1.3, pending: 1100 }, "+$1,101.30", "$1,101.30 more from your sales"],
])("of %j the header names the balance, and shows beside it what is coming", async (sums, shown, said) => {
  fakeNetwork(answers(dashboard.get, { ...newcomer, wallets: { ...sums, currency: "USD" } }));
  showScreen({ at: "/", screen: <WalletBalance /> });
  const link = await screen.findByRole("link", { name: "Wallet balance $12.50" });
  expect(link.textContent).toBe(`Wallet balance $12.50${shown}`);
  expect(link.getAttribute("aria-description")).toBe(said);
});
