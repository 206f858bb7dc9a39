-- What touched an account's money, access or identity. When it was the database says, and nobody writes over it.
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  event text NOT NULL CHECK (event <> ''),
  about text NOT NULL,
  -- Which session did it, and from where; empty for what happened by itself. Sessions come and go, so it names none by key.
  session_id uuid,
  device text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_entries_user ON audit_entries (user_id, id);
CREATE INDEX audit_entries_event ON audit_entries (user_id, event, id);

CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
