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
  /** These three are opened by a link in a letter, which carries its code behind the "#". */
  resetPassword: "/auth/reset-password",
  verifyEmail: "/auth/verify-email",
  changeEmail: "/auth/change-email",
  authType: "/auth/:type",
  googleRedirect: "/google-redirect",
  pricing: "/pricing",
  /** The built-in gateway's own, where nothing is paid with. */
  sandboxPayment: "/pay/:sessionId",
  services: "/services",
  service: "/services/:id",
  addService: "/add-service",
  addAppointment: "/add-appointment",
  addStoreDetail: "/add-store-detail",
  ownStore: "/store",
  storePage: "/store/:storeName",
  /** The guest's own: what was booked, and what can still be done about it. */
  guestBooking: "/store/:storeName/booking/:code",
  guestOrder: "/store/:storeName/order/:code",
  /** Of who waits for a day that is full, and where a time that got free is offered. */
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

/** Where the drawings of the sample catalogue are served: files, beside the pages. */
export const cataloguePictures = "/catalogue/pictures/";

export type PageName = keyof typeof pages;
