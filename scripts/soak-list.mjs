// Tests that `npm test` has no time to repeat: how often it runs each, and how often `npm run soak` does. The
// tests look their count up here by name, so that no count is written twice.

import { TEST } from "./patience.mjs";

/** The part of the soak that this run is, and its count if one was given; set by soak.mjs. */
const { SOAK, SOAK_COUNT } = process.env;

export const soaks = {
  slots: {
    id: "B5",
    what: "days on which clocks change, each booked out",
    quick: 3,
    full: 69,
    test: "server/src/features/scheduling/appointments/booking.routes.test.ts",
  },
  zones: {
    id: "B7",
    what: "zones from which a browser looks at the calendar",
    quick: 3,
    full: 12,
    test: "e2e/calendar.spec.ts",
  },
  events: {
    id: "C1",
    what: "shuffles of 5,000 events",
    quick: 1,
    full: 50,
    test: "server/src/features/money/payments/settle-payment.test.ts",
  },
  bank: {
    id: "D2",
    what: "seconds in which 50 workers move money",
    quick: 6,
    full: 3600,
    test: "server/src/features/money/wallet/ledger-races.test.ts",
  },
  books: {
    id: "D3",
    what: "runs of the books against a model",
    quick: 150,
    full: 20_000,
    test: "server/src/features/money/wallet/ledger-model.test.ts",
  },
  payouts: {
    id: "D3",
    what: "runs of payouts against a model",
    quick: 150,
    full: 20_000,
    test: "server/src/features/selling/payouts/payout-model.test.ts",
  },
  payoutKills: {
    id: "D5",
    what: "kills between the provider's yes and ours",
    quick: 5,
    full: 20,
    test: "server/test/process/payout-kill.test.ts",
  },
  subscribers: {
    id: "year",
    what: "subscribers for a year",
    quick: 24,
    full: 1000,
    test: "server/src/features/money/billing/subscription-year.test.ts",
  },
  tabs: {
    id: "E2",
    what: "rounds of three tabs that refresh at once",
    quick: 5,
    full: 30,
    test: "e2e/refresh-race.spec.ts",
  },
  clauses: {
    id: "F1",
    what: "owner clauses at most, each dropped once",
    // Each needs a copy of a database, and often a run of other tests.
    quick: 0,
    full: 1000,
    test: "server/test/security/owner-clauses.soak.ts",
  },
  strings: {
    id: "F3",
    what: "texts that would run a script",
    quick: 20,
    full: 200,
    test: "e2e/naughty-store.spec.ts",
  },
  calls: {
    id: "F12",
    what: "calls with anything in them",
    quick: 1000,
    full: 50_000,
    test: "server/test/security/any-input.test.ts",
  },
  kills: {
    id: "G1",
    what: "kills of a server under load",
    quick: 2,
    full: 50,
    test: "server/test/process/kill.test.ts",
  },
  crashes: {
    id: "G2",
    what: "crashes of the embedded PostgreSQL, the server, or both",
    quick: 1,
    full: 20,
    test: "server/test/process/embedded-kill.test.ts",
  },
  faults: {
    id: "G4",
    what: "disks that are full or fail under load",
    quick: 1,
    full: 10,
    test: "server/test/process/disk-faults.test.ts",
  },
  upgrades: {
    id: "G5",
    what: "kills in the middle of an upgrade",
    quick: 1,
    full: 10,
    test: "server/test/process/upgrade.test.ts",
  },
  hours: {
    id: "G9",
    what: "seconds of mixed load",
    quick: 5,
    full: 8 * 3600,
    test: "server/test/process/long-load.test.ts",
  },
  signIns: {
    id: "E8",
    what: "sign-ins to a known address and to unknown ones, in turn",
    quick: 5,
    full: 200,
    test: "server/src/features/identity/auth/sign-in-timing.test.ts",
  },
  // Hand-written; sqlmap itself is one of the scanners below.
  sqlStrings: {
    id: "F7",
    what: "texts that look like SQL in each place of each call",
    quick: 1,
    full: 50,
    test: "server/test/security/injection.test.ts",
  },
  slowConnections: {
    id: "G7",
    what: "connections of each kind that send or read slowly",
    quick: 20,
    full: 500,
    test: "server/test/security/slow-connections.test.ts",
  },
  machines: {
    id: "M1",
    what: "kills of the primary of several machines under load",
    // Starts HAProxy, PgBouncer, Patroni and etcd on three addresses.
    quick: 0,
    full: 3,
    test: "server/test/machines/several-machines.soak.ts",
    needs: [
      { program: "/usr/sbin/haproxy", package: "haproxy" },
      { program: "/usr/bin/patroni", package: "patroni" },
      { program: "/usr/bin/etcd", package: "etcd-server" },
      { program: "/usr/bin/envsubst", package: "gettext-base" },
      { program: "/usr/bin/openssl", package: "openssl" },
    ],
  },
};

/** Server test files that are run this often as a whole, to find what fails once in ten times. */
export const repeated = [
  { id: "races", times: 20, tests: ["races.test.ts", "refresh-session.test.ts"] },
  { id: "G2", times: 20, tests: ["launch-postgres.test.ts"] },
];

/** Scanners of `npm run attack`, and the minutes they have, if they take as long as they are given. */
export const scans = [
  { id: "F7", scanner: "sqlmap", minutes: 60 },
  { id: "G7", scanner: "slowhttptest" },
];

/**
 * Whether this is the long run of these tests.
 *
 * @param {keyof typeof soaks} name
 */
export const isSoak = (name) => name === SOAK;

/**
 * @param {keyof typeof soaks} name
 * @returns {number}
 */
export const countOf = (name) => (isSoak(name) ? Number(SOAK_COUNT ?? soaks[name].full) : soaks[name].quick);

/**
 * Milliseconds after which a test of the soak counts as hanging, by how often it repeats its work.
 *
 * @param {keyof typeof soaks} name
 */
export const patienceOf = (name) => (TEST * countOf(name)) / soaks[name].quick;
