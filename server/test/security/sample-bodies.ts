// What each call of the API accepts, aimed at the rows of somebody.
import { after, days } from "#kernel/time/clock.ts";

/** Ids of somebody's rows, to be put wherever a call takes one. */
export interface Targets {
  productId: string;
  serviceId: string;
  appointmentId: string;
  /** The appointment is one of it. */
  seriesId: string;
  sourceId: string;
  mailId: string;
  waitingId: string;
  linkId: string;
  /** It cost something, and an import said so. */
  campaignId: string;
  importId: string;
  /** A copy that is ready. */
  exportId: string;
  paymentId: string;
  /** Paid, and not yet sent. */
  orderId: string;
  /** A line of the wallet. */
  transactionId: string;
  /** Another device that is signed in. */
  deviceId: string;
  planId: string;
  /** For credits that are all still there. */
  planPaymentId: string;
  destinationId: string;
  /** Asked for, and not yet on its way. */
  payoutId: string;
  websiteUrl: string;
  /** A time at which nothing is booked. */
  freeAt: string;
}

const M = "/api/marketplace-solopreneur";
export const PROJECT = "solodesk";
const googleAnswer = {
  code: "no-such-code",
  codeVerifier: "verifier",
  redirectUri: "http://localhost:3000/google-redirect",
  nonce: "nonce",
};
const price = { amount: 2500, currency: "USD" };
const dayAfter = (instant: string) => after(new Date(instant), days(1)).toISOString();
const repeated = { customer: { name: "Eve", email: "eve@example.com" }, every_weeks: 1, count: 3 };

/** A body each call accepts; a new call with a body must be added here, or the generated tests fail. */
export const sampleBodies = ({
  productId,
  appointmentId,
  serviceId,
  websiteUrl,
  freeAt,
  paymentId,
  planId,
  planPaymentId,
  destinationId,
  campaignId,
}: Targets): Record<string, Record<string, unknown>> => ({
  "POST /auth/register": { name: "Eve", email: "eve@example.com", password: "correct horse battery" },
  "POST /auth/login": { email: "eve@example.com", password: "correct horse battery" },
  "POST /auth/refresh-tokens": { refreshToken: "no-such-token" },
  "POST /auth/logout": { refreshToken: "no-such-token" },
  "PATCH /auth/profile": { name: "Eve" },
  "POST /auth/confirm": { password: "correct horse battery" },
  "POST /auth/login/second-factor": { ticket: "no-such-ticket", code: "123456" },
  "POST /auth/second-factor/enable": { code: "123456" },
  "POST /auth/change-password": {
    currentPassword: "correct horse battery",
    newPassword: "another horse battery",
  },
  "POST /auth/forgot-password": { email: "eve@example.com" },
  "POST /auth/reset-password": { token: "no-such-token", password: "another horse battery" },
  "POST /auth/verify-email": { token: "no-such-token" },
  "POST /auth/email-change": { email: "eve@example.org" },
  "POST /auth/email-change/confirm": { token: "no-such-token" },
  "POST /auth/deletion": { confirm: "eve@example.com" },
  "POST /auth/set-password": { password: "another horse battery" },
  "POST /google/signin": googleAnswer,
  "POST /google/link": googleAnswer,
  "POST /auth/link-login": { token: "no-such-token" },
  "POST /notifications/read": { ids: [productId] },
  "PATCH /notifications/preferences": { kind: "order_paid", by_mail: false },
  [`POST ${M}/create-store`]: {
    name: "Eve's",
    website_url: websiteUrl,
    country: "US",
    timezone: "America/New_York",
  },
  [`PATCH ${M}/user/store`]: { tagline: "Changed", website_url: websiteUrl },
  [`POST ${M}/user/products/select`]: { product_ids: [productId] },
  [`POST ${M}/user/products/unselect`]: { product_ids: [productId] },
  [`PATCH ${M}/user/products/{id}`]: { list_price: price, active: true },
  [`POST ${M}/user/products/{id}/changes`]: { revision: "0", take: ["name"], keep: [] },
  [`POST ${M}/user/products/{id}/changes/undo`]: { fields: ["name"] },
  [`POST ${M}/user/services`]: { name: "Trim", price, duration_minutes: 30, location: "in_person" },
  [`PATCH ${M}/user/services/{id}`]: { name: "Changed" },
  [`POST ${M}/create-appointment`]: {
    service_id: serviceId,
    customer: { name: "Eve", email: "eve@example.com" },
    starts_at: freeAt,
  },
  [`PATCH ${M}/user/appointments/{id}`]: { notes: "Changed" },
  [`POST ${M}/user/calendar-sources`]: { name: "Home", address: "http://127.0.0.1/eve.ics" },
  [`POST ${M}/user/appointments/confirm`]: { ids: [appointmentId] },
  [`POST ${M}/user/series/preview`]: { ...repeated, service_id: serviceId, starts_at: freeAt },
  [`POST ${M}/user/series`]: { ...repeated, service_id: serviceId, starts_at: dayAfter(freeAt) },
  [`POST ${M}/user/series/{id}/cancel`]: { from: appointmentId },
  [`POST ${M}/store/{website_url}/appointments`]: {
    service_id: serviceId,
    customer: { name: "Eve", email: "eve@example.com" },
    starts_at: freeAt,
  },
  [`POST ${M}/store/{website_url}/holds`]: { service_id: serviceId, starts_at: freeAt },
  [`POST ${M}/store/{website_url}/waitlist`]: {
    service_id: serviceId,
    day: freeAt.slice(0, 10),
    customer: { name: "Eve", email: "eve@example.com" },
  },
  [`POST ${M}/store/{website_url}/visits`]: {
    kind: "visit",
    touch: { platform: "direct", touched_at: after(new Date(freeAt), days(-3)).toISOString() },
  },
  [`POST ${M}/user/links`]: { source: "flyer", campaign: "Spring" },
  [`POST ${M}/user/ads/spend`]: {
    platform: "flyer",
    campaign: "Spring",
    from: "2026-01-01",
    to: "2026-01-02",
    spend: price,
  },
  [`POST ${M}/user/ads/matches`]: { platform: "google", campaign: "summer", campaign_id: campaignId },
  [`POST ${M}/products/preview`]: { items: [{ id: productId, quantity: 1, website_url: websiteUrl }] },
  [`POST ${M}/payment/create`]: {
    items: [{ id: productId, quantity: 1, website_url: null }],
    customer: { name: "Eve", email: "eve@example.com" },
    shipping_address: { line1: "1 Yard", city: "Arlington", postal_code: "22201", country: "US" },
    gateway: "sandbox",
  },
  [`POST ${M}/user/orders/{id}/status`]: { status: "processing" },
  [`POST ${M}/user/orders/{id}/notes`]: { note: "Wrap it" },
  [`POST ${M}/user/orders/{id}/refund/preview`]: { amount: 100, restock: false, reason: "Late" },
  [`POST ${M}/user/orders/{id}/refund`]: { amount: 100, restock: false, reason: "Late" },
  [`POST ${M}/user/appointments/{id}/order/cancel`]: { reason: "Ill" },
  "POST /payments/create": { planId, gateway: "sandbox" },
  "POST /payments/verify": { paymentId: planPaymentId },
  "POST /payments/refund": { paymentId: planPaymentId, reason: "By mistake" },
  "POST /payments/subscription/cancel": { atPeriodEnd: true },
  "POST /payments/subscription/change": { planId },
  [`POST ${M}/payout/create`]: { amount: 1000, destination_id: destinationId },
  [`POST ${M}/user/payout-destinations`]: { kind: "paypal", email: "eve@example.com" },
  [`POST ${M}/payment/verify`]: { payment_session_id: paymentId },
  [`PATCH ${M}/store/{website_url}/bookings/{code}`]: { status: "Cancelled", version: 1 },
  [`POST ${M}/contact`]: {
    name: "Eve",
    email: "eve@example.com",
    subject: "Hours",
    message: "When are you open?",
  },
});

