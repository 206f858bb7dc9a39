import { ads } from "@solodesk/contract/marketing/ads.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { usd } from "../../../../../test/ads-of.ts";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { MatchDialog } from "./match-dialog.tsx";

const [sale, again] = ["0199c000-0000-7000-8000-000000000041", "0199c000-0000-7000-8000-000000000042"];
const campaign = (id: string, name: string) => ({
  id,
  name,
  platform: "google",
  external_id: null,
  spend: usd(100),
  from: null,
  to: null,
});
const tagged = { platform: "google", visits: 3, conversions: 1, last_day: null };

test("links belong by name or id until the seller says otherwise, and to these again once that is taken back", async () => {
  const seen = fakeNetwork(
    answers(ads.listCampaigns, {
      data: {
        campaigns: [campaign(sale, "Spring sale"), campaign(again, "Retargeting")],
        tagged: [
          { ...tagged, campaign: "spring sale", campaign_id: sale, by: "name", suggested: null },
          { ...tagged, campaign: "retarget", campaign_id: null, by: null, suggested: again },
          { ...tagged, campaign: "flyer", campaign_id: again, by: "seller", suggested: null },
        ],
      },
    }),
    answers(ads.matchCampaign, { status: true, message: "", data: null }),
    answers(ads.unmatchCampaign, null),
  );
  showScreen({ at: "/ads-analytics", screen: <MatchDialog onClose={() => undefined} /> });
  const box = (name: string) => screen.findByLabelText<HTMLSelectElement>(`${name} on Google Ads belongs to`);
  expect((await box("spring sale")).selectedOptions[0]?.text).toBe("By name: Spring sale");
  expect((await box("retarget")).selectedOptions[0]?.text).toBe("By name or id: none fits");
  expect((await box("flyer")).selectedOptions[0]?.text).toBe("Retargeting");

  const sent = (endpoint: unknown) => seen.findLast((one) => one.endpoint === endpoint);
  fireEvent.click(screen.getByRole("button", { name: "Match with Retargeting" }));
  await waitFor(() =>
    expect(sent(ads.matchCampaign)?.body).toEqual({
      platform: "google",
      campaign: "retarget",
      campaign_id: again,
    }),
  );
  fireEvent.change(await box("spring sale"), { target: { value: "none" } });
  await waitFor(() => expect(sent(ads.matchCampaign)?.body).toMatchObject({ campaign_id: null }));
  fireEvent.change(await box("flyer"), { target: { value: "" } });
  await waitFor(() => expect(sent(ads.unmatchCampaign)?.url.search).toBe("?platform=google&campaign=flyer"));
});
