/**
 * Rows that users made or own. The database itself gives each a checksum by a trigger, whoever writes it, and refuses to show one that is not as
 * written. `row` is checked whenever a row is read; each of the `large` columns has a part of its own, checked when that column is read. Counters
 * and leases, which change all the time and are no data, are not covered. A column that a migration adds is not covered either: to cover it, name
 * it here, make the triggers anew and set the checksums of the table to null.
 */
const covered: Record<string, string> = {
  accounts: 'id name second_factor_required created_at',
  campaign_members: 'campaign_id network external_id handle position fee document',
  campaign_posts:
    'campaign_id network content_id external_id published_at certainty decided gone_at found_at | document',
  campaigns: 'id account_id name document paused checked_at finished_at created_at updated_at',
  connections:
    'id account_id provider network purpose expected hash external_id handle handle_key name scope tokens created_by created_at expires_at connected_at',
  contact_objections: 'id layer kind hash reason created_at',
  creator_lists: 'id account_id name name_key document members changes created_at updated_at',
  events: 'account_id seq id kind subject created_at | payload',
  identities: 'issuer subject user_id created_at',
  import_mappings: 'account_id name mapping updated_at',
  invitations: 'id account_id user_id email role hash created_by created_at expires_at accepted_at revoked_at',
  list_change_members: 'list_id seq network external_id before after',
  list_changes: 'list_id seq id kind actor members document undone_by created_at',
  list_members: 'list_id network external_id position handle stage owner tags document added_at updated_at',
  listening_changes: 'account_id seq id request_id kind actor document undone_by created_at',
  listening_marks: 'account_id text_key document updated_at',
  listening_queries: 'id account_id name query description created_at updated_at',
  listening_recurring: 'id account_id name input alerts every_ms window_ms paused raised last_request_id created_at',
  listening_sets: 'request_id created_at | insights mentions',
  listening_tags: 'id account_id name name_key query description revision backfill_id created_at updated_at',
  measured_figures: 'account_id network external_id handle_key connection_id day document',
  request_items: 'request_id seq document',
  requests: 'id account_id kind status missing error created_at started_at finished_at | input checkpoint result',
  restricted_rows: 'case_id seq place document',
  saved_search_differences: 'search_id seq place kind network external_id before after',
  saved_search_matches: 'search_id network external_id noted',
  saved_search_runs: 'search_id seq id matches added lost changed created_at baseline',
  saved_searches: 'id account_id name document paused runs matches checked_at last_error created_at updated_at',
  schedules: 'id account_id kind request_prefix input every_ms paused created_at',
  screening_criteria: 'account_id id version name created_at | document',
  screening_decisions: 'screening_id seq id account_id kind actor document created_at',
  screening_deletions: 'id account_id document deleted_at',
  screening_identities: 'id account_id document revision retain_until created_at updated_at',
  screening_items:
    'screening_id seq item_key content_id kind network outcome shown decision published_at categories keywords text_hash scores review shown_categories | document',
  screening_memory: 'account_id place scope memory_key decision_id created_at document',
  screening_monitorings:
    'id account_id screening_id status document watermark runs last_run_at last_error created_at updated_at',
  screening_reports: 'id account_id screening_id language sha256 created_at | document',
  screenings:
    'id account_id criteria_id criteria_version monitoring_id revision items digest as_of retain_until created_at | state',
  second_factors: 'user_id secret confirmed_at created_at',
  subject_cases: 'id account_id kind created_at ended_at | document',
  suppressions: 'subject case_id kind created_at',
  tokens: 'id account_id name hash hint scopes rate_per_minute is_demo created_at expires_at revoked_at user_id',
  users: 'id account_id email name role password created_at',
  webhook_deliveries: 'id webhook_id account_id event_id seq kind subject created_at | body',
  webhooks: 'id account_id url description events secret previous_secret previous_until way schedule created_at',
}

export interface Guarded {
  table: string
  row: readonly string[]
  large: readonly string[]
}

export const guardedTables: readonly Guarded[] = Object.entries(covered).map(([table, columns]) => {
  const [row = '', large = ''] = columns.split(' | ')
  return { table, row: row.split(' '), large: large === '' ? [] : large.split(' ') }
})

const byTable = new Map(guardedTables.map((guarded) => [guarded.table, guarded]))

export const findGuarded = (table: string): Guarded | undefined => byTable.get(table)

