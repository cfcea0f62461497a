import { setTimeout as wait } from 'node:timers/promises'
import { engineVersion } from '../engine/audience/version.js'
import { SourceError } from '../sources/port.js'
import { populationOf } from './audience-keeper.js'
const sampleMembers = 100
const kept = 10
const waitingOf = async ({ corpus, sources }, signal) => {
  const done = /* @__PURE__ */ new Set()
  for await (const { network, externalId, engineVersion: version } of corpus.audienceSummaries.all()) {
    if (version === engineVersion) done.add(`${network} ${externalId}`)
    if (signal.aborted) return []
  }
  const found = []
  for await (const { network, externalId, handle, followers, state } of corpus.creators.all()) {
    if (signal.aborted) return []
    if (state !== 'active' || sources.find(network)?.synthetic !== true || done.has(`${network} ${externalId}`))
      continue
    found.push({ network, externalId, handle, followers })
  }
  return found.sort((a, b) => (b.followers ?? -1) - (a.followers ?? -1))
}
const kindOf = ({ capabilities: { operations } }) =>
  ['followers', 'commenters', 'likers'].find((kind) => operations[kind] !== 'no')
const summariseOne = async ({ network, externalId, handle }, { corpus, sources, audienceKeeper, clock }) => {
  const source = sources.find(network)
  const kind = source === void 0 ? void 0 : kindOf(source)
  const creator = await corpus.creators.findById(network, externalId)
  if (source === void 0 || kind === void 0 || creator === void 0) return void 0
  let members
  try {
    members = (await source.audience({ network, handle }, kind, { cursor: null, limit: sampleMembers })).items
  } catch (error) {
    if (error instanceof SourceError) return void 0
    throw error
  }
  const population = populationOf(creator, kind, members.length, sampleMembers)
  const from = { asOf: clock.now(), source: source.id, synthetic: source.synthetic }
  return audienceKeeper.summarise({ creator, kind, members, population, ...from })
}
const summariseAll = async (parts, perMinute, signal) => {
  if (perMinute <= 0) return
  const pauseMs = 6e4 / perMinute
  const waiting = await waitingOf(parts, signal)
  let found = []
  for (const [i, each] of waiting.entries()) {
    if (signal.aborted) break
    const summary = await summariseOne(each, parts)
    if (summary !== void 0) found.push(summary)
    if (found.length >= kept) {
      await parts.corpus.audienceSummaries.save(found)
      found = []
    }
    if ((i + 1) % 1e3 === 0) parts.log.info({ done: i + 1, of: waiting.length }, 'looked at audiences')
    await wait(pauseMs, void 0, { signal, ref: false }).catch(() => {})
  }
  await parts.corpus.audienceSummaries.save(found)
}
export { summariseAll }
//# sourceMappingURL=summarise-all.js.map
