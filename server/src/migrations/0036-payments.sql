-- A card that is removed here is taken off at its gateway too, and that is asked for until it is done.
ALTER TABLE payment_methods
  -- When the gateway is asked next; null: it has nothing to take off, or has done so.
  ADD COLUMN detach_at timestamptz,
  ADD CHECK (detach_at IS NULL OR removed_at IS NOT NULL);
CREATE INDEX payment_methods_detach ON payment_methods (detach_at) WHERE detach_at IS NOT NULL;
