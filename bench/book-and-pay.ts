import { holdTime } from "@solodesk/server/features/selling/bookings/hold-time.ts";
import { type Purchase, paymentFor } from "./purchase.ts";
import { DAY, type OpenStore, SLOT, seedOpenStores } from "./seed/seed-open-stores.ts";

const M = "/api/marketplace-solopreneur";
const dayAt = (days: number) => (Math.floor(Date.now() / DAY) + days) * DAY;

/** Returns the next time with each call. */
function timesFrom(first: number): () => string {
  let next = first - SLOT;
  return () => new Date((next += SLOT)).toISOString();
}

const paymentOf = ({ name, serviceId }: OpenStore, starts_at: string, hold: string) =>
  paymentFor({ kind: "service", id: serviceId, website_url: name, starts_at, hold });

/**
 * Two calls: a time is held, then paid for. Each needs a time of its own: ours are within a year, the recorded ones a year from
 * now, and those of the bare server after them. Each buyer books in another store, so that none has more than 20 times held.
 */
export function bookAndPay(): Purchase<OpenStore> {
  const from = dayAt(366);
  const recorded = timesFrom(from);
  const ours = timesFrom(dayAt(2));
  const times: string[] = [];
  return {
    what: "hold a time and pay for it",
    seed: seedOpenStores,
    prepare: async (deps, store) => {
      const starts_at = recorded();
      const { hold } = await holdTime(deps, store.name, { service_id: store.serviceId, starts_at, seats: 1 });
      return paymentOf(store, starts_at, hold);
    },
    from,
    load: (storeOf) => ({
      path: (n) => `${M}/store/${storeOf(n).name}/holds`,
      body: (n) => {
        times[n] = ours();
        return JSON.stringify({ service_id: storeOf(n).serviceId, starts_at: times[n] });
      },
      followUp: (n, answer) => ({
        path: `${M}/payment/create`,
        body: JSON.stringify(paymentOf(storeOf(n), times[n] ?? "", JSON.parse(answer).hold)),
      }),
    }),
  };
}
