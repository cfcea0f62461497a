-- Ids of other kinds by which an account is known as well, such as the one of an official API beside the one that its pages show.
create table other_ids (
  network text not null,
  other_id text not null,
  external_id text not null,
  primary key (network, other_id)
);
create index other_ids_by_id on other_ids (network, external_id);
