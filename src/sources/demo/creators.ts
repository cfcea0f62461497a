import { median as middleOf } from '../../engine/statistics/estimate.js'
import { dayMs } from '../../kernel/clock.js'
import type { AccountLink, AccountType, Creator, CreatorMetrics, StatedPlace } from '../../model/creator.js'
import type { DemoNetwork } from '../../model/network.js'
import type { Provenance } from '../../model/provenance.js'
import { declaredAccounts, emailOf, profileUrl, writeBio } from './bios.js'
import { at, Draw, mix, purpose } from './draw.js'
import { commentsBy, reactionsOf, shownEngagement } from './engagement.js'
import { countries } from './geography.js'
import { followersAt } from './growth.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import { postKey, shapeOf } from './posts.js'
import type { Person } from './person.js'
import { professionalOf } from './professional.js'

/** Every record says that it is invented. */
export const provenanceAt = (time: number): Provenance => ({
  source: 'demo',
  basis: 'measured',
  asOf: time,
  synthetic: true,
})

/** The network's own number of an account. */
export const externalIdOf = (account: OpenAccount): string =>
  `9${String(account.person.index).padStart(6, '0')}${account.key % 1000}`

const metricsSample = 10

const median = (values: number[]): number | null => {
  const middle = middleOf(values)
  return middle === null ? null : Math.round(middle)
}

const mean = (values: number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Averages over the newest posts that are at least two days old, as a network's own statistics would show them. */
export const metricsOf = (account: OpenAccount, now: number): CreatorMetrics => {
  const count = account.timeline.countBefore(now - 2 * dayMs)
  const likes: number[] = []
  const comments: number[] = []
  const views: number[] = []
  const from = Math.max(0, count - metricsSample)
  for (let sequence = count - 1; sequence >= from; sequence--) {
    const key = postKey(account, sequence)
    const { type } = shapeOf(account, key)
    const publishedAt = account.timeline.timeOf(sequence)
    const final = reactionsOf(account, key, publishedAt, type)
    const shown = shownEngagement(account, final, type, now - publishedAt)
    if (shown.likes !== null) likes.push(shown.likes)
    if (shown.comments !== null) comments.push(commentsBy(final, now - publishedAt))
    if (shown.views !== null) views.push(shown.views)
  }
  const followers = followersAt(account, now).total
  const [averageLikes, averageComments] = [mean(likes), mean(comments)]
  const reactions =
    averageLikes === null && averageComments === null ? null : (averageLikes ?? 0) + (averageComments ?? 0)
  return {
    averageLikes,
    averageComments,
    averageViews: mean(views),
    medianLikes: median(likes),
    medianComments: median(comments),
    medianViews: median(views),
    engagementRate: reactions === null ? null : Math.round((reactions / followers) * 1e6) / 1e6,
    sampleSize: count - from,
  }
}

const statedPlace = (draw: Draw, person: Person): StatedPlace | null => {
  if (!draw.chance(0.6)) return null
  const nation = at(countries, person.country)
  const exact = draw.chance(0.7)
  const text = exact
    ? `${person.city.name}, ${nation.name}`
    : draw.pick([nation.name, `${person.city.nick} ${nation.flag}`])
  return { text, city: exact ? person.city.name : null, countryCode: nation.code, locationId: null }
}

const accountType = (person: Person, draw: Draw): AccountType =>
  person.brand ? 'business' : draw.chance(0.62) ? 'creator' : draw.chance(0.75) ? 'personal' : 'business'

/** The profile of an account, as the network shows it now. */
export const presentCreator = (context: DemoContext, account: OpenAccount): Creator => {
  const now = context.now()
  const { person, network } = account
  const draw = new Draw(mix(account.key, purpose.bio))
  const followers = followersAt(account, now)
  const count = account.timeline.countBefore(now)
  const bio = writeBio(context, person, network)
  const hidden = account.hidesFollowers
  const [statesGender, statesAge] = [draw.chance(0.35), draw.chance(0.15)]
  return {
    network,
    externalId: externalIdOf(account),
    handle: account.handle,
    url: profileUrl(network, account.handle),
    name: person.name,
    bio: bio.text,
    imageUrl: `https://media.demo.example/avatars/${network}/${externalIdOf(account)}.jpg`,
    verified: person.magic === null && draw.next() < (account.lnFollowers - 9.5) / 7,
    accountType: accountType(person, draw),
    state: person.magic === 'demo_private' ? 'private' : 'active',
    gender: statesGender && !person.brand ? person.gender : null,
    birthYear: statesAge && !person.brand ? person.birthYear : null,
    place: statedPlace(draw, person),
    languages: person.secondLanguage === null ? [person.language] : [person.language, person.secondLanguage],
    interests: person.interests,
    links: bio.links,
    followers: hidden ? null : followers.total,
    following: hidden ? null : Math.floor(40 + 900 * draw.next() * draw.next()),
    contentCount: count,
    lastPostedAt: count === 0 ? null : account.timeline.timeOf(count - 1),
    createdAt: network === 'instagram' || network === 'tiktok' ? null : account.createdAt,
    metrics: count === 0 ? null : metricsOf(account, now),
    professional: network === 'professional' ? professionalOf(context.seed, person, followers.total) : null,
    provenance: provenanceAt(now),
  }
}

/** The links between one person's accounts that bios declare; both ways is strong, one way is weak. */
export const linksOf = (context: DemoContext, person: Person): AccountLink[] => {
  if (person.networks.length < 2) return []
  const declared = new Map(person.networks.map((network) => [network, declaredAccounts(context, person, network)]))
  const says = (from: DemoNetwork, to: DemoNetwork): boolean => declared.get(from)?.includes(to) ?? false
  const refOf = (network: DemoNetwork) => ({ network, handle: context.book.handleOf(person.index, network) })
  const links: AccountLink[] = []
  for (const from of person.networks) {
    for (const to of person.networks) {
      if (from === to || !says(from, to)) continue
      links.push({
        from: refOf(from),
        to: refOf(to),
        evidence: 'declared_link',
        strength: says(to, from) ? 'strong' : 'weak',
        provenance: provenanceAt(context.now()),
      })
    }
  }
  const [first, second] = person.networks
  if (links.length === 0 && first && second && emailOf(context, person) !== null) {
    links.push({
      from: refOf(first),
      to: refOf(second),
      evidence: 'same_contact',
      strength: 'weak',
      provenance: provenanceAt(context.now()),
    })
  }
  return links
}
