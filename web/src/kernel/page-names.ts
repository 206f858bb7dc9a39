import type { PageName } from "@solodesk/contract/kernel/pages.ts";

/** What a screen is called: its h1, its last crumb and its document title. */
export const pageNames = {
  home: "Home",
  login: "Log in",
  register: "Create account",
  appointments: "Appointments",
  addAppointment: "Add Appointment",
  services: "Services",
  addService: "Add Service",
  service: "Edit Service",
  addStoreDetail: "Store Details",
  orders: "Orders",
  transactions: "Transactions",
  adsAnalytics: "Ads Analytics",
  cartCheckout: "Cart",
  pricing: "Pricing",
  withdrawal: "Withdraw Funds",
  faqs: "FAQ's",
  profile: "Profile",
  settings: "Settings",
  terms: "Terms & Conditions",
  privacy: "Privacy Policy",
  refundPolicy: "Refund Policy",
  contact: "Contact Us",
  googleRedirect: "Sign in with Google",
  styleGuide: "Style guide",
} as const satisfies Partial<Record<PageName, string>>;
