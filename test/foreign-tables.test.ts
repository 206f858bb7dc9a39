// Another feature's data comes through its use cases. Where one statement must read or write more than one feature's
// tables, it is named here with its reason; the imports are held by the direction rules, this holds the SQL.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";
import { isTest, sourceFiles } from "../scripts/source-files.mjs";
import { ofBookChecks } from "./foreign-tables-of-book-checks.ts";
import { ofCatalog } from "./foreign-tables-of-catalog.ts";

const allowed: Record<string, { tables: string[]; because: string }> = {
  ...ofCatalog,
  ...ofBookChecks,
  "account/backup/backup.repository.ts": {
    tables: ["ledger_transactions", "orders", "postings", "stores"],
    because: "What a backup holds is counted at one moment, in the running database and in the restored one.",
  },
  "account/dashboard/dashboard.repository.ts": {
    tables: [
      "accounts",
      "appointments",
      "deposits",
      "listings",
      "orders",
      "services",
      "status_counts",
      "stores",
      "users",
    ],
    because:
      "The first screen sums up eight features in one statement; by use cases it would be eight, in two rounds.",
  },
  "account/dashboard/revenue.repository.ts": {
    tables: ["appointments", "deposits", "order_items", "orders"],
    because: "What came in is what these four say together, as in dashboard.repository.ts.",
  },
  "operator/people/people.repository.ts": {
    tables: [
      "accounts",
      "api_tokens",
      "audit_entries",
      "orders",
      "plans",
      "second_factors",
      "stores",
      "subscriptions",
      "users",
      "website_urls",
    ],
    because:
      "The operator searches accounts, stores and addresses at once, and a page of them says of each what seven features know.",
  },
  "selling/payouts/settle/due-payouts.repository.ts": {
    tables: ["users"],
    because: "A payout of a suspended account isn't claimed, which one statement decides for all processes.",
  },
  "account/assistant/briefing/goods.repository.ts": {
    tables: ["ad_links", "listings", "mails", "order_items", "orders", "products", "refunds", "visit_days"],
    because:
      "What the assistant notices is a question across features: each is one statement over rows that no list returns.",
  },
  "account/assistant/briefing/people.repository.ts": {
    tables: ["appointments", "mails"],
    because: "See goods.repository.ts.",
  },
  "account/assistant/briefing/time.repository.ts": {
    tables: ["appointments", "services", "waitlist"],
    because: "See goods.repository.ts.",
  },
  "marketing/ads/counted.repository.ts": {
    tables: ["appointments", "order_items", "orders"],
    because:
      "What an ad brought is what its orders are worth at this very moment, refunds taken off: one statement sums it up with its cost.",
  },
  "marketing/ads/report.repository.ts": { tables: ["visit_days"], because: "See counted.repository.ts." },
  "marketing/ads/rows.repository.ts": {
    tables: ["visit_days"],
    because: "The rows behind a figure are those it was summed up from.",
  },
  "marketing/ads/matches.repository.ts": {
    tables: ["touches", "visit_days"],
    because: "Which names links bear stands in the visits and purchases they led to.",
  },
  "identity/webhooks/deliveries.repository.ts": {
    tables: ["stores"],
    because: "An event costs one statement, also at a store whose owner has no webhooks.",
  },
  "platform/mail/mail.repository.ts": {
    tables: ["plans", "subscriptions"],
    because:
      "Emails are the leftmost wing, which can't ask a plan; it does so for accounts beyond what everyone can send.",
  },
  "scheduling/appointments/reminders/reminders.repository.ts": {
    tables: ["mails", "stores"],
    because:
      "Which reminders are due is one question each minute: of appointments as they are, their store's wish, and what was sent.",
  },
  "scheduling/appointments/appointments.personal-data.ts": {
    tables: ["booking_policies"],
    because: "The policies that a seller's customers accepted are found by their appointments.",
  },
  "scheduling/appointments/list/appointment-list.repository.ts": {
    tables: ["status_counts"],
    because: "Orders and appointments are counted in one table, by the same triggers.",
  },
  "scheduling/appointments/appointments.repository.ts": {
    tables: ["calendar_sources"],
    because:
      "What is free on the store page is one question, whether an appointment or another calendar is in the way.",
  },
  "store/store/policy/card-services.repository.ts": {
    tables: ["services"],
    because:
      "A policy keeps its fee while services need a card for it: that is asked under the store's lock, and services know stores.",
  },
  "selling/orders/card/cards.repository.ts": {
    tables: ["appointments", "payments", "stores"],
    because:
      "Which cards are no longer needed is one question: of appointments that are over, and of fees that are settled.",
  },
  "money/payments/payments.personal-data.ts": {
    tables: ["appointment_cards"],
    because: "Guests' saved cards have no account: those of a store are found by its appointments.",
  },
  "money/gift-cards/gift-cards.personal-data.ts": {
    tables: ["orders"],
    because: "It has order numbers.",
  },
  "store/store/locks/lock-account-state.repository.ts": {
    tables: ["users"],
    because:
      "A store goes online under the same lock under which its owner leaves, and accounts know stores.",
  },
  "selling/orders/orders.personal-data.ts": {
    tables: ["booking_policies"],
    because: "See appointments.personal-data.ts.",
  },
  "account/data-exports/data-exports.personal-data.ts": {
    tables: ["appointments", "orders"],
    because: "A seller's customers are those of appointments and orders together; no table lists them.",
  },
  "money/billing/billing.personal-data.ts": {
    tables: ["plans"],
    because: "An export names the plan that was paid for.",
  },
  "money/subscription/subscription.personal-data.ts": {
    tables: ["plans"],
    because: "See billing.personal-data.ts.",
  },
  "account/deletion/deletions.repository.ts": {
    tables: ["users"],
    because: "Whether an account ends stands in its own row: whoever locks that has it.",
  },
  "account/deletion/erase.repository.ts": {
    tables: ["idempotency_keys", "stores"],
    because: "Everything is forgotten in one transaction, by a list that a test holds against the catalogue.",
  },
  "account/deletion/obligations.repository.ts": {
    tables: [
      "appointments",
      "deposits",
      "gift_card_uses",
      "gift_cards",
      "orders",
      "payments",
      "payouts",
      "refunds",
      "stores",
    ],
    because: "What still stands in the way is counted at one moment.",
  },
  "scheduling/external-calendars/google-calendars/consents.repository.ts": {
    tables: ["calendar_copies"],
    because:
      "Whether an account is still needed is one question: a calendar that was removed needs it until nothing of ours is in it.",
  },
  "scheduling/external-calendars/sync/conflicts.repository.ts": {
    tables: ["appointments", "calendar_copies"],
    because:
      "Whether an appointment was moved elsewhere is seen only beside its event and what was written; appointments know other calendars, and these can't ask them.",
  },
  "scheduling/calendar-copies/calendar-copies.repository.ts": {
    tables: ["appointment_changes", "calendar_objects", "calendar_sources"],
    because:
      "Each minute asks in one statement which calendars are due: to be read, or because an appointment changed.",
  },
  "scheduling/feeds/feeds.repository.ts": {
    tables: ["appointments", "services", "stores", "users"],
    because:
      "Calendar apps ask for a feed all day long: whose it is and what is in it is one question to the database.",
  },
  "marketing/links/links.repository.ts": {
    tables: ["products", "services", "stores"],
    because: "Where a link leads now, and what that is called, is one question each time somebody opens it.",
  },
  "store/visits/visits.repository.ts": {
    tables: ["ad_campaigns", "ad_links", "stores", "website_urls"],
    because:
      "A batch of visits is one statement: whose they are, which links led there, and which campaigns are the store’s own, is not asked of each.",
  },
  "selling/checkout/holds/unpaid-holds.repository.ts": {
    tables: ["payments"],
    because:
      "What unpaid orders keep counts exactly as long as their payments are open, so both are read at once.",
  },
  "selling/discounts/discounts.personal-data.ts": {
    tables: ["orders"],
    because: "It has order numbers.",
  },
  "selling/discounts/discounts.repository.ts": { tables: ["orders"], because: "Orders import discounts." },
  "selling/packs/packs.repository.ts": {
    tables: ["deposits", "order_items", "orders", "services", "stores"],
    because:
      "Which packs of a customer have visits left, and whether these can be booked, is one question: whose they are is in the order, what is left in the deposits, and what is online in services and stores.",
  },
  "selling/orders/list/unreleased.repository.ts": {
    tables: ["deposits"],
    because: "Which orders still hold money back, and how much, is one question: a deposit of theirs may.",
  },
  "money/wallet/lines.repository.ts": {
    tables: ["orders", "stores"],
    because:
      "A page of lines and the customers of their orders are one statement; orders know the wallet, and it can't ask them.",
  },
  "money/wallet/deposits/deposits.repository.ts": {
    tables: ["orders"],
    because:
      "What a deposit joins are the earnings of its order; orders know the wallet, and it can't ask them.",
  },
  "money/wallet/debts/debts.repository.ts": {
    tables: ["stores", "users"],
    because: "Who owes money is listed by name, the largest debt first, and cut off where the list ends.",
  },
  "selling/payouts/payout-rows.repository.ts": {
    tables: ["accounts", "ledger_transactions", "postings"],
    because:
      "Which rows of the books a payout takes is found and kept by one statement, under the lock of the wallet.",
  },
  "identity/auth/sign-in/sign-in-attempts.repository.ts": {
    tables: ["audit_entries"],
    because:
      "A wrong password is counted and noted in one statement, whether or not there is such an account: its time does not tell.",
  },
  "identity/auth/sessions/sessions.repository.ts": {
    tables: ["audit_entries"],
    because:
      "A session and its line in the audit log in one statement: sign-ins need no transaction, whose round trips cost more than both.",
  },
  "money/billing/history.repository.ts": {
    tables: ["payments", "plans", "subscription_periods"],
    because:
      "A page of what was paid is found by how its payments stand: of a payment, its plan and what it was for at once.",
  },
  "money/billing/plan-payments.repository.ts": {
    tables: ["subscription_periods"],
    because: "Whether a later payment was built on this one is read under the lock that the refund holds.",
  },
  "money/billing/plan-refunds.repository.ts": {
    tables: ["refunds"],
    because: "One plan refund a year is counted over all refunds of an account's plans, in one question.",
  },
  "money/subscription/limits/quota.repository.ts": {
    tables: ["appointments", "listings", "plans", "services", "stores"],
    because: "What a plan bounds is counted by the plan: those who add ask it, and it cannot ask them back.",
  },
  "money/subscription/limits/usage.repository.ts": {
    tables: ["appointments", "orders", "postings", "stores"],
    because:
      "What somebody did in a month is three counts of three features that know the plan, or stand above it.",
  },
  "platform/uploads/uploads.repository.ts": {
    tables: [
      "agreed_products",
      "answer_files",
      "import_changes",
      "product_variants",
      "products",
      "services",
      "stores",
      "users",
    ],
    because:
      "Which pictures nobody shows is one question to all who may; foreign keys only refuse, one by one. Which folders nobody knows is one to all who store files.",
  },
};

