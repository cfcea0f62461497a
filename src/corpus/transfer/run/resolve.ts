import type { Comment } from '../../../model/comment.js'
import type { Content } from '../../../model/content.js'
import type { Creator } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import { isLocalId, type OwnId } from '../../records/own-ids.js'
import type { AnyRecord } from '../schemas/schema.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { completeType } from './complete-content.js'
import type { Row } from './completion.js'
import type { Joins } from './joins.js'

interface Rows {
  row: Row
  extra: Row
}

/** What a row names by an id that its own table does not explain. */
export interface Wanted {
  what: 'creators' | 'contents'
  id: string
  network: Network | undefined
}

const peopleFields: Partial<Record<TransferKind, readonly [name: string, id: string, fileId: string]>> = {
  contents: ['author', 'author_external_id', 'author_file_id'],
  followers: ['creator', 'creator_external_id', 'creator_file_id'],
}

/** Says who or what is meant by an id that another table tells, where that is certain. */
export const resolve = (kind: TransferKind, { row, extra }: Rows, joins: Joins): void => {
  const network = row['network']
  if (kind === 'comments' && extra['content_file_id'] !== undefined && row['content_id'] === undefined) {
    const [content, ...others] = joins.contents(extra['content_file_id'], network, row['published_at'])
    if (content === undefined || others.length > 0) return
    row['network'] = content.network
    row['content_id'] = content.contentId
  }
  const [name, id, fileId] = peopleFields[kind] ?? []
  if (name === undefined || id === undefined || fileId === undefined || row[name] !== undefined) return
  const profile = joins.find(extra[fileId], network) ?? joins.find(row[id], network)
  if (profile === undefined) return
  row['network'] = profile.network
  row[name] = profile.handle
  if (kind === 'contents') completeType(row, extra)
}

/** The id by which others may know whom or what a row is about. */
export const wantedBy = (kind: TransferKind, { row, extra }: Rows): Wanted | undefined => {
  const network = row['network'] as Network | undefined
  if (kind === 'comments') {
    const own = row['content_id'] === undefined ? extra['content_file_id'] : undefined
    return typeof own === 'string' ? { what: 'contents', id: own, network } : undefined
  }
  const [name, externalId, fileId] = peopleFields[kind] ?? []
  if (name === undefined || externalId === undefined || fileId === undefined || row[name] !== undefined)
    return undefined
  // Followers of somebody who is known by an id need no handle.
  const id = kind === 'contents' ? (row[externalId] ?? extra[fileId]) : row[externalId] === undefined && extra[fileId]
  return typeof id === 'string' ? { what: 'creators', id, network } : undefined
}

/** Why an id that means several things is joined to none of them. */
export const ambiguous = (wanted: Wanted, { row }: Rows, joins: Joins): string | undefined => {
  const { what, id, network } = wanted
  const found = what === 'creators' ? joins.profiles(id, network) : joins.contents(id, network, row['published_at'])
  if (found.length < 2) return undefined
  const things = what === 'creators' ? 'accounts' : 'posts'
  return `${found.length} ${things} are known by the id ${id} of their files: import the row together with its ${things}, say its network, or use another source for each set of files`
}

/** The row as if what it waits for were known: whether anything else is wrong with it. */
export const asIfJoined = (kind: TransferKind, { row }: Rows): Row => ({
  ...row,
  network: row['network'] ?? 'facebook',
  ...(kind === 'comments' ? { content_id: 'waiting' } : {}),
  ...(kind === 'contents' ? { author: 'waiting.for.account', type: row['type'] ?? 'text' } : {}),
  ...(kind === 'followers' ? { creator: 'waiting.for.account' } : {}),
})

/** Remembers what the ids of a record mean for other tables, and tells those that mean nothing outside of their files. */
export const learn = (kind: TransferKind, { row, extra }: Rows, record: AnyRecord, joins: Joins): OwnId | undefined => {
  const fileId = typeof extra['file_id'] === 'string' ? extra['file_id'] : undefined
  if (kind === 'creators') {
    const { network, handle } = record as unknown as Creator
    joins.add(fileId, { network, handle })
    joins.add(row['external_id'], { network, handle })
    return fileId === undefined ? undefined : { id: fileId, profile: { network, handle } }
  }
  if (kind === 'contents') {
    const { network, contentId, publishedAt: since } = record as unknown as Content
    const content = { network, contentId, since }
    joins.addContent(fileId ?? contentId, content)
    return fileId === undefined ? undefined : { id: fileId, content }
  }
  if (kind === 'comments' && isLocalId(extra['comment_file_id']))
    joins.addComment(extra['comment_file_id'], record as unknown as Comment)
  return undefined
}
