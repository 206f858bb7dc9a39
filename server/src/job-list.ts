import { forgetInsights } from "#features/account/assistant/briefing/forget-insights.ts";
import { refreshTrends } from "#features/account/assistant/briefing/refresh-trends.ts";
import { forgetProposals } from "#features/account/assistant/proposals/forget-proposals.ts";
import { forgetThreads } from "#features/account/assistant/threads/forget-threads.ts";
import { sendWeeklySummaries } from "#features/account/assistant/weekly/send-weekly-summaries.ts";
import { makeNightlyBackup } from "#features/account/backup/make-nightly-backup.ts";
import { makeDataExportJob } from "#features/account/data-exports/make-data-export.ts";
import { sweepDataExports } from "#features/account/data-exports/sweep-data-exports.ts";
import { deleteAccounts } from "#features/account/deletion/delete-accounts.ts";
import { undoImportsJob, undoStarted } from "#features/catalog/catalog/import/undo-started.ts";
import { forgetActivity } from "#features/identity/audit/forget-activity.ts";
import { sweepSessions } from "#features/identity/auth/sessions/sweep-sessions.ts";
import { sendResetLinkJob } from "#features/identity/passwords/send-reset-link.ts";
import { deliverWebhookJob } from "#features/identity/webhooks/deliver/deliver-webhook.ts";
import { forgetDeliveries, sweepWebhooks } from "#features/identity/webhooks/sweep-webhooks.ts";
import { renewSubscriptions } from "#features/money/billing/renew-subscriptions.ts";
import { expireGiftCards } from "#features/money/gift-cards/expire-gift-cards.ts";
import { sendGiftCards } from "#features/money/gift-cards/send-gift-cards.ts";
import { forgetEvents } from "#features/money/payments/events/forget-events.ts";
import { DETACH_METHODS, detachMethods } from "#features/money/payments/methods/detach-methods.ts";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { sendRefundJob } from "#features/money/payments/refunds/send-refund-job.ts";
import { sweepRefunds } from "#features/money/payments/refunds/sweep-refunds.ts";
import { warnUnpaid } from "#features/money/subscription/renewal/warn-unpaid.ts";
import { deliverJob } from "#features/platform/mail/deliver-job.ts";
import { sweepMails } from "#features/platform/mail/sweep-mails.ts";
import { sweepNotifications } from "#features/platform/notifications/sweep-notifications.ts";
import { sweepUploads } from "#features/platform/uploads/sweep-uploads.ts";
import { sweepAnswerFiles } from "#features/scheduling/answer-files/sweep-answer-files.ts";
import { expireAppointments } from "#features/scheduling/appointments/change/expire-appointments.ts";
import { sendReminders } from "#features/scheduling/appointments/reminders/send-reminders.ts";
import { syncCalendarsJob } from "#features/scheduling/calendar-copies/sync-calendars.ts";
import { readDueSources } from "#features/scheduling/external-calendars/read-due-sources.ts";
import { deleteEndedHolds } from "#features/selling/checkout/holds/unpaid-holds.repository.ts";
import { releaseCards } from "#features/selling/orders/card/release-cards.ts";
import { forgetAnswers } from "#features/selling/orders/change/forget-answers.ts";
import { forgetChanges } from "#features/selling/orders/change/forget-changes.ts";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { forgetOpens } from "#features/selling/orders/evidence/forget-opens.ts";
import { expirePacks } from "#features/selling/packs/expire-packs.ts";
import { remindOfVisits } from "#features/selling/packs/remind-of-visits.ts";
import { sendPayouts } from "#features/selling/payouts/settle/send-payouts.ts";
import { SEND_PAYOUTS } from "#features/selling/payouts/settle/wake-payouts.ts";
import { offerFreedJob, offerTimes } from "#features/selling/waitlist/offer-times.ts";
import { forgetFigures } from "#features/store/visits/forget-figures.ts";
import { forgetVisits } from "#features/store/visits/forget-visits.ts";
import { deliverEvents, deliverEventsJob } from "#gateways/payment/sandbox/deliver-events.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Job } from "#kernel/jobs/jobs.ts";
import { forgetKeysBefore } from "#kernel/serve/idempotency.repository.ts";
import { after, days } from "#kernel/time/clock.ts";
import { purposes } from "./purposes.ts";
import { webhookReaders } from "./webhook-readers.ts";

interface PlannedJob extends Omit<Job, "run"> {
  run(deps: Deps, data: unknown): Promise<unknown>;
}

