-- Letters to support are forgotten two years after their answer: found by its time.
create index support_ticket_closed on support_ticket (closed_at) where closed_at is not null;
