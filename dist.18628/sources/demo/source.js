import { SourceError } from '../port.js'
import { dayMs } from './account.js'
import { audienceOf } from './audience.js'
import { capabilitiesOf } from './capabilities.js'
import { commentCount, openDiscussion, presentComment } from './comments.js'
import { parseContentId, presentContent } from './contents.js'
import { metricsOf, presentCreator } from './creators.js'
import { historyOf } from './growth.js'
import { findMagic } from './magic.js'
import { memberProfile } from './members.js'
import { postKey, shapeOf } from './posts.js'
const slowMs = 5e3
const retryAfterMs = 2e3
const pageMax = 1e3
const scanMax = 5e3
const withRecord = (item, raw) => (raw === true ? { ...item, raw: { demo: true, record: item } } : item)
class DemoSource {
  constructor(network, ground, delay) {
    this.network = network
    this.ground = ground
    this.delay = delay
    this.capabilities = capabilitiesOf(network)
  }
  network
  ground
  delay
  id = 'demo'
  synthetic = true
  capabilities
  #calls = /* @__PURE__ */ new Map()
  async profile(ref, signal) {
    return presentCreator(this.ground, await this.#open(ref, 'profile', signal))
  }
  async contents(ref, page) {
    const account = await this.#open(ref, 'contents', page.signal)
    const now = this.ground.now()
    const count = account.timeline.countBefore(now + 1)
    const newest = page.until === void 0 ? count : Math.min(count, account.timeline.countBefore(page.until))
    const oldest = page.since === void 0 ? 0 : account.timeline.countBefore(page.since)
    const items = []
    let next = page.cursor === null ? newest : Math.min(newest, toPosition(page.cursor))
    const limit = bounded(page.limit)
    for (let looked = 0; next > oldest && items.length < limit && looked < scanMax; looked++) {
      next--
      const { type } = shapeOf(account, postKey(account, next))
      if (page.types && !page.types.includes(type)) continue
      items.push(withRecord(presentContent(this.ground, account, next), page.raw))
    }
    return {
      items,
      cursor: next > oldest ? String(next) : null,
      total: page.types ? null : newest - Math.min(oldest, newest),
    }
  }
  async content(ref, signal) {
    const { account, sequence } = await this.#openContent(ref, 'content', signal)
    return presentContent(this.ground, account, sequence)
  }
  async comments(ref, page) {
    this.#support('comments')
    const { account, sequence } = await this.#openContent(ref, 'comments', page.signal)
    const now = this.ground.now()
    const discussion = openDiscussion(this.ground, account, sequence)
    const count = commentCount(discussion, now)
    let next = page.cursor === null ? count : Math.min(count, toPosition(page.cursor))
    const items = []
    for (const limit = bounded(page.limit); next > 0 && items.length < limit;) {
      items.push(withRecord(presentComment(discussion, --next, now), page.raw))
    }
    return { items, cursor: next > 0 ? String(next) : null, total: count }
  }
  /** The cursor carries the day the list began on, so that followers who come meanwhile do not shift it. */
  async audience(ref, kind, page) {
    this.#support(kind)
    const account = await this.#open(ref, kind, page.signal)
    if (account.person.magic === 'demo_hidden')
      throw new SourceError('unsupported', `${ref.handle} hides its audience.`)
    const [day, position] =
      page.cursor === null ? [Math.floor(this.ground.now() / dayMs), 0] : toDayAndPosition(page.cursor)
    const audience = audienceOf(this.ground, account, kind, day * dayMs)
    const end = Math.min(audience.total, position + bounded(page.limit))
    const items = []
    for (let i = position; i < end; i++) items.push(memberProfile(this.ground, audience.at(i), this.network))
    return { items, cursor: end < audience.total ? `${day}.${end}` : null, total: audience.total }
  }
  async history(ref, signal) {
    const account = await this.#open(ref, 'history', signal)
    return historyOf(account, this.ground.now(), (time) => {
      const { averageLikes, averageViews } = metricsOf(account, time)
      return { following: null, contentCount: account.timeline.countBefore(time), averageLikes, averageViews }
    })
  }
  #support(operation) {
    if (this.capabilities.operations[operation] === 'no') {
      throw new SourceError('unsupported', `${this.network} gives no ${operation}.`)
    }
  }
  async #open(ref, operation, signal) {
    signal?.throwIfAborted()
    const account = this.ground.findAccount(this.network, ref.handle)
    if (!account) throw new SourceError('not_found', `${this.network} has no profile ${ref.handle}.`)
    await this.#behave(account, operation, signal)
    return account
  }
  async #openContent(ref, operation, signal) {
    signal?.throwIfAborted()
    const parsed = parseContentId(ref.contentId)
    const account = parsed && this.ground.account(parsed.personIndex, this.network)
    if (!account || parsed.sequence >= account.timeline.countBefore(this.ground.now() + 1)) {
      throw new SourceError('not_found', `${this.network} has no content ${ref.contentId}.`)
    }
    await this.#behave(account, operation, signal)
    return { account, sequence: parsed.sequence }
  }
  /** Magic accounts misbehave here and nowhere else. */
  async #behave(account, operation, signal) {
    const magic = account.person.magic === null ? void 0 : findMagic(account.person.magic)
    if (!magic) return
    switch (magic.behaviour) {
      case 'slow':
        return this.delay(slowMs, signal)
      case 'private':
        if (operation !== 'profile') throw new SourceError('private', `${account.handle} is private.`)
        return
      case 'deleted':
        throw new SourceError('not_found', `${this.network} has no profile ${account.handle}.`)
      case 'suspended':
        throw new SourceError('suspended', `${account.handle} is suspended.`)
      case 'ratelimited':
        if (this.#count(magic.handle, operation) % 3 !== 0) {
          throw new SourceError('rate_limited', `Too many calls for ${account.handle}.`, {
            retryAfterMs,
            scope: 'subject',
          })
        }
        return
      case 'failing':
        throw new SourceError('unavailable', `${this.network} does not answer for ${account.handle}.`)
      case 'flaky':
        if (this.#count(magic.handle, operation) % 2 === 1) {
          throw new SourceError('unavailable', `${this.network} did not answer for ${account.handle} this time.`)
        }
        return
      case 'huge':
      case 'silent':
      case 'hidden':
      case 'unicode':
        return
    }
  }
  #count(handle, operation) {
    const key = `${handle}/${operation}`
    const count = (this.#calls.get(key) ?? 0) + 1
    this.#calls.set(key, count)
    return count
  }
}
const bounded = (limit) => Math.max(1, Math.min(pageMax, Math.floor(limit)))
function toPosition(cursor) {
  if (!/^\d{1,9}$/.test(cursor)) throw new SourceError('not_found', 'This cursor is not one of this list.')
  return Number(cursor)
}
function toDayAndPosition(cursor) {
  const match = /^(\d{1,6})\.(\d{1,9})$/.exec(cursor)
  if (!match) throw new SourceError('not_found', 'This cursor is not one of this list.')
  return [Number(match[1]), Number(match[2])]
}
export { DemoSource, slowMs }
//# sourceMappingURL=source.js.map
