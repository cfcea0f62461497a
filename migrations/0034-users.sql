-- People of an account. An address is unique within its account, so that no account learns who belongs to another.
create table users (
  id text primary key,
  account_id text not null references accounts (id),
  email text not null,
  name text not null,
  role text not null,
  password text,
  created_at bigint not null,
  last_sign_in_at bigint,
  unique (account_id, email)
);

create index users_by_email on users (email, created_at);

-- An invitation makes a user; one that names a user lets that user choose a new password. Only a hash of its code is kept.
create table invitations (
  id text primary key,
  account_id text not null references accounts (id),
  user_id text,
  email text not null,
  role text not null,
  hash text not null unique,
  created_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  accepted_at bigint,
  revoked_at bigint
);

create index invitations_by_account on invitations (account_id, id);

-- What a cookie stands for: a signed-in user, or a token that somebody signed in with.
create table sessions (
  id text primary key,
  account_id text not null references accounts (id),
  user_id text,
  token_id text,
  hash text not null unique,
  method text not null,
  agent text not null,
  address text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null
);

create index sessions_by_account on sessions (account_id, id);
create index sessions_by_user on sessions (user_id) where user_id is not null;

-- Rates that all processes share: when a bucket will be full again (GCRA).
create table rate_buckets (
  bucket text primary key,
  full_at double precision not null
);

-- Whose a token is; null for the token of a service.
alter table tokens add column user_id text;
