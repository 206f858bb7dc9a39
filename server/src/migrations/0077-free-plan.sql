-- Feature: plans
-- Free is a plan: everyone is on it until they buy another. The operator may limit it and set its fee on sales.
ALTER TABLE plans
  DROP CONSTRAINT plans_kind_check,
  ADD CONSTRAINT plans_kind_check CHECK (kind IN ('free', 'subscription', 'credits')),
  DROP CONSTRAINT plans_price_check,
  ADD CONSTRAINT plans_price_check CHECK (price >= 0 AND (kind = 'free') = (price = 0)),
  DROP CONSTRAINT plans_check3,
  ADD CONSTRAINT plans_fee_check CHECK (fee_bps IS NULL OR kind <> 'credits');
CREATE UNIQUE INDEX plans_free ON plans (kind) WHERE kind = 'free' AND withdrawn_at IS NULL;

-- Installations that have plans get one without limits: users without a subscription had none. It says what plan-file.ts
-- says where a file has none.
INSERT INTO plans (id, key, version, name, description, kind, currency, price, features, translations, limits, highlighted,
  position, created_at)
SELECT gen_random_uuid(), CASE WHEN bool_or(key = 'free') THEN 'free-of-charge' ELSE 'free' END, 1, 'Free',
  'Everything you need to sell.', 'free', (array_agg(currency ORDER BY created_at DESC))[1], 0,
  '["Store page with bookings and checkout", "Calendar, waitlist and reminders"]',
  '{
    "es": {
      "description": "Todo lo que necesitas para vender.",
      "features": ["Página de la tienda con reservas y pago", "Agenda, lista de espera y recordatorios"]
    },
    "de": {
      "description": "Alles, was Sie zum Verkaufen brauchen.",
      "features": ["Shopseite mit Buchungen und Kasse", "Kalender, Warteliste und Erinnerungen"]
    }
  }',
  '{"products": null, "services": null, "appointments_per_month": null}', false, max(position) + 1, now()
FROM plans HAVING count(*) > 0;
