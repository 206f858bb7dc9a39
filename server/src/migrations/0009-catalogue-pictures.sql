-- Pictures of the shared catalogue are the installation's own: nobody can show them as theirs, for the foreign keys that
-- say whose a picture must be never match null.
ALTER TABLE uploads ALTER COLUMN user_id DROP NOT NULL;

-- Where a picture came from: the same one is fetched once, however many products show it. Addresses are longer than an
-- ordered index may hold.
CREATE INDEX products_source_picture ON products USING hash (source_image_url) WHERE image_upload IS NOT NULL;
