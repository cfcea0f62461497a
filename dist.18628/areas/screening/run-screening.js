import { sourceFailure } from '../../gather/failure.js'
import { toContentRef } from '../../model/named-content.js'
import { SourceError } from '../../sources/port.js'
import { compareProfiles } from './identity.js'
import { describeProfile, readContents, readCreator, readKnown, withComments } from './read-profile.js'
import { createSession, remember } from './session.js'
import { sealOf, summarize } from './summarize.js'
const dayMs = 864e5
const employmentRetentionDays = 180
const waitsMax = 8
const waiting = ({ network, handle }) => ({
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
const sinceOf = (set, asOf) => (set.criteria.window_days === null ? void 0 : asOf - set.criteria.window_days * dayMs)
const startScreening = async (input, refs, needs, job) => {
  const { terms, items } = await remember(job.accountId, input.criteria_id ?? '', null, needs.memories)
  return {
    asOf: needs.clock.now(),
    profile: 0,
    place: null,
    items: 0,
    waits: 0,
    droppedTerms: terms,
    recalledItems: [...items],
    state: {
      profiles: refs.map(waiting),
      content: null,
      identity: [],
      judgeVersion: needs.judge.version,
      droppedTerms: terms,
      employment:
        input.employment === void 0
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
class ScreeningRun {
  #at
  #input
  #set
  #needs
  #job
  #judge
  #failure
  constructor(at, input, set, needs, job) {
    this.#at = at
    this.#input = input
    this.#set = set
    this.#needs = needs
    this.#job = job
    const remembered = { terms: at.droppedTerms, items: new Set(at.recalledItems) }
    this.#judge = createSession(set, needs.judge, remembered)
  }
  async profiles() {
    while (this.#at.profile < this.#at.state.profiles.length) {
      await this.#profile(this.#at.profile)
      this.#at.profile++
      this.#at.place = null
      await this.#save([])
    }
    if (this.#failure !== void 0 && this.#at.items === 0) throw sourceFailure(this.#failure)
    this.#at.state.identity = await compareProfiles(this.#at.state.profiles, this.#needs.links)
  }
  async content() {
    const ref = toContentRef(this.#input.content ?? { content_url: '' }, '/content')
    try {
      const { value } = await this.#needs.gather.content(ref, { maxAgeMs: 6e5 })
      this.#at.state.content = { network: value.network, id: value.contentId, url: value.url }
      const candidates = await withComments([value], value.authorExternalId, this.#set.criteria, this.#needs)
      await this.#keep(candidates, 0)
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  }
  async finish(complete) {
    const { screenings, events, criteriaSets } = this.#needs
    const { requestId: id, accountId } = this.#job
    const screening = await screenings.find(accountId, id)
    if (screening === void 0) throw new Error('the screening was not opened')
    const set = (await criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion)) ?? this.#set
    const rows = await screenings.rows(id)
    const digest = sealOf(rows, set, this.#at.state.judgeVersion)
    const whole = { ...screening, state: this.#at.state, digest }
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
  get state() {
    return this.#at.state
  }
  async #profile(index) {
    const ref = this.#at.state.profiles[index]
    if (ref === void 0) return
    const since = sinceOf(this.#set, this.#at.asOf)
    try {
      const creator = await readCreator(ref, this.#needs)
      const described = describeProfile(creator)
      this.#at.state.profiles[index] = described
      for await (const batch of readContents(creator, this.#set.criteria, this.#at.place, this.#needs, since)) {
        this.#job.signal.throwIfAborted()
        this.#at.place = batch.place
        this.#at.waits = 0
        described.truncated = batch.truncated
        await this.#keep(batch.candidates, batch.total ?? 0)
        if (batch.place === null) break
      }
      described.state = 'screened'
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      await this.#miss(index, ref, error, since)
    }
  }
  /** A profile that cannot be read, or not to its end: waits where told to, uses what is known, and says what is missing. */
  async #miss(index, ref, error, since) {
    const profile = this.#at.state.profiles[index] ?? ref
    const passing = error.kind === 'rate_limited' || error.kind === 'unavailable'
    if (passing && this.#at.waits < (error.kind === 'rate_limited' ? waitsMax : 2)) {
      this.#at.waits++
      await this.#save([])
      throw sourceFailure(error)
    }
    const known =
      passing && this.#at.place === null ? await readKnown(ref, this.#set.criteria, this.#needs, since) : void 0
    if (known !== void 0) {
      Object.assign(profile, describeProfile(known.creator))
      await this.#keep(known.candidates, 0)
    }
    const read = known !== void 0 || this.#at.place !== null
    profile.state = read ? 'partly' : 'unavailable'
    profile.detail = error.message
    this.#at.waits = 0
    this.#failure ??= error
    this.#job.missing({ item: `${ref.network}:${ref.handle}`, reason: error.kind, detail: error.message })
  }
  /** Judges a batch and keeps it together with the place behind it. */
  async #keep(candidates, total) {
    const judged = await this.#judge(candidates, this.#job.signal)
    const before = this.#at.items
    this.#at.items += judged.length
    this.#job.progress(this.#at.items, total === 0 ? void 0 : Math.max(total, this.#at.items))
    const { screenings } = this.#needs
    await this.#save([(query) => screenings.addItems(query, this.#job.requestId, before, judged)])
  }
  async #save(effects) {
    const { screenings } = this.#needs
    const { requestId: id, accountId } = this.#job
    const { retention_days = this.#input.employment === void 0 ? null : employmentRetentionDays } = this.#input
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
export { ScreeningRun, sinceOf, startScreening }
//# sourceMappingURL=run-screening.js.map
