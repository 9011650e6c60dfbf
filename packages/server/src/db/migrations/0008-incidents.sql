-- Incidents, errata and versions of results.
select 1;
