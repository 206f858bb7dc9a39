-- Feature: checkout
-- What open payments keep from others, counted for whoever keeps it: a buyer, a contact, a network, a store, a product. Contacts
-- and networks stand here as keyed hashes. A row counts as long as its payment is open; a job deletes it afterwards.
CREATE TABLE unpaid_holds (
  key text NOT NULL CHECK (key <> ''),
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  lines integer NOT NULL CHECK (lines > 0),
  units integer NOT NULL CHECK (units > 0),
  PRIMARY KEY (key, payment_id)
);
CREATE INDEX unpaid_holds_payment ON unpaid_holds (payment_id);
