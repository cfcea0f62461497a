import { readUrl } from '../../../model/profile-url.js'

const separators = /\s*[/|;,&+\n]\s*|\s+(?:and|und|et|y|e)\s+/i
const marked = /^@[\w.-]{2,40}$/
const plain = /^(?=.*[a-z])[a-z0-9._-]{2,40}$/

/** `instagram.com/ana`: the address of one page, whose site is nobody's handle. `ana.cooks/bob.runs` are two people. */
const isAddress = (cell: string): boolean => {
  const named = readUrl(cell)
  if (named.kind === 'none') return named.reason === 'short_link' || named.reason === 'other_page'
  return named.network !== 'mastodon' && named.network !== 'web'
}

/** The handles in a cell that holds several of them: `@ana / @bob`, `ana.cooks, bob.runs`. One alone, words and addresses are none. */
export const handlesIn = (cell: unknown): string[] => {
  if (typeof cell !== 'string' || cell.length > 400 || isAddress(cell.trim())) return []
  const parts = cell
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2) return []
  const isList =
    parts.every((part) => marked.test(part)) || (/[/|;,\n]/.test(cell) && parts.every((part) => plain.test(part)))
  return isList ? parts : []
}
