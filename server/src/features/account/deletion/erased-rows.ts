// What happens to every table that refers to an account when that account is deleted: its rows are deleted,
// anonymised, or kept, with the reason.

/** Deleted, in this order. */
export const deletedTablesOfUser = [
  "mails",
  "notifications",
  "notification_preferences",
  "sessions",
  "account_links",
  "sign_in_tickets",
  "recovery_codes",
  "second_factors",
  "identities",
  "known_devices",
  "debt_limits",
] as const;

export const deletedTablesOfStore = [
  "campaign_matches",
  "ad_spend_replaced",
  "ad_spend",
  "ad_imports",
  "ad_campaigns",
  "touches",
  "store_visits",
  "visit_days",
  "ad_links",
  "waitlist",
  "calendar_feeds",
  "calendar_sources",
  "listings",
] as const;

/** Anonymised. $1 is the account's id, $2 the time of deletion. */
export const anonymised: Readonly<Record<string, string>> = {
  services: `UPDATE services SET name = 'Removed service', description = '', image_url = NULL, active = false,
    archived_at = coalesce(archived_at, $2) WHERE store_id IN (SELECT id FROM stores WHERE user_id = $1)`,
  appointments: `UPDATE appointments SET title = 'Appointment', customer_name = 'Removed', customer_email = '', customer_phone = '',
    notes = '', customer_timezone = NULL, service_name = CASE WHEN service_id IS NULL THEN NULL ELSE 'Removed service' END
    WHERE store_id IN (SELECT id FROM stores WHERE user_id = $1) AND $2::timestamptz IS NOT NULL`,
  payments:
    "UPDATE payments SET email = '' WHERE user_id = $1 AND purpose = 'plan' AND $2::timestamptz IS NOT NULL",
  // The cards themselves are detached at their gateways.
  payment_methods:
    "UPDATE payment_methods SET label = 'Removed' WHERE user_id = $1 AND $2::timestamptz IS NOT NULL",
  payout_destinations: `UPDATE payout_destinations SET details = 'removed', removed_at = coalesce(removed_at, $2)
    WHERE user_id = $1`,
  data_exports: `UPDATE data_exports SET status = CASE WHEN status IN ('queued', 'running') THEN 'failed' ELSE status END,
    claimed_until = NULL, expires_at = $2 WHERE user_id = $1`,
  users: `UPDATE users SET name = 'Deleted account', email = id || '@deleted.invalid', password_hash = NULL,
    password_version = password_version + 1, picture = NULL, email_verified_at = NULL, updated_at = $2, deleted_at = $2
    WHERE id = $1`,
};

/** Kept as they are, each with the reason. */
export const keptTables: Readonly<Record<string, string>> = {
  accounts: "The books are kept by law; whose wallet it was they say by a number alone.",
  postings: "The books are kept by law.",
  orders: "Invoices are kept by law, with what stands on them.",
  order_search: "Copies the orders for their search.",
  status_counts: "Numbers alone.",
  plan_payments: "Receipts are kept by law.",
  subscriptions: "What the receipts are for.",
  payouts: "The books are kept by law; the account they went to is masked.",
  audit_entries: "Taken out by the database itself, which lets nobody else do so.",
  uploads: "Nothing shows them any more, so the sweep of pictures removes them and their files.",
  stores: "Closed by close-store.ts.",
  website_urls: "Kept from others for a while by close-store.ts.",
  agreed_products: "Gone with the listings.",
  series: "Times alone.",
  appointment_changes: "Times alone.",
};
