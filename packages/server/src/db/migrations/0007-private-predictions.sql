-- Private prediction rooms and the clutch.
select 1;
