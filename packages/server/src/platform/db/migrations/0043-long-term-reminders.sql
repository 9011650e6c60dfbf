-- The lock of this question about the competition that the players were last reminded of; null until then (rules R14.8).
alter table market add column reminded_lock timestamptz;
--;
create index market_own_lock on market (lock_at) where lock_at is not null;
--;
-- Which of those questions lock with what is reminded of.
alter table lock_reminder add column questions integer[] not null default '{}';
