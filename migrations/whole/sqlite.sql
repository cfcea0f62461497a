-- 1d9faa6a441c697b48ee590298e15ea4b35b91f4236fa57d20b2e81a4af62ed5
-- Made by npm run generate from the migrations: what they make of an empty database.

CREATE TABLE secrets (
  name text primary key,
  value text not null
);

CREATE TABLE accounts (
  id text primary key,
  name text not null unique,
  created_at bigint not null
, second_factor_required bigint not null default 0, checksum text);

CREATE TABLE tokens (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null,
  hash text not null unique,
  hint text not null,
  scopes text not null,
  rate_per_minute bigint,
  is_demo bigint not null,
  created_at bigint not null,
  expires_at bigint,
  revoked_at bigint,
  last_used_at bigint
, user_id text, checksum text);

CREATE TABLE requests (
  id text primary key,
  account_id text not null,
  kind text not null,
  status text not null,
  version bigint not null,
  turn bigint not null,
  run_at bigint not null,
  attempt bigint not null,
  lease text,
  lease_until bigint,
  input text not null,
  checkpoint text,
  result text,
  missing text,
  error text,
  progress_done bigint not null,
  progress_total bigint,
  progress_share double precision not null,
  created_at bigint not null,
  updated_at bigint not null,
  started_at bigint,
  finished_at bigint
, items bigint not null default 0, failures bigint not null default 0, traceparent text, cost text, checksum text);

CREATE TABLE schedules (
  id text primary key,
  account_id text not null,
  kind text not null,
  request_prefix text not null,
  input text not null,
  every_ms bigint not null,
  next_at bigint not null,
  paused bigint not null,
  last_request_id text,
  created_at bigint not null
, checksum text);

CREATE TABLE idempotency_keys (
  account_id text not null,
  idempotency_key text not null,
  fingerprint text not null,
  stamp text not null,
  holder text not null,
  held_until bigint not null,
  answer text,
  created_at bigint not null,
  primary key (account_id, idempotency_key)
);

CREATE TABLE usage_counts (
  account_id text not null,
  day text not null,
  operation text not null,
  calls bigint not null,
  failures bigint not null,
  primary key (account_id, day, operation)
);

CREATE TABLE creators (
  network text not null,
  external_id text not null,
  handle_key text not null,
  source text not null,
  as_of bigint not null,
  document text not null, synthetic bigint not null default 0, checksum bigint,
  primary key (network, external_id)
);

CREATE TABLE contents (
  network text not null,
  content_id text not null,
  author_id text not null,
  published_at bigint not null,
  type text not null,
  source text not null,
  as_of bigint not null,
  document text not null, checksum bigint,
  primary key (network, content_id)
);

CREATE TABLE comments (
  network text not null,
  content_id text not null,
  comment_id text not null,
  published_at bigint not null,
  source text not null,
  as_of bigint not null,
  document text not null, checksum bigint,
  primary key (network, content_id, comment_id)
);

CREATE TABLE audience_members (
  network text not null,
  external_id text not null,
  source text not null,
  as_of bigint not null,
  document text not null, checksum bigint,
  primary key (network, external_id)
);

CREATE TABLE memberships (
  network text not null,
  creator_id text not null,
  kind text not null,
  member_id text not null,
  source text not null,
  as_of bigint not null,
  primary key (network, creator_id, kind, member_id)
);

CREATE TABLE metric_points (
  network text not null,
  creator_id text not null,
  granularity text not null,
  day text not null,
  followers bigint,
  following bigint,
  content_count bigint,
  average_likes double precision,
  average_views double precision,
  source text not null,
  as_of bigint not null,
  primary key (network, creator_id, granularity, day)
);

CREATE TABLE brands (
  id text primary key,
  source text not null,
  as_of bigint not null,
  document text not null
, checksum bigint);

CREATE TABLE account_links (
  from_network text not null,
  from_handle text not null,
  to_network text not null,
  to_handle text not null,
  evidence text not null,
  strength text not null,
  source text not null,
  as_of bigint not null,
  primary key (from_network, from_handle, to_network, to_handle, evidence)
);

CREATE TABLE readings (
  network text not null,
  subject text not null,
  what text not null,
  read_at bigint not null,
  items bigint not null,
  complete bigint not null,
  primary key (network, subject, what)
);

CREATE TABLE facts (
  name text primary key,
  value text not null,
  as_of bigint not null
);

CREATE TABLE request_items (
  request_id text not null,
  seq bigint not null,
  document text not null, checksum text,
  primary key (request_id, seq)
);

CREATE TABLE corpus_followers (
  id text primary key,
  txid bigint not null,
  seq bigint not null,
  seen_at bigint not null
);

CREATE TABLE corpus_changes (
  seq integer primary key autoincrement,
  what text not null,
  network text not null,
  id text not null,
  sub text not null
);

CREATE TABLE audience_summaries (
  network text not null,
  external_id text not null,
  kind text not null,
  source text not null,
  as_of bigint not null,
  document text not null, credibility real generated always as (document ->> '$.credibility.value') virtual, checksum bigint,
  primary key (network, external_id, kind)
);

CREATE TABLE contact_emails (
  hash text not null,
  network text not null,
  external_id text not null,
  primary key (hash, network, external_id)
);

CREATE TABLE events (
  account_id text not null,
  seq bigint not null,
  id text not null,
  kind text not null,
  subject text not null,
  payload text not null,
  created_at bigint not null, checksum text,
  primary key (account_id, seq)
);

CREATE TABLE event_counters (
  account_id text primary key,
  last bigint not null
);

CREATE TABLE screening_criteria (
  account_id text not null,
  id text not null,
  version bigint not null,
  name text not null,
  document text not null,
  created_at bigint not null, checksum text,
  primary key (account_id, id, version)
);

CREATE TABLE screenings (
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
, checksum text);

CREATE TABLE screening_items (
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
  document text not null, review text, shown_categories text, checksum text,
  primary key (screening_id, seq)
);

CREATE TABLE screening_decisions (
  screening_id text not null,
  seq bigint not null,
  id text not null,
  account_id text not null,
  kind text not null,
  actor text not null,
  document text not null,
  created_at bigint not null, checksum text,
  primary key (screening_id, seq)
);

CREATE TABLE screening_memory (
  account_id text not null,
  place text not null,
  scope text not null,
  memory_key text not null,
  decision_id text not null,
  created_at bigint not null, document text, checksum text,
  primary key (account_id, place, scope, memory_key)
);

CREATE TABLE screening_reports (
  id text primary key,
  account_id text not null,
  screening_id text not null,
  language text not null,
  sha256 text not null,
  document text not null,
  created_at bigint not null
, checksum text);

CREATE TABLE screening_monitorings (
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
, checksum text);

CREATE TABLE screening_deletions (
  id text primary key,
  account_id text not null,
  document text not null,
  deleted_at bigint not null
, checksum text);

CREATE TABLE listening_sets (
  request_id text primary key,
  insights text not null,
  mentions text not null,
  created_at bigint not null
, checksum text);

CREATE TABLE text_verdicts (
  key text primary key,
  print bigint not null,
  engine_version text not null,
  sentiment text not null,
  judged_at bigint not null
);

CREATE TABLE listening_reads (
  network text not null,
  external_id text not null,
  since bigint not null,
  until bigint not null,
  read_at bigint not null,
  primary key (network, external_id)
);

CREATE TABLE listening_recurring (
  id text primary key,
  account_id text not null,
  name text not null,
  input text not null,
  alerts text not null,
  every_ms bigint not null,
  window_ms bigint not null,
  paused bigint not null,
  -- Alerts that are on, so that each is raised once until it goes off again.
  raised text not null,
  last_request_id text,
  created_at bigint not null
, checksum text);

