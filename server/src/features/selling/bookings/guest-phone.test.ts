import { expect, test } from "vitest";
import { AppError } from "#kernel/app-error.ts";
import { guestPhone } from "./guest-phone.ts";

/** The number, or why it is refused. */
const phoneOf = (phone: string, country = "US", { email = "", isPhoneNeeded = false } = {}) => {
  try {
    return guestPhone({ customer: { email, phone }, country, isPhoneNeeded });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details.fields;
  }
};
const email = "ann@example.com";
const refused = {
  "customer.phone":
    "This phone number is too short or too long. Add the area code, or start with + and the country code.",
};

test("a number is stored in international form, and none stays none", () => {
  expect(phoneOf("(213) 373-4253")).toBe("+1 213 373 4253");
  expect(phoneOf("", "US", { email })).toBe("");
});

test("one that can't be dialled is refused if it is needed to reach the guest", () => {
  expect(phoneOf("555-0100")).toEqual(refused);
  expect(phoneOf("555-0100", "US", { email, isPhoneNeeded: true })).toEqual(refused);
});

test("without its area code it is no reason to lose a booking if there is an email address; far too short it is", () => {
  expect(phoneOf("555-0100", "US", { email })).toBe("555-0100");
  expect(phoneOf("555-01", "US", { email })).toEqual(refused);
});

test("one that says its country isn't told to do so", () => {
  expect(phoneOf("+1 213 373")).toEqual({ "customer.phone": "This phone number is too short or too long." });
});

test("where no numbers are known, it has to say its country", () => {
  expect(phoneOf("213 373 4253", "XX")).toEqual({
    "customer.phone": "Start the phone number with + and the country code.",
  });
  expect(phoneOf("+1 213 373 4253", "XX")).toBe("+1 213 373 4253");
});
