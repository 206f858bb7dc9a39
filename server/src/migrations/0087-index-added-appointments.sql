-- Appointments that sellers added, by when: the ad report counts them among what came without ads.
CREATE INDEX appointments_added_at ON appointments (store_id, created_at) WHERE source = 'seller';
