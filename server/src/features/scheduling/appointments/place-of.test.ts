import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test("one meets online, at the customer's, or at the store", () => {
  const places = { address: "4 Kiln Lane", customer: "Grace", meetingUrl: null };
  const words = (["online", "customer_place", "in_person", null] as const).map((one) => placeOf(one, places));
  expect(words).toEqual(["Online", "At the place of Grace", "4 Kiln Lane", "4 Kiln Lane"]);
  const meetingUrl = "https://meet.example.com/room";
  expect(placeOf("online", { ...places, meetingUrl })).toBe(meetingUrl);
});
