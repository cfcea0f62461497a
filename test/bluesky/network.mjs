// A whole AT Protocol network (directory, PDS, AppView) as a child process: the tests speak to it over HTTP, and over IPC
// for the little that no client can do. Plain JavaScript, so that the types of the rest do not need this folder installed.
import { TestNetwork } from '@atproto/dev-env'
import { serveJetstream } from './jetstream.mjs'

const network = await TestNetwork.create({ dbPostgresSchema: 'network' })

const jetstream = await serveJetstream({
  firehoseUrl: network.pds.url.replace('http', 'ws'),
  plcUrl: network.plc.url,
})

/** What only the operator of a network can do. */
const actions = {
  /** Resolves when the AppView knows everything the PDS knows. */
  settle: () => network.processAll(60_000),
  dropStreams: () => jetstream.drop(),
  takeDown: (did) => network.bsky.ctx.dataplane.takedownActor({ did, ref: 'test' }),
  label: ({ uri, cid, val }) =>
    network.bsky.db.db
      .insertInto('label')
      .values({ src: 'did:example:labeler', uri, cid, val, cts: new Date().toISOString(), neg: false, exp: null })
      .execute(),
}

process.on('message', async ({ id, action, argument }) => {
  try {
    await actions[action](argument)
    process.send({ id })
  } catch (error) {
    process.send({ id, error: String(error) })
  }
})
// Whoever started this is gone, or has had enough: a network that stays behind would hold its database.
process.on('disconnect', async () => {
  await jetstream.stop().catch(() => {})
  await network.close().catch(() => {})
  process.exit(0)
})
process.send({ ready: { pdsUrl: network.pds.url, appViewUrl: network.bsky.url, jetstreamUrl: jetstream.url } })