CREATE TABLE request_item_marks (
  request_id text not null,
  seq bigint not null,
  label text not null,
  apart text,
  sentiment text,
  language text,
  content text not null,
  cluster text,
  score double precision not null,
  likes bigint not null,
  published_at bigint not null,
  primary key (request_id, seq)
);

CREATE TABLE intent_rates (
  network text not null,
  external_id text not null,
  followers bigint not null,
  language text,
  interests text not null,
  authors bigint not null,
  intent_authors bigint not null,
  as_of bigint not null,
  primary key (network, external_id)
);

CREATE TABLE contact_phones (
  hash text not null,
  network text not null,
  external_id text not null,
  primary key (hash, network, external_id)
);

CREATE TABLE import_files (
  id text primary key,
  account_id text not null,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  created_at bigint not null
);

CREATE TABLE import_mappings (
  account_id text not null,
  name text not null,
  mapping text not null,
  updated_at bigint not null, checksum text,
  primary key (account_id, name)
);

CREATE TABLE tags (
  synthetic bigint not null,
  tag text not null,
  contents bigint not null,
  creators bigint not null,
  primary key (synthetic, tag)
);

CREATE TABLE tag_pairs (
  synthetic bigint not null,
  tag text not null,
  other text not null,
  contents bigint not null,
  primary key (synthetic, tag, other)
);

CREATE TABLE creator_facts (
  network text not null,
  external_id text not null,
  version text not null,
  document text not null, checksum bigint,
  primary key (network, external_id)
);

CREATE TABLE commit_mark (
  database_id text primary key,
  seq bigint not null,
  committed_at bigint not null,
  chain text not null
);

CREATE TABLE creator_lists (
  id text primary key,
  account_id text not null,
  name text not null,
  name_key text not null,
  document text not null,
  members bigint not null,
  changes bigint not null,
  created_at bigint not null,
  updated_at bigint not null
, checksum text);

CREATE TABLE list_members (
  list_id text not null,
  network text not null,
  external_id text not null,
  position bigint not null,
  handle text not null,
  stage text,
  owner text,
  tags text not null,
  document text not null,
  added_at bigint not null,
  updated_at bigint not null, checksum text,
  primary key (list_id, network, external_id)
);

CREATE TABLE list_changes (
  list_id text not null,
  seq bigint not null,
  id text not null,
  kind text not null,
  actor text not null,
  members bigint not null,
  document text not null,
  undone_by text,
  created_at bigint not null, checksum text,
  primary key (list_id, seq)
);

CREATE TABLE list_change_members (
  list_id text not null,
  seq bigint not null,
  network text not null,
  external_id text not null,
  before text,
  after text, checksum text,
  primary key (list_id, seq, network, external_id)
);

CREATE TABLE webhooks (
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
, way text not null default 'webhook', schedule text, checksum text);

CREATE TABLE webhook_deliveries (
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
, batch text, checksum text, served text);

CREATE TABLE saved_searches (
  id text primary key,
  account_id text not null,
  name text not null,
  document text not null,
  paused bigint not null,
  runs bigint not null,
  matches bigint,
  checked_at bigint,
  last_error text,
  created_at bigint not null,
  updated_at bigint not null
, checksum text);

CREATE TABLE saved_search_matches (
  search_id text not null,
  network text not null,
  external_id text not null,
  noted text not null, checksum text,
  primary key (search_id, network, external_id)
);

CREATE TABLE saved_search_runs (
  search_id text not null,
  seq bigint not null,
  id text not null,
  matches bigint not null,
  added bigint not null,
  lost bigint not null,
  changed bigint not null,
  created_at bigint not null, baseline bigint not null default 0, checksum text,
  primary key (search_id, seq)
);

CREATE TABLE saved_search_differences (
  search_id text not null,
  seq bigint not null,
  place bigint not null,
  kind text not null,
  network text not null,
  external_id text not null,
  before text,
  after text, checksum text,
  primary key (search_id, seq, place)
);

CREATE TABLE screening_identities (
  id text primary key,
  account_id text not null,
  document text not null,
  revision bigint not null,
  retain_until bigint not null,
  created_at bigint not null,
  updated_at bigint not null
, checksum text);

CREATE TABLE campaigns (
  id text primary key,
  account_id text not null,
  name text not null,
  document text not null,
  paused bigint not null,
  checked_at bigint,
  finished_at bigint,
  created_at bigint not null,
  updated_at bigint not null
, checksum text);

CREATE TABLE campaign_members (
  campaign_id text not null,
  network text not null,
  external_id text not null,
  handle text not null,
  position bigint not null,
  fee double precision,
  document text not null, checksum text,
  primary key (campaign_id, network, external_id)
);

CREATE TABLE campaign_posts (
  campaign_id text not null,
  network text not null,
  content_id text not null,
  external_id text not null,
  published_at bigint not null,
  certainty text not null,
  decided bigint,
  gone_at bigint,
  found_at bigint not null,
  document text not null, checksum text,
  primary key (campaign_id, network, content_id)
);

CREATE TABLE text_emotions (
  key text primary key,
  print bigint not null,
  engine_version text not null,
  probabilities text,
  reason text,
  judged_at bigint not null
);

CREATE TABLE audit_entries (
  seq bigint primary key,
  at bigint not null,
  account_id text not null,
  actor text not null,
  operation text not null,
  outcome text not null,
  status bigint,
  subjects text not null,
  purpose text,
  request_id text not null,
  details text,
  hash text not null
);

CREATE TABLE audit_subjects (
  subject text not null,
  seq bigint not null,
  primary key (subject, seq)
);

CREATE TABLE audit_names (
  subject text primary key,
  kind text not null,
  name text not null
);

CREATE TABLE audit_head (
  id bigint primary key,
  seq bigint not null,
  hash text not null
);

CREATE TABLE quota_notices (
  source text not null,
  kind text not null,
  resets_at bigint not null,
  primary key (source, kind, resets_at)
);

CREATE TABLE users (
  id text primary key,
  account_id text not null references accounts (id),
  email text not null,
  name text not null,
  role text not null,
  password text,
  created_at bigint not null,
  last_sign_in_at bigint, checksum text, language text,
  unique (account_id, email)
);

CREATE TABLE invitations (
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
, checksum text);

