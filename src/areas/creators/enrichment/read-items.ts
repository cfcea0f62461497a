import { hashesOf } from '../../../corpus/records/contact-emails.js'
import { readTable } from '../../../corpus/transfer/csv-table.js'
import { findWord } from '../../../corpus/transfer/understand/vocabulary.js'
import { isMissing } from '../../../corpus/transfer/values/missing.js'
import { toNetwork } from '../../../corpus/transfer/values/words.js'
import { networks, type Network } from '../../../model/network.js'
import { normalizeHandle, readUrl, titledProfile } from '../../../model/profile-url.js'

/** What one row asks for. Addresses are looked up by their hashes; `as` is the row as it was given. */
export type AskedRow =
  | { as: string; network: Network; handle: string }
  | { as: string; key: string }
  | { as: string; hashes: string[] }
  | { as: string; invalid: string }

/** No slash before the @: addresses of profiles have some, as in tiktok.com/@ana.cooks. */
const email = /^[^\s@/]{1,64}@[^\s@]{1,253}\.[^\s@.]{2,}$/u
const sha256 = /^[0-9a-f]{64}$/i
const shownMax = 200

const noNetwork =
  'A handle alone does not say on which network: give its address, name a network, or write network:handle.'

const ofHandle = (as: string, network: Network, handle: string): AskedRow => {
  const read = normalizeHandle(network, handle)
  return read.ok ? { as, network, handle: read.handle } : { as, invalid: read.message }
}

/** Reads an address of a profile, network:handle, a handle, an e-mail address or the hash of one. */
export const readAsked = (raw: string, network: Network | undefined): AskedRow => {
  const text = raw.trim()
  const as = text.slice(0, shownMax)
  if (text === '') return { as, invalid: 'This row is empty.' }
  const [, prefix = '', rest = ''] = /^([a-z]+):(?!\/\/)(.+)$/i.exec(text) ?? []
  const named = networks.find((each) => each === prefix.toLowerCase())
  if (named !== undefined) return ofHandle(as, named, rest)
  // name@server is a handle where that is how a network writes them.
  if (network === 'mastodon' && email.test(text)) return ofHandle(as, network, text)
  if (email.test(text)) return { as, hashes: hashesOf(text) }
  if (sha256.test(text)) return { as, hashes: [text.toLowerCase()] }
  if (/:\/\/|^[^\s@]+\.[^\s/]+\//u.test(text)) {
    const url = readUrl(text)
    if (url.kind === 'profile') return { as, network: url.network, handle: url.handle }
    if (url.kind === 'content') return { as, invalid: 'This is the address of a content item, not of a profile.' }
    const titled = titledProfile(text)
    return titled === undefined ? { as, invalid: url.message } : { as, ...titled }
  }
  return network === undefined ? { as, invalid: noNetwork } : ofHandle(as, network, text)
}

/** A row that does not repeat the address it was. */
export const withoutEmail = (row: AskedRow): AskedRow =>
  'hashes' in row && email.test(row.as) ? { ...row, as: '(e-mail address)' } : row

/** A column that says whom to look up, and on which network where its header says it. */
interface AskedColumn {
  column: string
  network: Network | undefined
}

const toKnown = (text: string | undefined): Network | undefined =>
  networks.find((each) => each === toNetwork(text ?? ''))

/** The columns of a field, by the words that the import knows: the plainest first. */
const columnsOf = (columns: readonly string[], ...fields: string[]): AskedColumn[] =>
  columns
    .flatMap((column) => {
      const word = findWord('creators', column)
      return word !== undefined && fields.includes(word.field)
        ? [{ column, rank: word.rank, network: toKnown(word.network) }]
        : []
    })
    .toSorted((a, b) => a.rank - b.rank)

const prefixed = new RegExp(`^(?:${networks.join('|')}):\\S`, 'i')
const looksAsked = (cell: string): boolean =>
  email.test(cell.trim()) || /[/@]/.test(cell) || sha256.test(cell.trim()) || prefixed.test(cell.trim())

/** The rows of a table: a column of addresses, handles (with a column of networks) or e-mails, or a list without a header. */
export const readAskedTable = (
  csv: string,
  network: Network | undefined,
): { rows: AskedRow[] } | { problem: string } => {
  const { columns, rows, problem } = readTable(csv)
  if (problem !== undefined) return { problem }
  const urls = columnsOf(columns, 'profile_url')
  const handles = columnsOf(columns, 'handle')
  const [mail] = columnsOf(columns, 'email')
  const [where] = columnsOf(columns, 'network')
  const [only] = columns
  if (
    columns.length === 1 &&
    only !== undefined &&
    (looksAsked(only) || urls.length + handles.length === 0) &&
    mail === undefined
  )
    return {
      rows: [...(looksAsked(only) ? [only] : []), ...rows.map((row) => row[only] ?? '')].map((cell) =>
        readAsked(cell, network),
      ),
    }
  if (urls.length + handles.length === 0 && mail === undefined)
    return {
      problem: `No column says whom to look up: name one url, handle or email. There are: ${columns.join(', ')}.`,
    }
  return {
    rows: rows.map((row) => {
      const cell = (column: AskedColumn | undefined): string =>
        column === undefined ? '' : (row[column.column] ?? '').trim()
      const said = toKnown(cell(where)) ?? network
      const asked = [...urls, ...handles].find((column) => !isMissing(cell(column)))
      if (asked === undefined) return readAsked(cell(mail), undefined)
      return readAsked(cell(asked), asked.network ?? said)
    }),
  }
}
