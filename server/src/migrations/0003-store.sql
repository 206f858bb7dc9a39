CREATE TABLE stores (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  name text NOT NULL CHECK (name <> ''),
  website_url text NOT NULL UNIQUE CHECK (website_url ~ '^[a-z0-9][a-z0-9-]{1,46}[a-z0-9]$'),
  tagline text NOT NULL,
  description text NOT NULL,
  logo_url text,
  banner_url text,
  category text NOT NULL,
  currency char(3) NOT NULL,
  country char(2) NOT NULL,
  timezone text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  address text NOT NULL,
  accent_color text NOT NULL CHECK (accent_color ~ '^#[0-9a-f]{6}$'),
  hours jsonb NOT NULL,
  slot_minutes integer NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240),
  notice_minutes integer NOT NULL CHECK (notice_minutes BETWEEN 0 AND 43200),
  horizon_days integer NOT NULL CHECK (horizon_days BETWEEN 1 AND 730),
  published boolean NOT NULL,
  -- Raised by every write of this row, below. Who changes what belongs to a store, its services or its listings, first
  -- writes the row: so two changes of one store wait for each other, and a cached page of it is never stale. Of what
  -- the shared catalogue says about the listed products this number tells nothing.
  version bigint NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE FUNCTION before_stores_update() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      NEW.version := OLD.version + 1;
      RETURN NEW;
    END
  $$;
CREATE TRIGGER stores_update BEFORE UPDATE ON stores FOR EACH ROW EXECUTE FUNCTION before_stores_update();