CREATE TABLE sessions (
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

CREATE TABLE rate_buckets (
  bucket text primary key,
  full_at double precision not null
);

CREATE TABLE contact_objections (
  id text primary key,
  layer text not null,
  kind text not null,
  hash text not null,
  reason text,
  created_at bigint not null, checksum text,
  unique (layer, kind, hash)
);

CREATE TABLE suppressions (
  subject text not null,
  case_id text not null,
  kind text not null,
  created_at bigint not null, checksum text,
  primary key (subject, case_id)
);

CREATE TABLE subject_cases (
  id text primary key,
  account_id text not null,
  kind text not null,
  document text not null,
  created_at bigint not null,
  ended_at bigint
, checksum text);

CREATE TABLE restricted_rows (
  case_id text not null,
  seq bigint not null,
  place text not null,
  document text not null, checksum text,
  primary key (case_id, seq)
);

CREATE TABLE listening_queries (
  id text primary key,
  account_id text not null,
  name text not null,
  query text not null,
  description text,
  created_at bigint not null,
  updated_at bigint not null
, checksum text);

CREATE TABLE second_factors (
  user_id text primary key,
  secret text not null,
  confirmed_at bigint,
  last_step bigint not null,
  created_at bigint not null
, checksum text);

CREATE TABLE recovery_codes (
  hash text primary key,
  user_id text not null
);

CREATE TABLE listening_tags (
  id text primary key,
  account_id text not null,
  name text not null,
  name_key text not null,
  query text,
  description text,
  revision bigint not null,
  backfill_id text,
  created_at bigint not null,
  updated_at bigint not null
, checksum text);

CREATE TABLE listening_tagged (
  tag_id text not null,
  text_key text not null,
  primary key (tag_id, text_key)
);

CREATE TABLE listening_marks (
  account_id text not null,
  text_key text not null,
  document text not null,
  updated_at bigint not null, checksum text,
  primary key (account_id, text_key)
);

CREATE TABLE listening_changes (
  account_id text not null,
  seq bigint not null,
  id text not null,
  request_id text not null,
  kind text not null,
  actor text not null,
  document text not null,
  undone_by text,
  created_at bigint not null, checksum text,
  primary key (account_id, seq)
);

CREATE TABLE listening_change_heads (
  account_id text primary key,
  seq bigint not null
);

CREATE TABLE identities (
  issuer text not null,
  subject text not null,
  user_id text not null,
  created_at bigint not null, checksum text,
  primary key (issuer, subject)
);

CREATE TABLE connections (
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
, checksum text);

CREATE TABLE measured_figures (
  account_id text not null,
  network text not null,
  external_id text not null,
  handle_key text not null,
  connection_id text not null,
  day text not null,
  document text not null, checksum text,
  primary key (connection_id, day)
);

CREATE TABLE leases (
  name text primary key,
  holder text not null,
  term bigint not null,
  expires_at bigint not null,
  state text
);

CREATE TABLE audience_changes (
  network text not null,
  creator_id text not null,
  kind text not null,
  changes bigint not null,
  noted_at bigint not null,
  primary key (network, creator_id, kind)
);

CREATE TABLE pictures (
  network text not null,
  external_id text not null,
  content_id text not null,
  source_url text not null,
  jpeg text,
  reason text,
  fetched_at bigint not null,
  primary key (network, external_id, content_id)
);

CREATE TABLE source_spending (
  source text not null,
  resets_at bigint not null,
  calls bigint not null,
  amount double precision not null,
  primary key (source, resets_at)
);

CREATE TABLE own_ids (
  source text not null,
  kind text not null,
  own_id text not null,
  network text not null,
  handle_key text not null,
  content_id text not null,
  since bigint not null,
  primary key (source, kind, own_id, network, handle_key, content_id)
);

CREATE TABLE waiting_rows (
  id text primary key,
  source text not null,
  wants text not null,
  own_id text not null,
  as_of bigint not null,
  created_at bigint not null,
  draft text not null
);

CREATE TABLE other_ids (
  network text not null,
  other_id text not null,
  external_id text not null,
  primary key (network, other_id)
);

insert into commit_mark (database_id, seq, committed_at, chain) values (lower(hex(randomblob(8))), 0, 0, '');

insert into audit_head (id, seq, hash) values (1, 0, '');

CREATE INDEX tokens_by_account on tokens (account_id, id);

CREATE INDEX requests_by_account on requests (account_id, id);

CREATE INDEX requests_in_turn on requests (status, turn, id);

CREATE INDEX requests_turn_of_account on requests (account_id, status, turn);

CREATE INDEX requests_by_lease on requests (lease) where lease is not null;

CREATE INDEX schedules_due on schedules (paused, next_at);

CREATE INDEX schedules_by_account on schedules (account_id, id);

CREATE INDEX idempotency_keys_by_age on idempotency_keys (created_at);

CREATE INDEX creators_by_handle on creators (network, handle_key);

CREATE INDEX contents_by_author on contents (network, author_id, published_at, content_id);

CREATE INDEX comments_by_time on comments (network, content_id, published_at, comment_id);

CREATE INDEX account_links_back on account_links (to_network, to_handle);

CREATE INDEX events_by_subject on events (account_id, subject, seq);

CREATE INDEX screenings_by_account on screenings (account_id, id);

CREATE INDEX screenings_by_criteria on screenings (account_id, criteria_id);

CREATE INDEX screenings_retained on screenings (retain_until) where retain_until is not null;

CREATE UNIQUE INDEX screening_items_by_key on screening_items (screening_id, item_key);

CREATE INDEX screening_items_by_content on screening_items (screening_id, content_id);

CREATE INDEX screening_items_shown on screening_items (screening_id, shown, seq);

CREATE INDEX screening_items_decided on screening_items (screening_id, decision) where decision is not null;

CREATE INDEX screening_reports_of on screening_reports (screening_id, id);

CREATE INDEX screening_monitorings_by_account on screening_monitorings (account_id, id);

CREATE INDEX listening_recurring_by_account on listening_recurring (account_id, created_at, id);

CREATE INDEX intent_rates_by_followers on intent_rates (network, followers);

CREATE INDEX audience_credibility on audience_summaries (network, kind, external_id, credibility);

CREATE INDEX import_files_by_account on import_files (account_id, id);

CREATE INDEX creators_by_world on creators (synthetic, network);

CREATE UNIQUE INDEX creator_lists_by_name on creator_lists (account_id, name_key);

CREATE INDEX creator_lists_by_account on creator_lists (account_id, id);

CREATE INDEX list_members_by_position on list_members (list_id, position);

CREATE INDEX list_members_by_creator on list_members (network, external_id);

CREATE UNIQUE INDEX list_changes_by_id on list_changes (id);

CREATE INDEX webhooks_by_account on webhooks (account_id, id);

CREATE INDEX webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id);

CREATE INDEX webhook_deliveries_pending on webhook_deliveries (webhook_id, seq) where status = 'pending';

CREATE INDEX saved_searches_by_account on saved_searches (account_id, id);

CREATE INDEX screening_identities_by_account on screening_identities (account_id, id);

CREATE INDEX screening_identities_by_retention on screening_identities (retain_until);

CREATE INDEX campaigns_by_account on campaigns (account_id, id);

CREATE INDEX campaign_posts_by_time on campaign_posts (campaign_id, published_at, network, content_id);

CREATE INDEX comments_not_of_demo on comments (network) where source <> 'demo';

CREATE INDEX audit_entries_by_time on audit_entries (account_id, at, seq);

CREATE INDEX audit_subjects_by_entry on audit_subjects (seq);

CREATE INDEX users_by_email on users (email, created_at);

CREATE INDEX invitations_by_account on invitations (account_id, id);

CREATE INDEX sessions_by_account on sessions (account_id, id);

CREATE INDEX sessions_by_user on sessions (user_id) where user_id is not null;

CREATE INDEX contact_objections_by_hash on contact_objections (hash);

CREATE INDEX subject_cases_by_account on subject_cases (account_id, id);

CREATE UNIQUE INDEX listening_queries_by_name on listening_queries (account_id, name);

CREATE INDEX recovery_codes_by_user on recovery_codes (user_id);

CREATE UNIQUE INDEX listening_tags_by_name on listening_tags (account_id, name_key);

CREATE INDEX listening_tagged_by_text on listening_tagged (text_key, tag_id);

CREATE INDEX identities_by_user on identities (user_id);

CREATE INDEX audit_entries_by_actor on audit_entries (account_id, actor, at, seq);

CREATE INDEX audit_entries_by_operation on audit_entries (account_id, operation, at, seq);

CREATE INDEX audit_entries_by_outcome on audit_entries (account_id, outcome, at, seq);

CREATE INDEX connections_by_account on connections (account_id, id);