/**
 * Table → feature. A migration that makes tables names their feature in its first line, "-- Feature: orders"; the oldest
 * are called by it: 0003-store.sql makes the tables of the feature store.
 */
/** Released migrations keep the name a feature had then. */
const renamed: Record<string, string> = { sources: "external-calendars" };

function owners(): Map<string, string> {
  const folder = join(ROOT, "server/src/migrations");
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const sql = readFileSync(join(folder, file), "utf8");
      const named = /^-- Feature: ([a-z-]+)\n/.exec(sql) ?? /^\d+-([a-z-]+)\.sql$/.exec(file);
      const feature = renamed[named?.[1] ?? ""] ?? named?.[1] ?? file;
      return [...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table = ""]): [string, string] => [
        table,
        feature,
      ]);
    }),
  );
}

/** Names that stand where SQL names tables, also after a comma. */
function tablesNamed(text: string): string[] {
  const lists = text.matchAll(
    /\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+((?:\w+(?:\s+(?:AS\s+)?[a-z]\w*)?\s*,\s*)*\w+)/g,
  );
  return [...lists].flatMap(([, list = ""]) =>
    list.split(",").map((name) => name.trim().split(/\s/)[0] ?? ""),
  );
}

const foreignTables = (feature: string, text: string, owner: ReadonlyMap<string, string>): string[] => {
  const foreign = tablesNamed(text).filter((table) => owner.has(table) && owner.get(table) !== feature);
  return [...new Set(foreign)].toSorted();
};

