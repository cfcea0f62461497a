-- What was done, by whom, to whom. Rows are only added; each carries a digest over the one before it.
create table audit_entries (
  seq bigint primary key,
  at bigint not null,
  account_id text not null,
  actor text not null,
  operation text not null,
  outcome text not null,
  status bigint,
  subjects text not null,
  purpose text,
  request_id text not null,
  details text,
  hash text not null
);

create index audit_entries_by_time on audit_entries (account_id, at, seq);

-- Where an entry is found by what it is about.
create table audit_subjects (
  subject text not null,
  seq bigint not null,
  primary key (subject, seq)
);

create index audit_subjects_by_entry on audit_subjects (seq);

-- What a keyed digest stands for. Not part of the chain, so that a person can be erased from it.
create table audit_names (
  subject text primary key,
  kind text not null,
  name text not null
);

create table audit_head (
  id bigint primary key,
  seq bigint not null,
  hash text not null
);

insert into audit_head (id, seq, hash) values (1, 0, '');