CREATE INDEX connections_by_due on connections (due_at);

CREATE INDEX measured_figures_by_profile on measured_figures (account_id, network, external_id);

CREATE INDEX measured_figures_by_handle on measured_figures (account_id, network, handle_key);

CREATE INDEX audience_changes_by_time on audience_changes (noted_at);

CREATE INDEX pictures_by_age on pictures (fetched_at);

CREATE INDEX creators_without_checksum on creators (checksum) where checksum is null;

CREATE INDEX contents_without_checksum on contents (checksum) where checksum is null;

CREATE INDEX comments_without_checksum on comments (checksum) where checksum is null;

CREATE INDEX audience_members_without_checksum on audience_members (checksum) where checksum is null;

CREATE INDEX audience_summaries_without_checksum on audience_summaries (checksum) where checksum is null;

CREATE INDEX brands_without_checksum on brands (checksum) where checksum is null;

CREATE INDEX creator_facts_without_checksum on creator_facts (checksum) where checksum is null;

CREATE INDEX own_ids_by_id on own_ids (own_id, kind);

CREATE INDEX waiting_rows_by_id on waiting_rows (own_id, wants, source);

CREATE INDEX waiting_rows_by_time on waiting_rows (created_at);

CREATE INDEX accounts_without_checksum on accounts (checksum) where checksum is null;

CREATE INDEX campaign_members_without_checksum on campaign_members (checksum) where checksum is null;

CREATE INDEX campaign_posts_without_checksum on campaign_posts (checksum) where checksum is null;

CREATE INDEX campaigns_without_checksum on campaigns (checksum) where checksum is null;

CREATE INDEX connections_without_checksum on connections (checksum) where checksum is null;

CREATE INDEX contact_objections_without_checksum on contact_objections (checksum) where checksum is null;

CREATE INDEX creator_lists_without_checksum on creator_lists (checksum) where checksum is null;

CREATE INDEX events_without_checksum on events (checksum) where checksum is null;

CREATE INDEX identities_without_checksum on identities (checksum) where checksum is null;

CREATE INDEX import_mappings_without_checksum on import_mappings (checksum) where checksum is null;

CREATE INDEX invitations_without_checksum on invitations (checksum) where checksum is null;

CREATE INDEX list_change_members_without_checksum on list_change_members (checksum) where checksum is null;

CREATE INDEX list_changes_without_checksum on list_changes (checksum) where checksum is null;

CREATE INDEX list_members_without_checksum on list_members (checksum) where checksum is null;

CREATE INDEX listening_changes_without_checksum on listening_changes (checksum) where checksum is null;

CREATE INDEX listening_marks_without_checksum on listening_marks (checksum) where checksum is null;

CREATE INDEX listening_queries_without_checksum on listening_queries (checksum) where checksum is null;

CREATE INDEX listening_recurring_without_checksum on listening_recurring (checksum) where checksum is null;

CREATE INDEX listening_sets_without_checksum on listening_sets (checksum) where checksum is null;

CREATE INDEX listening_tags_without_checksum on listening_tags (checksum) where checksum is null;

CREATE INDEX measured_figures_without_checksum on measured_figures (checksum) where checksum is null;

CREATE INDEX request_items_without_checksum on request_items (checksum) where checksum is null;

CREATE INDEX requests_without_checksum on requests (checksum) where checksum is null;

CREATE INDEX restricted_rows_without_checksum on restricted_rows (checksum) where checksum is null;

CREATE INDEX saved_search_differences_without_checksum on saved_search_differences (checksum) where checksum is null;

CREATE INDEX saved_search_matches_without_checksum on saved_search_matches (checksum) where checksum is null;

CREATE INDEX saved_search_runs_without_checksum on saved_search_runs (checksum) where checksum is null;

CREATE INDEX saved_searches_without_checksum on saved_searches (checksum) where checksum is null;

CREATE INDEX schedules_without_checksum on schedules (checksum) where checksum is null;

CREATE INDEX screening_criteria_without_checksum on screening_criteria (checksum) where checksum is null;

CREATE INDEX screening_decisions_without_checksum on screening_decisions (checksum) where checksum is null;

CREATE INDEX screening_deletions_without_checksum on screening_deletions (checksum) where checksum is null;

CREATE INDEX screening_identities_without_checksum on screening_identities (checksum) where checksum is null;

CREATE INDEX screening_items_without_checksum on screening_items (checksum) where checksum is null;

CREATE INDEX screening_memory_without_checksum on screening_memory (checksum) where checksum is null;

CREATE INDEX screening_monitorings_without_checksum on screening_monitorings (checksum) where checksum is null;

CREATE INDEX screening_reports_without_checksum on screening_reports (checksum) where checksum is null;

CREATE INDEX screenings_without_checksum on screenings (checksum) where checksum is null;

CREATE INDEX second_factors_without_checksum on second_factors (checksum) where checksum is null;

CREATE INDEX subject_cases_without_checksum on subject_cases (checksum) where checksum is null;

CREATE INDEX suppressions_without_checksum on suppressions (checksum) where checksum is null;

CREATE INDEX tokens_without_checksum on tokens (checksum) where checksum is null;

CREATE INDEX users_without_checksum on users (checksum) where checksum is null;

CREATE INDEX webhook_deliveries_without_checksum on webhook_deliveries (checksum) where checksum is null;

CREATE INDEX webhooks_without_checksum on webhooks (checksum) where checksum is null;

CREATE INDEX other_ids_by_id on other_ids (network, external_id);

CREATE TRIGGER creators_inserted after insert on creators when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('creators', new.network, new.external_id, ''); end;

CREATE TRIGGER creators_deleted after delete on creators when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('creators', old.network, old.external_id, ''); end;

CREATE TRIGGER contents_inserted after insert on contents when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('contents', new.network, new.content_id, new.author_id); end;

CREATE TRIGGER contents_deleted after delete on contents when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('contents', old.network, old.content_id, old.author_id); end;

CREATE TRIGGER comments_inserted after insert on comments when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('comments', new.network, new.content_id, new.comment_id); end;

CREATE TRIGGER comments_deleted after delete on comments when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('comments', old.network, old.content_id, old.comment_id); end;

CREATE TRIGGER metric_points_inserted after insert on metric_points when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('history', new.network, new.creator_id, ''); end;

CREATE TRIGGER metric_points_updated after update on metric_points when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('history', new.network, new.creator_id, ''); end;

CREATE TRIGGER metric_points_deleted after delete on metric_points when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('history', old.network, old.creator_id, ''); end;

CREATE TRIGGER audience_summaries_inserted after insert on audience_summaries when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('audiences', new.network, new.external_id, ''); end;

CREATE TRIGGER audience_summaries_updated after update on audience_summaries when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('audiences', new.network, new.external_id, ''); end;

CREATE TRIGGER audience_summaries_deleted after delete on audience_summaries when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('audiences', old.network, old.external_id, ''); end;

CREATE TRIGGER creator_facts_inserted after insert on creator_facts when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('facts', new.network, new.external_id, ''); end;

CREATE TRIGGER creator_facts_deleted after delete on creator_facts when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('facts', old.network, old.external_id, ''); end;

CREATE TRIGGER creators_unchecked after update of network, external_id, handle_key, source, as_of, synthetic, document on creators
  when new.checksum = old.checksum and (new.network, new.external_id, new.handle_key, new.source, new.as_of, new.synthetic, new.document) is not (old.network, old.external_id, old.handle_key, old.source, old.as_of, old.synthetic, old.document)
  begin update creators set checksum = null where network = new.network and external_id = new.external_id; end;