const planned: PlannedJob[] = [
  {
    name: "sweep-idempotency-keys",
    cron: "17 * * * *",
    run: ({ db, clock }) => forgetKeysBefore(db, after(clock.now(), -days(2))),
  },
  { name: "read-due-sources", cron: "*/15 * * * *", run: readDueSources },
  syncCalendarsJob,
  { name: "sweep-sessions", cron: "37 * * * *", run: sweepSessions },
  makeDataExportJob,
  { name: "sweep-data-exports", cron: "* * * * *", run: sweepDataExports },
  { name: "make-nightly-backup", cron: "24 * * * *", run: makeNightlyBackup },
  { name: "delete-accounts", cron: "*/5 * * * *", run: deleteAccounts },
  undoImportsJob,
  { name: "sweep-undos", cron: "* * * * *", run: undoStarted },
  { name: "sweep-uploads", cron: "47 * * * *", run: sweepUploads },
  { name: "sweep-answer-files", cron: "43 * * * *", run: sweepAnswerFiles },
  deliverJob,
  sendResetLinkJob,
  deliverEventsJob,
  { name: "sweep-sandbox-events", cron: "* * * * *", run: deliverEvents },
  deliverWebhookJob(webhookReaders),
  { name: "sweep-webhooks", cron: "* * * * *", run: sweepWebhooks },
  { name: "forget-deliveries", cron: "51 4 * * *", run: forgetDeliveries },
  { name: "sweep-mails", cron: "*/5 * * * *", run: sweepMails },
  { name: "sweep-notifications", cron: "27 * * * *", run: sweepNotifications },
  { name: "forget-visits", cron: "27 * * * *", run: forgetVisits },
  { name: "forget-figures", cron: "3 4 * * *", run: forgetFigures },
  { name: "forget-activity", cron: "13 4 * * *", run: forgetActivity },
  { name: "forget-answers", cron: "37 4 * * *", run: forgetAnswers },
  { name: "forget-changes", cron: "23 4 * * *", run: forgetChanges },
  { name: "forget-opens", cron: "43 4 * * *", run: forgetOpens },
  { name: "forget-proposals", cron: "*/15 * * * *", run: forgetProposals },
  { name: "forget-threads", cron: "20 3 * * *", run: forgetThreads },
  { name: "refresh-trends", cron: "11 * * * *", run: refreshTrends },
  { name: "send-weekly-summaries", cron: "3 * * * *", run: sendWeeklySummaries },
  { name: "forget-insights", cron: "53 4 * * *", run: forgetInsights },
  { name: "forget-events", cron: "33 4 * * *", run: forgetEvents },
  { name: "send-reminders", cron: "* * * * *", run: sendReminders },
  { name: "offer-times", cron: "* * * * *", run: offerTimes },
  offerFreedJob,
  { name: "expire-appointments", cron: "*/5 * * * *", run: expireAppointments },
  { name: "forget-unpaid-holds", cron: "*/5 * * * *", run: ({ db }) => deleteEndedHolds(db) },
  { name: "expire-visits", cron: "19 * * * *", run: expirePacks },
  { name: "remind-of-visits", cron: "49 9 * * *", run: remindOfVisits },
  { name: "expire-gift-cards", cron: "41 * * * *", run: expireGiftCards },
  { name: "send-gift-cards", cron: "*/5 * * * *", run: sendGiftCards },
  { name: "release-cards", cron: "*/10 * * * *", run: releaseCards },
  { name: "release-earnings", cron: "7 * * * *", run: releaseEarnings },
  { name: "renew-subscriptions", cron: "* * * * *", run: (deps) => renewSubscriptions(deps, purposes) },
  { name: "warn-unpaid", cron: "57 * * * *", run: warnUnpaid },
  { name: "reconcile-payments", cron: "* * * * *", run: (deps) => reconcilePayments(deps, purposes) },
  sendRefundJob(purposes),
  { name: "sweep-refunds", cron: "* * * * *", run: sweepRefunds },
  { name: DETACH_METHODS, run: detachMethods },
  { name: "sweep-methods", cron: "*/5 * * * *", run: detachMethods },
  { name: SEND_PAYOUTS, run: sendPayouts },
  { name: "sweep-payouts", cron: "* * * * *", run: sendPayouts },
];

/** All jobs, bound to `deps`. */
export const jobList = (deps: Deps): Job[] =>
  planned.map((job) => ({ ...job, run: (data) => job.run(deps, data) }));

/** Names of all jobs, to create their queues before anything runs. */
export const jobNames = planned.map(({ name }) => name);
