-- The languages that a store's pages are in, its first for visitors who read none of them. What a customer books,
-- orders or waits for keeps the language they read then, for its page and its emails.
ALTER TABLE stores ADD COLUMN languages text[] NOT NULL DEFAULT '{en}'
  CHECK (array_ndims(languages) = 1 AND cardinality(languages) BETWEEN 1 AND 6 AND array_position(languages, NULL) IS NULL);
ALTER TABLE appointments ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE waitlist ADD COLUMN language text NOT NULL DEFAULT 'en';
