-- What we know. A record is kept whole, as JSON, beside the few columns it is found by: questions with many filters are
-- asked of the search index, not of SQL. `as_of` is when the source held the record to be true; an older record never
-- replaces a newer one.

create table creators (
  network text not null,
  external_id text not null,
  handle_key text not null,
  source text not null,
  as_of bigint not null,
  document text not null,
  primary key (network, external_id)
);

create index creators_by_handle on creators (network, handle_key);

create table contents (
  network text not null,
  content_id text not null,
  author_id text not null,
  published_at bigint not null,
  type text not null,
  source text not null,
  as_of bigint not null,
  document text not null,
  primary key (network, content_id)
);

create index contents_by_author on contents (network, author_id, published_at, content_id);

create table comments (
  network text not null,
  content_id text not null,
  comment_id text not null,
  published_at bigint not null,
  source text not null,
  as_of bigint not null,
  document text not null,
  primary key (network, content_id, comment_id)
);

create index comments_by_time on comments (network, content_id, published_at, comment_id);

create table audience_members (
  network text not null,
  external_id text not null,
  source text not null,
  as_of bigint not null,
  document text not null,
  primary key (network, external_id)
);

-- Who belongs to whose audience, and when that was last seen.
create table memberships (
  network text not null,
  creator_id text not null,
  kind text not null,
  member_id text not null,
  source text not null,
  as_of bigint not null,
  primary key (network, creator_id, kind, member_id)
);

create table metric_points (
  network text not null,
  creator_id text not null,
  granularity text not null,
  day text not null,
  followers bigint,
  following bigint,
  content_count bigint,
  average_likes double precision,
  average_views double precision,
  source text not null,
  as_of bigint not null,
  primary key (network, creator_id, granularity, day)
);

create table brands (
  id text primary key,
  source text not null,
  as_of bigint not null,
  document text not null
);

-- Accounts of one person. Handles, not ids: a link names a profile that may never have been read.
create table account_links (
  from_network text not null,
  from_handle text not null,
  to_network text not null,
  to_handle text not null,
  evidence text not null,
  strength text not null,
  source text not null,
  as_of bigint not null,
  primary key (from_network, from_handle, to_network, to_handle, evidence)
);

create index account_links_back on account_links (to_network, to_handle);

-- What was read of a subject, when, and how far: freshness is decided by this, not by guessing from the records.
create table readings (
  network text not null,
  subject text not null,
  what text not null,
  read_at bigint not null,
  items bigint not null,
  complete bigint not null,
  primary key (network, subject, what)
);

-- Tags and how often two of them stand in the same content. Counted anew from the contents, now and then.
create table tags (
  tag text primary key,
  contents bigint not null,
  creators bigint not null
);

create table tag_pairs (
  tag text not null,
  other text not null,
  contents bigint not null,
  primary key (tag, other)
);

create table facts (
  name text primary key,
  value text not null,
  as_of bigint not null
);
