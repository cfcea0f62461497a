import { toTag } from '../../../engine/language/tags.js'
import { sourceFailure } from '../../../gather/failure.js'
import type { Gathered } from '../../../gather/gather.js'
import { findLinkedAccounts } from '../../../gather/linked-accounts.js'
import type { AudienceSource } from '../../../model/audience.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import { compareAudiences } from './compare-audiences.js'
import { readContacts } from '../contacts/read-contacts.js'
import type { Block, Missing, Needs, Options, ReportInput } from './report-input.js'

/** What a source cannot give is taken from what we know, however old; where we know nothing either, it is missing. */
const readOr = async <T>(
  item: string,
  patient: boolean,
  missing: Missing[],
  read: () => Promise<Gathered<T>>,
  known: () => Promise<Block<T> | null>,
): Promise<Block<T> | null> => {
  try {
    const gathered = await read()
    for (const each of gathered.missing) missing.push({ ...each, item })
    return { value: gathered.value, asOf: gathered.asOf }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    // Whoever can wait does: a request comes back when the network lets it.
    if (patient && error.kind === 'rate_limited') throw sourceFailure(error)
    const fallback = await known()
    const detail = fallback === null ? error.message : `${error.message} What was known before is shown.`
    missing.push({ item, reason: error.kind, detail })
    return fallback
  }
}

const readContents = async (creator: Creator, { contents: limit, max_age_s }: Options, parts: ReportParts) => {
  const { gather, contents } = parts.needs
  return readOr(
    'contents',
    parts.patient,
    parts.missing,
    () => gather.contents(creator, { limit, maxAgeMs: max_age_s * 1000 }),
    async () => {
      const value = await contents.list(creator.network, creator.externalId, { limit })
      return value.length === 0 ? null : { value, asOf: Math.max(...value.map(({ provenance }) => provenance.asOf)) }
    },
  )
}

const readHistory = async (creator: Creator, { max_age_s }: Options, parts: ReportParts) => {
  const { gather, history } = parts.needs
  return readOr(
    'growth',
    parts.patient,
    parts.missing,
    () => gather.history(creator, { maxAgeMs: max_age_s * 1000 }),
    async () => {
      const value = await history.list(creator.network, creator.externalId)
      return value.length === 0 ? null : { value, asOf: creator.provenance.asOf }
    },
  )
}

const readAudience = async (
  creator: Creator,
  kind: AudienceSource,
  { audience_sample: limit, max_age_s }: Options,
  parts: ReportParts,
): Promise<AudienceSummary | undefined> => {
  const { audienceSummarizer, audienceSummaries } = parts.needs
  const found = await readOr(
    `audiences.${kind}`,
    parts.patient,
    parts.missing,
    () => audienceSummarizer.summary(creator, kind, { limit, maxAgeMs: max_age_s * 1000 }),
    async () => {
      const value = await audienceSummaries.find(creator.network, creator.externalId, kind)
      return value === undefined ? null : { value, asOf: value.asOf }
    },
  )
  if (found === null) return undefined
  if (found.value.sampleSize > 0) return found.value
  parts.missing.push({ item: `audiences.${kind}`, reason: 'empty', detail: 'The network lists nobody.' })
  return undefined
}

interface ReportParts {
  needs: Needs
  patient: boolean
  missing: Missing[]
}

/** Reads all blocks, several at a time. `patient` waits for rate limits instead of leaving things out. */
export const readInput = async (
  creator: Creator,
  options: Options,
  needs: Needs,
  patient: boolean,
): Promise<ReportInput> => {
  const parts: ReportParts = { needs, patient, missing: [] }
  const { peers, brandBases, dictionaries } = needs
  const [contents, history, band, brandBase, finder, brands, contacts, linked, sample, ...audiences] =
    await Promise.all([
      readContents(creator, options, parts),
      readHistory(creator, options, parts),
      peers.band(creator),
      brandBases.get(),
      brandBases.finder(),
      dictionaries.brands(),
      readContacts(creator, needs.doNotContact),
      findLinkedAccounts(creator, needs),
      needs.tags.sample(),
      ...options.audiences.map(async (kind) => [kind, await readAudience(creator, kind, options, parts)] as const),
    ])
  const written = contents?.value ?? []
  const hashtags = new Set(written.flatMap(({ hashtags: tags }) => tags.map(toTag)))
  const [tags, lookAlikes, compared] = await Promise.all([
    needs.tags.find([...hashtags].slice(0, 500)),
    needs.lookAlikes.ofCreator(creator, written),
    compareAudiences(creator, Object.fromEntries(audiences), needs),
  ])
  return {
    creator,
    contents,
    history,
    audiences: compared,
    band,
    lookAlikes,
    brandBase,
    finder,
    brands,
    tags: { known: new Map(tags.map((tag) => [tag.tag, tag])), sample },
    contacts,
    linked,
    missing: parts.missing,
  }
}
