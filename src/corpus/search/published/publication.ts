import { createHash } from 'node:crypto'
import { custom, object, record, string } from 'zod'
import type { Manifest } from '../../../engine/search/index.js'
import type { PublicationName } from '../publications.js'

/** One complete state of an index in a store, by the names of its files. What lies under a name never changes. */
export interface Publication {
  manifest: Manifest
  /** Numbers of segments mean something within one life of an index only: it ends when the index is built anew. */
  life: string
  /** Names of the files of segments by their numbers, and of the lists of their deleted documents. */
  segments: Record<string, string>
  deleted: Record<string, string>
}

const shape = object({
  manifest: custom<Manifest>((value) => typeof value === 'object' && value !== null),
  life: string(),
  segments: record(string(), string()),
  deleted: record(string(), string()),
})

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export const encodePublication = (publication: Publication): { bytes: Buffer; sha256: string } => {
  const bytes = Buffer.from(JSON.stringify(publication))
  return { bytes, sha256: digest(bytes) }
}

export const decodePublication = (bytes: Buffer, { name, sha256 }: PublicationName): Publication => {
  if (digest(bytes) !== sha256) throw new Error(`${name} in the store of search indexes is damaged.`)
  return shape.parse(JSON.parse(bytes.toString('utf8')))
}

/** Everything that a publication is made of. */
export const filesOf = ({ segments, deleted }: Pick<Publication, 'segments' | 'deleted'>): Set<string> =>
  new Set([...Object.values(segments), ...Object.values(deleted)])
