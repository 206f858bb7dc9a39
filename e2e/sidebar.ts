// The sidebar's entries from spec 2, and the locators of its parts.
import type { Locator, Page } from "@playwright/test";

export const panel = (page: Page) => page.locator("[data-slot=sidebar]");
export const toggle = (page: Page) => page.getByRole("button", { name: "Toggle Sidebar" });
export const widthOf = async (box: Locator) => (await box.boundingBox())?.width;

export const mainLinks = [
  ["Home", "/"],
  ["Appointments", "/appointments"],
  ["Services", "/services"],
  ["Add Service", "/add-service"],
  ["Transactions", "/transactions"],
  ["Ads Analytics", "/ads-analytics"],
];
export const secondaryButtons = ["Go To Website", "FAQ's", "Chat with Us", "Add Credits", "Withdraw Funds"];
export const groups = {
  "Appointments menu": ["Pending", "Confirmed", "Completed", "Cancelled", "No-show"],
  "Transactions menu": ["Sales", "Credits", "Refunds", "Payouts", "Orders"],
};

export const linksOf = (place: Locator) =>
  place
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
