-- The reasons given for time off are free text. Stores that close now lose their time off; these closed before.
UPDATE stores SET hours = jsonb_set(hours, '{time_off}', '[]')
  FROM users
  WHERE users.id = stores.user_id AND users.deleted_at IS NOT NULL AND hours -> 'time_off' <> '[]';
