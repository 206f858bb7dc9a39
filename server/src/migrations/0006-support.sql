-- What people wrote to the operator. The server may add to it and read it, and nothing else.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  email text NOT NULL CHECK (length(email) BETWEEN 1 AND 254),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 150),
  message text NOT NULL CHECK (length(message) BETWEEN 10 AND 5000),
  sent_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_sent_at ON contact_messages (sent_at);
CREATE INDEX contact_messages_email ON contact_messages (lower(email COLLATE "C"), sent_at);
