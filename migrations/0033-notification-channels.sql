-- A webhook is one way to be told of events; e-mail, Slack and Teams are others. Their `url` is what may be shown of the target, their
-- `secret` the whole of it. `schedule` says when they may be told (JSON), null: at once.
alter table webhooks add column way text not null default 'webhook';
alter table webhooks add column schedule text;

-- The message that a delivery went out with, so that it goes out again with the same id.
alter table webhook_deliveries add column batch text;

-- Which sources have told that their quota is nearly or wholly used, once for each period.
create table quota_notices (
  source text not null,
  kind text not null,
  resets_at bigint not null,
  primary key (source, kind, resets_at)
);
