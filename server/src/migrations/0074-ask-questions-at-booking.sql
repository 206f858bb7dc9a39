-- Feature: services
-- What customers are asked when they book: [{ id, label, kind, options, required }].
ALTER TABLE services ADD COLUMN questions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(questions) = 'array');

-- Answers with their questions as they were asked: [{ question_id, label, value }].
ALTER TABLE appointments ADD COLUMN answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array');

-- Kept here until the booking is paid, then moved to its appointment. Cleared after 30 days if it never is.
ALTER TABLE order_items
  ADD COLUMN answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array'),
  ADD COLUMN notes text NOT NULL DEFAULT '';
CREATE INDEX order_items_answered ON order_items (order_id) WHERE answers <> '[]' OR notes <> '';
