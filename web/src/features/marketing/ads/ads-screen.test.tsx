import { errors } from "@solodesk/contract/kernel/errors.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { setTimeFormat } from "#kernel/time/time-format.ts";
import { figuresOf, outcomeOf, reportOf, usd } from "../../../../test/ads-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { sendByFetch } from "../../../../test/sent-by-fetch.ts";
import { AdsScreen } from "./ads-screen.tsx";

const noImports = answers(ads.listImports, { data: [], pagination: paginate(1, 5, 0) });
const noneTyped = answers(ads.listTypedSpend, { data: [], pagination: paginate(1, 10, 0) });
const none = [noImports, noneTyped] as const;
const listed = (changes = {}) => answers(ads.list, { data: reportOf(changes) });
const open = (at = "/ads-analytics") =>
  showScreen({
    at,
    screen: (
      <AdsScreen zone="America/New_York" newLink={<button type="button">New link</button>} links={null} />
    ),
  });
const text = (node: Element | null | undefined) => node?.textContent?.replaceAll(/[\u2009\u202F]/g, " ");
const part = (name: string) => screen.findByRole("region", { name });

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T02:00:00Z") });
});
afterEach(() => {
  setTimeFormat("auto");
  vi.useRealTimers();
});

test("figures stand beside those of the days before, and say when there were none", async () => {
  fakeNetwork(listed(), ...none);
  open();
  expect(await screen.findByText(/^Oct 23\s–\sNov 21, 2026, against Sep 23\s–\sOct 22, 2026$/)).toBeTruthy();
  const figures = await part("Figures");
  const said = (name: string) => text(within(figures).getByText(name).parentElement);
  expect(said("Revenue")).toContain(
    "$2,602.50, Revenue: what makes itAgainst the days before:+37%from $1,900.00",
  );
  expect(said("ROAS")).toContain("2.54×");
  expect(said("Cost per order or booking")).toMatch(/\$11\.00.*from \$8\.71$/);
  expect(said("Carts")).toContain("226, Carts: what makes itAgainst the days before:new");
  expect(said("Ad clicks")).toContain("no change");
  expect(said("Ad clicks")).toMatch(/CTR 1\.58%, \$0\.37 a click$/);
});

test("where one would divide by nothing there is no figure, and it says why", async () => {
  fakeNetwork(
    listed({
      summary: figuresOf({ visits: 4, orders: 1, revenue: 900 }),
      previous: { ...figuresOf({}), from: "2026-09-23", to: "2026-10-22" },
    }),
    ...none,
  );
  open();
  const figures = await part("Figures");
  await waitFor(() => expect(within(figures).getAllByText("without spend")).toHaveLength(2));
  expect(text(within(figures).getByText("Ad clicks").parentElement)).toMatch(/no change$/);
  expect(text(within(figures).getByText("ROAS").parentElement)).toContain("no figure, ROAS");
  expect(text(within(figures).getByText("Cost per order or booking").parentElement)).toContain("no figure");
});

test("days, platform and campaign stand in the address, and only wishes are sent, on the store's calendar", async () => {
  const seen = fakeNetwork(listed(), ...none);
  const { router } = open();
  await part("Campaigns");
  const asked = () => seen.findLast(({ endpoint }) => endpoint === ads.list)?.url.search;
  // The server knows the default days; it is still November 21 in New York.
  expect(asked()).toBe("");
  fireEvent.change(screen.getByLabelText("Days"), { target: { value: "7d" } });
  await waitFor(() => expect(asked()).toBe("?from=2026-11-15&to=2026-11-21"));
  expect(router.state.location.search).toBe("?period=7d");
  fireEvent.change(screen.getByLabelText("Platform"), { target: { value: "meta" } });
  await waitFor(() => expect(asked()).toBe("?from=2026-11-15&to=2026-11-21&platform=meta"));
  fireEvent.change(screen.getByLabelText("Campaign"), { target: { value: "meta:Retargeting" } });
  await waitFor(() => expect(asked()).toContain("&campaign=meta%3ARetargeting"));
  fireEvent.change(screen.getByLabelText("Days"), { target: { value: "custom" } });
  await waitFor(() => expect(router.state.location.search).toContain("from=2026-11-15&to=2026-11-21"));
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-11-15");
});

