// A server that listens, whose sellers' calendars strangers book in.
import { type TestApp, testApp } from "./test-app.ts";
import { type TestCalendar, testCalendar, type WantedCalendar } from "./test-calendar.ts";

interface Wanted extends WantedCalendar {
  /** When each of them begins. */
  now?: string;
}

export async function testBookingApp({ now = "2026-06-01T12:00:00Z", ...calendar }: Wanted = {}) {
  const server: TestApp = await testApp();
  const origin = await server.listen();
  let made = 0;
  return {
    server,
    origin,
    /** A new one; unless told otherwise at 8:00 on a Monday in New York. */
    salon(): Promise<TestCalendar> {
      made += 1;
      server.clock.set(now);
      return testCalendar(server, `salon-${made}`, calendar);
    },
  };
}
