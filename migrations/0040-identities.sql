-- Who somebody is at an identity provider (OpenID Connect): the issuer and its name for the person, which never changes.
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null,
  created_at bigint not null,
  primary key (issuer, subject)
);

create index identities_by_user on identities (user_id);
