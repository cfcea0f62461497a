-- Searches that an account keeps and looks at again. `runs` counts the looks: whoever looks counts first, so that two wait for each other.
create table saved_searches (
  id text primary key,
  account_id text not null,
  name text not null,
  document text not null,
  paused bigint not null,
  runs bigint not null,
  matches bigint,
  checked_at bigint,
  last_error text,
  created_at bigint not null,
  updated_at bigint not null
);

create index saved_searches_by_account on saved_searches (account_id, id);

-- Who matched at the last look, with what was noted of them.
create table saved_search_matches (
  search_id text not null,
  network text not null,
  external_id text not null,
  noted text not null,
  primary key (search_id, network, external_id)
);

create table saved_search_runs (
  search_id text not null,
  seq bigint not null,
  id text not null,
  matches bigint not null,
  added bigint not null,
  lost bigint not null,
  changed bigint not null,
  created_at bigint not null,
  primary key (search_id, seq)
);

create table saved_search_differences (
  search_id text not null,
  seq bigint not null,
  place bigint not null,
  kind text not null,
  network text not null,
  external_id text not null,
  before text,
  after text,
  primary key (search_id, seq, place)
);
