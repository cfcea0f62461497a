-- What was concluded about an audience, whole, as JSON: reports show it, discovery filters on it. Always made anew from
-- members; a newer one replaces an older one.
create table audience_summaries (
  network text not null,
  external_id text not null,
  kind text not null,
  source text not null,
  as_of bigint not null,
  document text not null,
  primary key (network, external_id, kind)
);
