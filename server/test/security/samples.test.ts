// The sample bodies are what the other tests here rest on: one that is refused for its shape would prove nothing.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aim, type Operation, operationsOf, payloadOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server);
});
afterAll(() => world.server.close());

/** Calls whose rightful owner is refused all the same, each for a reason that lies beyond its shape. */
const refused: Record<string, number> = {
  // They take a token that only an earlier answer gives.
  "POST /auth/refresh-tokens": 401,
  "POST /auth/link-login": 401,
  "POST /auth/login/second-factor": 401,
  "POST /auth/reset-password": 401,
  "POST /auth/verify-email": 401,
  "POST /auth/email-change/confirm": 401,
  [`GET ${M}/order/{code}`]: 404,
  // A signs in without a password, and there is no mail server.
  "POST /auth/confirm": 422,
  "POST /auth/change-password": 422,
  // No app made it, and without one there are no recovery codes.
  "POST /auth/second-factor/enable": 422,
  "POST /auth/second-factor/recovery-codes": 409,
  "POST /auth/email-change": 409,
  "POST /auth/verify-email/send": 409,
  // It is somebody else's email, and nothing of the kind was asked for.
  "POST /auth/deletion": 422,
  "DELETE /auth/deletion": 409,
  "DELETE /auth/email-change": 409,
  // Nobody is signed in with Google here.
  "POST /google/signin": 404,
  "POST /google/link": 404,
  "DELETE /google/link": 404,
  // Its sender has to sign it.
  "POST /webhooks/{gateway}": 400,
  // A has bought credits, and is on no plan; the one that is named is a pack.
  "POST /payments/subscription/cancel": 409,
  "POST /payments/subscription/resume": 409,
  "POST /payments/subscription/change": 404,
  "DELETE /payments/method": 404,
  // It names a state of the product that was looked at before.
  [`POST ${M}/user/products/{id}/changes`]: 409,
  // For everybody else it does not exist: it is not published.
  [`GET ${M}/user-store-link`]: 404,
  [`GET ${M}/store/{website_url}/products/{id}`]: 404,
  [`GET ${M}/store/{website_url}/slots`]: 404,
  [`POST ${M}/store/{website_url}/appointments`]: 404,
  [`POST ${M}/store/{website_url}/holds`]: 404,
  [`GET ${M}/store/{website_url}/bookings/{code}`]: 404,
  [`PATCH ${M}/store/{website_url}/bookings/{code}`]: 404,
  [`GET ${M}/store/{website_url}/bookings/{code}/slots`]: 404,
  [`GET ${M}/store/{website_url}/bookings/{code}/calendar.ics`]: 404,
  [`POST ${M}/store/{website_url}/waitlist`]: 404,
  [`GET ${M}/store/{website_url}/waitlist/{code}`]: 404,
  [`POST ${M}/store/{website_url}/waitlist/{code}/book`]: 404,
  [`DELETE ${M}/store/{website_url}/waitlist/{code}`]: 404,
  // No order paid for that appointment.
  [`POST ${M}/user/appointments/{id}/order/cancel`]: 409,
  // Nothing of A is archived.
  [`POST ${M}/user/services/{id}/restore`]: 404,
  // Nothing outside is asked for in these tests.
  [`POST ${M}/user/calendar-sources`]: 422,
  // There is no mail server.
  [`POST ${M}/user/mails/{id}/resend`]: 409,
  // It is sent a picture.
  [`POST ${M}/user/ads/import`]: 422,
  // A has a store already.
  [`POST ${M}/create-store`]: 409,
};

/** What ends a thing or a session comes last, or the calls after it would find nothing. */
const ends = ({ method, name }: Operation) =>
  Number(method === "DELETE" || name.includes("unselect")) +
  2 * Number(/logout|set-password|\/sessions$/.test(name));

test("every sample is accepted from its rightful owner", async () => {
  const answers: Record<string, number> = {};
  for (const operation of operations.toSorted((a, b) => ends(a) - ends(b))) {
    const answer = await world.server.http.inject({
      method: operation.method,
      url: aim(operation, world.targets),
      headers: world.a.headers,
      ...payloadOf(operation, world.targets),
    });
    answers[operation.name] = answer.statusCode;
  }
  const wrong = Object.entries(answers).filter(([name, status]) =>
    name in refused ? status !== refused[name] : status >= 300,
  );
  expect(Object.fromEntries(wrong)).toEqual({});
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(Object.keys(refused)));
});
