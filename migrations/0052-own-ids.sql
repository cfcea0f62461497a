-- Ids that only the files of one source know, such as 1, 2, 3: which account or content each of them is.
create table own_ids (
  source text not null,
  kind text not null,
  own_id text not null,
  network text not null,
  handle_key text not null,
  content_id text not null,
  since bigint not null,
  primary key (source, kind, own_id, network, handle_key, content_id)
);
create index own_ids_by_id on own_ids (own_id, kind);

-- Imported rows that name an account or a content by an id that no file has told yet.
create table waiting_rows (
  id text primary key,
  source text not null,
  wants text not null,
  own_id text not null,
  as_of bigint not null,
  created_at bigint not null,
  draft text not null
);
create index waiting_rows_by_id on waiting_rows (own_id, wants, source);
create index waiting_rows_by_time on waiting_rows (created_at);