test("each chart shows the same numbers as a table", async () => {
  fakeNetwork(listed(), ...none);
  open();
  const earnings = await part("Spend and revenue");
  fireEvent.click(within(earnings).getByRole("radio", { name: "Table" }));
  const rows = within(earnings).getAllByRole("row");
  expect(rows).toHaveLength(31);
  const first = reportOf().series[0];
  const money = (amount = 0) => `$${(amount / 100).toFixed(2)}`;
  expect(text(rows[1])).toBe(`Fri, Oct 23, 2026${money(first?.revenue.amount)}${money(first?.spend.amount)}`);
  fireEvent.click(within(earnings).getByRole("radio", { name: "Running total" }));
  const all = reportOf().series.reduce((sum, { revenue }) => sum + revenue.amount, 0);
  expect(text(within(earnings).getAllByRole("row").at(-1))).toContain(
    `$${(all / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`,
  );
  const funnel = await part("From visit to order");
  fireEvent.click(within(funnel).getByRole("radio", { name: "Table" }));
  expect(within(funnel).getAllByRole("row").map(text)).toEqual([
    "StepCountPer 100 visits",
    "Visits2,639100",
    "Carts2268.6",
    "Orders702.7",
    "Bookings230.9",
  ]);
});

test("a number opens the rows that make it; a ratio has two kinds of them", async () => {
  const row = {
    day: "2026-11-20",
    platform: "google",
    campaign: "Spring sale",
  };
  const totals = {
    impressions: 0,
    clicks: 12,
    spend: usd(5000),
    reported_conversions: 0,
    visits: 0,
    carts: 0,
    orders: 1,
    bookings: 0,
    revenue: usd(3850),
  };
  const id = "0199c000-0000-7000-8000-000000000042";
  const seen = fakeNetwork(
    listed(),
    ...none,
    answers(ads.listRows, {
      data: [
        {
          what: "orders",
          ...row,
          order_id: id,
          number: "1042",
          status: "paid",
          placed_at: "2026-11-21T02:30:00.000Z",
          subtotal: usd(4250),
          refunded: usd(400),
          revenue: usd(3850),
          counts: true,
        },
      ],
      totals,
      pagination: paginate(1, 20, 41),
    }),
  );
  setTimeFormat("24");
  const { router } = open("/ads-analytics?platform=google");
  fireEvent.click(await screen.findByRole("link", { name: /^2\.54×, ROAS/ }));
  const drawer = await screen.findByRole("dialog", { name: "ROAS: what makes it" });
  expect(await within(drawer).findByRole("link", { name: "Order 1042" })).toBeTruthy();
  expect(text(drawer)).toContain("$2,602.50 ÷ $1,022.80 = 2.54×");
  expect(text(within(drawer).getByRole("listitem"))).toContain("$38.50$42.50 less $4.00 refunded");
  // In the chosen clock format and in the store's time zone, wherever the reader is.
  expect(text(within(drawer).getByRole("listitem"))).toContain("Yesterday,21:30");
  expect(drawer.textContent).toContain("Times are in your store's time zone, America/New York.");
  expect(text(within(drawer).getByText("41 rows come to").parentElement)).toContain("$38.50, 1 order");
  const asked = () => seen.findLast(({ endpoint }) => endpoint === ads.listRows)?.url.searchParams;
  expect(asked()?.toString()).toBe("what=orders&platform=google");
  fireEvent.click(within(drawer).getByRole("button", { name: "Older" }));
  await waitFor(() => expect(asked()?.get("page")).toBe("2"));
  fireEvent.click(within(drawer).getByRole("radio", { name: "Spend" }));
  await waitFor(() => expect(asked()?.toString()).toBe("what=spend&platform=google"));
  fireEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?platform=google"));
  fireEvent.click(screen.getByRole("link", { name: /^\$482\.10, Spend of Spring sale/ }));
  await waitFor(() => expect(asked()?.get("campaign")).toBe("google:Spring sale"));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?platform=google"));
  fireEvent.click(await screen.findByRole("link", { name: /Cost per order or booking/ }));
  const cost = await screen.findByRole("dialog", { name: /^Cost per order or booking/ });
  expect(text(cost)).toContain("$1,022.80 ÷ 93 (70 orders and 23 bookings) = $11.00");
});

