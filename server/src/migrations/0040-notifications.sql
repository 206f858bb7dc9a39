-- What people hear of inside the app. Kinds stand in the contract alone, so that a new one needs no migration.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind <> ''),
  about text NOT NULL,
  -- Of this app: it is opened by a press.
  path text NOT NULL CHECK (path LIKE '/%' AND path NOT LIKE '//%'),
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_list ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_created_at ON notifications (created_at);

-- What somebody turned off; whatever has no row is on.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind <> ''),
  in_app boolean NOT NULL,
  by_mail boolean NOT NULL,
  PRIMARY KEY (user_id, kind)
);