CREATE TRIGGER contents_unchecked after update of network, content_id, author_id, published_at, type, source, as_of, document on contents
  when new.checksum = old.checksum and (new.network, new.content_id, new.author_id, new.published_at, new.type, new.source, new.as_of, new.document) is not (old.network, old.content_id, old.author_id, old.published_at, old.type, old.source, old.as_of, old.document)
  begin update contents set checksum = null where network = new.network and content_id = new.content_id; end;

CREATE TRIGGER comments_unchecked after update of network, content_id, comment_id, published_at, source, as_of, document on comments
  when new.checksum = old.checksum and (new.network, new.content_id, new.comment_id, new.published_at, new.source, new.as_of, new.document) is not (old.network, old.content_id, old.comment_id, old.published_at, old.source, old.as_of, old.document)
  begin update comments set checksum = null where network = new.network and content_id = new.content_id and comment_id = new.comment_id; end;

CREATE TRIGGER audience_members_unchecked after update of network, external_id, source, as_of, document on audience_members
  when new.checksum = old.checksum and (new.network, new.external_id, new.source, new.as_of, new.document) is not (old.network, old.external_id, old.source, old.as_of, old.document)
  begin update audience_members set checksum = null where network = new.network and external_id = new.external_id; end;

CREATE TRIGGER audience_summaries_unchecked after update of network, external_id, kind, source, as_of, document on audience_summaries
  when new.checksum = old.checksum and (new.network, new.external_id, new.kind, new.source, new.as_of, new.document) is not (old.network, old.external_id, old.kind, old.source, old.as_of, old.document)
  begin update audience_summaries set checksum = null where network = new.network and external_id = new.external_id and kind = new.kind; end;

CREATE TRIGGER brands_unchecked after update of id, source, as_of, document on brands
  when new.checksum = old.checksum and (new.id, new.source, new.as_of, new.document) is not (old.id, old.source, old.as_of, old.document)
  begin update brands set checksum = null where id = new.id; end;

CREATE TRIGGER creator_facts_unchecked after update of network, external_id, version, document on creator_facts
  when new.checksum = old.checksum and (new.network, new.external_id, new.version, new.document) is not (old.network, old.external_id, old.version, old.document)
  begin update creator_facts set checksum = null where network = new.network and external_id = new.external_id; end;

CREATE TRIGGER creators_updated after update of network, external_id, handle_key, source, as_of, synthetic, document on creators when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('creators', new.network, new.external_id, ''); end;

CREATE TRIGGER contents_updated after update of network, content_id, author_id, published_at, type, source, as_of, document on contents when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('contents', new.network, new.content_id, new.author_id); end;

CREATE TRIGGER comments_updated after update of network, content_id, comment_id, published_at, source, as_of, document on comments when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('comments', new.network, new.content_id, new.comment_id); end;

CREATE TRIGGER creator_facts_updated after update of network, external_id, version, document on creator_facts when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('facts', new.network, new.external_id, ''); end;

