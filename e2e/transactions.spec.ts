// The wallet and its transactions: the screen shows what is in the ledger, and every figure can be explained.
import { readFile } from "node:fs/promises";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, pathOf, signIn, test, toasts, walkTo } from "./one-desk.ts";
import { sellOrder } from "./sold-order.ts";
import { stockedSeller } from "./stocked-seller.ts";

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

test("each amount opens the rows that make it, and they come to what the books say", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  const buyer = await desk.person();
  const { number: first } = await sellOrder(desk, seller, buyer, [2, 1]);
  const { number: second } = await sellOrder(desk, seller, buyer, [1]);
  const [books] = await desk.sql<{ pending: number; lines: number; sum: number; later: number }>(
    `SELECT (SELECT balance FROM accounts WHERE user_id = $1 AND kind = 'pending')::int AS pending,
       count(*)::int AS lines, sum(amount)::int AS sum,
       (sum(amount) FILTER (WHERE order_number = $2))::int AS later
     FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id
     WHERE user_id = $1 AND line IS NOT NULL`,
    [seller.id, second],
  );
  if (!books) throw new Error("there are books");

  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/transactions`);
  await expect(heading(page, "Transactions")).toBeVisible();
  const wallet = page.getByRole("region", { name: "Wallet" });
  const pending = wallet.getByRole("link", { name: /, Pending/ });
  await expect(pending).toContainText(dollars(books.pending));
  const totals = page.getByText(`${books.lines} lines`).locator("xpath=ancestor::dl");
  await expect(totals).toContainText(`Net+${dollars(books.sum)}`);
  expect(books.sum).toBe(books.pending);
  expect(await a11yViolations(page)).toEqual([]);

  await pending.click();
  const figure = page.getByRole("dialog", { name: "Pending: what makes it" });
  await expect(figure.getByRole("listitem")).toHaveCount(books.lines);
  await expect(figure).toContainText(`rows come to${dollars(books.pending)}`);
  await page.keyboard.press("Escape");
  await expect(pending).toBeFocused();

  await page
    .getByRole("navigation", { name: "Transactions by type" })
    .getByRole("link", { name: "Sales" })
    .click();
  await expect(heading(page, "Sales")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search transactions" }).fill(second);
  await expect(page.getByText("1 line", { exact: true })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: `Order ${second}` });
  await expect(row).toContainText(`+${dollars(books.later)}`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\n")).toHaveLength(2);
  await expect(toasts(page).getByText("Transactions exported")).toBeVisible();

  // A click in the row opens the transaction; its customer opens the order.
  await row.click({ position: { x: 20, y: 10 } });
  const drawer = page.getByRole("dialog", { name: `Order ${second}` });
  const why = drawer.getByRole("region", { name: "Why this number" });
  await expect(why.getByRole("list", { name: "In your wallet" })).toContainText(`+${dollars(books.later)}`);
  await expect(why).toContainText("Together$0.00");
  expect(await a11yViolations(page)).toEqual([]);
  await page.goBack();
  await expect(drawer).toBeHidden();
  expect(pathOf(page)).toBe(`/transactions/sales?q=${second}`);
  await row.getByRole("link", { name: `, order ${second}` }).click();
  await expect(page.getByRole("dialog", { name: `Order ${second}` })).toContainText("You earn");

  // The wallet before any of this happened; on a phone, in the light theme.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => localStorage.setItem("theme-mode", "light"));
  await page.goto(`${desk.url}/transactions?to=2026-01-31`);
  await expect(wallet).toContainText("Your wallet at the end of January 31, 2026");
  await expect(pending).toContainText("$0.00");
  await walkTo(page, `/transactions?q=${first}`);
  await expect(page.getByRole("list", { name: "Transactions" }).getByRole("listitem")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await a11yViolations(page)).toEqual([]);
});
