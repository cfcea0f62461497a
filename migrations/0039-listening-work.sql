-- Tags that an account gives to mentions. One with a query is a rule: `revision` counts its changes, `backfill_id` is the request
-- that applies it to what was found before.
create table listening_tags (
  id text primary key,
  account_id text not null,
  name text not null,
  name_key text not null,
  query text,
  description text,
  revision bigint not null,
  backfill_id text,
  created_at bigint not null,
  updated_at bigint not null
);

create unique index listening_tags_by_name on listening_tags (account_id, name_key);

-- Which texts the rules of tags match.
create table listening_tagged (
  tag_id text not null,
  text_key text not null,
  primary key (tag_id, text_key)
);

create index listening_tagged_by_text on listening_tagged (text_key, tag_id);

-- What people said of a mention: whether it is checked, whose it is, and which tags they added or took off, as JSON.
create table listening_marks (
  account_id text not null,
  text_key text not null,
  document text not null,
  updated_at bigint not null,
  primary key (account_id, text_key)
);

-- What they changed, in order, with every mark before and after.
create table listening_changes (
  account_id text not null,
  seq bigint not null,
  id text not null,
  request_id text not null,
  kind text not null,
  actor text not null,
  document text not null,
  undone_by text,
  created_at bigint not null,
  primary key (account_id, seq)
);

create table listening_change_heads (
  account_id text primary key,
  seq bigint not null
);
