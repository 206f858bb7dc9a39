-- Pictures that people uploaded; the files themselves lie in the storage, in a folder of the same id.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  width integer NOT NULL CHECK (width BETWEEN 1 AND 2000),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 2000),
  -- Of all its files together.
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL,
  -- For those who refer to a picture and say whose it must be.
  UNIQUE (id, user_id)
);
-- Each upload asks how many there were, and how many bytes are kept.
CREATE INDEX uploads_user ON uploads (user_id, created_at) INCLUDE (bytes);
CREATE INDEX uploads_created_at ON uploads (created_at, id);

-- The picture an address shows; null for any other address.
CREATE FUNCTION upload_in(address text) RETURNS uuid
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT substring(address FROM '^/uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid $$;

-- Whoever shows a picture keeps it: what is referred to cannot be swept away. Profiles and stores show nothing but
-- pictures of their owner, services nothing but pictures that were uploaded; a product may show a drawing too.
ALTER TABLE users
  ADD COLUMN picture_upload uuid GENERATED ALWAYS AS (upload_in(picture)) STORED,
  ADD CONSTRAINT users_picture_own FOREIGN KEY (picture_upload, id) REFERENCES uploads (id, user_id),
  ADD CONSTRAINT users_picture_uploaded CHECK ((picture IS NULL) = (picture_upload IS NULL));
ALTER TABLE stores
  ADD COLUMN logo_upload uuid GENERATED ALWAYS AS (upload_in(logo_url)) STORED,
  ADD COLUMN banner_upload uuid GENERATED ALWAYS AS (upload_in(banner_url)) STORED,
  ADD CONSTRAINT stores_logo_own FOREIGN KEY (logo_upload, user_id) REFERENCES uploads (id, user_id),
  ADD CONSTRAINT stores_banner_own FOREIGN KEY (banner_upload, user_id) REFERENCES uploads (id, user_id),
  ADD CONSTRAINT stores_logo_uploaded CHECK ((logo_url IS NULL) = (logo_upload IS NULL)),
  ADD CONSTRAINT stores_banner_uploaded CHECK ((banner_url IS NULL) = (banner_upload IS NULL));
ALTER TABLE services
  ADD COLUMN image_upload uuid GENERATED ALWAYS AS (upload_in(image_url)) STORED REFERENCES uploads,
  ADD CONSTRAINT services_image_uploaded CHECK ((image_url IS NULL) = (image_upload IS NULL));
ALTER TABLE products
  ADD COLUMN image_upload uuid GENERATED ALWAYS AS (upload_in(image_url)) STORED REFERENCES uploads;

-- Before a picture goes, the database looks for whoever refers to it.
CREATE INDEX users_picture_upload ON users (picture_upload) WHERE picture_upload IS NOT NULL;
CREATE INDEX stores_logo_upload ON stores (logo_upload) WHERE logo_upload IS NOT NULL;
CREATE INDEX stores_banner_upload ON stores (banner_upload) WHERE banner_upload IS NOT NULL;
CREATE INDEX services_image_upload ON services (image_upload) WHERE image_upload IS NOT NULL;
CREATE INDEX products_image_upload ON products (image_upload) WHERE image_upload IS NOT NULL;

-- Those that are listed keep their pictures, the older ones give them up.
CREATE INDEX services_archived ON services (store_id, archived_at DESC, id) WHERE archived_at IS NOT NULL;
