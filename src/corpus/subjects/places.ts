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
  by('creator_facts'),
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
  place('screening_monitorings', 'id', 'document', 'delete'),
  place('schedules', 'id', 'input', 'delete'),
  place('request_items', 'request_id seq', 'document', 'delete', 'delete'),
  place('requests', 'id', 'checkpoint result missing error'),
  place('screening_items', 'screening_id seq', 'document keywords', 'delete'),
  place('screening_reports', 'id', 'document'),
  place('screening_decisions', 'screening_id seq', 'document'),
  place('screening_memory', 'account_id place scope memory_key', 'document'),
  place('screenings', 'id', 'state'),
  place('listening_sets', 'request_id', 'insights mentions'),
  place('listening_recurring', 'id', 'input alerts'),
  place('comments', 'network content_id comment_id', 'document', 'delete'),
  place('contents', 'network content_id', 'document', 'delete'),
  place('creators', 'network external_id', 'document'),
  place('audience_members', 'network external_id', 'document', 'delete'),
  place('audience_summaries', 'network external_id kind', 'document'),
  place('creator_facts', 'network external_id', 'document'),
  place('brands', 'id', 'document'),
  place('creator_lists', 'id', 'document'),
  place('list_members', 'list_id network external_id', 'document'),
  place('list_changes', 'list_id seq', 'document'),
  place('list_change_members', 'list_id seq network external_id', 'before after'),
  place('saved_searches', 'id', 'document'),
  place('saved_search_differences', 'search_id seq place', 'before after'),
  place('campaigns', 'id', 'document'),
  place('campaign_members', 'campaign_id network external_id', 'document'),
  place('campaign_posts', 'campaign_id network content_id', 'document'),
  place('events', 'account_id seq', 'payload'),
  place('webhook_deliveries', 'id', 'body'),
  place('idempotency_keys', 'account_id idempotency_key', 'answer', 'delete', 'delete'),
  place('facts', 'name', 'value'),
  place('contact_objections', 'id', 'reason'),
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
