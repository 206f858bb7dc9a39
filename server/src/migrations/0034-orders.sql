-- Which order a time was paid by: of one order at most.
CREATE UNIQUE INDEX order_items_appointment ON order_items (appointment_id) WHERE appointment_id IS NOT NULL;
