import type { z } from 'zod'
import { hasCode } from '../../kernel/coded-error.js'
import { queryRefused } from '../../engine/search/index.js'
import { Failure } from '../../kernel/errors.js'
import type { SyntheticPolicy } from '../../corpus/records/synthetic-policy.js'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import { labelEmotions, labelEntities, type Found, type Plan } from '../../engine/listening/index.js'
import type { Events } from '../../jobs/events.js'
import type { Job } from '../../jobs/runner.js'
import { raiseAlerts } from './alerts.js'
import { measureCoverage } from './coverage.js'
import { searchNetworks } from './search-networks.js'
import { choosePanel, gatherComments, gatherContents, type Gathered, type GatherNeeds } from './gather-texts.js'
import type { ListeningSummary } from './insights-contract.js'
import type { EmotionStore } from './emotion-store.js'
import { judgeEmotions } from './judge-emotions.js'
import { judgeMentions, type JudgeNeeds } from './judge-mentions.js'
import { findBrand, makePlan, queriesOf, type Listening } from './plan.js'
import { presentInsights } from './present.js'
import { loadNames, type NameNeeds } from './queries/names.js'
import { readEntities } from './read-entities.js'
import type { RecurringStore } from './recurring-store.js'
import { matchTags } from './workflow/match-tags.js'
import type { ListeningTags } from './workflow/tag-store.js'

export interface RunNeeds extends GatherNeeds, JudgeNeeds, NameNeeds {
  dictionaries: Dictionaries
  emotions: EmotionStore
  recurring: RecurringStore
  listeningTags: ListeningTags
  syntheticPolicy: SyntheticPolicy
  events: Events
}

/** When the request was first taken up: an attempt repeated looks at the same time. */
export interface Checkpoint {
  now: number
}

/** What a schedule adds to a request. */
export type ListeningInput = Listening & { recurring_id?: string; window_ms?: number }

const nothing: Gathered = {
  profiles_wanted: 0,
  profiles_read: 0,
  profiles_fresh: 0,
  contents_read: 0,
  comments_read: 0,
  stopped: 'done',
  failed: [],
}

/** Steps that are not counted one by one, so that progress moves from the start to the end. */
const steps = { found: 10, listened: 20 }

const refuse = (error: unknown): never => {
  if (hasCode(error, queryRefused)) throw new Failure('invalid_input', `The search was refused: ${error.message}`)
  throw error
}

const gatherAll = async (input: Listening, plan: Plan, needs: RunNeeds, job: Job<Checkpoint>): Promise<Gathered> => {
  const { profiles_max, include_comments, comments_max, seconds_max } = input.gather
  const { search, clock, dictionaries } = needs
  const limits = { profilesMax: profiles_max, commentsMax: comments_max, deadline: clock.now() + seconds_max * 1000 }
  let gathered = nothing
  if (profiles_max > 0) {
    const searched = await searchNetworks(plan, needs, limits, job.signal)
    if (searched.some(({ contents }) => contents > 0)) await search.texts.caughtUp()
    const brands = await dictionaries.brands()
    const known = plan.brands.map(({ name }) => findBrand(name, brands))
    const found = await search.texts.mentions(plan, { signal: job.signal })
    const panel = await choosePanel(plan, known, found, needs, profiles_max)
    gathered = await gatherContents(plan, panel, needs, limits, {
      signal: job.signal,
      onProfile: (done) => job.progress(done, panel.length + steps.found + steps.listened),
    })
    if (searched.length > 0) gathered = { ...gathered, searched }
  }
  if (!include_comments) return gathered
  await search.texts.caughtUp()
  const found: Found = await search.texts.mentions(plan, { signal: job.signal })
  const { comments, stopped } = await gatherComments(found, needs, limits, job.signal)
  return { ...gathered, comments_read: comments, stopped: stopped === 'done' ? gathered.stopped : stopped }
}

