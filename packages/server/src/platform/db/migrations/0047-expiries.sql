-- What has expired is found by its time, a batch at a time, however much there is.
create index idempotency_age on idempotency (created_at);
--;
create index session_end on session (expires_at);
--;
create index spent_token_age on spent_token (spent_at);
--;
create index attempt_age on attempt (window_start);
--;
create index rate_window_age on rate_window (started_at);
--;
create index password_reset_end on password_reset (expires_at);
--;
create index embed_token_end on embed_token (expires_at);
--;
create index embed_link_code_end on embed_link_code (expires_at);
--;
create index login_streak_age on login_streak (last_at);
