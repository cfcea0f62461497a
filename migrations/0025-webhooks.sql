-- Where an account wants to be told of its events. `pump` is the request that is sending at the moment, if any.
create table webhooks (
  id text primary key,
  account_id text not null,
  url text not null,
  description text not null,
  events text not null,
  secret text not null,
  previous_secret text,
  previous_until bigint,
  paused_reason text,
  failing_since bigint,
  last_success_at bigint,
  pump text,
  created_at bigint not null,
  updated_at bigint not null
);

create index webhooks_by_account on webhooks (account_id, id);

-- One message to one endpoint, written in the transaction of its event. `attempts` is the log of what was tried.
create table webhook_deliveries (
  id text primary key,
  webhook_id text not null,
  account_id text not null,
  event_id text not null,
  seq bigint not null,
  kind text not null,
  subject text not null,
  body text not null,
  status text not null,
  attempt bigint not null,
  next_at bigint not null,
  attempts text not null,
  created_at bigint not null,
  finished_at bigint
);

create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_pending on webhook_deliveries (webhook_id, seq) where status = 'pending';