test("a feature's SQL names its own tables only, but for what is allowed with a reason", () => {
  const owner = owners();
  expect(owner.get("stores")).toBe("store");
  const found = sourceFiles()
    .filter((file) => file.path.startsWith("server/src/features/") && !isTest(file))
    .map(({ path, text }) => {
      const place = path.replace("server/src/features/", "");
      return [place, foreignTables(place.split("/")[1] ?? "", text, owner)] as const;
    })
    .filter(([, tables]) => tables.length > 0);
  const permitted = Object.entries(allowed).map(([place, { tables }]) => [place, tables]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(permitted));
});

test("every table of a feature is made by the migration of its name", () => {
  const owner = owners();
  for (const { path, text } of sourceFiles().filter((file) => file.path.endsWith(".table.ts"))) {
    const feature = /(?:features\/[^/]+|gateways\/(?:payment|payout))\/([^/]+)/.exec(path)?.[1] ?? "kernel";
    for (const [, table = ""] of text.matchAll(/pgTable\(\s*"(\w+)"/g))
      expect(owner.get(table), path).toBe(feature);
  }
});

test.each([
  ["SELECT * FROM users", ["users"]],
  ["SELECT 1 FROM orders o, users u WHERE true", ["users"]],
  ["SELECT 1 FROM orders LEFT JOIN\n  users ON true", ["users"]],
  ["UPDATE users SET name = ''", ["users"]],
  ["DELETE FROM orders USING users", ["users"]],
  ["INSERT INTO users SELECT 1 FROM stores", ["stores", "users"]],
  ["SELECT users FROM orders", []],
])("%s", (sql, tables) => {
  const owner = new Map(Object.entries({ orders: "orders", users: "auth", stores: "store" }));
  expect(foreignTables("orders", sql, owner)).toEqual(tables);
});
