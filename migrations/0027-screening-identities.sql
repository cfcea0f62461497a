-- People who are looked for before they are screened: who, which accounts may be theirs, and what was decided about each.
create table screening_identities (
  id text primary key,
  account_id text not null,
  document text not null,
  revision bigint not null,
  retain_until bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);

create index screening_identities_by_account on screening_identities (account_id, id);
create index screening_identities_by_retention on screening_identities (retain_until);
