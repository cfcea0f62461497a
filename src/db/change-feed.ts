import { sql } from 'kysely'
import { dayMs } from '../kernel/clock.js'
import type { Database } from './database.js'

/** A row of the corpus that was written or deleted. What it holds now is to be read from its table. */
export interface Change extends FeedPosition {
  what: string
  network: string
  id: string
  sub: string
}

/** A place in the feed. On SQLite, whose one writer commits in order, `txid` is always 0. */
export interface FeedPosition {
  txid: number
  seq: number
}

type Tables = {
  corpus_followers: FeedPosition & { id: string; seen_at: number }
  corpus_changes: Change
}

/** Whether the first place comes before the second. */
export const isBefore = (a: FeedPosition, b: FeedPosition): boolean =>
  a.txid < b.txid || (a.txid === b.txid && a.seq < b.seq)

const start: FeedPosition = { txid: 0, seq: 0 }

/**
 * Changes after a place, oldest first. On PostgreSQL only those of transactions that cannot be overtaken any more by one
 * that still runs: a reader that goes on from the last one it was given never misses any.
 */
export const readChanges = async (db: Database, after: FeedPosition, limit: number): Promise<Change[]> => {
  const { rows } =
    db.engine === 'sqlite'
      ? await db.query
          .withTables<Tables>()
          .selectFrom('corpus_changes')
          .select((eb) => [eb.val(0).as('txid'), 'seq', 'what', 'network', 'id', 'sub'])
          .where('seq', '>', after.seq)
          .orderBy('seq')
          .limit(limit)
          .execute()
          .then((found) => ({ rows: found }))
      : await sql<Change>`
          select txid, seq, what, network, id, sub from corpus_changes
          where (txid, seq) > (${after.txid}, ${after.seq})
            and txid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
          order by txid, seq limit ${limit}`.execute(db.query)
  return rows
}

