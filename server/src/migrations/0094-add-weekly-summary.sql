-- Feature: notifications
-- The first day of the week that was last summarized by email; null for all other kinds.
ALTER TABLE notification_preferences ADD COLUMN summarized date;
CREATE INDEX notification_preferences_weekly ON notification_preferences (user_id)
  WHERE kind = 'weekly_summary' AND by_mail;
