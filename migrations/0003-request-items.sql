-- The items of requests whose result is a list, as they were answered, in order. They are written together with the
-- checkpoint they belong to, so that a request that is taken up again neither repeats nor drops one.
create table request_items (
  request_id text not null,
  seq bigint not null,
  document text not null,
  primary key (request_id, seq)
);

alter table requests add column items bigint not null default 0;
