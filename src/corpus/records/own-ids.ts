import { createHash } from 'node:crypto'
import { Store } from '../../db/store.js'
import { networks, type Network } from '../../model/network.js'
import type { ContentRef } from '../../model/content.js'
import type { ProfileRef } from '../../model/creator.js'
import { insertNewRows, type RecordTable } from './records.js'

/** A content that an id of a file means, and when it was published: nothing said about it is older. */
export interface OwnContent {
  network: Network
  contentId: string
  since: number
}

/** What an id of a file means: an account or a content. */
export type OwnId = { id: string } & ({ profile: ProfileRef } | { content: OwnContent })

/** Ids of a file alone, which name nothing on a network. */
export const isLocalId = (id: unknown): boolean =>
  typeof id === 'string' && (/^\d{1,6}$/.test(id) || /^[a-z]{1,6}[_-]?\d{1,6}$/i.test(id))

const setMark = '\u001f'

/** Within what ids mean something: one set of files of a source. The first is called by the source alone. */
export const toScope = (source: string, set: number): string => (set === 1 ? source : `${source}${setMark}${set}`)
export const sourceOfScope = (scope: string): string => scope.split(setMark)[0] ?? scope

/** Under what comments are kept until the file comes that tells which content they stand under. */
export const standInId = (source: string, id: string): string =>
  `file:${createHash('sha256')
    .update(JSON.stringify(['content', source, id]))
    .digest('base64url')
    .slice(0, 20)}`

/** A row that is read but names somebody or something by an id that no file has told yet. */
export interface WaitingRow {
  /** The set of files it belongs to. */
  source: string
  wants: 'creators' | 'contents'
  id: string
  asOf: number
  draft: { kind: string; row: Record<string, unknown>; extra: Record<string, unknown> }
}

type Tables = {
  own_ids: {
    source: string
    kind: string
    own_id: string
    network: Network
    handle_key: string
    content_id: string
    since: number
  }
  waiting_rows: {
    id: string
    source: string
    wants: string
    own_id: string
    as_of: number
    created_at: number
    draft: string
  }
  contents: { network: Network; content_id: string; published_at: number; source: string }
}

const ownIds: RecordTable = {
  table: 'own_ids',
  key: ['source', 'kind', 'own_id', 'network', 'handle_key', 'content_id'],
  columns: {
    source: 'text',
    kind: 'text',
    own_id: 'text',
    network: 'text',
    handle_key: 'text',
    content_id: 'text',
    since: 'bigint',
  },
}

const waitingRows: RecordTable = {
  table: 'waiting_rows',
  key: ['id'],
  columns: {
    id: 'text',
    source: 'text',
    wants: 'text',
    own_id: 'text',
    as_of: 'bigint',
    created_at: 'bigint',
    draft: 'text',
  },
}

const keyOf = ({ source, id, draft }: WaitingRow): string =>
  createHash('sha256')
    .update(JSON.stringify([source, id, draft]))
    .digest('base64url')

/** Ids that mean something in the files of one source alone, and what waits for them. */
export class OwnIds extends Store<Tables> {
  async save(source: string, ids: readonly OwnId[]): Promise<void> {
    const rows = ids.map((own) =>
      'profile' in own
        ? [source, 'creators', own.id, own.profile.network, own.profile.handle, '', 0]
        : [source, 'contents', own.id, own.content.network, '', own.content.contentId, own.content.since],
    )
    if (rows.length > 0) await insertNewRows(this.db, ownIds, rows)
  }

  async find(source: string, kind: WaitingRow['wants'], ids: readonly string[]): Promise<OwnId[]> {
    const rows = await this.rows()
      .selectFrom('own_ids')
      .selectAll()
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('own_id', 'in', this.db.listed(ids))
      .execute()
    return rows.map(({ own_id: id, network, handle_key: handle, content_id: contentId, since }) =>
      kind === 'creators' ? { id, profile: { network, handle } } : { id, content: { network, contentId, since } },
    )
  }

  /** Contents of a network that an id means in the files of any source. */
  async contentsOf({ network, contentId }: ContentRef): Promise<string[]> {
    const rows = await this.rows()
      .selectFrom('own_ids')
      .select('content_id')
      .distinct()
      .where('kind', '=', 'contents')
      .where('own_id', '=', contentId)
      .where('network', '=', network)
      .limit(2)
      .execute()
    return rows.map((row) => row.content_id)
  }

  /** Sources of rows that wait for a content. */
  async sourcesWaiting(id: string): Promise<string[]> {
    const rows = await this.rows()
      .selectFrom('waiting_rows')
      .select('source')
      .distinct()
      .where('wants', '=', 'contents')
      .where('own_id', '=', id)
      .limit(20)
      .execute()
    return rows.map(({ source }) => source)
  }

  /** Contents of any network that are kept under these ids themselves. */
  async findContents(ids: readonly string[]): Promise<OwnId[]> {
    const rows = await this.rows()
      .selectFrom('contents')
      .select(['network', 'content_id', 'published_at'])
      .where('network', 'in', networks)
      .where('content_id', 'in', this.db.listed(ids))
      .where('source', '<>', 'demo')
      .execute()
    return rows.map(({ network, content_id: id, published_at: since }) => ({
      id,
      content: { network, contentId: id, since },
    }))
  }

  async wait(rows: readonly WaitingRow[], now: number): Promise<void> {
    await insertNewRows(
      this.db,
      waitingRows,
      rows.map((row) => [keyOf(row), row.source, row.wants, row.id, row.asOf, now, JSON.stringify(row.draft)]),
    )
  }

  async waiting(source: string, wants: WaitingRow['wants'], ids: readonly string[]): Promise<WaitingRow[]> {
    const rows = await this.rows()
      .selectFrom('waiting_rows')
      .selectAll()
      .where('source', '=', source)
      .where('wants', '=', wants)
      .where('own_id', 'in', this.db.listed(ids))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      source,
      wants,
      id: row.own_id,
      asOf: row.as_of,
      draft: JSON.parse(row.draft) as WaitingRow['draft'],
    }))
  }

  /** Rows that have found what they waited for. */
  async release(rows: readonly WaitingRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.rows()
      .deleteFrom('waiting_rows')
      .where('id', 'in', this.db.listed(rows.map(keyOf)))
      .execute()
  }

  async removeBefore(time: number): Promise<void> {
    await this.rows().deleteFrom('waiting_rows').where('created_at', '<', time).execute()
  }
}
