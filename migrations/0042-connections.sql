-- Accounts on networks that their owners connect: a link, then tokens. `hash` is of the code in the link, `state` of the one that the
-- network brings back; `verifier` and `tokens` are sealed. `expected` is the only handle that may be connected, where one was named.
create table connections (
  id text primary key,
  account_id text not null,
  provider text not null,
  network text not null,
  purpose text not null,
  expected text,
  hash text not null unique,
  state text,
  verifier text,
  external_id text,
  handle text,
  handle_key text,
  name text,
  scope text,
  tokens text,
  problem text,
  created_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  connected_at bigint,
  token_expires_at bigint,
  read_at bigint,
  due_at bigint,
  busy_until bigint,
  ended_at bigint,
  ended_by text
);

create index connections_by_account on connections (account_id, id);
create index connections_by_due on connections (due_at);

-- What the network tells the owner, one set a day.
create table measured_figures (
  account_id text not null,
  network text not null,
  external_id text not null,
  handle_key text not null,
  connection_id text not null,
  day text not null,
  document text not null,
  primary key (connection_id, day)
);

create index measured_figures_by_profile on measured_figures (account_id, network, external_id);
create index measured_figures_by_handle on measured_figures (account_id, network, handle_key);
