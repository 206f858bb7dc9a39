// Every page address of the product: the web app routes by it, the server answers HTML for it,
// and no store may take its first segment as a website address.
export const pages = {
  home: "/",
  appointments: "/appointments",
  appointmentList: "/appointments/:type",
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
  pricing: "/pricing",
  /** Page of the built-in sandbox gateway, which moves no real money. */
  sandboxPayment: "/pay/:sessionId",
  services: "/services",
  service: "/services/:id",
  addService: "/add-service",
  addAppointment: "/add-appointment",
  addStoreDetail: "/add-store-detail",
  ownStore: "/store",
  storePage: "/store/:storeName",
  /** The guest's pages: what was booked or ordered, and what can still be changed. */
  guestBooking: "/store/:storeName/booking/:code",
  guestOrder: "/store/:storeName/order/:code",
  /** Page of a guest who waits for a fully booked day; offers a time that becomes free. */
  guestWaiting: "/store/:storeName/waiting/:code",
  orders: "/orders",
  transactions: "/transactions",
  transactionList: "/transactions/:type",
  adsAnalytics: "/ads-analytics",
  cartCheckout: "/cart-checkout",
  withdrawal: "/withdrawal",
  faqs: "/faqs",
  profile: "/profile",
  settings: "/settings",
  terms: "/terms-and-conditions",
  privacy: "/privacy",
  refundPolicy: "/refund-policy",
  contact: "/contact-us",
  styleGuide: "/demo-tailwind",
} as const satisfies Record<string, `/${string}`>;

export const bookingPath = (websiteUrl: string, code: string): string =>
  `${pages.ownStore}/${websiteUrl}/booking/${code}`;

export const orderPath = (websiteUrl: string, code: string): string =>
  `${pages.ownStore}/${websiteUrl}/order/${code}`;

export const waitingPath = (websiteUrl: string, code: string): string =>
  `${pages.ownStore}/${websiteUrl}/waiting/${code}`;

export const sandboxPath = (sessionId: string): string => `/pay/${sessionId}`;

/** Path of the sample catalogue's drawings, which are files and not pages. */
export const cataloguePictures = "/catalogue/pictures/";

export type PageName = keyof typeof pages;