/** Checksums of SQLite begin with s and those of PostgreSQL with p: the two hash differently, and one says nothing in the other. */
const own = 's'
const partLength = 16

const namesOfLine = 4

/** What is hashed: the columns as one text. `of` is what stands before each of them. */
export const joined = (columns: readonly string[], of = ''): string => {
  const texts = columns.map((name) => `ifnull(${of}"${name}", '~')`)
  const lines = texts.map((text, i) => (i > 0 && i % namesOfLine === 0 ? `\n    ${text}` : text))
  return `concat_ws(char(31), ${lines.join(', ').replaceAll(', \n', ',\n')})`
}

const part = (columns: readonly string[], of = ''): string => `hex(substr(sha3(${joined(columns, of)}, 224), 1, 8))`

/** Where the part of a column stands in a checksum; 0 is that of the row. */
const kept = (place: number, of = ''): string => `substr(${of}checksum, ${2 + partLength * place}, ${partLength})`

const isOwn = (of = ''): string => `substr(${of}checksum, 1, 1) = '${own}'`

/** The checksum of a row, in SQL. */
export const checksumOf = ({ row, large }: Guarded): string =>
  [`'${own}'`, part(row), ...large.map((name) => part([name]))].join('\n    || ')

export const isSound = (columns: readonly string[], place: number, of = ''): string =>
  `ifnull(not (${isOwn(of)}) or ${kept(place, of)} = ${part(columns, of)}, true)`

/** Rows that are not as written. Those without a checksum of this database cannot be judged. */
export const isDamagedRow = ({ row, large }: Guarded): string =>
  `not (${[isSound(row, 0), ...large.map((name, i) => isSound([name], i + 1))].join(' and ')})`

/** The parts of a row that are not as written: 0 is the row, others are its large columns. */
export const damagedParts = ({ row, large }: Guarded): string =>
  [row, ...large.map((name) => [name])].map((columns, i) => `not ${isSound(columns, i)} as p${i}`).join(', ')

/**
 * A row that is changed gets a new checksum if it was as written before, and else one that fits nothing: a change must not make damage
 * look right. Columns that stay as they are keep their parts. What is hashed is read from the table: what a statement was given may be a number of
 * another kind than the one that is stored.
 */
export const triggersOf = (guarded: Guarded): string[] => {
  const { table, row, large } = guarded
  const parts = large.map(
    (name, i) =>
      `case when "${name}" is old."${name}" and ${isOwn('old.')} then ${kept(i + 1, 'old.')} else ${part([name])} end`,
  )
  return [
    `create trigger ${table}_checked after insert on ${table}\n  begin update ${table} set checksum = ${checksumOf(guarded)} where rowid = new.rowid; end;`,
    `create trigger ${table}_rechecked after update of ${[...row, ...large].join(', ')} on ${table}\n  begin update ${table} set checksum = case when ${isSound(row, 0, 'old.')}\n    then ${[`'${own}'`, part(row), ...parts].join('\n    || ')} else '${own}!damaged' end where rowid = new.rowid; end;`,
  ]
}

const mark = 'damaged row in '

/**
 * There is no function that fails with words of one's own but this one. The key is in hexadecimal: it may be what is damaged. The checksum is in it
 * because where a question names the key, SQLite takes it for a constant and works out what consists of constants alone before it looks at any row.
 */
export const failing = (table: string, key: readonly string[], of = ''): string =>
  `json_extract(substr(${of}checksum, 1, 0) || '{}', '${mark}${table}: ' || hex(${key.map((name) => `${of}"${name}"`).join(` || ' ' || `)}))`

/** What ends a change of a row that is not as written. */
export const soundConditionOf = ({ table, row, large }: Guarded, key: readonly string[]): string => {
  const parts = [isSound(row, 0, 'own.'), ...large.map((name, i) => isSound([name], i + 1, 'own.'))]
  return `(select case when ${parts.join(' and ')} then true else ${failing(table, key, 'own.')} end from main.${table} as own where own.rowid = ${table}.rowid)`
}

/** Which row an error of a view is about. */
export const findDamagedRow = (error: unknown): { table: string; key: string } | undefined => {
  const [, table, key] = /damaged row in (\w+): ([0-9A-F]*)/.exec(String((error as Error | undefined)?.message)) ?? []
  return table === undefined ? undefined : { table, key: Buffer.from(key ?? '', 'hex').toString() }
}