/** Gathers, finds, judges, counts, keeps. Everything after the gathering looks at one snapshot of the index. */
export const runListening = async (
  input: ListeningInput,
  needs: RunNeeds,
  job: Job<Checkpoint>,
): Promise<z.output<typeof ListeningSummary>> => {
  const { search, clock, dictionaries, listening, texts, judge } = needs
  const now = job.checkpoint?.now ?? clock.now()
  if (job.checkpoint === undefined) await job.save({ now })
  const period =
    input.window_ms === undefined
      ? input
      : { ...input, to: new Date(now).toISOString(), from: new Date(now - input.window_ms).toISOString() }
  const { choice, leftOut } = await needs.syntheticPolicy.choose(input.synthetic)
  const saved = await loadNames(job.accountId, queriesOf(input), needs)
  const plan = makePlan(period, { brands: await dictionaries.brands(), now, synthetic: choice, saved })
  const gathered = await gatherAll(input, plan, needs, job).catch(refuse)
  const whole = await search.texts.caughtUp()
  const { version, ...found } = await search.texts.mentions(plan, { signal: job.signal }).catch(refuse)
  search.texts.hold(version)
  const base = gathered.profiles_wanted + steps.found
  job.progress(base, base + steps.listened)
  let read = base
  const judged = await judgeMentions(found, input.judge_max, needs, {
    signal: job.signal,
    onJudged: (done, total) => {
      read = base + done
      job.progress(read, base + total + steps.listened)
    },
  })
  const felt =
    input.emotions === true
      ? await judgeEmotions(found, input.judge_max, needs, {
          signal: job.signal,
          onJudged: (done, total) => job.progress(read + done, read + total + steps.listened),
        })
      : undefined
  const known = await texts.findFollowers(found.authors)
  const followers = Float64Array.from(found.authors, (author) => known.get(author) ?? NaN)
  const heard = await search.texts.listen(
    { plan, sentiment: judged.sentiment, followers },
    { version, signal: job.signal },
  )
  // The snapshot was dropped meanwhile: what was judged is remembered, so the next attempt is quick.
  if (heard.version !== version) throw new Error('The snapshot that was listened to is gone.')
  const entities = await readEntities(found, input.judge_max, needs, job.signal)
  const labelled = felt === undefined ? heard.packed : labelEmotions(heard.packed, felt.shown)
  const packed = labelEntities(labelled, entities.named, entities.unread)
  const listened = { ...heard, packed }
  const coverage = await measureCoverage(
    plan,
    { gathered, judged, felt, entities, whole, duplicates: input.duplicates, synthetic: { choice, left_out: leftOut } },
    { search, judge },
    version,
  )
  const shown = await presentInsights(plan, listened, coverage, { texts, now: clock.now() })
  const keep = await listening.prepareSet(
    job.requestId,
    { plan: { ...plan, things: [] }, shown },
    listened.packed,
    clock.now(),
  )
  const rules = await needs.listeningTags.rules(job.accountId)
  const tagged = await matchTags(job.accountId, plan, rules, needs, job)
  const alerts =
    input.recurring_id === undefined
      ? undefined
      : await raiseAlerts(input.recurring_id, job, shown, { plan, found }, needs)
  await job.save({ now }, async (query) => {
    await keep(query)
    await needs.listeningTags.note(query, job.accountId, tagged)
    await alerts?.save(query)
  })
  alerts?.announce()
  if (!whole)
    job.missing({
      item: 'texts that are not searchable yet',
      reason: 'unavailable',
      detail: 'The search index is behind what was stored. Listen again in a moment.',
    })
  if (search.lacksDamaged('contents', 'comments'))
    job.missing({
      item: 'texts that are damaged',
      reason: 'unavailable',
      detail: 'Some stored texts are damaged and were left out. The operator finds which ones with `rostra doctor`.',
    })
  if (gathered.failed.length > 0 || gathered.stopped === 'time')
    for (const { reason, profiles } of gathered.failed)
      job.missing({ item: `contents of ${profiles} profiles`, reason, detail: 'The network did not give them.' })
  return {
    mentions: shown.mentions,
    brands: shown.brands.map(({ name, mentions, share_of_voice }) => ({
      name,
      mentions,
      share_of_voice: share_of_voice.mentions.value,
    })),
    alerts: alerts?.raised ?? [],
  }
}
