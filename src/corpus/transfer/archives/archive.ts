import { createHash } from 'node:crypto'
import { FormatError } from '../read/raw-rows.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import type { ArchiveFiles } from './files.js'

/** One record in the words of our fields. */
export interface ArchiveRow {
  kind: TransferKind
  row: Record<string, unknown>
  /** The entry it comes from. */
  entry: string
}

/** How the archive of one network is read. */
export interface ArchiveForm {
  id: string
  says: string
  /** Entries that tell it from others: one for each. */
  has: readonly RegExp[]
  /** What to bring where it holds web pages alone, if that is not another format of the same. */
  pagesSay?: string
  /** One file of it that says enough by itself: how its beginning looks, and what it is called in the archive. */
  alone?: { looks: readonly RegExp[]; name: string }
  /** Accounts first, then what they wrote, then their followers. */
  rows: (files: ArchiveFiles, who: Who) => AsyncGenerator<ArchiveRow>
}

/** Whose archive it is, as somebody says who brings it. */
export interface Who {
  handle: string | undefined
  /** The name of the file, which often holds the handle. */
  fileName: string
}

type Fields = Record<string, unknown>

/** Written into the row: copying one of so many fields for each post takes longer than reading it. */
const measuredRow = (kind: TransferKind, entry: string, row: Fields): ArchiveRow => {
  row['basis'] ??= 'measured'
  return { kind, entry, row }
}
export const creatorRow = (entry: string, row: Fields): ArchiveRow => measuredRow('creators', entry, row)
export const contentRow = (entry: string, row: Fields): ArchiveRow => measuredRow('contents', entry, row)
export const followerRow = (entry: string, row: Fields): ArchiveRow => ({ kind: 'followers', entry, row })

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
export const asObject = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const asList = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(asObject) : [])

/** An address of the web; undefined for anything else. */
export const asAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^https?:\/\//i.test(text) ? text : undefined

/** Tags and handles in a text, for archives that do not list them. */
export const marksIn = (text: string): { hashtags: string[]; mentions: string[] } => ({
  hashtags: [...new Set([...text.matchAll(/(?<![\p{L}\p{N}&])#([\p{L}\p{N}_]{1,100})/gu)].map(([, tag]) => tag ?? ''))],
  mentions: [...new Set([...text.matchAll(/(?<![\p{L}\p{N}.])@([\w.]{2,40}\w)/gu)].map(([, name]) => name ?? ''))],
})

/** Seconds since 1970 as a time; undefined for 0 and for nothing. */
export const fromSeconds = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value * 1000 : undefined

/**
 * The id of something to which the archive gives none: its time and a digest of what it says. A place in a list would be
 * another one in the next archive of the same person, where newer things stand first.
 */
export const madeId = (at: number, ...says: readonly (string | undefined)[]): string =>
  `archive:${at}:${createHash('sha256').update(says.join('\n')).digest('hex').slice(0, 16)}`

/** What to say of an archive that does not name its owner. Of several parts one alone may. */
export const noOwner = (named = 'HANDLE'): FormatError =>
  new FormatError(
    `does not say whose archive it is: add --set handle=${named}, or, if it is a further part of an archive, import it in one command (or one zip file) with the part that does`,
  )