/** The newest change anybody can see, of one kind or of any, for who wants to wait until a follower has come so far. */
export const countAfter = async (db: Database, { txid, seq }: FeedPosition): Promise<number> => {
  const changes = db.query.withTables<Tables>().selectFrom('corpus_changes')
  const later =
    db.engine === 'sqlite'
      ? changes.where('seq', '>', seq)
      : changes.where((eb) => eb.or([eb('txid', '>', txid), eb.and([eb('txid', '=', txid), eb('seq', '>', seq)])]))
  return Number((await later.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

export const readNewest = async (db: Database, what?: string): Promise<FeedPosition> => {
  const query = db.query
    .withTables<Tables>()
    .selectFrom('corpus_changes')
    .$if(what !== undefined, (some) => some.where('what', '=', what ?? ''))
  const row =
    db.engine === 'sqlite'
      ? await query
          .select((eb) => [eb.val(0).as('txid'), 'seq'])
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
      : await query.select(['txid', 'seq']).orderBy('txid', 'desc').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return row === undefined ? start : { txid: row.txid, seq: row.seq }
}

/** Where somebody must begin to follow who reads the tables from now on: all that such a reading could miss lies behind it. */
export const readHead = async (db: Database): Promise<FeedPosition> =>
  db.engine === 'sqlite'
    ? { txid: 0, seq: (await readNewest(db)).seq }
    : { txid: (await readSnapshot(db)).oldest - 1, seq: Number.MAX_SAFE_INTEGER }

/** The oldest transaction that still runs, and the first one that has not begun. */
const readSnapshot = async (db: Database): Promise<{ oldest: number; next: number }> => {
  const { rows } = await sql<{ oldest: number; next: number }>`
    select pg_snapshot_xmin(now)::text::bigint as oldest, pg_snapshot_xmax(now)::text::bigint as next
    from pg_current_snapshot() as now`.execute(db.query)
  return rows[0] ?? { oldest: 0, next: 0 }
}

/** How often a new follower looks whether older transactions are over, and for how long. */
const settleMs = 20
const settleTries = 3000

/**
 * Enters a follower: from now on changes are written down until it has seen them. Transactions that were under way before may
 * have changed something without a note, so they are waited for; whatever is read afterwards shows what they did.
 */
export const enterFollower = async (db: Database, id: string, now: number): Promise<void> => {
  await db.query
    .withTables<Tables>()
    .insertInto('corpus_followers')
    .values({ id, ...start, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...start, seen_at: now }))
    .execute()
  if (db.engine === 'sqlite') return
  const { next } = await readSnapshot(db)
  for (let tries = 0; tries < settleTries && (await readSnapshot(db)).oldest < next; tries++)
    await new Promise((resolve) => setTimeout(resolve, settleMs))
}

/** How far a follower has noted to have come. Undefined: it is not entered, so changes it has not seen may be gone. */
export const findNoted = async (db: Database, id: string): Promise<FeedPosition | undefined> =>
  db.query
    .withTables<Tables>()
    .selectFrom('corpus_followers')
    .select(['txid', 'seq'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whoever was not seen for so long begins anew: until then, what changes is kept for them. */
const forgetAfterMs = 7 * dayMs
/** Whoever is away for longer than a restart takes, and for whom so many notes would have to be kept, begins anew as well. */
const awayAfterMs = 600_000
const notesForAway = 1_000_000
/** How often a follower says that it is there, also while nothing changes. */
export const seenEveryMs = 60_000

type Where = Pick<Database, 'engine' | 'query'>

/** Says that a follower is there. False: it was forgotten, so changes it has not seen may be gone and it has to begin anew. */
export const noteSeen = async ({ query }: Where, id: string, now: number): Promise<boolean> => {
  const rows = query.withTables<Tables>()
  const { numUpdatedRows } = await rows
    .updateTable('corpus_followers')
    .set({ seen_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Notes how far a follower has come, for good; forgets those that are gone, and what nobody needs any more. False: the follower
 * itself was forgotten meanwhile, as above.
 */
export const noteFollowed = async (
  db: Where,
  id: string,
  { txid, seq }: FeedPosition,
  now: number,
  notesForAwayMax = notesForAway,
): Promise<boolean> => {
  const rows = db.query.withTables<Tables>()
  const { numUpdatedRows } = await rows
    .updateTable('corpus_followers')
    .set({ txid, seq, seen_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await forgetGone(db, now, notesForAwayMax)
  const [last] = await rows
    .selectFrom('corpus_followers')
    .select(['txid', 'seq'])
    .orderBy('txid')
    .orderBy('seq')
    .limit(1)
    .execute()
  if (last === undefined) return true
  if (db.engine === 'sqlite') await rows.deleteFrom('corpus_changes').where('seq', '<=', last.seq).execute()
  else await sql`delete from corpus_changes where (txid, seq) <= (${last.txid}, ${last.seq})`.execute(db.query)
  return true
}

const forgetGone = async (db: Where, now: number, notesForAwayMax: number): Promise<void> => {
  const rows = db.query.withTables<Tables>()
  const away = await rows
    .selectFrom('corpus_followers')
    .selectAll()
    .where('seen_at', '<', now - awayAfterMs)
    .execute()
  for (const follower of away) {
    const isLong = follower.seen_at < now - forgetAfterMs
    if (!isLong && (await countNotes(db, follower, notesForAwayMax)) < notesForAwayMax) continue
    await rows
      .deleteFrom('corpus_followers')
      .where('id', '=', follower.id)
      .where('seen_at', '=', follower.seen_at)
      .execute()
  }
}

/** How many notes are kept after a place, up to a number. */
const countNotes = async (db: Where, { txid, seq }: FeedPosition, most: number): Promise<number> => {
  const after = db.engine === 'sqlite' ? sql`seq > ${seq}` : sql`(txid, seq) > (${txid}, ${seq})`
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 as one from corpus_changes where ${after} limit ${most}) as notes`.execute(
    db.query,
  )
  return Number(rows[0]?.count ?? 0)
}
