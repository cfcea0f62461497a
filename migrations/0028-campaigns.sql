-- What was agreed with creators: who posts for whom, when, and by what their posts are recognised.
create table campaigns (
  id text primary key,
  account_id text not null,
  name text not null,
  document text not null,
  paused bigint not null,
  checked_at bigint,
  finished_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);

create index campaigns_by_account on campaigns (account_id, id);

-- `document` is what the last check found out about reading this creator.
create table campaign_members (
  campaign_id text not null,
  network text not null,
  external_id text not null,
  handle text not null,
  position bigint not null,
  fee double precision,
  document text not null,
  primary key (campaign_id, network, external_id)
);

-- `decided` is what a person says: 1 counts, 0 does not; null as the signs say.
create table campaign_posts (
  campaign_id text not null,
  network text not null,
  content_id text not null,
  external_id text not null,
  published_at bigint not null,
  certainty text not null,
  decided bigint,
  gone_at bigint,
  found_at bigint not null,
  document text not null,
  primary key (campaign_id, network, content_id)
);

create index campaign_posts_by_time on campaign_posts (campaign_id, published_at, network, content_id);