CREATE TRIGGER accounts_checked after insert on accounts
  begin update accounts set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("name", '~'), ifnull("second_factor_required", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER accounts_rechecked after update of id, name, second_factor_required, created_at on accounts
  begin update accounts set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."name", '~'), ifnull(old."second_factor_required", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("name", '~'), ifnull("second_factor_required", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER campaign_members_checked after insert on campaign_members
  begin update campaign_members set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle", '~'),
    ifnull("position", '~'), ifnull("fee", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER campaign_members_rechecked after update of campaign_id, network, external_id, handle, position, fee, document on campaign_members
  begin update campaign_members set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."campaign_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."handle", '~'),
    ifnull(old."position", '~'), ifnull(old."fee", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle", '~'),
    ifnull("position", '~'), ifnull("fee", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER campaign_posts_checked after insert on campaign_posts
  begin update campaign_posts set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("content_id", '~'), ifnull("external_id", '~'),
    ifnull("published_at", '~'), ifnull("certainty", '~'), ifnull("decided", '~'), ifnull("gone_at", '~'),
    ifnull("found_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER campaign_posts_rechecked after update of campaign_id, network, content_id, external_id, published_at, certainty, decided, gone_at, found_at, document on campaign_posts
  begin update campaign_posts set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."campaign_id", '~'), ifnull(old."network", '~'), ifnull(old."content_id", '~'), ifnull(old."external_id", '~'),
    ifnull(old."published_at", '~'), ifnull(old."certainty", '~'), ifnull(old."decided", '~'), ifnull(old."gone_at", '~'),
    ifnull(old."found_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("content_id", '~'), ifnull("external_id", '~'),
    ifnull("published_at", '~'), ifnull("certainty", '~'), ifnull("decided", '~'), ifnull("gone_at", '~'),
    ifnull("found_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER campaigns_checked after insert on campaigns
  begin update campaigns set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("checked_at", '~'), ifnull("finished_at", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER campaigns_rechecked after update of id, account_id, name, document, paused, checked_at, finished_at, created_at, updated_at on campaigns
  begin update campaigns set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."document", '~'),
    ifnull(old."paused", '~'), ifnull(old."checked_at", '~'), ifnull(old."finished_at", '~'), ifnull(old."created_at", '~'),
    ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("checked_at", '~'), ifnull("finished_at", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER connections_checked after insert on connections
  begin update connections set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("provider", '~'), ifnull("network", '~'),
    ifnull("purpose", '~'), ifnull("expected", '~'), ifnull("hash", '~'), ifnull("external_id", '~'),
    ifnull("handle", '~'), ifnull("handle_key", '~'), ifnull("name", '~'), ifnull("scope", '~'),
    ifnull("tokens", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'), ifnull("expires_at", '~'),
    ifnull("connected_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER connections_rechecked after update of id, account_id, provider, network, purpose, expected, hash, external_id, handle, handle_key, name, scope, tokens, created_by, created_at, expires_at, connected_at on connections
  begin update connections set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."provider", '~'), ifnull(old."network", '~'),
    ifnull(old."purpose", '~'), ifnull(old."expected", '~'), ifnull(old."hash", '~'), ifnull(old."external_id", '~'),
    ifnull(old."handle", '~'), ifnull(old."handle_key", '~'), ifnull(old."name", '~'), ifnull(old."scope", '~'),
    ifnull(old."tokens", '~'), ifnull(old."created_by", '~'), ifnull(old."created_at", '~'), ifnull(old."expires_at", '~'),
    ifnull(old."connected_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("provider", '~'), ifnull("network", '~'),
    ifnull("purpose", '~'), ifnull("expected", '~'), ifnull("hash", '~'), ifnull("external_id", '~'),
    ifnull("handle", '~'), ifnull("handle_key", '~'), ifnull("name", '~'), ifnull("scope", '~'),
    ifnull("tokens", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'), ifnull("expires_at", '~'),
    ifnull("connected_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER contact_objections_checked after insert on contact_objections
  begin update contact_objections set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("layer", '~'), ifnull("kind", '~'), ifnull("hash", '~'),
    ifnull("reason", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER contact_objections_rechecked after update of id, layer, kind, hash, reason, created_at on contact_objections
  begin update contact_objections set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."layer", '~'), ifnull(old."kind", '~'), ifnull(old."hash", '~'),
    ifnull(old."reason", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("layer", '~'), ifnull("kind", '~'), ifnull("hash", '~'),
    ifnull("reason", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER creator_lists_checked after insert on creator_lists
  begin update creator_lists set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("document", '~'), ifnull("members", '~'), ifnull("changes", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER creator_lists_rechecked after update of id, account_id, name, name_key, document, members, changes, created_at, updated_at on creator_lists
  begin update creator_lists set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."name_key", '~'),
    ifnull(old."document", '~'), ifnull(old."members", '~'), ifnull(old."changes", '~'), ifnull(old."created_at", '~'),
    ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("document", '~'), ifnull("members", '~'), ifnull("changes", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER events_checked after insert on events
  begin update events set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("payload", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER events_rechecked after update of account_id, seq, id, kind, subject, created_at, payload on events
  begin update events set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."kind", '~'),
    ifnull(old."subject", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "payload" is old."payload" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("payload", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER identities_checked after insert on identities
  begin update identities set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("issuer", '~'), ifnull("subject", '~'), ifnull("user_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER identities_rechecked after update of issuer, subject, user_id, created_at on identities
  begin update identities set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."issuer", '~'), ifnull(old."subject", '~'), ifnull(old."user_id", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("issuer", '~'), ifnull("subject", '~'), ifnull("user_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER import_mappings_checked after insert on import_mappings
  begin update import_mappings set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("mapping", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER import_mappings_rechecked after update of account_id, name, mapping, updated_at on import_mappings
  begin update import_mappings set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."mapping", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("mapping", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER invitations_checked after insert on invitations
  begin update invitations set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("user_id", '~'), ifnull("email", '~'),
    ifnull("role", '~'), ifnull("hash", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'),
    ifnull("expires_at", '~'), ifnull("accepted_at", '~'), ifnull("revoked_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER invitations_rechecked after update of id, account_id, user_id, email, role, hash, created_by, created_at, expires_at, accepted_at, revoked_at on invitations
  begin update invitations set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."user_id", '~'), ifnull(old."email", '~'),
    ifnull(old."role", '~'), ifnull(old."hash", '~'), ifnull(old."created_by", '~'), ifnull(old."created_at", '~'),
    ifnull(old."expires_at", '~'), ifnull(old."accepted_at", '~'), ifnull(old."revoked_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("user_id", '~'), ifnull("email", '~'),
    ifnull("role", '~'), ifnull("hash", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'),
    ifnull("expires_at", '~'), ifnull("accepted_at", '~'), ifnull("revoked_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER list_change_members_checked after insert on list_change_members
  begin update list_change_members set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("network", '~'), ifnull("external_id", '~'),
    ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER list_change_members_rechecked after update of list_id, seq, network, external_id, before, after on list_change_members
  begin update list_change_members set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."list_id", '~'), ifnull(old."seq", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'),
    ifnull(old."before", '~'), ifnull(old."after", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("network", '~'), ifnull("external_id", '~'),
    ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER list_changes_checked after insert on list_changes
  begin update list_changes set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("actor", '~'), ifnull("members", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER list_changes_rechecked after update of list_id, seq, id, kind, actor, members, document, undone_by, created_at on list_changes
  begin update list_changes set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."list_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."kind", '~'),
    ifnull(old."actor", '~'), ifnull(old."members", '~'), ifnull(old."document", '~'), ifnull(old."undone_by", '~'),
    ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("actor", '~'), ifnull("members", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER list_members_checked after insert on list_members
  begin update list_members set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("position", '~'),
    ifnull("handle", '~'), ifnull("stage", '~'), ifnull("owner", '~'), ifnull("tags", '~'),
    ifnull("document", '~'), ifnull("added_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER list_members_rechecked after update of list_id, network, external_id, position, handle, stage, owner, tags, document, added_at, updated_at on list_members
  begin update list_members set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."list_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."position", '~'),
    ifnull(old."handle", '~'), ifnull(old."stage", '~'), ifnull(old."owner", '~'), ifnull(old."tags", '~'),
    ifnull(old."document", '~'), ifnull(old."added_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("position", '~'),
    ifnull("handle", '~'), ifnull("stage", '~'), ifnull("owner", '~'), ifnull("tags", '~'),
    ifnull("document", '~'), ifnull("added_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER listening_changes_checked after insert on listening_changes
  begin update listening_changes set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("request_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER listening_changes_rechecked after update of account_id, seq, id, request_id, kind, actor, document, undone_by, created_at on listening_changes
  begin update listening_changes set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."request_id", '~'),
    ifnull(old."kind", '~'), ifnull(old."actor", '~'), ifnull(old."document", '~'), ifnull(old."undone_by", '~'),
    ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("request_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER listening_marks_checked after insert on listening_marks
  begin update listening_marks set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("text_key", '~'), ifnull("document", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER listening_marks_rechecked after update of account_id, text_key, document, updated_at on listening_marks
  begin update listening_marks set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."text_key", '~'), ifnull(old."document", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("text_key", '~'), ifnull("document", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER listening_queries_checked after insert on listening_queries
  begin update listening_queries set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("query", '~'),
    ifnull("description", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER listening_queries_rechecked after update of id, account_id, name, query, description, created_at, updated_at on listening_queries
  begin update listening_queries set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."query", '~'),
    ifnull(old."description", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("query", '~'),
    ifnull("description", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER listening_recurring_checked after insert on listening_recurring
  begin update listening_recurring set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("input", '~'),
    ifnull("alerts", '~'), ifnull("every_ms", '~'), ifnull("window_ms", '~'), ifnull("paused", '~'),
    ifnull("raised", '~'), ifnull("last_request_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER listening_recurring_rechecked after update of id, account_id, name, input, alerts, every_ms, window_ms, paused, raised, last_request_id, created_at on listening_recurring
  begin update listening_recurring set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."input", '~'),
    ifnull(old."alerts", '~'), ifnull(old."every_ms", '~'), ifnull(old."window_ms", '~'), ifnull(old."paused", '~'),
    ifnull(old."raised", '~'), ifnull(old."last_request_id", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("input", '~'),
    ifnull("alerts", '~'), ifnull("every_ms", '~'), ifnull("window_ms", '~'), ifnull("paused", '~'),
    ifnull("raised", '~'), ifnull("last_request_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER listening_sets_checked after insert on listening_sets
  begin update listening_sets set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("insights", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("mentions", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER listening_sets_rechecked after update of request_id, created_at, insights, mentions on listening_sets
  begin update listening_sets set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."request_id", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "insights" is old."insights" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("insights", '~')), 224), 1, 8)) end
    || case when "mentions" is old."mentions" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 34, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("mentions", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER listening_tags_checked after insert on listening_tags
  begin update listening_tags set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("query", '~'), ifnull("description", '~'), ifnull("revision", '~'), ifnull("backfill_id", '~'),
    ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER listening_tags_rechecked after update of id, account_id, name, name_key, query, description, revision, backfill_id, created_at, updated_at on listening_tags
  begin update listening_tags set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."name_key", '~'),
    ifnull(old."query", '~'), ifnull(old."description", '~'), ifnull(old."revision", '~'), ifnull(old."backfill_id", '~'),
    ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("query", '~'), ifnull("description", '~'), ifnull("revision", '~'), ifnull("backfill_id", '~'),
    ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER measured_figures_checked after insert on measured_figures
  begin update measured_figures set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle_key", '~'),
    ifnull("connection_id", '~'), ifnull("day", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER measured_figures_rechecked after update of account_id, network, external_id, handle_key, connection_id, day, document on measured_figures
  begin update measured_figures set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."handle_key", '~'),
    ifnull(old."connection_id", '~'), ifnull(old."day", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle_key", '~'),
    ifnull("connection_id", '~'), ifnull("day", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER request_items_checked after insert on request_items
  begin update request_items set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("seq", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER request_items_rechecked after update of request_id, seq, document on request_items
  begin update request_items set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."request_id", '~'), ifnull(old."seq", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("seq", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER requests_checked after insert on requests
  begin update requests set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("status", '~'),
    ifnull("missing", '~'), ifnull("error", '~'), ifnull("created_at", '~'), ifnull("started_at", '~'),
    ifnull("finished_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("input", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("checkpoint", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("result", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER requests_rechecked after update of id, account_id, kind, status, missing, error, created_at, started_at, finished_at, input, checkpoint, result on requests
  begin update requests set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."kind", '~'), ifnull(old."status", '~'),
    ifnull(old."missing", '~'), ifnull(old."error", '~'), ifnull(old."created_at", '~'), ifnull(old."started_at", '~'),
    ifnull(old."finished_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("status", '~'),
    ifnull("missing", '~'), ifnull("error", '~'), ifnull("created_at", '~'), ifnull("started_at", '~'),
    ifnull("finished_at", '~')), 224), 1, 8))
    || case when "input" is old."input" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("input", '~')), 224), 1, 8)) end
    || case when "checkpoint" is old."checkpoint" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 34, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("checkpoint", '~')), 224), 1, 8)) end
    || case when "result" is old."result" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 50, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("result", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER restricted_rows_checked after insert on restricted_rows
  begin update restricted_rows set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("case_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER restricted_rows_rechecked after update of case_id, seq, place, document on restricted_rows
  begin update restricted_rows set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."case_id", '~'), ifnull(old."seq", '~'), ifnull(old."place", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("case_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER saved_search_differences_checked after insert on saved_search_differences
  begin update saved_search_differences set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("kind", '~'),
    ifnull("network", '~'), ifnull("external_id", '~'), ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER saved_search_differences_rechecked after update of search_id, seq, place, kind, network, external_id, before, after on saved_search_differences
  begin update saved_search_differences set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."search_id", '~'), ifnull(old."seq", '~'), ifnull(old."place", '~'), ifnull(old."kind", '~'),
    ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."before", '~'), ifnull(old."after", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("kind", '~'),
    ifnull("network", '~'), ifnull("external_id", '~'), ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER saved_search_matches_checked after insert on saved_search_matches
  begin update saved_search_matches set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("noted", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER saved_search_matches_rechecked after update of search_id, network, external_id, noted on saved_search_matches
  begin update saved_search_matches set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."search_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."noted", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("noted", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER saved_search_runs_checked after insert on saved_search_runs
  begin update saved_search_runs set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("matches", '~'),
    ifnull("added", '~'), ifnull("lost", '~'), ifnull("changed", '~'), ifnull("created_at", '~'),
    ifnull("baseline", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER saved_search_runs_rechecked after update of search_id, seq, id, matches, added, lost, changed, created_at, baseline on saved_search_runs
  begin update saved_search_runs set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."search_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."matches", '~'),
    ifnull(old."added", '~'), ifnull(old."lost", '~'), ifnull(old."changed", '~'), ifnull(old."created_at", '~'),
    ifnull(old."baseline", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("matches", '~'),
    ifnull("added", '~'), ifnull("lost", '~'), ifnull("changed", '~'), ifnull("created_at", '~'),
    ifnull("baseline", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER saved_searches_checked after insert on saved_searches
  begin update saved_searches set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("runs", '~'), ifnull("matches", '~'), ifnull("checked_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER saved_searches_rechecked after update of id, account_id, name, document, paused, runs, matches, checked_at, last_error, created_at, updated_at on saved_searches
  begin update saved_searches set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."document", '~'),
    ifnull(old."paused", '~'), ifnull(old."runs", '~'), ifnull(old."matches", '~'), ifnull(old."checked_at", '~'),
    ifnull(old."last_error", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("runs", '~'), ifnull("matches", '~'), ifnull("checked_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER schedules_checked after insert on schedules
  begin update schedules set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("request_prefix", '~'),
    ifnull("input", '~'), ifnull("every_ms", '~'), ifnull("paused", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER schedules_rechecked after update of id, account_id, kind, request_prefix, input, every_ms, paused, created_at on schedules
  begin update schedules set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."kind", '~'), ifnull(old."request_prefix", '~'),
    ifnull(old."input", '~'), ifnull(old."every_ms", '~'), ifnull(old."paused", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("request_prefix", '~'),
    ifnull("input", '~'), ifnull("every_ms", '~'), ifnull("paused", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_criteria_checked after insert on screening_criteria
  begin update screening_criteria set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("id", '~'), ifnull("version", '~'), ifnull("name", '~'),
    ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_criteria_rechecked after update of account_id, id, version, name, created_at, document on screening_criteria
  begin update screening_criteria set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."id", '~'), ifnull(old."version", '~'), ifnull(old."name", '~'),
    ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("id", '~'), ifnull("version", '~'), ifnull("name", '~'),
    ifnull("created_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_decisions_checked after insert on screening_decisions
  begin update screening_decisions set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("account_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_decisions_rechecked after update of screening_id, seq, id, account_id, kind, actor, document, created_at on screening_decisions
  begin update screening_decisions set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."screening_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."account_id", '~'),
    ifnull(old."kind", '~'), ifnull(old."actor", '~'), ifnull(old."document", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("account_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_deletions_checked after insert on screening_deletions
  begin update screening_deletions set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("deleted_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_deletions_rechecked after update of id, account_id, document, deleted_at on screening_deletions
  begin update screening_deletions set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."document", '~'), ifnull(old."deleted_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("deleted_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_identities_checked after insert on screening_identities
  begin update screening_identities set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("revision", '~'),
    ifnull("retain_until", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_identities_rechecked after update of id, account_id, document, revision, retain_until, created_at, updated_at on screening_identities
  begin update screening_identities set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."document", '~'), ifnull(old."revision", '~'),
    ifnull(old."retain_until", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("revision", '~'),
    ifnull("retain_until", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_items_checked after insert on screening_items
  begin update screening_items set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("item_key", '~'), ifnull("content_id", '~'),
    ifnull("kind", '~'), ifnull("network", '~'), ifnull("outcome", '~'), ifnull("shown", '~'),
    ifnull("decision", '~'), ifnull("published_at", '~'), ifnull("categories", '~'), ifnull("keywords", '~'),
    ifnull("text_hash", '~'), ifnull("scores", '~'), ifnull("review", '~'), ifnull("shown_categories", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_items_rechecked after update of screening_id, seq, item_key, content_id, kind, network, outcome, shown, decision, published_at, categories, keywords, text_hash, scores, review, shown_categories, document on screening_items
  begin update screening_items set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."screening_id", '~'), ifnull(old."seq", '~'), ifnull(old."item_key", '~'), ifnull(old."content_id", '~'),
    ifnull(old."kind", '~'), ifnull(old."network", '~'), ifnull(old."outcome", '~'), ifnull(old."shown", '~'),
    ifnull(old."decision", '~'), ifnull(old."published_at", '~'), ifnull(old."categories", '~'), ifnull(old."keywords", '~'),
    ifnull(old."text_hash", '~'), ifnull(old."scores", '~'), ifnull(old."review", '~'), ifnull(old."shown_categories", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("item_key", '~'), ifnull("content_id", '~'),
    ifnull("kind", '~'), ifnull("network", '~'), ifnull("outcome", '~'), ifnull("shown", '~'),
    ifnull("decision", '~'), ifnull("published_at", '~'), ifnull("categories", '~'), ifnull("keywords", '~'),
    ifnull("text_hash", '~'), ifnull("scores", '~'), ifnull("review", '~'), ifnull("shown_categories", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_memory_checked after insert on screening_memory
  begin update screening_memory set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("place", '~'), ifnull("scope", '~'), ifnull("memory_key", '~'),
    ifnull("decision_id", '~'), ifnull("created_at", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_memory_rechecked after update of account_id, place, scope, memory_key, decision_id, created_at, document on screening_memory
  begin update screening_memory set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."place", '~'), ifnull(old."scope", '~'), ifnull(old."memory_key", '~'),
    ifnull(old."decision_id", '~'), ifnull(old."created_at", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("place", '~'), ifnull("scope", '~'), ifnull("memory_key", '~'),
    ifnull("decision_id", '~'), ifnull("created_at", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_monitorings_checked after insert on screening_monitorings
  begin update screening_monitorings set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("status", '~'),
    ifnull("document", '~'), ifnull("watermark", '~'), ifnull("runs", '~'), ifnull("last_run_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_monitorings_rechecked after update of id, account_id, screening_id, status, document, watermark, runs, last_run_at, last_error, created_at, updated_at on screening_monitorings
  begin update screening_monitorings set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."screening_id", '~'), ifnull(old."status", '~'),
    ifnull(old."document", '~'), ifnull(old."watermark", '~'), ifnull(old."runs", '~'), ifnull(old."last_run_at", '~'),
    ifnull(old."last_error", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("status", '~'),
    ifnull("document", '~'), ifnull("watermark", '~'), ifnull("runs", '~'), ifnull("last_run_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screening_reports_checked after insert on screening_reports
  begin update screening_reports set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("language", '~'),
    ifnull("sha256", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screening_reports_rechecked after update of id, account_id, screening_id, language, sha256, created_at, document on screening_reports
  begin update screening_reports set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."screening_id", '~'), ifnull(old."language", '~'),
    ifnull(old."sha256", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("language", '~'),
    ifnull("sha256", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER screenings_checked after insert on screenings
  begin update screenings set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("criteria_id", '~'), ifnull("criteria_version", '~'),
    ifnull("monitoring_id", '~'), ifnull("revision", '~'), ifnull("items", '~'), ifnull("digest", '~'),
    ifnull("as_of", '~'), ifnull("retain_until", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("state", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER screenings_rechecked after update of id, account_id, criteria_id, criteria_version, monitoring_id, revision, items, digest, as_of, retain_until, created_at, state on screenings
  begin update screenings set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."criteria_id", '~'), ifnull(old."criteria_version", '~'),
    ifnull(old."monitoring_id", '~'), ifnull(old."revision", '~'), ifnull(old."items", '~'), ifnull(old."digest", '~'),
    ifnull(old."as_of", '~'), ifnull(old."retain_until", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("criteria_id", '~'), ifnull("criteria_version", '~'),
    ifnull("monitoring_id", '~'), ifnull("revision", '~'), ifnull("items", '~'), ifnull("digest", '~'),
    ifnull("as_of", '~'), ifnull("retain_until", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "state" is old."state" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("state", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER second_factors_checked after insert on second_factors
  begin update second_factors set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("user_id", '~'), ifnull("secret", '~'), ifnull("confirmed_at", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER second_factors_rechecked after update of user_id, secret, confirmed_at, created_at on second_factors
  begin update second_factors set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."user_id", '~'), ifnull(old."secret", '~'), ifnull(old."confirmed_at", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("user_id", '~'), ifnull("secret", '~'), ifnull("confirmed_at", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER subject_cases_checked after insert on subject_cases
  begin update subject_cases set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~'),
    ifnull("ended_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER subject_cases_rechecked after update of id, account_id, kind, created_at, ended_at, document on subject_cases
  begin update subject_cases set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."kind", '~'), ifnull(old."created_at", '~'),
    ifnull(old."ended_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~'),
    ifnull("ended_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER suppressions_checked after insert on suppressions
  begin update suppressions set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("subject", '~'), ifnull("case_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER suppressions_rechecked after update of subject, case_id, kind, created_at on suppressions
  begin update suppressions set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."subject", '~'), ifnull(old."case_id", '~'), ifnull(old."kind", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("subject", '~'), ifnull("case_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER tokens_checked after insert on tokens
  begin update tokens set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("hash", '~'),
    ifnull("hint", '~'), ifnull("scopes", '~'), ifnull("rate_per_minute", '~'), ifnull("is_demo", '~'),
    ifnull("created_at", '~'), ifnull("expires_at", '~'), ifnull("revoked_at", '~'), ifnull("user_id", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER tokens_rechecked after update of id, account_id, name, hash, hint, scopes, rate_per_minute, is_demo, created_at, expires_at, revoked_at, user_id on tokens
  begin update tokens set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."hash", '~'),
    ifnull(old."hint", '~'), ifnull(old."scopes", '~'), ifnull(old."rate_per_minute", '~'), ifnull(old."is_demo", '~'),
    ifnull(old."created_at", '~'), ifnull(old."expires_at", '~'), ifnull(old."revoked_at", '~'), ifnull(old."user_id", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("hash", '~'),
    ifnull("hint", '~'), ifnull("scopes", '~'), ifnull("rate_per_minute", '~'), ifnull("is_demo", '~'),
    ifnull("created_at", '~'), ifnull("expires_at", '~'), ifnull("revoked_at", '~'), ifnull("user_id", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER users_checked after insert on users
  begin update users set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("email", '~'), ifnull("name", '~'),
    ifnull("role", '~'), ifnull("password", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER users_rechecked after update of id, account_id, email, name, role, password, created_at on users
  begin update users set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."email", '~'), ifnull(old."name", '~'),
    ifnull(old."role", '~'), ifnull(old."password", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("email", '~'), ifnull("name", '~'),
    ifnull("role", '~'), ifnull("password", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER webhook_deliveries_checked after insert on webhook_deliveries
  begin update webhook_deliveries set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("webhook_id", '~'), ifnull("account_id", '~'), ifnull("event_id", '~'),
    ifnull("seq", '~'), ifnull("kind", '~'), ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("body", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER webhook_deliveries_rechecked after update of id, webhook_id, account_id, event_id, seq, kind, subject, created_at, body on webhook_deliveries
  begin update webhook_deliveries set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."webhook_id", '~'), ifnull(old."account_id", '~'), ifnull(old."event_id", '~'),
    ifnull(old."seq", '~'), ifnull(old."kind", '~'), ifnull(old."subject", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("webhook_id", '~'), ifnull("account_id", '~'), ifnull("event_id", '~'),
    ifnull("seq", '~'), ifnull("kind", '~'), ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "body" is old."body" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("body", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

CREATE TRIGGER webhooks_checked after insert on webhooks
  begin update webhooks set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("url", '~'), ifnull("description", '~'),
    ifnull("events", '~'), ifnull("secret", '~'), ifnull("previous_secret", '~'), ifnull("previous_until", '~'),
    ifnull("way", '~'), ifnull("schedule", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;

CREATE TRIGGER webhooks_rechecked after update of id, account_id, url, description, events, secret, previous_secret, previous_until, way, schedule, created_at on webhooks
  begin update webhooks set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."url", '~'), ifnull(old."description", '~'),
    ifnull(old."events", '~'), ifnull(old."secret", '~'), ifnull(old."previous_secret", '~'), ifnull(old."previous_until", '~'),
    ifnull(old."way", '~'), ifnull(old."schedule", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("url", '~'), ifnull("description", '~'),
    ifnull("events", '~'), ifnull("secret", '~'), ifnull("previous_secret", '~'), ifnull("previous_until", '~'),
    ifnull("way", '~'), ifnull("schedule", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;
