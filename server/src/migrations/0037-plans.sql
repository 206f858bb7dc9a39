-- A plan may say what the operator's fee on sales is for whoever is on it, in hundredths of a percent; null: as for everybody.
ALTER TABLE plans
  ADD COLUMN fee_bps integer CHECK (fee_bps BETWEEN 0 AND 10000),
  ADD CHECK (fee_bps IS NULL OR kind = 'subscription');
