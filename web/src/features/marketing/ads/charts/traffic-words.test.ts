import { expect, test } from "vitest";
import { clickedTraffic, funnelInWords, trafficInWords } from "./traffic-words.ts";

const platform = (name: string, clicks: number, visits: number) => ({ platform: name, clicks, visits });

test.each([
  [[], "Nobody came by an ad or a tagged link on these days."],
  [
    [platform("flyer", 0, 1)],
    "1 visit by ads and tagged links. Clicks stand beside them once spend is imported.",
  ],
  [
    [platform("google", 12, 0)],
    "The platforms report 12 clicks, and nobody arrived from there: do your ads lead to a tagged link of your store?",
  ],
  // No one can count views of a flyer.
  [
    [platform("google", 848, 0), platform("flyer", 0, 1)],
    "The platforms report 848 clicks, and nobody arrived from there: do your ads lead to a tagged link of your store? 1 more visit came by other links.",
  ],
  // Links may spell the campaign differently from the platform's report.
  [
    [platform("google", 1000, 0), platform("google", 0, 960), platform("flyer", 0, 5)],
    "The platforms report 1,000 clicks, and your store page counted 960 visits from there: 96% of the clicks. 5 more visits came by other links.",
  ],
  [
    [platform("google", 10, 20)],
    "The platforms report 10 clicks, and your store page counted 20 visits from there: their tagged links brought more than ads alone.",
  ],
])("%j", (campaigns, sentence) => {
  const visits = campaigns.reduce((sum, one) => sum + one.visits, 0);
  expect(trafficInWords(visits, clickedTraffic(campaigns))).toBe(sentence);
});

test.each([
  [0, 0, 0, "Without visits there is nothing to follow yet."],
  [0, 0, 2, "2 orders and bookings of visits on earlier days."],
  [5, 0, 0, "5 visits, and no order or booking yet. Nothing was put into the cart."],
  [5, 1, 0, "5 visits, and no order or booking yet. 1 visit had something put into the cart."],
  [200, 20, 7, "200 visits led to 7 orders and bookings: 3.5 for every 100."],
  [5000, 20, 1, "5,000 visits led to 1 order or booking: <0.1 for every 100."],
  [
    1,
    1,
    2,
    "2 orders and bookings, 1 visit: one visitor can order and book several times, also days after the visit.",
  ],
])("%i visits, %i carts, %i conversions", (visits, carts, conversions, sentence) => {
  expect(funnelInWords({ visits, carts, conversions })).toBe(sentence);
});
