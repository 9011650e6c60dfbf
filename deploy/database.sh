#!/bin/sh
# Makes the two roles and the database, or mends what is there: arma11_owner owns the tables and makes them (`arma11 migrate`),
# arma11 is the servers', who use the rows. Run it as a superuser of PostgreSQL; the container of compose.yaml runs it once, on
# an empty volume.
set -eu
: "${ARMA11_DB_PASSWORD:?is the password of the servers’ role: set it first}"
: "${ARMA11_DB_OWNER_PASSWORD:?is the password of the role that owns the tables: set it first}"
# The passwords are read inside psql, so that they stand in no list of processes.
psql --no-psqlrc -v ON_ERROR_STOP=1 --quiet --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
\getenv password ARMA11_DB_PASSWORD
\getenv owner_password ARMA11_DB_OWNER_PASSWORD
select format('create role %I', name) from unnest(array['arma11', 'arma11_owner']) name
  where not exists (select from pg_roles where rolname = name) \gexec
alter role arma11 login password :'password';
alter role arma11_owner login password :'owner_password';
select 'create database arma11 encoding ''UTF8'' template template0'
  where not exists (select from pg_database where datname = 'arma11') \gexec
alter database arma11 owner to arma11_owner;
revoke all on database arma11 from public;
grant connect on database arma11 to arma11;
\connect arma11
-- Of an installation whose servers made their own tables: they go on, and `migrate --application arma11` takes the rest away.
do $$
begin
  if exists (select from pg_class where relowner = 'arma11'::regrole) then
    reassign owned by arma11 to arma11_owner;
    grant select, insert, update, delete on all tables in schema public to arma11;
    grant usage, select on all sequences in schema public to arma11;
  end if;
end $$;
SQL
