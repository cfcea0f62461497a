import { dayMs } from '../../../kernel/clock.js'
import type { Clock } from '../../../kernel/clock.js'
import type { Links } from '../../../corpus/records/links.js'
import type { Query } from '../../../db/database.js'
import { scoringVersion } from '../../../engine/risk/score.js'
import type { Judge } from '../../../engine/text/verdict.js'
import { sourceFailure } from '../../../gather/failure.js'
import type { NotHad } from '../../../gather/gathered.js'
import type { Events } from '../../../jobs/events.js'
import type { Job } from '../../../jobs/runner.js'
import type { ProfileRef } from '../../../model/creator.js'
import { toContentRef } from '../../../model/named-content.js'
import { SourceError } from '../../../sources/port.js'
import type { CriteriaSet, CriteriaSets } from '../criteria/criteria-store.js'
import { getConfirmed } from '../identity/confirmed-person.js'
import type { Identities } from '../identity/identity-store.js'
import { compareProfiles } from '../result/identity.js'
import type { Candidate, Labelled } from '../items/item.js'
import { PictureChecker, type LookNeeds } from './look-at-pictures.js'
import type { Memories } from './memory-store.js'
import {
  describeProfile,
  readContent,
  readContents,
  readCreator,
  withComments,
  type Place,
  type ReadNeeds,
} from './read-profile.js'
import type { ScreeningResult } from '../result/result-contract.js'
import type { KeptInput } from './screen-contract.js'
import type { Screening } from '../result/screening-rows.js'
import type { Screenings } from '../result/screening-store.js'
import { createSession, recallDecisions } from './session.js'
import type { ScreeningState, SubjectProfile } from '../result/state.js'
import { calibrationOf } from '../result/calibration.js'
import type { CostNeeds } from './cost.js'
import { sealOf, summarize } from '../result/summarize.js'

export interface ScreenNeeds extends ReadNeeds, LookNeeds, CostNeeds {
  criteriaSets: CriteriaSets
  identities: Identities
  screenings: Screenings
  memories: Memories
  judge: Judge
  links: Links
  events: Events
  clock: Clock
}

/** Where a screening stands. What was judged is kept with it, batch by batch. */
export interface Checkpoint {
  asOf: number
  profile: number
  place: Place | null
  items: number
  /** How often the network said to wait without a page in between. */
  waits: number
  /** Pictures that may still be looked at. */
  picturesLeft: number
  droppedTerms: string[]
  recalledItems: string[]
  /** Missing in checkpoints from before reviewers could label. */
  recalledReviews?: [string, Labelled[]][]
  state: ScreeningState
}

/** Looking at the pictures of a batch takes most of its time. */
const lookingPart = 0.8
const employmentRetentionDays = 180
/** Told to wait more often than this without getting anywhere, the rest of a profile is given up. */
const waitsMax = 8
/** A network that does not answer is tried so often before what is known is used. */
const waitsUnanswered = 2

const waiting = ({ network, handle }: ProfileRef): SubjectProfile => ({
  network,
  handle,
  externalId: null,
  name: null,
  url: null,
  verified: null,
  followers: null,
  bio: null,
  links: [],
  state: 'waiting',
  detail: null,
  truncated: false,
  source: null,
  synthetic: false,
  asOf: null,
})

export const sinceOf = (set: CriteriaSet, asOf: number): number | undefined =>
  set.criteria.window_days === null ? undefined : asOf - set.criteria.window_days * dayMs

export const startScreening = async (
  input: KeptInput,
  refs: ProfileRef[],
  set: CriteriaSet,
  needs: ScreenNeeds,
  job: Job,
): Promise<Checkpoint> => {
  const { terms, items, reviews } = await recallDecisions(job.accountId, input.criteria_id ?? '', null, needs.memories)
  return {
    asOf: needs.clock.now(),
    profile: 0,
    place: null,
    items: 0,
    waits: 0,
    picturesLeft: set.criteria.max_media,
    droppedTerms: terms,
    recalledItems: [...items],
    recalledReviews: [...reviews],
    state: {
      profiles: refs.map(waiting),
      content: null,
      identity: [],
      ...(input.identity_id === undefined
        ? {}
        : { person: await getConfirmed(job.accountId, input.identity_id, needs.identities) }),
      judgeVersion: needs.judge.version,
      scoringVersion,
      calibration: calibrationOf(await needs.screenings.decided(job.accountId, set.id)),
      droppedTerms: terms,
      employment:
        input.employment === undefined
          ? null
          : {
              consentReference: input.employment.consent_reference,
              permissiblePurpose: input.employment.permissible_purpose,
            },
      dispute: null,
      adverseAction: null,
    },
  }
}

/** One screening being carried out. */
export class ScreeningRun {
  readonly #at: Checkpoint
  readonly #input: KeptInput
  readonly #set: CriteriaSet
  readonly #needs: ScreenNeeds
  readonly #job: Job<Checkpoint>
  readonly #judge: ReturnType<typeof createSession>
  readonly #looker: PictureChecker
  #failure: SourceError | undefined

  constructor(at: Checkpoint, input: KeptInput, set: CriteriaSet, needs: ScreenNeeds, job: Job<Checkpoint>) {
    this.#at = at
    this.#input = input
    this.#set = set
    this.#needs = needs
    this.#job = job
    const remembered = {
      terms: at.droppedTerms,
      items: new Set(at.recalledItems),
      reviews: new Map(at.recalledReviews ?? []),
    }
    this.#judge = createSession(set, needs.judge, remembered)
    this.#looker = new PictureChecker(set.criteria, needs)
  }

