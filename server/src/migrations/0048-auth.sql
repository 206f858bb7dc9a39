-- What a sign-in leads to is done with it, after its code: a Google account that is to be linked waits here.
ALTER TABLE sign_in_tickets ADD COLUMN linking jsonb;
