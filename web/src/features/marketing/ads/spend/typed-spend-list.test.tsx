import { paginate } from "@solodesk/contract/kernel/page.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { usd } from "../../../../../test/ads-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { TypedSpendList } from "./typed-spend-list.tsx";

const corner = {
  campaign_id: "0199c000-0000-7000-8000-000000000041",
  platform: "flyer",
  campaign: "Corner ad",
  from: "2026-01-01",
  to: "2026-01-09",
  spend: usd(1301),
};
const listed = answers(ads.listTypedSpend, { data: [corner], pagination: paginate(1, 10, 1) });
const open = () => showScreen({ at: "/ads-analytics?spend=2", screen: <TypedSpendList /> });

test("what was typed in is seen, and removed once that is confirmed", async () => {
  const seen = fakeNetwork(
    listed,
    answers(ads.removeSpend, { status: true, message: "", data: { days: 9, spend: usd(1301) } }),
  );
  open();
  const item = await screen.findByRole("listitem");
  const row = within(item);
  expect(row.getByText(/^Flyer, Jan 1\s–\s9, 2026$/)).toBeTruthy();
  expect(item.textContent).toContain("$13.01");
  expect(seen[0]?.url.search).toBe("?page=2&page_size=10");
  fireEvent.click(row.getByRole("button", { name: /^Remove the spend of Corner ad, Jan 1/ }));
  const asked = within(await screen.findByRole("dialog", { name: "Remove this spend?" }));
  expect(
    asked.getByText(/If there is nothing else about the campaign, it and its matches go too\.$/),
  ).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === ads.removeSpend)).toBe(false);
  fireEvent.click(asked.getByRole("button", { name: "Remove it" }));
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === ads.removeSpend)?.url.search).toBe(
      `?campaign_id=${corner.campaign_id}&from=2026-01-01&to=2026-01-09&typed_only=true`,
    ),
  );
  // The list is fetched again.
  await waitFor(() => expect(seen.filter(({ endpoint }) => endpoint === ads.listTypedSpend)).toHaveLength(2));
});

test("where nothing was typed in nothing is shown; what cannot be loaded is said", async () => {
  const seen = fakeNetwork(answers(ads.listTypedSpend, { data: [], pagination: paginate(1, 10, 0) }));
  const { container, unmount } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(container.textContent).toBe("");
  unmount();
  fakeNetwork(refuses(ads.listTypedSpend, "internal"));
  open();
  expect(await screen.findByText("The spend you typed in could not be loaded.")).toBeTruthy();
});
