-- Lists of creators that an account keeps. `changes` counts what happened to a list: whoever changes it counts first, so that two
-- changes of one list wait for each other.
create table creator_lists (
  id text primary key,
  account_id text not null,
  name text not null,
  name_key text not null,
  document text not null,
  members bigint not null,
  changes bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);

create unique index creator_lists_by_name on creator_lists (account_id, name_key);
create index creator_lists_by_account on creator_lists (account_id, id);

-- `tags` holds every tag between line breaks, so that one can be looked for.
create table list_members (
  list_id text not null,
  network text not null,
  external_id text not null,
  position bigint not null,
  handle text not null,
  stage text,
  owner text,
  tags text not null,
  document text not null,
  added_at bigint not null,
  updated_at bigint not null,
  primary key (list_id, network, external_id)
);

create index list_members_by_position on list_members (list_id, position);
create index list_members_by_creator on list_members (network, external_id);

-- What happened to a list, only ever added to, and what each member was before and after.
create table list_changes (
  list_id text not null,
  seq bigint not null,
  id text not null,
  kind text not null,
  actor text not null,
  members bigint not null,
  document text not null,
  undone_by text,
  created_at bigint not null,
  primary key (list_id, seq)
);

create unique index list_changes_by_id on list_changes (id);

create table list_change_members (
  list_id text not null,
  seq bigint not null,
  network text not null,
  external_id text not null,
  before text,
  after text,
  primary key (list_id, seq, network, external_id)
);
