-- What happened, told to whoever follows: one line a happening, numbered within its account without gaps. The counter's
-- row is locked until the happening is committed, so a reader that has seen number n can never later meet a smaller one.
create table events (
  account_id text not null,
  seq bigint not null,
  id text not null,
  kind text not null,
  subject text not null,
  payload text not null,
  created_at bigint not null,
  primary key (account_id, seq)
);

create index events_by_subject on events (account_id, subject, seq);

create table event_counters (
  account_id text primary key,
  last bigint not null
);