const daysAround = (moment: string): string => {
  const day = (offset: number) => after(new Date(moment), days(offset)).toISOString().slice(0, 10);
  return `?from=${day(-5)}&to=${day(5)}`;
};

/** Queries that aim a call at somebody's rows. */
export const sampleQueries = ({
  websiteUrl,
  serviceId,
  planId,
  campaignId,
  freeAt,
}: Targets): Record<string, string> => ({
  "GET /payments/preview": `?planId=${planId}`,
  [`GET ${M}/user-store-link`]: `?website_url=${websiteUrl}`,
  [`GET ${M}/website-url-available`]: `?website_url=${websiteUrl}`,
  [`GET ${M}/user/appointments/slots`]: `?service_id=${serviceId}`,
  [`GET ${M}/user/wallet/rows`]: "?figure=earnings",
  [`GET ${M}/store/{website_url}/slots`]: `?service_id=${serviceId}`,
  [`GET ${M}/user/ads/rows`]: "?what=spend",
  [`DELETE ${M}/user/ads/spend`]: `?campaign_id=${campaignId}&from=2026-01-01&to=2026-01-31`,
  [`DELETE ${M}/user/ads/matches`]: "?platform=google&campaign=summer",
  [`GET ${M}/user/calendar`]: daysAround(freeAt),
  [`GET ${M}/user/calendar-sources/busy`]: daysAround(freeAt),
});

/** More queries of calls that read, beside the one above: other rows, and a page that nothing is left for. */
export const moreQueries: Record<string, string[]> = {
  [`GET ${M}/user/ads/rows`]: ["?what=visits", "?what=orders", "?what=bookings"],
  [`GET ${M}/user/ads/imports`]: ["?page=99"],
  [`GET ${M}/user/wallet/rows`]: ["?figure=recharged", "?figure=pending", "?figure=receivable"],
};
