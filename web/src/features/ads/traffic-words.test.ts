import { expect, test } from "vitest";
import { funnelInWords, trafficInWords } from "./traffic-words.ts";

test.each([
  [0, 0, "Nobody came by an ad or a tagged link on these days."],
  [0, 1, "1 visit by ads and tagged links. Clicks stand beside them once spend is imported."],
  [12, 0, "12 clicks and no visit: do your ads lead to a tagged link of your store?"],
  [
    1000,
    960,
    "The platforms report 1,000 clicks, and your store page counted 960 visits: 96% of those who clicked arrived.",
  ],
  [
    10,
    20,
    "The platforms report 10 clicks, and your store page counted 20 visits: tagged links brought more than ads alone.",
  ],
])("%i clicks and %i visits", (clicks, visits, sentence) => {
  expect(trafficInWords({ clicks, visits })).toBe(sentence);
});

test.each([
  [0, 0, 0, "Without visits there is nothing to follow yet."],
  [0, 0, 2, "2 orders and bookings of visits on earlier days."],
  [5, 0, 0, "5 visits, and no order or booking yet. Nothing was put into the cart."],
  [5, 1, 0, "5 visits, and no order or booking yet. 1 visit had something put into the cart."],
  [200, 20, 7, "3.5% of 200 visits ended in an order or a booking."],
])("%i visits, %i carts, %i conversions", (visits, carts, conversions, sentence) => {
  expect(funnelInWords({ visits, carts, conversions })).toBe(sentence);
});
