-- Queries that an account keeps to name them in others: query:complaints. The name is kept as it is compared, in lower case.
create table listening_queries (
  id text primary key,
  account_id text not null,
  name text not null,
  query text not null,
  description text,
  created_at bigint not null,
  updated_at bigint not null
);

create unique index listening_queries_by_name on listening_queries (account_id, name);