test("campaigns are put in order by the address and narrow the screen", async () => {
  fakeNetwork(listed(), ...none);
  const { router } = open("/ads-analytics?sort=-roas");
  const campaigns = await part("Campaigns");
  const first = () => text(within(campaigns).getAllByRole("listitem")[0]);
  expect(first()).toMatch(
    /^RetargetingMeta Ads4\.99× ROASSpend\$120\.50.*402 clicks, CTR 1\.92%, \$0\.30 a click377 visits, 19 orders/,
  );
  // No platform counts clicks on a newsletter, so it shows none.
  expect(campaigns.textContent).not.toMatch(/\D0 clicks/);
  fireEvent.change(within(campaigns).getByLabelText("Order of campaigns"), { target: { value: "-ctr" } });
  await waitFor(() => expect(first()).toMatch(/^Brand.*5\.15%/));
  fireEvent.change(within(campaigns).getByLabelText("Order of campaigns"), { target: { value: "" } });
  await waitFor(() => expect(first()).toMatch(/^Spring sale/));
  fireEvent.click(within(campaigns).getByRole("link", { name: "Brand" }));
  await waitFor(() => expect(router.state.location.search).toBe("?campaign=google%3ABrand"));
});

test("the rule is shown; nothing at all leads to a link and to the import, empty days to others", async () => {
  fakeNetwork(listed({ begun: false, campaigns: [] }));
  const { unmount } = open();
  expect(await screen.findByText(/^See what each campaign costs/)).toBeTruthy();
  expect(text(await part("How this is counted"))).toMatch(/within 30 days.*America\/New York\./);
  for (const name of ["New link", "Import spend", "Add spend"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  unmount();
  const seen = fakeNetwork(listed({ campaigns: [] }), ...none);
  open("/ads-analytics?period=7d&platform=meta");
  fireEvent.click(await screen.findByRole("button", { name: "Show this year" }));
  await waitFor(() =>
    expect(seen.findLast(({ endpoint }) => endpoint === ads.list)?.url.search).toBe(
      "?from=2026-01-01&to=2026-11-21",
    ),
  );
});

test("a seller with visitors and no ads is told how ads begin, not that other days may have some", async () => {
  fakeNetwork(listed({ advertised: false, campaigns: [] }), ...none);
  open();
  expect(await screen.findByText(/^No ads yet\. Make a link/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show this year" })).toBeNull();
});

test("the first import fills the screen, and its result stays in sight meanwhile", async () => {
  const imports = (changes = {}) =>
    answers(ads.importReport, { status: true, message: "", data: outcomeOf(changes) });
  fakeNetwork(listed({ begun: false, campaigns: [] }), imports());
  sendByFetch();
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Import spend" }));
  fireEvent.change(await screen.findByLabelText("Report"), {
    target: { files: [new File(["a,b"], "report.csv")] },
  });
  const store = await screen.findByRole("button", { name: "Import 10 rows" });
  fakeNetwork(listed(), imports({ dry_run: false }), ...none);
  sendByFetch();
  fireEvent.click(store);
  expect(await screen.findByRole("region", { name: "Figures", hidden: true })).toBeTruthy();
  expect(screen.getByText(/^9 rows imported/)).toBeTruthy();
});

test("what cannot be loaded is said, with a way to try again", async () => {
  fakeNetwork(refuses(ads.list, "internal"));
  open();
  expect(await screen.findByText("Your ads could not be loaded. Nothing was changed.")).toBeTruthy();
  expect(notices.get()).toMatchObject([{ title: "Error", description: errors.internal[1] }]);
  fakeNetwork(listed(), ...none);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await part("Figures")).toBeTruthy();
});
