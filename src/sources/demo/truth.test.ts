import { describe, expect, it } from 'vitest'
import type { AudienceMember } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { dayMs } from './account.js'
import { riskCategories } from './risk.js'
import { intentStages, sectionNames, tongueCodes, tongueOf } from './text/demo-language.js'
import { createDemoTruth } from './truth.js'
import { createDemoWorld } from './world.js'

const now = Date.UTC(2026, 10, 15, 12)
const options = { seed: 'test', now: () => now, delay: async () => {} }
const world = createDemoWorld(options)
const truth = createDemoTruth(options)
const creators: Creator[] = []
for (const creator of world.creators()) if (creators.push(creator) >= 9000) break

const recent = async (creator: Creator, limit: number): Promise<Content[]> =>
  (await world.source(creator.network).contents(creator, { cursor: null, limit })).items

const followersOf = async (creator: Creator, count: number): Promise<AudienceMember[]> =>
  (await world.source(creator.network).audience(creator, 'followers', { cursor: null, limit: count })).items

describe('the truth of the demo world', () => {
  it('has every section, risk and stage in every language', () => {
    for (const code of tongueCodes()) {
      const tongue = tongueOf(code)
      for (const name of sectionNames) expect(tongue.section(name).length, `${code} ${name}`).toBeGreaterThan(1)
      for (const category of riskCategories)
        expect(tongue.risk(category).length, `${code} ${category}`).toBeGreaterThan(1)
      for (const stage of intentStages) expect(tongue.stage(stage).length, `${code} ${stage}`).toBeGreaterThan(1)
    }
    expect(tongueCodes().length).toBe(8)
  })

  it('shows every risk category, hard negatives and every way of disclosing, at low rates', async () => {
    const risks = new Map<string, number>()
    const ways = new Set<string | null>()
    let [seen, risky, innocent] = [0, 0, 0]
    for (const creator of creators.filter((_, i) => i % 3 === 0)) {
      for (const content of await recent(creator, 5)) {
        const facts = truth.content(creator.network, content.contentId)
        seen++
        if (facts?.hardNegative) innocent++
        if (facts && facts.risk.length > 0) risky++
        for (const category of facts?.risk ?? []) risks.set(category, (risks.get(category) ?? 0) + 1)
        ways.add(facts?.disclosure ?? null)
        if (facts?.disclosure === 'label') expect(content.declaredSponsorship?.brands.length).toBe(1)
        if (facts?.disclosure === 'none') expect(content.declaredSponsorship).toBeNull()
      }
    }
    expect([...risks.keys()].toSorted()).toEqual([...riskCategories].toSorted())
    expect(risky / seen).toBeGreaterThan(0.005)
    expect(risky / seen).toBeLessThan(0.05)
    expect(innocent / seen).toBeGreaterThan(0.01)
    expect([...ways].toSorted()).toEqual(['both', 'label', 'none', null, 'text'].toSorted())
  })

  it('shows every stage, relevance, mood and copy-paste cluster in comments', async () => {
    const stages = new Set<string>()
    const relevances = new Set<string | null>()
    const clusters = new Map<string, string[]>()
    const authors = new Map<string, number>()
    const known = creators
      .filter(({ network, followers }) => network === 'instagram' && (followers ?? 0) > 40_000)
      .filter((_, i) => i % 12 === 0)
    for (const creator of known) {
      for (const content of await recent(creator, 6)) {
        const page = await world.source('instagram').comments(content, { cursor: null, limit: 60 })
        for (const comment of page.items) tell(comment)
      }
    }
    function tell(comment: Comment): void {
      const facts = truth.comment('instagram', comment.commentId)
      if (!facts) throw new Error('no truth')
      stages.add(facts.stage)
      relevances.add(facts.relevance)
      authors.set(comment.author.externalId, (authors.get(comment.author.externalId) ?? 0) + 1)
      if (facts.cluster !== null) clusters.set(facts.cluster, [...(clusters.get(facts.cluster) ?? []), comment.text])
    }
    expect([...stages].toSorted()).toEqual([...intentStages, 'none'].toSorted())
    expect([...relevances].toSorted()).toEqual(['irrelevant', null, 'relevant', 'spam'].toSorted())
    expect([...clusters.values()].some((texts) => texts.length > 3)).toBe(true)
    expect([...authors.values()].some((count) => count > 2)).toBe(true)
  })

  it('lists exactly the followers it counts, each once, each a member', async () => {
    const creator = creators.find(
      ({ network, followers }) => network === 'instagram' && (followers ?? 0) > 2500 && (followers ?? 0) < 3500,
    ) as Creator
    const ids = new Set<string>()
    let cursor: string | null = null
    do {
      const page = await world.source('instagram').audience(creator, 'followers', { cursor, limit: 700 })
      expect(page.total).toBe(creator.followers)
      for (const member of page.items) ids.add(member.externalId)
      cursor = page.cursor
    } while (cursor !== null)
    expect(ids.size).toBe(creator.followers)
    for (const id of [...ids].slice(0, 50)) expect(truth.isIn('instagram', creator.handle, 'followers', id)).toBe(true)
  })

  it('shares members inside a community and hardly any outside', () => {
    const small = (country: string, top: string): Creator[] =>
      creators
        .filter(
          ({ network, followers, interests }) =>
            network === 'instagram' &&
            (followers ?? 0) > 3000 &&
            (followers ?? 0) < 60_000 &&
            interests[0]?.startsWith(top),
        )
        .filter(({ handle }) => truth.creator('instagram', handle)?.country === country)
        .slice(0, 8)
    const shareOf = (a: Creator, b: Creator): number =>
      truth.overlap('instagram', [a.handle, b.handle]) / Math.min(a.followers ?? 1, b.followers ?? 1)
    const [food, cars] = [small('BR', 'food'), small('JP', 'automotive').concat(small('JP', 'gaming'))]
    const inside = food.slice(1).map((other) => shareOf(food[0] as Creator, other))
    const outside = cars.slice(0, 4).map((other) => shareOf(food[0] as Creator, other))
    expect(Math.max(...inside)).toBeGreaterThan(0.05)
    expect(Math.max(...outside)).toBeLessThan(0.01)
  })

  it('has the fakes and the demography the truth states', async () => {
    const large = creators.filter(({ network, followers }) => network === 'tiktok' && (followers ?? 0) > 20_000)
    const buyer = large.find(({ handle }) => (truth.creator('tiktok', handle)?.boughtJumps.length ?? 0) > 0) as Creator
    const honest = large.find(({ handle }) => truth.creator('tiktok', handle)?.boughtJumps.length === 0) as Creator
    for (const creator of [buyer, honest]) {
      const facts = truth.creator('tiktok', creator.handle)
      const members = (await followersOf(creator, 1000)).map((member) => truth.member('tiktok', member.externalId))
      const real = members.filter((member) => member?.fake === false)
      const share = (test: (member: (typeof real)[number]) => boolean): number => real.filter(test).length / real.length
      expect(Math.abs(1 - real.length / members.length - (facts?.fakeShare ?? 0))).toBeLessThan(0.05)
      expect(Math.abs(share((m) => m?.gender === 'female') - (facts?.audience.genders.female ?? 0))).toBeLessThan(0.06)
      expect(
        Math.abs(share((m) => m?.country === facts?.country) - (facts?.audience.countries[facts.country] ?? 0)),
      ).toBeLessThan(0.06)
      expect(Math.abs(share((m) => m?.age === '25-34') - (facts?.audience.ages['25-34'] ?? 0))).toBeLessThan(0.06)
    }
    const [bought, clean] = [truth.creator('tiktok', buyer.handle), truth.creator('tiktok', honest.handle)]
    expect(bought?.fakeShare).toBeGreaterThan((clean?.fakeShare ?? 1) + 0.05)
  })

  it('has one crisis that stands out of its weeks', async () => {
    const { brand, from, until } = truth.crisis()
    expect(until - from).toBe(9 * dayMs)
    expect(now - from).toBeGreaterThan(60 * dayMs)
    const count = async (since: number, end: number): Promise<number> => {
      let found = 0
      for (const creator of creators.filter(({ interests }) => interests[0]?.startsWith('beauty'))) {
        const page = await world
          .source(creator.network)
          .contents(creator, { cursor: null, limit: 20, since, until: end })
        found += page.items.filter((content) => content.text.includes(brand.name)).length
      }
      return found
    }
    expect(await count(from, until)).toBeGreaterThan(5 * (await count(from - 40 * dayMs, from - 31 * dayMs)))
  })

  it('names the creators of campaigns', () => {
    const campaigns = truth.campaigns(now - 60 * dayMs, now)
    expect(campaigns.length).toBeGreaterThan(30)
    expect(campaigns.reduce((sum, campaign) => sum + campaign.creators.length, 0)).toBeGreaterThan(100)
  })
})
