-- The second factor of a user: the shared secret of RFC 6238, and the last step whose code was used, so that none works twice.
create table second_factors (
  user_id text primary key,
  secret text not null,
  confirmed_at bigint,
  last_step bigint not null,
  created_at bigint not null
);

-- Codes for the day the phone is lost; each works once, and only hashes are kept.
create table recovery_codes (
  hash text primary key,
  user_id text not null
);

create index recovery_codes_by_user on recovery_codes (user_id);

-- Whether every user of the account must have a second factor.
alter table accounts add column second_factor_required bigint not null default 0;
