-- Items, quests and the home.
select 1;
