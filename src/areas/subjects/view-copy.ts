import type { z } from 'zod'
import type { SubjectCopy } from './contract.js'

type Copy = z.output<typeof SubjectCopy>
type Place = Copy['data'][number]

/** Rows of one place that are printed: a report of ten thousand posts is read by nobody. */
const rowsMax = 200
const valueUnitsMax = 2000

/** Places whose names say little to who is not a programmer. All others are called by their tables. */
const placeTitles: Readonly<Record<string, string>> = {
  account_links: 'Links between accounts',
  audience_changes: 'Audience changes',
  audience_members: 'Profiles of followers',
  audience_summaries: 'Audience summaries',
  audit_names: 'Names in the audit log',
  creator_facts: 'Derived facts',
  contents: 'Posts and other contents',
  creators: 'Profiles',
  intent_rates: 'Purchase intent of commenters',
  memberships: 'Who follows whom',
  metric_points: 'Followers and likes over time',
  readings: 'Times of reads from networks',
  request_items: 'Result items',
  requests: 'Requests and their results',
}

const titleOf = (place: string): string =>
  placeTitles[place] ?? `${place.charAt(0).toUpperCase()}${place.slice(1).replaceAll('_', ' ')}`

const evidenceTexts: Record<Copy['accounts'][number]['evidence'], string> = {
  named: 'You named it.',
  email: 'It is the only profile that states your e-mail address.',
  phone: 'It is the only profile that states your phone number.',
  linked: 'It and another of your accounts link to each other, or an import joined them.',
}

const isSaid = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== ''

const cut = (text: string): string => (text.length > valueUnitsMax ? `${text.slice(0, valueUnitsMax)} …` : text)

/** Every value of a row under the names that lead to it. What is empty is left out. */
const linesOf = (value: unknown, name: string): [string, string][] => {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length === 0 ? [] : [[name, cut(value.join(', '))]]
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, each]) => linesOf(each, name === '' ? key : `${name} › ${key}`))
  return [[name, cut(textOf(name, value as string | number | boolean))]]
}

/** Moments are stored as numbers; the names of their columns tell them. */
const textOf = (name: string, value: string | number | boolean): string =>
  typeof value === 'number' && value > 1e11 && /(_at|_of|At|Of)$/.test(name)
    ? new Date(value).toISOString()
    : String(value)

const inWords = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** A checksum says nothing about anybody, and a document repeats some columns of its row. */
const rowLines = (row: Record<string, unknown>): [string, string][] => {
  const { document, checksum: _, ...rest } = row
  const lines = [...linesOf(rest, ''), ...linesOf(document, '')].map(([name, value]) => [inWords(name), value] as const)
  return [...new Map(lines.map(([name, value]) => [`${name} ${value}`, [name, value] as [string, string]])).values()]
}

const countText = ({ kind, rows }: Place): string => {
  const count = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'record' : 'records'}`
  const what =
    kind === 'own'
      ? `${count} about you.`
      : `${count} about others, or requests that name you. Only their location is shown.`
  return rows.length > rowsMax ? `${what} The first ${rowsMax} are printed; the JSON copy has all of them.` : what
}

/** A copy for a person to read on paper. */
export const viewCopy = ({ made_at: madeAt, accounts, data }: Copy) => {
  const records = data.reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    kind: 'Copy of personal data',
    title: [accounts[0]?.name, accounts[0]?.handle].find(isSaid) ?? 'Your data',
    subtitle: 'All data stored about you here',
    cover: [
      ['Made', madeAt.slice(0, 16).replace('T', ' ') + ' UTC'],
      ['Accounts', String(accounts.length)],
      ['Records', records.toLocaleString('en')],
    ],
    accounts: accounts.map(({ network, handle, name, evidence }) => [
      network,
      handle,
      isSaid(name) ? name : '–',
      evidenceTexts[evidence],
    ]),
    sections: data.map((place) => ({
      title: titleOf(place.place),
      about: countText(place),
      rows: place.rows.slice(0, rowsMax).map(rowLines),
    })),
    notes: [
      'Every record is shown as it is stored. Fields without a value are left out.',
      'You may ask for wrong data to be corrected, for all of it to be erased, or for its use to be restricted.',
    ],
  }
}
