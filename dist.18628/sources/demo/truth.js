import { topInterests } from '../../model/interest.js'
import { dayMs } from './account.js'
import { audienceOf } from './audience.js'
import { campaignIn, crisisOf, partners } from './campaigns.js'
import { planComment } from './comment-plan.js'
import { openDiscussion, parseCommentId } from './comments.js'
import { parseContentId, showPost } from './contents.js'
import { at } from './draw.js'
import { countries } from './geography.js'
import { followersAt, jumpsAt } from './growth.js'
import { memberIdOf, memberTruth } from './members.js'
import { ageBands, isFake } from './universe.js'
import { groundOf } from './world.js'
import { languageOf } from './write-post.js'
const add = (shares, key, value) => {
  shares[key] = (shares[key] ?? 0) + value
}
function distributionOf(ground, segments) {
  const found = { countries: {}, languages: {}, genders: {}, ages: {}, interests: {} }
  const real = segments.filter((segment) => !isFake(segment.ranges[0]?.from ?? 0))
  const people = real.reduce((sum, segment) => sum + segment.quota, 0)
  for (const { ranges, size, quota } of real) {
    for (const cell of ranges.flatMap((range) => [...ground.universe.cellsIn(range)])) {
      const share = (cell.people / size) * (quota / people)
      const nation = at(countries, cell.country)
      add(found.countries, nation.code, share)
      add(found.languages, nation.mainLanguage, share * 0.92)
      add(found.languages, 'en', share * 0.08)
      add(found.genders, cell.cell < 6 ? 'female' : 'male', share * 0.988)
      add(found.genders, 'other', share * 0.012)
      add(found.ages, at(ageBands, cell.cell % 6), share)
      add(found.interests, at(topInterests, cell.topIndex).id, share)
    }
  }
  return found
}
function contentTruth(ground, account, sequence) {
  const { spoken } = showPost(ground, account, sequence)
  return {
    kind: spoken.kind,
    language: languageOf(spoken),
    risk: spoken.risk,
    hardNegative: spoken.kind === 'innocent',
    sponsoredBy: spoken.campaign?.brand.id ?? null,
    product: spoken.product,
    brand: spoken.brand?.id ?? null,
    disclosed: spoken.disclosure !== null && spoken.disclosure !== 'none',
    disclosure: spoken.disclosure,
    crisis: spoken.kind === 'crisis',
  }
}
function commentTruth(ground, account, sequence, index) {
  const plan = planComment(openDiscussion(ground, account, sequence).crowd, index)
  return {
    stage: plan.stage ?? 'none',
    relevance: plan.relevance,
    sentiment: plan.sentiment,
    spam: plan.spam,
    cluster: plan.cluster === null ? null : `dup_${plan.cluster.toString(36)}_${plan.kind}`,
    byCreator: plan.author === null,
  }
}
function creatorTruth(ground, account) {
  const now = ground.now()
  const { total, fake } = followersAt(account, now)
  const { person } = account
  return {
    followers: total,
    fakeShare: fake / total,
    boughtJumps: jumpsAt(account, now),
    country: at(countries, person.country).code,
    gender: person.gender,
    birthYear: person.birthYear,
    risk: person.risk,
    audience: distributionOf(ground, audienceOf(ground, account, 'followers', now).segments),
  }
}
function campaignsIn(ground, from, until) {
  const found = /* @__PURE__ */ new Map()
  for (const brand of ground.brands) {
    for (let time = from; time < until; time += 20 * dayMs) {
      const campaign = campaignIn(ground, brand, time)
      if (campaign && campaign.from < until && campaign.until > from)
        found.set(campaign.id, { ...campaign, creators: [] })
    }
  }
  for (const person of ground.people()) {
    for (const campaign of found.values()) {
      if (person.topInterest !== campaign.brand.topInterest || person.brand) continue
      for (const network of person.networks) {
        const account = ground.open(person, network)
        if (partners(ground, account, campaign)) campaign.creators.push({ network, handle: account.handle })
      }
    }
  }
  return [...found.values()]
}
function createDemoTruth(options) {
  const ground = groundOf(options)
  const open = (network, contentId) => {
    const parsed = parseContentId(contentId)
    const account = parsed && ground.account(parsed.personIndex, network)
    return account && { account, sequence: parsed.sequence }
  }
  return {
    content(network, contentId) {
      const found = open(network, contentId)
      return found && contentTruth(ground, found.account, found.sequence)
    },
    comment(network, commentId) {
      const parsed = parseCommentId(commentId)
      const found = parsed && open(network, parsed.contentId)
      return found && commentTruth(ground, found.account, found.sequence, parsed.index)
    },
    creator(network, handle) {
      const account = ground.findAccount(network, handle)
      return account && creatorTruth(ground, account)
    },
    member(network, externalId) {
      const id = memberIdOf(ground, externalId, network)
      if (id === void 0) return void 0
      const { fake, type, country, gender, age, language, interests } = memberTruth(ground, id)
      return { fake, type, country: at(countries, country).code, gender, age, language, interests }
    },
    isIn(network, handle, kind, externalId) {
      const account = ground.findAccount(network, handle)
      const id = memberIdOf(ground, externalId, network)
      return account !== void 0 && id !== void 0 && audienceOf(ground, account, kind, ground.now()).has(id)
    },
    overlap(network, handles) {
      const [one, two] = handles.map((handle) => {
        const account = ground.findAccount(network, handle)
        if (!account) throw new RangeError(`No ${handle} on ${network}.`)
        return audienceOf(ground, account, 'followers', ground.now())
      })
      if (!one || !two) return 0
      const [small, large] = one.total < two.total ? [one, two] : [two, one]
      let shared = 0
      for (let i = 0; i < small.total; i++) if (large.has(small.inner(i))) shared++
      return shared
    },
    campaigns: (from, until) => campaignsIn(ground, from, until),
    crisis: () => crisisOf(ground),
  }
}
export { createDemoTruth, distributionOf }
//# sourceMappingURL=truth.js.map
