import { ads } from "@solodesk/contract/marketing/ads.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { usd } from "../../../../../test/ads-of.ts";
import { answers, fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { SpendDialog } from "./spend-dialog.tsx";

const close = vi.fn<() => void>();
const saved = answers(ads.addSpend, {
  status: true,
  message: "",
  data: { campaign_id: "0199c000-0000-7000-8000-000000000042", days: 5, spend: usd(12_050) },
});
const open = () =>
  showScreen({
    at: "/ads-analytics",
    screen: <SpendDialog currency="USD" today="2026-11-21" onClose={close} />,
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  notices.set([]);
  close.mockClear();
});

test("spend is typed as people write it", async () => {
  const seen = fakeNetwork(saved);
  open();
  press("Save");
  expect(await screen.findByText("Use an amount such as 45.00.")).toBeTruthy();
  type("Platform", "meta");
  type("Campaign", " Spring sale ");
  type("From", "2026-11-17");
  type("Amount", "120,50");
  type("Clicks", "1,204");
  press("Save");
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(seen[0]?.body).toEqual({
    platform: "meta",
    campaign: "Spring sale",
    from: "2026-11-17",
    to: "2026-11-21",
    spend: usd(12_050),
    clicks: 1204,
    impressions: 0,
    replace: false,
  });
});

test("what stands on these days is shown before it is replaced; other words are asked anew", async () => {
  const stands = { from: "2026-11-17", to: "2026-11-18", days: 2, spend: usd(4000) };
  const seen = fakeNetwork([
    ads.addSpend,
    async () => {
      const refused = (await refusal("spend_exists").json()) as object;
      return new Response(JSON.stringify({ ...refused, stands }), { status: 409 });
    },
  ]);
  open();
  type("Campaign", "Spring sale");
  type("Amount", "10");
  press("Save");
  expect((await screen.findByText(/Replace it with what you typed/)).textContent).toMatch(
    /^\$40\.00 on 2 days, Nov 17\s–\s18, 2026\./,
  );
  type("Amount", "11");
  expect(screen.queryByRole("button", { name: "Replace it" })).toBeNull();
  press("Save");
  fireEvent.click(await screen.findByRole("button", { name: "Replace it" }));
  await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ replace: true, spend: usd(1100) }));
});
