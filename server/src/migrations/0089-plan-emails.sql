-- A plan can let an account send more emails within a day than every account can.
ALTER TABLE plans ADD COLUMN emails_per_day integer CHECK (emails_per_day >= 500);
