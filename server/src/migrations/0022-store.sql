-- What comes on top of the prices in a store's checkout: minor units for each order in which something is sent, nothing
-- from goods of a worth on, and basis points of tax on goods and services.
ALTER TABLE stores
  ADD COLUMN shipping_flat bigint NOT NULL DEFAULT 0 CHECK (shipping_flat BETWEEN 0 AND 100000000000),
  ADD COLUMN free_shipping_over bigint CHECK (free_shipping_over BETWEEN 0 AND 100000000000),
  ADD COLUMN tax_bps integer NOT NULL DEFAULT 0 CHECK (tax_bps BETWEEN 0 AND 5000);
