-- Who scored, as the questions about a match were decided (rules R15.4); null where nothing told it, and before this was kept.
alter table match_record add column scorers integer[];
--;
-- The match whose guesses parted equal points when the room was paid (rules R9.1); null where none counted, and before this was kept.
alter table room add column paid_clutch_match integer references match;
