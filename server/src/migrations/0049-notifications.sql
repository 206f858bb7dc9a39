-- Which session made the news: whoever did it there need not hear of it there, and does everywhere else. Sessions come and
-- go, so it names none by key.
ALTER TABLE notifications ADD COLUMN session_id uuid;
