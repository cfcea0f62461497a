// Jetstream's interface over the firehose of the local network. Jetstream itself is a Go program that does just this: it reads
// the firehose, writes each event as JSON with a time in microseconds, and sends again what came after a cursor.
import { IdResolver } from '@atproto/identity'
import { lexToJson } from '@atproto/lexicon'
import { Firehose, MemoryRunner } from '@atproto/sync'
import { WebSocketServer } from 'ws'

const toCommit = ({ event, collection, rkey, record, cid, rev }) => ({
  rev,
  operation: event,
  collection,
  rkey,
  ...(event === 'delete' ? {} : { record: lexToJson(record), cid: cid.toString() }),
})

/** What happened to an account rather than in it. */
const toNews = ({ event: kind, did, active, status, handle }) => ({
  kind,
  [kind]: kind === 'account' ? { did, active, ...(active ? {} : { status }) } : { did, handle },
})

export const serveJetstream = async ({ firehoseUrl, plcUrl }) => {
  const events = []
  const readers = new Set()
  let lastUs = 0
  const firehose = new Firehose({
    service: firehoseUrl,
    idResolver: new IdResolver({ plcUrl }),
    unauthenticatedCommits: true,
    unauthenticatedHandles: true,
    runner: new MemoryRunner({ startCursor: 0 }),
    onError: (error) => process.stderr.write(`${error}\n`),
    handleEvent: (event) => {
      lastUs = Math.max(lastUs + 1, Date.now() * 1000)
      const body = event.collection === undefined ? toNews(event) : { kind: 'commit', commit: toCommit(event) }
      const entry = { did: event.did, time_us: lastUs, ...body }
      events.push(entry)
      for (const send of readers) send(entry)
    },
  })
  firehose.start()
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket, request) => {
    const { searchParams } = new URL(request.url, 'http://localhost')
    const [collections, dids] = [searchParams.getAll('wantedCollections'), searchParams.getAll('wantedDids')]
    const cursor = searchParams.get('cursor')
    const send = (entry) => {
      if (dids.length > 0 && !dids.includes(entry.did)) return
      if (entry.commit !== undefined && collections.length > 0 && !collections.includes(entry.commit.collection)) return
      socket.send(JSON.stringify(entry))
    }
    if (cursor !== null) events.filter(({ time_us }) => time_us > Number(cursor)).forEach(send)
    readers.add(send)
    socket.on('close', () => readers.delete(send))
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `ws://127.0.0.1:${server.address().port}/subscribe`,
    /** As a restart of the service does: every reader is thrown out in the middle of whatever it reads. */
    drop: () => {
      for (const socket of server.clients) socket.terminate()
    },
    stop: async () => {
      server.close()
      for (const socket of server.clients) socket.terminate()
      await firehose.destroy()
    },
  }
}
