-- Sellers choose the order of their services. So far it was the order in which they were added.
ALTER TABLE services
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT services_position CHECK (position >= 0);

UPDATE services SET position = ordered.nth - 1
FROM (SELECT id, row_number() OVER (PARTITION BY store_id ORDER BY created_at, id) AS nth FROM services) AS ordered
WHERE ordered.id = services.id;
