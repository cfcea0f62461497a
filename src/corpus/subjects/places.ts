/** Rows that belong to an account of a person: by network and id. */
export interface KeyedPlace {
  table: string
  network: string
  id: string
}

const by = (table: string, id = 'external_id', network = 'network'): KeyedPlace => ({ table, network, id })

/** Tables whose rows are about one account. Comments on their contents go with the contents. */
export const keyedPlaces: readonly KeyedPlace[] = [
  by('creators'),
  by('contents', 'author_id'),
  by('audience_members'),
  by('memberships', 'creator_id'),
  by('memberships', 'member_id'),
  by('metric_points', 'creator_id'),
  by('audience_summaries'),
  by('audience_changes', 'creator_id'),
  by('creator_facts'),
  by('pictures'),
  by('contact_emails'),
  by('contact_phones'),
  by('intent_rates'),
  by('listening_reads'),
  by('readings', 'subject'),
  by('list_members'),
  by('list_change_members'),
  by('saved_search_matches'),
  by('saved_search_differences'),
  by('campaign_members'),
  by('campaign_posts'),
  by('measured_figures'),
  by('measured_figures', 'handle_key'),
  by('own_ids', 'handle_key'),
  by('other_ids'),
  by('connections'),
  by('connections', 'handle_key'),
]

/** Texts and documents in which a person may be mentioned. */
export interface MentionPlace {
  table: string
  key: readonly string[]
  columns: readonly string[]
  /** What happens to a row that is about the person, rather than mentioning them: it goes, or what it belongs to goes. */
  about: 'delete' | 'request' | 'mask'
  /** A row that only mentions the person goes too: it is kept for no purpose of its own. */
  mentioned?: 'delete'
}

const place = (
  table: string,
  key: string,
  columns: string,
  about: MentionPlace['about'] = 'mask',
  mentioned?: 'delete',
): MentionPlace => ({
  table,
  key: key.split(' '),
  columns: columns.split(' '),
  about,
  ...(mentioned === undefined ? {} : { mentioned }),
})

/** In this order: what belongs to a request that is about the person goes with it. */
export const mentionPlaces: readonly MentionPlace[] = [
  place('requests', 'id', 'input', 'request'),
  place('screening_identities', 'id', 'document', 'delete', 'delete'),
  place('screening_monitorings', 'id', 'document last_error', 'delete'),
  place('schedules', 'id', 'input', 'delete'),
  place('request_items', 'request_id seq', 'document', 'delete', 'delete'),
  place('requests', 'id', 'checkpoint result missing error'),
  place('screening_items', 'screening_id seq', 'document keywords review', 'delete'),
  place('screening_reports', 'id', 'document'),
  place('screening_decisions', 'screening_id seq', 'document'),
  place('screening_memory', 'account_id place scope memory_key', 'document'),
  place('screenings', 'id', 'state'),
  place('listening_sets', 'request_id', 'insights mentions'),
  place('listening_recurring', 'id', 'name input alerts'),
  place('listening_queries', 'id', 'query description'),
  place('listening_tags', 'id', 'query description'),
  place('listening_marks', 'account_id text_key', 'document'),
  place('listening_changes', 'account_id seq', 'document'),
  place('comments', 'network content_id comment_id', 'document', 'delete'),
  place('contents', 'network content_id', 'document', 'delete'),
  place('creators', 'network external_id', 'document'),
  place('audience_members', 'network external_id', 'document', 'delete'),
  place('audience_summaries', 'network external_id kind', 'document'),
  place('creator_facts', 'network external_id', 'document'),
  place('brands', 'id', 'document'),
  place('creator_lists', 'id', 'document'),
  place('list_members', 'list_id network external_id', 'document tags owner'),
  place('list_changes', 'list_id seq', 'document'),
  place('list_change_members', 'list_id seq network external_id', 'before after'),
  place('saved_searches', 'id', 'name document last_error'),
  place('saved_search_differences', 'search_id seq place', 'before after'),
  place('campaigns', 'id', 'name document'),
  place('campaign_members', 'campaign_id network external_id', 'document'),
  place('campaign_posts', 'campaign_id network content_id', 'document'),
  place('events', 'account_id seq', 'payload'),
  place('webhook_deliveries', 'id', 'body served'),
  place('idempotency_keys', 'account_id idempotency_key', 'answer', 'delete', 'delete'),
  place('facts', 'name', 'value'),
  place('contact_objections', 'id', 'reason'),
  place('screening_criteria', 'account_id id version', 'name document'),
  place('waiting_rows', 'id', 'draft', 'delete', 'delete'),
  place('import_mappings', 'account_id name', 'mapping'),
  place('webhooks', 'id', 'description'),
]

/** What belongs to a request, by the column that names it. */
export const requestParts: readonly (readonly [table: string, column: string])[] = [
  ['request_items', 'request_id'],
  ['request_item_marks', 'request_id'],
  ['listening_sets', 'request_id'],
  ['screening_items', 'screening_id'],
  ['screening_decisions', 'screening_id'],
  ['screening_reports', 'screening_id'],
  ['screening_monitorings', 'screening_id'],
  ['screenings', 'id'],
  ['requests', 'id'],
]

/**
 * Why erasure need not look through a table: `digests` holds keyed digests and hashes, `staff` people who work with Rostra (DELETE /users/{id}
 * removes them), `counts` counts and marks of the machinery, `erased` is erased by a step of its own.
 */
type Exemption = 'digests' | 'staff' | 'counts' | 'erased'

/** Tables that erasure does not look through, and why. A table that is neither here nor in the lists above fails a test. */
export const withoutPeople: Readonly<Record<string, Exemption>> = {
  audit_entries: 'digests',
  audit_subjects: 'digests',
  suppressions: 'digests',
  subject_cases: 'digests',
  screening_deletions: 'digests',
  text_verdicts: 'digests',
  text_emotions: 'digests',
  rate_buckets: 'digests',
  secrets: 'digests',
  audit_names: 'erased',
  account_links: 'erased',
  import_files: 'erased',
  restricted_rows: 'erased',
  users: 'staff',
  sessions: 'staff',
  invitations: 'staff',
  tokens: 'staff',
  second_factors: 'staff',
  recovery_codes: 'staff',
  identities: 'staff',
  accounts: 'counts',
  audit_head: 'counts',
  commit_mark: 'counts',
  corpus_changes: 'counts',
  corpus_followers: 'counts',
  leases: 'counts',
  event_counters: 'counts',
  listening_change_heads: 'counts',
  listening_tagged: 'counts',
  quota_notices: 'counts',
  saved_search_runs: 'counts',
  source_spending: 'counts',
  tags: 'counts',
  tag_pairs: 'counts',
  usage_counts: 'counts',
}

/** Columns of the tables that are looked through which hold ids, kinds, states and words of ours. */
export const plainColumns: ReadonlySet<string> = new Set(
  [
    'account_id actor attempts author_id batch categories certainty content_id criteria_id decision decision_id digest event_id',
    'checksum external_id fingerprint hash holder id item_key kind language last_request_id layer lease monitoring_id network outcome',
    'raised request_prefix scores screening_id sha256 shown shown_categories source stamp status subject text_hash type',
    'backfill_id request_id undone_by version webhook_id url events secret previous_secret paused_reason pump way schedule stage handle handle_key traceparent cost',
    // Names that are unique within an account: a person in one of them is found by its list, and renamed by whoever gave it.
    'name_key name',
    // Which id of a file a row waits for.
    'wants own_id',
  ].flatMap((names) => names.split(' ')),
)
