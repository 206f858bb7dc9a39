// The page of a place in a waitlist as HTML: for anyone who holds the link, and for nobody else.
import { waitingPath } from "@solodesk/contract/kernel/pages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appDocument, type GuestPage, guestPage, seenByNobody } from "#test/guest-page.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { DAY, type FullDay, fullDay } from "#test/test-waitlist.ts";
import { waitingPageRoutes } from "./waiting-page.routes.ts";

let server: TestApp;
let page: GuestPage;
let salon: FullDay;
let code: string;
beforeAll(async () => {
  server = await testApp();
  salon = await fullDay(server, "salon");
  await salon.join("Ann", { notes: "Gate code 4711" });
  code = await salon.codeOf("Ann");
  page = await guestPage(server, waitingPageRoutes);
});
afterAll(async () => {
  await page.close();
  await server.close();
});

test("it is made of the place as it is now, kept by nobody and listed nowhere", async () => {
  const answer = await page.visit(waitingPath("salon", code));
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(answer.headers).toMatchObject(seenByNobody);
  expect(page.made(answer.body)).toMatchObject({
    store: { website_url: "salon" },
    waiting: { status: "waiting", day: DAY },
    code,
    assets: { scripts: ["/assets/waiting-1.js"], styles: ["/assets/waiting-1.css"] },
  });
  expect(answer.body).not.toMatch(/4711|ann@/);
});

test("another code is 404 with the way to the store, and a former address of the store leads to the newest", async () => {
  for (const wrong of ["nonsense", `${code}A`]) {
    const answer = await page.visit(waitingPath("salon", wrong));
    expect(answer.statusCode).toBe(404);
    expect(page.made(answer.body)).toMatchObject({ store: { website_url: "salon" } });
  }
  const nowhere = await page.visit(waitingPath("no-such-salon", `${code}A`));
  expect([nowhere.statusCode, nowhere.body]).toEqual([404, appDocument]);
  const moved = await page.visit(waitingPath("old-salon", code));
  expect([moved.statusCode, moved.headers.location]).toEqual([302, waitingPath("salon", code)]);
  const spoken = await page.visit(`${waitingPath("old-salon", code)}?lang=de`);
  expect(spoken.headers.location).toBe(`${waitingPath("salon", code)}?lang=de`);
  expect(moved.headers).toMatchObject(seenByNobody);
});
