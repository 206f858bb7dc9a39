// What stands at the addresses whose screens are not built yet: each says what will be there and that it is not.
import { type PageName, pages } from "@solodesk/contract/kernel/pages.ts";
import type { DrawingName } from "#ui/drawing.tsx";

export interface ScreenToCome {
  drawing: DrawingName;
  text: string;
  /** What can be done instead, today. */
  action: { name: string; to: string };
}

const home = { name: "Go to Home", to: pages.home };
const offer = { name: "See what you offer", to: pages.services };

export const screensToCome = {
  appointments: {
    drawing: "calendar",
    text: "Your calendar will stand here. Solodesk does not take appointments yet.",
    action: offer,
  },
  appointmentList: {
    drawing: "calendar",
    text: "Appointments of one status will stand here. Solodesk does not take appointments yet.",
    action: offer,
  },
  addAppointment: {
    drawing: "calendar",
    text: "Appointments will be made here. Until then, visitors find your services on your store page.",
    action: { name: "Add a service", to: pages.addService },
  },
  orders: {
    drawing: "receipt",
    text: "Orders from your store page will stand here. It does not take orders yet.",
    action: offer,
  },
  transactions: {
    drawing: "ledger",
    text: "Every amount that comes in or goes out will stand here. No money moves through Solodesk yet.",
    action: offer,
  },
  adsAnalytics: {
    drawing: "chart",
    text: "What your ads cost and what they brought will stand here. No figures can be brought in yet.",
    action: offer,
  },
  pricing: {
    drawing: "wallet",
    text: "Credit packs and plans will stand here. Nothing is for sale yet.",
    action: home,
  },
  withdrawal: {
    drawing: "wallet",
    text: "Earnings will be paid out from here. Solodesk takes no payments yet, so there are none.",
    action: home,
  },
  faqs: {
    drawing: "page",
    text: "Answers to what sellers ask most will stand here. None has been written yet.",
    action: { name: "Contact us", to: pages.contact },
  },
  contact: {
    drawing: "page",
    text: "How to reach the people who run this Solodesk will stand here. They have not said it yet.",
    action: home,
  },
  terms: {
    drawing: "page",
    text: "The terms of whoever runs this Solodesk belong here. They have not been written yet.",
    action: home,
  },
  privacy: {
    drawing: "page",
    text: "What is stored about people, and why, belongs here. The operator has not written it yet.",
    action: home,
  },
  refundPolicy: {
    drawing: "page",
    text: "When and how money is given back belongs here. The operator has not written it yet.",
    action: home,
  },
} as const satisfies Partial<Record<PageName, ScreenToCome>>;

export type NameToCome = keyof typeof screensToCome;
