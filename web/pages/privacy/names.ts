import { networkName } from '../../format.js'
import { t, word } from '../../language/t.js'

/** Where data lies, in words of people. Tables that are not here are called by their own names. */
const places: Readonly<Record<string, string>> = {
  account_links: t('Links between accounts'),
  audience_members: t('Profiles of followers'),
  audience_summaries: t('Audience summaries'),
  campaign_members: t('Campaigns'),
  comments: t('Comments'),
  contact_emails: t('E-mail addresses'),
  contact_phones: t('Phone numbers'),
  contents: t('Posts'),
  creator_facts: t('Derived facts'),
  creators: t('Profiles'),
  idempotency_keys: t('Answers kept for repeated calls'),
  list_members: t('Lists'),
  memberships: t('Who follows whom'),
  metric_points: t('Figures over time'),
  pictures: t('Pictures'),
  readings: t('When networks were read'),
  request_items: t('Items of results'),
  requests: t('Requests'),
  screening_items: t('Items of screenings'),
}

export const placeName = (place: string): string => places[place] ?? word(place)

const kinds: Readonly<Record<string, string>> = {
  audit_log: t('Audit log'),
  corpus: t('Creators and contents'),
  do_not_contact: t('Do not contact'),
  employment_screenings: t('Employment screenings'),
  invitations: t('Invitations'),
  lists: t('Lists'),
  pictures: t('Pictures'),
  repeated_answers: t('Answers kept for repeated calls'),
  results: t('Results of requests'),
  screening_identities: t('People in screenings'),
  sessions: t('Sessions'),
  uploads: t('Uploaded files'),
  users: t('Users'),
  waiting_rows: t('Waiting rows'),
}

/** A kind of data that has a clock. */
export const keptName = (kind: string): string => {
  const [, network] = /^read_from_([a-z]+)/.exec(kind) ?? []
  return network === undefined
    ? (kinds[kind] ?? word(kind))
    : t('Read from {network}', { network: networkName(network) })
}
