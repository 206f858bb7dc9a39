// A desk with a mail server beside it, and a seller whose calendar strangers book in.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import type { Email } from "postal-mime";
import { deliverMail } from "#features/platform/mail/deliver-mail.ts";
import type { Config } from "#kernel/config/config.ts";
import { call } from "./call.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { type TestCalendar, testCalendar } from "./test-calendar.ts";
import { type TestMailServer, testMailServer } from "./test-mail-server.ts";

export interface TestMailApp {
  server: TestApp;
  post: TestMailServer;
  /** Delivers what is due, and answers what came. */
  delivered(): Promise<Email[]>;
  /** A seller in Berlin of whom no letter tells yet, on a Monday three weeks before what is booked; all others are free. */
  salon(): Promise<TestCalendar>;
  close(): Promise<void>;
}

export async function testMailApp(settings: Partial<Config> = {}): Promise<TestMailApp> {
  const post = await testMailServer();
  const server = await testApp({
    SMTP_URL: post.url,
    MAIL_FROM: "desk@example.com",
    PUBLIC_URL: "https://desk.example.com",
    ...settings,
  });
  await server.deps.jobs.work([]);
  const delivered = async () => {
    const due = await server.database.sql<{ id: string }>("SELECT id FROM mails WHERE status = 'queued'");
    await Promise.all(due.map(({ id }) => deliverMail(server.deps, id)));
    return post.received.splice(0);
  };
  let made = 0;
  const salon = async () => {
    server.clock.set("2026-11-02T12:00:00Z");
    await server.database.sql("DELETE FROM appointments");
    made += 1;
    return testCalendar(server, `salon-${made}`, { timezone: "Europe/Berlin" });
  };
  return {
    server,
    post,
    delivered,
    salon,
    close: async () => {
      await server.close();
      await post.close();
    },
  };
}

export const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "+1 555 010 0199" };

/** As a stranger on the store page; answers the appointment. */
export async function bookAt(server: TestApp, seller: TestCalendar, starts_at: string, more: object = {}) {
  const booked = await call(server, bookings.book, {
    params: { website_url: seller.websiteUrl },
    body: { service_id: seller.serviceId, starts_at, customer, ...more },
  });
  return booked.body.data;
}
