-- What the items of a request's list are filtered and sorted by, one narrow row an item, written together with the items:
-- a filtered page of a hundred thousand analysed comments then reads these rows, and only the documents it shows.
create table request_item_marks (
  request_id text not null,
  seq bigint not null,
  label text not null,
  apart text,
  sentiment text,
  language text,
  content text not null,
  cluster text,
  score double precision not null,
  likes bigint not null,
  published_at bigint not null,
  primary key (request_id, seq)
);

-- How many of a creator's commenters wanted to buy, as last read: what a creator is compared with.
create table intent_rates (
  network text not null,
  external_id text not null,
  followers bigint not null,
  language text,
  interests text not null,
  authors bigint not null,
  intent_authors bigint not null,
  as_of bigint not null,
  primary key (network, external_id)
);

create index intent_rates_by_followers on intent_rates (network, followers);
