-- Identifiers of people whose data must not be stored again, as keyed digests.
create table suppressions (
  subject text not null,
  case_id text not null,
  kind text not null,
  created_at bigint not null,
  primary key (subject, case_id)
);

-- Erasures and restrictions, with their certificates. Nothing in them names the person.
create table subject_cases (
  id text primary key,
  account_id text not null,
  kind text not null,
  document text not null,
  created_at bigint not null,
  ended_at bigint
);

create index subject_cases_by_account on subject_cases (account_id, id);

-- Rows of people whose processing is restricted: kept apart until the restriction ends.
create table restricted_rows (
  case_id text not null,
  seq bigint not null,
  place text not null,
  document text not null,
  primary key (case_id, seq)
);
