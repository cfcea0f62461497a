-- Small copies of avatars and of pictures of posts, by whose they are. An avatar has no content. Bytes as base64; null where the picture could not be had.
create table pictures (
  network text not null,
  external_id text not null,
  content_id text not null,
  source_url text not null,
  jpeg text,
  reason text,
  fetched_at bigint not null,
  primary key (network, external_id, content_id)
);

create index pictures_by_age on pictures (fetched_at);
