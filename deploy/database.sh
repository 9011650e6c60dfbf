#!/bin/sh
# Makes the role of the servers, which may use its own database and nothing else, and that database. Run it as a superuser of
# PostgreSQL; the container of compose.yaml runs it once, on an empty volume.
set -eu
: "${ARMA11_DB_PASSWORD:?is the password of the servers’ role: set it first}"
# The password is read inside psql, so that it stands in no list of processes.
psql --no-psqlrc -v ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
\getenv password ARMA11_DB_PASSWORD
create role arma11 login password :'password';
create database arma11 owner arma11 encoding 'UTF8' template template0;
revoke all on database arma11 from public;
SQL
