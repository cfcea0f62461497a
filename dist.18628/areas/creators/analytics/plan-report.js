import { engineVersion } from '../../../engine/audience/version.js'
const pageItems = 100
const planReport = async (ref, options, { corpus, sources, clock }) => {
  const source = sources.find(ref.network)
  const creator = await corpus.creators.find(ref)
  const maxAgeMs = options.max_age_s * 1e3
  const isFresh = (asOf) => maxAgeMs > 0 && clock.now() - asOf <= maxAgeMs
  const live = (item, items, why) =>
    source === void 0
      ? { item, from: 'none', items: 0, calls: 0, why: `No source is configured for ${ref.network}.` }
      : { item, from: 'live', items, calls: Math.ceil(items / pageItems), why }
  const profile =
    creator !== void 0 && isFresh(creator.provenance.asOf)
      ? { item: 'profile', from: 'known', items: 1, calls: 0, why: 'What is known is fresh enough.' }
      : live('profile', 1, creator === void 0 ? 'It was never read.' : 'What is known is too old.')
  const planList = async (what, item, items) => {
    const can = source?.capabilities.operations[what] ?? 'no'
    if (source !== void 0 && can === 'no')
      return { item, from: 'none', items: 0, calls: 0, why: `${ref.network} does not give it.` }
    const reading = creator && (await corpus.readings.find(ref.network, creator.externalId, what))
    if (reading === void 0) return live(item, items, 'It was never read.')
    if (!isFresh(reading.readAt)) return live(item, items, 'What is known is too old.')
    if (!reading.complete && reading.items < items) return live(item, items, `Only ${reading.items} are known.`)
    return {
      item,
      from: 'known',
      items: Math.min(items, reading.items),
      calls: 0,
      why: 'What is known is fresh enough.',
    }
  }
  const planAudience = async (kind) => {
    const item = `audiences.${kind}`
    const known = creator && (await corpus.audienceSummaries.find(ref.network, creator.externalId, kind))
    const enough =
      known !== void 0 && (known.sampleSize >= options.audience_sample || known.sampleSize === known.population)
    if (enough && known.engineVersion === engineVersion && isFresh(known.asOf))
      return { item, from: 'known', items: known.sampleSize, calls: 0, why: 'A fresh summary is known.' }
    return planList(kind, item, options.audience_sample)
  }
  const history = await planList('history', 'growth', 1)
  const fetches = [
    profile,
    await planList('contents', 'contents', options.contents),
    history,
    ...(await Promise.all(options.audiences.map(planAudience))),
  ]
  return { dry_run: true, ...ref, fetches, calls: fetches.reduce((sum, { calls }) => sum + calls, 0) }
}
export { planReport }
//# sourceMappingURL=plan-report.js.map
