-- Times are milliseconds since the epoch, flags are 0 or 1, structured values are JSON text. The same file serves
-- SQLite and PostgreSQL. Migrations only ever go forward: a change is a new file.

create table secrets (
  name text primary key,
  value text not null
);

create table accounts (
  id text primary key,
  name text not null unique,
  created_at bigint not null
);

-- Only a hash of a token is kept; the hint helps people to tell their tokens apart.
create table tokens (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null,
  hash text not null unique,
  hint text not null,
  scopes text not null,
  rate_per_minute bigint,
  is_demo bigint not null,
  created_at bigint not null,
  expires_at bigint,
  revoked_at bigint,
  last_used_at bigint
);

create index tokens_by_account on tokens (account_id, id);

-- A request is its own job: there is no request without its work. `turn` is its place in the fair order, `lease` names
-- the claim under which it runs, `version` counts every change that a client can see.
create table requests (
  id text primary key,
  account_id text not null,
  kind text not null,
  status text not null,
  version bigint not null,
  turn bigint not null,
  run_at bigint not null,
  attempt bigint not null,
  lease text,
  lease_until bigint,
  input text not null,
  checkpoint text,
  result text,
  missing text,
  error text,
  progress_done bigint not null,
  progress_total bigint,
  progress_share double precision not null,
  created_at bigint not null,
  updated_at bigint not null,
  started_at bigint,
  finished_at bigint
);

create index requests_by_account on requests (account_id, id);
create index requests_in_turn on requests (status, turn, id);
create index requests_turn_of_account on requests (account_id, status, turn);
create index requests_by_lease on requests (lease) where lease is not null;

create table schedules (
  id text primary key,
  account_id text not null,
  kind text not null,
  request_prefix text not null,
  input text not null,
  every_ms bigint not null,
  next_at bigint not null,
  paused bigint not null,
  last_request_id text,
  created_at bigint not null
);

create index schedules_due on schedules (paused, next_at);
create index schedules_by_account on schedules (account_id, id);

-- What was answered to a call that carried an Idempotency-Key. `stamp` makes the ids of what the call creates.
create table idempotency_keys (
  account_id text not null,
  idempotency_key text not null,
  fingerprint text not null,
  stamp text not null,
  holder text not null,
  held_until bigint not null,
  answer text,
  created_at bigint not null,
  primary key (account_id, idempotency_key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

create table usage_counts (
  account_id text not null,
  day text not null,
  operation text not null,
  calls bigint not null,
  failures bigint not null,
  primary key (account_id, day, operation)
);
