import { sql } from 'kysely'
const isBefore = (a, b) => a.txid < b.txid || (a.txid === b.txid && a.seq < b.seq)
const start = { txid: 0, seq: 0 }
const readChanges = async (db, after, limit) => {
  const { rows } =
    db.engine === 'sqlite'
      ? await db.query
          .withTables()
          .selectFrom('corpus_changes')
          .select((eb) => [eb.val(0).as('txid'), 'seq', 'what', 'network', 'id', 'sub'])
          .where('seq', '>', after.seq)
          .orderBy('seq')
          .limit(limit)
          .execute()
          .then((found) => ({ rows: found }))
      : await sql`
          select txid, seq, what, network, id, sub from corpus_changes
          where (txid, seq) > (${after.txid}, ${after.seq})
            and txid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
          order by txid, seq limit ${limit}`.execute(db.query)
  return rows
}
const readNewest = async (db) => {
  const query = db.query.withTables().selectFrom('corpus_changes')
  const row =
    db.engine === 'sqlite'
      ? await query
          .select((eb) => [eb.val(0).as('txid'), 'seq'])
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
      : await query.select(['txid', 'seq']).orderBy('txid', 'desc').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return row === void 0 ? start : { txid: row.txid, seq: row.seq }
}
const readHead = async (db) =>
  db.engine === 'sqlite'
    ? { txid: 0, seq: (await readNewest(db)).seq }
    : { txid: (await readSnapshot(db)).oldest - 1, seq: Number.MAX_SAFE_INTEGER }
const readSnapshot = async (db) => {
  const { rows } = await sql`
    select pg_snapshot_xmin(now)::text::bigint as oldest, pg_snapshot_xmax(now)::text::bigint as next
    from pg_current_snapshot() as now`.execute(db.query)
  return rows[0] ?? { oldest: 0, next: 0 }
}
const settleMs = 20
const settleTries = 3e3
const enterFollower = async (db, id, now) => {
  await db.query
    .withTables()
    .insertInto('corpus_followers')
    .values({ id, ...start, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...start, seen_at: now }))
    .execute()
  if (db.engine === 'sqlite') return
  const { next } = await readSnapshot(db)
  for (let tries = 0; tries < settleTries && (await readSnapshot(db)).oldest < next; tries++)
    await new Promise((resolve) => setTimeout(resolve, settleMs))
}
const findNoted = async (db, id) =>
  db.query.withTables().selectFrom('corpus_followers').select(['txid', 'seq']).where('id', '=', id).executeTakeFirst()
const noteFollowed = async (db, id, { txid, seq }, { now, forgetAfterMs }) => {
  const rows = db.query.withTables()
  await rows.updateTable('corpus_followers').set({ txid, seq, seen_at: now }).where('id', '=', id).execute()
  await rows
    .deleteFrom('corpus_followers')
    .where('seen_at', '<', now - forgetAfterMs)
    .execute()
  const [last] = await rows
    .selectFrom('corpus_followers')
    .select(['txid', 'seq'])
    .orderBy('txid')
    .orderBy('seq')
    .limit(1)
    .execute()
  if (last === void 0) return
  if (db.engine === 'sqlite') await rows.deleteFrom('corpus_changes').where('seq', '<=', last.seq).execute()
  else await sql`delete from corpus_changes where (txid, seq) <= (${last.txid}, ${last.seq})`.execute(db.query)
}
export { enterFollower, findNoted, isBefore, noteFollowed, readChanges, readHead, readNewest }
//# sourceMappingURL=change-feed.js.map
