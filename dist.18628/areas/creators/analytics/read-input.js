import { sourceFailure } from '../../../gather/failure.js'
import { findLinkedAccounts } from '../../../gather/linked-accounts.js'
import { SourceError } from '../../../sources/port.js'
import { readContacts } from './read-contacts.js'
const readOr = async (item, patient, missing, read, known) => {
  try {
    const gathered = await read()
    for (const each of gathered.missing) missing.push({ ...each, item })
    return { value: gathered.value, asOf: gathered.asOf }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    if (patient && error.kind === 'rate_limited') throw sourceFailure(error)
    const fallback = await known()
    const detail = fallback === null ? error.message : `${error.message} What was known before is shown.`
    missing.push({ item, reason: error.kind, detail })
    return fallback
  }
}
const readContents = async (creator, { contents: limit, max_age_s }, parts) => {
  const { gather, corpus } = parts.needs
  return readOr(
    'contents',
    parts.patient,
    parts.missing,
    () => gather.contents(creator, { limit, maxAgeMs: max_age_s * 1e3 }),
    async () => {
      const value = await corpus.contents.list(creator.network, creator.externalId, { limit })
      return value.length === 0 ? null : { value, asOf: Math.max(...value.map(({ provenance }) => provenance.asOf)) }
    },
  )
}
const readHistory = async (creator, { max_age_s }, parts) => {
  const { gather, corpus } = parts.needs
  return readOr(
    'growth',
    parts.patient,
    parts.missing,
    () => gather.history(creator, { maxAgeMs: max_age_s * 1e3 }),
    async () => {
      const value = await corpus.history.list(creator.network, creator.externalId)
      return value.length === 0 ? null : { value, asOf: creator.provenance.asOf }
    },
  )
}
const readAudience = async (creator, kind, { audience_sample: limit, max_age_s }, parts) => {
  const { audienceKeeper, corpus } = parts.needs
  const found = await readOr(
    `audiences.${kind}`,
    parts.patient,
    parts.missing,
    () => audienceKeeper.summary(creator, kind, { limit, maxAgeMs: max_age_s * 1e3 }),
    async () => {
      const value = await corpus.audienceSummaries.find(creator.network, creator.externalId, kind)
      return value === void 0 ? null : { value, asOf: value.asOf }
    },
  )
  if (found === null) return void 0
  if (found.value.sampleSize > 0) return found.value
  parts.missing.push({ item: `audiences.${kind}`, reason: 'empty', detail: 'The network lists nobody.' })
  return void 0
}
const readInput = async (creator, options, needs, patient) => {
  const parts = { needs, patient, missing: [] }
  const { corpus, peers, brandBases, dictionaries } = needs
  const [contents, history, band, network, brandBase, finder, brands, contacts, linked, sample, ...audiences] =
    await Promise.all([
      readContents(creator, options, parts),
      readHistory(creator, options, parts),
      peers.band(creator),
      peers.network(creator.network),
      brandBases.get(),
      brandBases.finder(),
      dictionaries.brands(),
      readContacts(creator, corpus.doNotContact),
      findLinkedAccounts(creator, corpus),
      corpus.tags.sample(),
      ...options.audiences.map(async (kind) => [kind, await readAudience(creator, kind, options, parts)]),
    ])
  const tags = await corpus.tags.find(
    [
      ...new Set(
        (contents?.value ?? []).flatMap(({ hashtags }) => hashtags.map((tag) => tag.normalize('NFKC').toLowerCase())),
      ),
    ].slice(0, 500),
  )
  const found = Object.fromEntries(audiences.filter(([, summary]) => summary !== void 0))
  const credibility = {}
  for (const [kind] of audiences) credibility[kind] = await credibilityOf(peers, creator, kind, band)
  return {
    creator,
    contents,
    history,
    audiences: found,
    credibility,
    band,
    network: network.value,
    brandBase,
    finder,
    brands,
    tags: { known: new Map(tags.map((tag) => [tag.tag, tag])), sample },
    contacts,
    linked,
    missing: parts.missing,
  }
}
const credibilityOf = async (peers, { network }, kind, band) => peers.credibility(network, kind, band.peers)
export { readInput }
//# sourceMappingURL=read-input.js.map
