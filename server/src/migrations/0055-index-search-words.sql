-- What a search of appointments and of a wallet's lines looks at, written down once instead of put together for each search.
ALTER TABLE appointments ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  lower('A-' || number::text || ' ' || title || ' ' || coalesce(service_name || ' ', '') || customer_name || ' '
    || customer_email || ' ' || customer_phone)
) STORED;
CREATE INDEX appointments_words ON appointments USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 256);

ALTER TABLE ledger_transactions ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  lower(description || ' ' || source_id::text || coalesce(' ' || order_number, ''))
) STORED;
CREATE INDEX ledger_transactions_words ON ledger_transactions USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 256);
