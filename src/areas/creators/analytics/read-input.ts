import { sourceFailure } from '../../../gather/failure.js'
import type { Gathered, HowMany } from '../../../gather/gather.js'
import { isDeclared } from '../../../engine/audience/declared.js'
import { foremostAudience } from '../../../engine/facts/price.js'
import { isRateStated, withFacts } from '../../../engine/facts/with-facts.js'
import { hashtagsOf } from '../../../engine/language/tags.js'
import { findLinkedAccounts } from '../../../gather/linked-accounts.js'
import type { AudienceSource } from '../../../model/audience.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import { compareAudiences } from './compare-audiences.js'
import { readContacts } from '../contacts/read-contacts.js'
import type { Block, Missing, Needs, Options, ReportInput } from './report-input.js'

/** A block of the report; where it can neither be read nor is known, it is missing. */
const readOr = async <T>(
  item: string,
  { patient, missing, notes }: ReportParts,
  read: () => Promise<Gathered<T>>,
): Promise<Block<T> | null> => {
  try {
    const gathered = await read()
    for (const each of gathered.missing) missing.push({ ...each, item })
    if (gathered.note !== null) notes.push(gathered.note)
    return { value: gathered.value, asOf: gathered.asOf }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    // Whoever can wait does: a request comes back when the network lets it.
    if (patient && error.kind === 'rate_limited') throw sourceFailure(error)
    missing.push({ item, reason: error.kind, detail: error.message })
    return null
  }
}

const readContents = (creator: Creator, { contents: limit, max_age_s }: Options, parts: ReportParts) =>
  readOr('contents', parts, () =>
    parts.needs.gather.contents(creator, { limit, maxAgeMs: max_age_s * 1000, patient: parts.patient }),
  )

const readHistory = (creator: Creator, { max_age_s }: Options, parts: ReportParts) =>
  readOr('growth', parts, () =>
    parts.needs.gather.history(creator, { maxAgeMs: max_age_s * 1000, patient: parts.patient }),
  )

/** Where members cannot be had any more, what was once concluded from them. */
const summarise = async (
  creator: Creator,
  kind: AudienceSource,
  how: HowMany,
  { audienceSummarizer, audienceSummaries }: Needs,
) => {
  try {
    return await audienceSummarizer.summary(creator, kind, how)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const value = await audienceSummaries.find(creator.network, creator.externalId, kind)
    if (value === undefined || (how.patient === true && error.kind === 'rate_limited')) throw error
    const { asOf, source, synthetic } = value
    const detail = `${error.message} What was known before is shown.`
    return {
      ...{ value, asOf, source, synthetic, from: 'known' as const, note: null },
      missing: [{ item: kind, reason: error.kind, detail }],
    }
  }
}

const readAudience = async (
  creator: Creator,
  kind: AudienceSource,
  { audience_sample: limit, max_age_s }: Options,
  parts: ReportParts,
): Promise<AudienceSummary | undefined> => {
  const how = { limit, maxAgeMs: max_age_s * 1000, patient: parts.patient }
  const found = await readOr(`audiences.${kind}`, parts, () => summarise(creator, kind, how, parts.needs))
  if (found === null) return undefined
  if (found.value.sampleSize > 0) return found.value
  if (isDeclared(found.value)) {
    parts.notes.push(`Who follows is as ${found.value.source} states it: no follower of it is known here.`)
    return found.value
  }
  parts.missing.push({ item: `audiences.${kind}`, reason: 'empty', detail: 'The network lists nobody.' })
  return undefined
}

interface ReportParts {
  needs: Needs
  patient: boolean
  missing: Missing[]
  notes: string[]
}

/** Reads all blocks, several at a time. `patient` waits for rate limits instead of leaving things out. */
export const readInput = async (
  record: Creator,
  options: Options,
  needs: Needs,
  patient: boolean,
): Promise<ReportInput> => {
  const parts: ReportParts = { needs, patient, missing: [], notes: [] }
  const { peers, brandBases, dictionaries } = needs
  const [contents, history, brandBase, finder, brands, contacts, linked, sample, measured, ...audiences] =
    await Promise.all([
      readContents(record, options, parts),
      readHistory(record, options, parts),
      brandBases.get(record.provenance.synthetic),
      brandBases.finder(),
      dictionaries.brands(),
      readContacts(record, needs.doNotContact),
      findLinkedAccounts(record, needs),
      needs.tags.sample(record.provenance.synthetic),
      needs.measured.find(record),
      ...options.audiences.map(async (kind) => [kind, await readAudience(record, kind, options, parts)] as const),
    ])
  const { facts, window, points } = await needs.factsOf(record)
  const creator = withFacts(record, facts)
  const hashtags = new Set((contents?.value ?? []).flatMap(hashtagsOf))
  const [band, tags, lookAlikes, compared, summaries] = await Promise.all([
    peers.band(record, isRateStated(record, facts)),
    needs.tags.find([...hashtags].slice(0, 500), record.provenance.synthetic),
    needs.lookAlikes.ofCreator(creator, facts),
    compareAudiences(creator, Object.fromEntries(audiences), needs),
    needs.audienceSummaries.list(record.network, record.externalId),
  ])
  return {
    creator,
    record,
    facts,
    window,
    points,
    contents,
    history,
    audiences: compared,
    foremost: foremostAudience(summaries),
    band,
    lookAlikes,
    brandBase,
    finder,
    brands,
    tags: { known: new Map(tags.map((tag) => [tag.tag, tag])), sample },
    contacts,
    linked,
    measured,
    missing: parts.missing,
    notes: parts.notes,
  }
}
