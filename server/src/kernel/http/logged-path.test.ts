import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/orders?token=secret", "/orders"],
  ["/store/corner-shop", "/store/corner-shop"],
  ["/calendar/secret.ics", "/calendar/[hidden]"],
  ["/calendar/secret/more?x=1", "/calendar/[hidden]"],
  ["/Calendar/secret", "/Calendar/[hidden]"],
  ["/%63alendar/secret.ics", "/calendar/[hidden]"],
  ["/store/corner-shop/booking/secret", "/store/corner-shop/booking/[hidden]"],
  [
    "/api/marketplace-solopreneur/store/corner-shop/bookings/secret/calendar.ics",
    "/api/marketplace-solopreneur/store/corner-shop/bookings/[hidden]",
  ],
  [
    "/api/marketplace-solopreneur/store/corner-shop/holds/secret",
    "/api/marketplace-solopreneur/store/corner-shop/holds/[hidden]",
  ],
  [
    "/api/marketplace-solopreneur/store/corner-shop/holds",
    "/api/marketplace-solopreneur/store/corner-shop/holds",
  ],
  ["http://desk.example.com/calendar/secret.ics", "http://desk.example.com/calendar/[hidden]"],
  ["//calendar//secret.ics", "//calendar/[hidden]"],
  ["/store//corner-shop/booking/secret", "/store//corner-shop/booking/[hidden]"],
  ["/store/corner-shop/waiting/secret", "/store/corner-shop/waiting/[hidden]"],
  [
    "/api/marketplace-solopreneur/store/corner-shop/waitlist/secret/book",
    "/api/marketplace-solopreneur/store/corner-shop/waitlist/[hidden]",
  ],
  [
    "/api/marketplace-solopreneur/store/corner-shop/waitlist",
    "/api/marketplace-solopreneur/store/corner-shop/waitlist",
  ],
  ["/pay/secret", "/pay/[hidden]"],
  ["/store/corner-shop/order/secret", "/store/corner-shop/order/[hidden]"],
  ["/api/marketplace-solopreneur/order/secret", "/api/marketplace-solopreneur/order/[hidden]"],
  ["/api/marketplace-solopreneur/user/orders/1/refund", "/api/marketplace-solopreneur/user/orders/1/refund"],
  ["/api/marketplace-solopreneur/payment/create", "/api/marketplace-solopreneur/payment/create"],
  ["/api/marketplace-solopreneur/user/calendar", "/api/marketplace-solopreneur/user/calendar"],
  [
    "/api/marketplace-solopreneur/store/corner-shop/holds/secret",
    "/api/marketplace-solopreneur/store/corner-shop/holds/[hidden]",
  ],
  ["/caf%C3%A9", "/caf%C3%A9"],
])("%s is logged as %s", (url, path) => expect(loggedPath(url)).toBe(path));
