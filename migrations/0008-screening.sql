-- Criteria sets. A version is never changed: a change is a new version, and old results keep theirs.
create table screening_criteria (
  account_id text not null,
  id text not null,
  version bigint not null,
  name text not null,
  document text not null,
  created_at bigint not null,
  primary key (account_id, id, version)
);

-- A screening and what it stood on. `revision` counts decisions: whoever decides first changes it, so two reviewers at once
-- wait for each other. `digest` seals what was judged, before any decision.
create table screenings (
  id text primary key,
  account_id text not null,
  criteria_id text not null,
  criteria_version bigint not null,
  monitoring_id text,
  revision bigint not null,
  items bigint not null,
  state text not null,
  digest text,
  as_of bigint not null,
  retain_until bigint,
  created_at bigint not null
);

create index screenings_by_account on screenings (account_id, id);
create index screenings_by_criteria on screenings (account_id, criteria_id);
create index screenings_retained on screenings (retain_until) where retain_until is not null;

-- Every item that was seen. `outcome` is what the engine said and never changes; `shown` is what counts now, after decisions.
-- `scores` is the little that a score is computed from.
create table screening_items (
  screening_id text not null,
  seq bigint not null,
  item_key text not null,
  content_id text not null,
  kind text not null,
  network text not null,
  outcome text not null,
  shown text not null,
  decision text,
  published_at bigint not null,
  categories text not null,
  keywords text not null,
  text_hash text not null,
  scores text not null,
  document text not null,
  primary key (screening_id, seq)
);

create unique index screening_items_by_key on screening_items (screening_id, item_key);
create index screening_items_by_content on screening_items (screening_id, content_id);
create index screening_items_shown on screening_items (screening_id, shown, seq);
create index screening_items_decided on screening_items (screening_id, decision) where decision is not null;

-- What was decided, by whom and why: a log that is only ever added to.
create table screening_decisions (
  screening_id text not null,
  seq bigint not null,
  id text not null,
  account_id text not null,
  kind text not null,
  actor text not null,
  document text not null,
  created_at bigint not null,
  primary key (screening_id, seq)
);

-- What later screenings remember of decisions. `place` is the criteria set or the monitoring it holds for.
create table screening_memory (
  account_id text not null,
  place text not null,
  scope text not null,
  memory_key text not null,
  decision_id text not null,
  created_at bigint not null,
  primary key (account_id, place, scope, memory_key)
);

create table screening_reports (
  id text primary key,
  account_id text not null,
  screening_id text not null,
  language text not null,
  sha256 text not null,
  document text not null,
  created_at bigint not null
);

create index screening_reports_of on screening_reports (screening_id, id);

create table screening_monitorings (
  id text primary key,
  account_id text not null,
  screening_id text not null,
  status text not null,
  document text not null,
  watermark bigint,
  runs bigint not null,
  last_run_at bigint,
  last_error text,
  created_at bigint not null,
  updated_at bigint not null
);

create index screening_monitorings_by_account on screening_monitorings (account_id, id);

-- What is left of a deleted screening: that it was, what it held in numbers, a hash of it, and when it went.
create table screening_deletions (
  id text primary key,
  account_id text not null,
  document text not null,
  deleted_at bigint not null
);
