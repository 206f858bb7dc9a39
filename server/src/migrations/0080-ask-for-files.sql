-- Feature: answer-files
-- Files that customers send as answers. One without an appointment is deleted after `kept_until`.
CREATE TABLE answer_files (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  question_id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  appointment_id uuid,
  created_at timestamptz NOT NULL,
  kept_until timestamptz NOT NULL,
  FOREIGN KEY (store_id, appointment_id) REFERENCES appointments (store_id, id) ON DELETE CASCADE
);
CREATE INDEX answer_files_by_day ON answer_files (store_id, created_at);
CREATE INDEX answer_files_unclaimed ON answer_files (kept_until) WHERE appointment_id IS NULL;
CREATE INDEX answer_files_of_appointment ON answer_files (store_id, appointment_id) WHERE appointment_id IS NOT NULL;
