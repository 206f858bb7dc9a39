// Every page address of the product and its name. The web app routes by it, the server answers HTML for it,
// and no store may take its first segment as a website address. The sidebar and the search list pages in this order.
import { type Message, msg } from "./language/t.ts";

export const pages = {
  home: "/",
  appointments: "/appointments",
  appointmentList: "/appointments/:type",
  addAppointment: "/add-appointment",
  services: "/services",
  service: "/services/:id",
  product: "/products/:id",
  addProduct: "/add-product",
  addService: "/add-service",
  addStoreDetail: "/add-store-detail",
  transactions: "/transactions",
  transactionList: "/transactions/:type",
  orders: "/orders",
  discounts: "/discounts",
  giftCards: "/gift-cards",
  adsAnalytics: "/ads-analytics",
  cartCheckout: "/cart-checkout",
  pricing: "/pricing",
  withdrawal: "/withdrawal",
  faqs: "/faqs",
  profile: "/profile",
  settings: "/settings",
  storeSettings: "/settings/store",
  translations: "/settings/translations",
  apiSettings: "/settings/api",
  emailLog: "/settings/emails",
  activityLog: "/settings/activity",
  /** For the people who run the installation. */
  operator: "/operator",
  operatorPeople: "/operator/people",
  operatorMoney: "/operator/money",
  operatorOrders: "/operator/orders",
  operatorMessages: "/operator/messages",
  operatorCatalogue: "/operator/catalogue",
  terms: "/terms-and-conditions",
  privacy: "/privacy",
  refundPolicy: "/refund-policy",
  contact: "/contact-us",
  auth: "/auth",
  login: "/auth/login",
  register: "/auth/register",
  forgotPassword: "/auth/forgot-password",
  /** These three are opened from a link in an email, which carries its code after the "#". */
  resetPassword: "/auth/reset-password",
  verifyEmail: "/auth/verify-email",
  changeEmail: "/auth/change-email",
  authType: "/auth/:type",
  googleRedirect: "/google-redirect",
  /** Page of the built-in sandbox gateway, which moves no real money. */
  sandboxPayment: "/pay/:sessionId",
  /** What is left on a gift card, for anyone with its code. */
  giftCardBalance: "/gift-card",
  ownStore: "/store",
  storePage: "/store/:storeName",
  storeProduct: "/store/:storeName/p/:slug",
  storeService: "/store/:storeName/s/:slug",
  /** The guest's pages: what was booked or ordered, and what can still be changed. */
  guestBooking: "/store/:storeName/booking/:code",
  guestOrder: "/store/:storeName/order/:code",
  /** Page of a guest who waits for a fully booked day; offers a time that becomes free. */
  guestWaiting: "/store/:storeName/waiting/:code",
  /** The only page that other websites can show in a frame: a store's services and their booking. */
  embeddedStore: "/embed/:storeName",
  styleGuide: "/demo-tailwind",
} as const satisfies Record<string, `/${string}`>;

export type PageName = keyof typeof pages;

/** The name of each screen: its h1, its last breadcrumb and its document title. */
export const pageNames = {
  home: msg("Home"),
  login: msg("Log in"),
  register: msg("Create account"),
  forgotPassword: msg("Forgot password"),
  resetPassword: msg("Set a new password"),
  verifyEmail: msg("Confirm your email"),
  changeEmail: msg("Change of email"),
  appointments: msg("Appointments"),
  addAppointment: msg("Add Appointment"),
  services: msg("Services"),
  product: msg("Edit Product"),
  addProduct: msg("Add Product"),
  addService: msg("Add Service"),
  service: msg("Edit Service"),
  addStoreDetail: msg("Store Details"),
  orders: msg("Orders"),
  discounts: msg("Discounts"),
  giftCards: msg("Gift Cards"),
  giftCardBalance: msg("Gift card balance"),
  transactions: msg("Transactions"),
  adsAnalytics: msg("Ads Analytics"),
  cartCheckout: msg("Cart"),
  pricing: msg("Pricing"),
  withdrawal: msg("Withdraw Funds"),
  faqs: msg("FAQ's"),
  profile: msg("Profile"),
  settings: msg("Settings"),
  storeSettings: msg("Store Settings"),
  translations: msg("Translations"),
  apiSettings: msg("API & Webhooks"),
  emailLog: msg("Email Log"),
  activityLog: msg("Activity Log"),
  operator: msg("Installation||the installed software, as its operator sees it"),
  operatorPeople: msg("People||accounts of an installation"),
  operatorMoney: msg("Payouts & Alerts"),
  operatorOrders: msg("Marketplace Orders"),
  operatorMessages: msg("Emails & Jobs"),
  operatorCatalogue: msg("Catalogue & Plans"),
  terms: msg("Terms & Conditions"),
  privacy: msg("Privacy Policy"),
  refundPolicy: msg("Refund Policy"),
  contact: msg("Contact Us"),
  googleRedirect: msg("Sign in with Google"),
  styleGuide: msg("Style guide"),
} as const satisfies Partial<Record<PageName, Message>>;

export const bookingPath = (websiteUrl: string, code: string): string =>
  `${pages.ownStore}/${websiteUrl}/booking/${code}`;

/** Opens the booking of a service on its store's page; `code`: of the order whose pack pays for it. */
export const bookVisitPath = (
  websiteUrl: string,
  { serviceId, code }: { serviceId: string; code: string },
): string => `${pages.ownStore}/${websiteUrl}#${serviceId}?pack=${code}`;

/** A time that is held for somebody on the waitlist. */
export interface OfferedTime {
  serviceId: string;
  at: string;
  seats: number;
  until: string;
  /** The hold's token. */
  hold: string;
}

/** Opens the booking of such a time on its store's page. */
export const bookOfferPath = (
  websiteUrl: string,
  { serviceId, at, seats, until, hold }: OfferedTime,
): string =>
  `${pages.ownStore}/${websiteUrl}#${serviceId}?at=${at}&seats=${seats}&until=${until}&hold=${hold}`;

export const orderPath = (websiteUrl: string, code: string): string =>
  `${pages.ownStore}/${websiteUrl}/order/${code}`;

export const waitingPath = (websiteUrl: string, code: string): string =>
  `${pages.ownStore}/${websiteUrl}/waiting/${code}`;

export const sandboxPath = (sessionId: string): string => `/pay/${sessionId}`;

/** Path of the sample catalogue's drawings, which are files and not pages. */
export const cataloguePictures = "/catalogue/pictures/";
