-- What was heard: the insights of a request, and all mentions they were counted over (compressed columns, base64), so that figures
-- and the posts behind them agree for good.
create table listening_sets (
  request_id text primary key,
  insights text not null,
  mentions text not null,
  created_at bigint not null
);

-- What texts were judged to be. `print` is of the words: a text that was edited is judged again, as is one judged by other models.
create table text_verdicts (
  key text primary key,
  print bigint not null,
  engine_version text not null,
  sentiment text not null,
  judged_at bigint not null
);

-- For which time the contents of a profile were read to be listened to.
create table listening_reads (
  network text not null,
  external_id text not null,
  since bigint not null,
  until bigint not null,
  read_at bigint not null,
  primary key (network, external_id)
);

-- Listening that comes back. The schedule of the same id submits the requests.
create table listening_recurring (
  id text primary key,
  account_id text not null,
  name text not null,
  input text not null,
  alerts text not null,
  every_ms bigint not null,
  window_ms bigint not null,
  paused bigint not null,
  -- Alerts that are on, so that each is raised once until it goes off again.
  raised text not null,
  last_request_id text,
  created_at bigint not null
);

create index listening_recurring_by_account on listening_recurring (account_id, created_at, id);