  async profiles(): Promise<void> {
    while (this.#at.profile < this.#at.state.profiles.length) {
      await this.#profile(this.#at.profile)
      this.#at.profile++
      this.#at.place = null
      await this.#save([])
    }
    if (this.#failure !== undefined && this.#at.items === 0) throw sourceFailure(this.#failure)
    this.#at.state.identity = await compareProfiles(this.#at.state.profiles, this.#needs.links)
  }

  async content(): Promise<void> {
    const ref = toContentRef(this.#input.content ?? { content_url: '' }, '/content')
    try {
      const value = await readContent(ref, this.#needs)
      this.#at.state.content = { network: value.network, id: value.contentId, url: value.url }
      const candidates = await withComments([value], value.authorExternalId, this.#set.criteria, this.#needs)
      await this.#keep(candidates, 0)
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  }

  async finish(complete: boolean): Promise<ScreeningResult> {
    const { screenings, events, criteriaSets } = this.#needs
    const { requestId: id, accountId } = this.#job
    const screening = await screenings.find(accountId, id)
    if (screening === undefined) throw new Error('the screening was not opened')
    const set = (await criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion)) ?? this.#set
    const rows = await screenings.itemRows(id)
    const digest = sealOf(rows, set, this.#at.state.judgeVersion)
    const whole: Screening = { ...screening, state: this.#at.state, digest }
    const result = summarize(rows, set, whole, { complete, digest })
    await this.#job.save(this.#at, async (query) => {
      await screenings.saveState(query, id, { state: this.#at.state, digest, items: rows.length })
      const { score, level, confidence } = result.risk
      const payload = { screening_id: id, score, level, confidence, flagged: result.coverage.flagged }
      await events.append(query, accountId, [{ kind: 'screening.finished', subject: id, payload }])
    })
    events.announce(accountId)
    return result
  }

  get state(): ScreeningState {
    return this.#at.state
  }

  async #profile(index: number): Promise<void> {
    const ref = this.#at.state.profiles[index]
    if (ref === undefined) return
    const since = sinceOf(this.#set, this.#at.asOf)
    try {
      const creator = await readCreator(ref, this.#needs)
      const described = describeProfile(creator)
      this.#at.state.profiles[index] = described
      let failed: NotHad | undefined
      for await (const batch of readContents(creator, this.#set.criteria, this.#at.place, this.#needs, since)) {
        this.#job.signal.throwIfAborted()
        // What is known is better than nothing, but a network that may answer soon is better still.
        if (batch.failed?.reason === 'unavailable' && this.#at.waits < waitsUnanswered)
          throw new SourceError('unavailable', batch.failed.detail)
        this.#at.place = batch.place
        this.#at.waits = 0
        described.truncated = batch.truncated
        described.detail ??= batch.note
        failed ??= batch.failed
        await this.#keep(batch.candidates, batch.total ?? 0)
        if (batch.place === null) break
      }
      described.state = failed === undefined ? 'screened' : 'partly'
      if (failed !== undefined) this.#job.missing({ ...failed, item: `${ref.network}:${ref.handle}` })
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      await this.#miss(index, ref, error)
    }
  }

  /** A profile that cannot be read, or not to its end: waits where told to, and says what is missing. */
  async #miss(index: number, ref: SubjectProfile, error: SourceError): Promise<void> {
    const profile = this.#at.state.profiles[index] ?? ref
    const passing = error.kind === 'rate_limited' || error.kind === 'unavailable'
    if (passing && this.#at.waits < (error.kind === 'rate_limited' ? waitsMax : waitsUnanswered)) {
      this.#at.waits++
      await this.#save([])
      throw sourceFailure(error)
    }
    profile.state = this.#at.place === null ? 'unavailable' : 'partly'
    profile.detail = error.message
    this.#at.waits = 0
    this.#failure ??= error
    this.#job.missing({ item: `${ref.network}:${ref.handle}`, reason: error.kind, detail: error.message })
  }

  /** Judges a batch and keeps it together with the place behind it. */
  async #keep(candidates: readonly Candidate[], total: number): Promise<void> {
    const { signal } = this.#job
    const before = this.#at.items
    const tell = (done: number): void => this.#job.progress(done, total === 0 ? undefined : Math.max(total, done))
    const looked = await this.#looker.look(candidates, this.#at.picturesLeft, signal, (share) =>
      tell(before + Math.floor(share * candidates.length * lookingPart)),
    )
    const judged = await this.#judge(looked.candidates, signal)
    this.#at.picturesLeft = looked.left
    this.#at.items += judged.length
    tell(this.#at.items)
    const { screenings } = this.#needs
    await this.#save([(query) => screenings.addItems(query, this.#job.requestId, before, judged)])
  }

  async #save(effects: ((query: Query) => Promise<void>)[]): Promise<void> {
    const { screenings } = this.#needs
    const { requestId: id, accountId } = this.#job
    const { retention_days = this.#input.employment === undefined ? null : employmentRetentionDays } = this.#input
    await this.#job.save(this.#at, async (query) => {
      await screenings.open(query, {
        id,
        accountId,
        criteriaId: this.#set.id,
        criteriaVersion: this.#set.version,
        monitoringId: this.#input.monitoring_id ?? null,
        state: this.#at.state,
        asOf: this.#at.asOf,
        retainUntil: retention_days === null ? null : this.#at.asOf + retention_days * dayMs,
      })
      for (const effect of effects) await effect(query)
    })
  }
}
