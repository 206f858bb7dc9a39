import { expect, test } from "vitest";
import { clickedTraffic, funnelInWords, trafficInWords } from "./traffic-words.ts";

const platform = (name: string, clicks: number, visits: number) => ({ platform: name, clicks, visits });

test.each([
  [[], "No visits through ads or tagged links on these days."],
  [
    [platform("flyer", 0, 1)],
    "1 visit through ads and tagged links. Import your spend to compare them with clicks.",
  ],
  [
    [platform("google", 12, 0)],
    "The platforms report 12 clicks, but we counted no visits from there. Do your ads open a tagged link of your store?",
  ],
  // No one can count views of a flyer.
  [
    [platform("google", 848, 0), platform("flyer", 0, 1)],
    "The platforms report 848 clicks, but we counted no visits from there. Do your ads open a tagged link of your store? 1 more visit came through other links.",
  ],
  // Links may spell the campaign differently from the platform's report.
  [
    [platform("google", 1000, 0), platform("google", 0, 960), platform("flyer", 0, 5)],
    "The platforms report 1,000 clicks, and your store page counted 960 visits from there: 96% of the clicks. 5 more visits came through other links.",
  ],
  [
    [platform("google", 10, 20)],
    "The platforms report 10 clicks, and your store page counted 20 visits from there: people also used these tagged links outside ads.",
  ],
])("%j", (campaigns, sentence) => {
  const visits = campaigns.reduce((sum, one) => sum + one.visits, 0);
  expect(trafficInWords(visits, clickedTraffic(campaigns))).toBe(sentence);
});

test.each([
  [0, 0, 0, "No visits on these days."],
  [0, 0, 2, "2 orders and bookings from visits on earlier days."],
  [5, 0, 0, "5 visits, and no order or booking yet. Nothing was put into the cart."],
  [5, 1, 0, "5 visits, and no order or booking yet. 1 visit put something into the cart."],
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
