-- What was not delivered is a small part of all emails and calls of webhooks: the operator lists it over all accounts.
CREATE INDEX mails_undelivered ON mails (created_at DESC, id DESC)
  WHERE status = 'failed' OR (status = 'queued' AND attempts > 0);
CREATE INDEX webhook_deliveries_undelivered ON webhook_deliveries (seq DESC)
  WHERE state = 'failed' OR (state = 'waiting' AND attempts > 0);
