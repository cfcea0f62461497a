import type { Corpus } from '../../../corpus/index.js'
import { createCampaignMatcher, type CampaignMatch } from '../../../engine/campaigns/match.js'
import { createSubject, type SubjectDescription } from '../../../engine/relevance/subject.js'
import { createMeaning } from '../../../gather/comment-relevance.js'
import { sourceFailure } from '../../../gather/failure.js'
import type { Events, NewEvent } from '../../../jobs/events.js'
import type { Job, Runner } from '../../../jobs/runner.js'
import type { Schedules } from '../../../jobs/schedules.js'
import { toTimestamp, type Clock } from '../../../kernel/clock.js'
import type { Content } from '../../../model/content.js'
import type { Creator } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import { readMember } from './read-member.js'
import { measure, type MeasureNeeds } from './measure-post.js'
import type { CampaignPosts } from './post-store.js'
import type { Campaign, CampaignMember, Campaigns, MeasuredPost, ReadState } from './store.js'

export const campaignKind = 'campaign_check'
export const campaignPrefix = 'cck'

export interface CheckNeeds
  extends MeasureNeeds, Pick<Corpus, 'contents' | 'creators' | 'brandBases' | 'dictionaries'> {
  campaigns: Campaigns
  campaignPosts: CampaignPosts
  events: Events
  schedules: Schedules
  clock: Clock
}

/** What comments are compared with: the product, or the brands. */
const describeSubject = async (campaign: Campaign, { dictionaries }: CheckNeeds): Promise<SubjectDescription> => {
  const { byId } = await dictionaries.brands()
  const brands = campaign.brands.flatMap((id) => byId.get(id) ?? [])
  const names = brands.flatMap(({ name, aliases }) => [name, ...aliases])
  return {
    name: campaign.product?.name ?? names[0] ?? campaign.name,
    description: campaign.product?.description,
    keywords: campaign.product?.keywords,
    brand: {
      names,
      handles: [...campaign.accounts, ...brands.flatMap(({ handles }) => handles.map(({ handle }) => handle))],
    },
  }
}

const eventOf = (campaign: Campaign, post: MeasuredPost): NewEvent => ({
  kind: 'campaign.post',
  subject: campaign.id,
  payload: {
    name: campaign.name,
    network: post.network,
    content_id: post.content_id,
    handle: post.handle,
    url: post.url,
    published_at: post.published_at,
    certainty: post.certainty,
    signs: post.signs,
    disclosure: post.disclosure.state,
    undisclosed: campaign.disclosureRequired && post.disclosure.state === 'none',
    safety: post.safety.state,
    risks: post.safety.risks.map(({ category }) => category),
    engagements: post.engagements,
  },
})

interface Found {
  posts: MeasuredPost[]
  /** Read as posts of the window, whether they are of the campaign or not. */
  seen: ReadonlySet<string>
  whole: boolean
  state: ReadState
}

/** Matching posts of one member, measured. What cannot be read is said, and the others go on. */
const look = async (
  campaign: Campaign,
  member: CampaignMember,
  tools: { match: (content: Content) => CampaignMatch | undefined; subject: SubjectDescription },
  needs: CheckNeeds,
  job: Job,
): Promise<Found> => {
  const read = await readMember(campaign, member, needs)
  const about = [tools.subject.name, tools.subject.description ?? '', ...(tools.subject.keywords ?? [])].join('. ')
  const meaning = createMeaning(needs.judge, about, { embedded: 0 }, job.signal)
  const matched = read.window.flatMap((content) => {
    const match = tools.match(content)
    return match === undefined ? [] : [{ content, match }]
  })
  const own = new Set(matched.map(({ content }) => content.contentId))
  const usual = read.usual.filter(({ contentId }) => !own.has(contentId))
  const before = new Map(
    (await needs.campaignPosts.ofMember(campaign.id, member.network, member.externalId)).map((post) => [
      post.content_id,
      post,
    ]),
  )
  const posts: MeasuredPost[] = []
  for (const { content, match } of matched) {
    job.signal.throwIfAborted()
    const aboutPost = { subject: createSubject(tools.subject), meaning, usual, before: before.get(content.contentId) }
    posts.push(await measure(content, match, read.creator as Creator, aboutPost, needs, job.signal))
  }
  return {
    posts,
    seen: new Set(read.window.map(({ contentId }) => contentId)),
    whole: read.whole,
    state: { checkedAt: needs.clock.now(), failed: read.failed, detail: read.detail },
  }
}

/** Writes down what was found of one member, with the events of what is new: all of it, or nothing. */
const keep = async (
  campaign: Campaign,
  member: CampaignMember,
  { at, ...found }: Found & Place,
  needs: CheckNeeds,
  job: Job<Place>,
): Promise<void> => {
  const { campaigns, campaignPosts, events, clock } = needs
  await job.save({ at }, async (query) => {
    const now = clock.now()
    const before = await campaignPosts.ofMember(campaign.id, member.network, member.externalId, query)
    const known = new Set(before.map(({ content_id: id }) => id))
    const still = new Set(found.posts.map(({ content_id: id }) => id))
    for (const post of found.posts) await campaignPosts.save(query, campaign.id, post, now)
    for (const { content_id: contentId, network, gone_at: goneAt } of before) {
      if (still.has(contentId)) continue
      if (found.seen.has(contentId)) await campaignPosts.forget(query, campaign.id, { network, contentId })
      else if (found.whole && goneAt === null)
        await campaignPosts.markGone(query, campaign.id, { network, contentId }, now)
    }
    const document = JSON.stringify(found.state)
    await campaigns.changeMember(campaign.id, member, { document }, query)
    const fresh = found.posts.filter(({ content_id: id }) => !known.has(id))
    await events.append(
      query,
      job.accountId,
      fresh.map((post) => eventOf(campaign, post)),
    )
  })
  events.announce(job.accountId)
}

interface Place {
  at: number
}

/** Posts that come in until the end has passed are seen by one more check; then the campaign rests. */
const finish = async (campaign: Campaign, needs: CheckNeeds, job: Job<Place>): Promise<void> => {
  const { campaigns, campaignPosts, events, schedules, clock } = needs
  const now = clock.now()
  const isOver = campaign.endsAt !== null && now >= campaign.endsAt
  const members = await campaigns.members(campaign.id)
  const posts = await campaignPosts.count(campaign.id)
  const posted = new Set(
    (await campaignPosts.list(campaign.id, { limit: 100_000 }))
      .filter(({ counts }) => counts)
      .map(({ network, external_id: id }) => `${network} ${id}`),
  )
  const silent = members.filter(({ network, externalId }) => !posted.has(`${network} ${externalId}`))
  await job.save({ at: members.length }, async (query) => {
    await campaigns.change(campaign.id, { checked_at: now }, query)
    if (!isOver || !(await campaigns.finish(campaign.id, now, query))) return
    const payload = {
      name: campaign.name,
      ended_at: toTimestamp(campaign.endsAt ?? now),
      posts,
      members: members.length,
      not_posted: silent.length,
      not_posted_sample: silent.slice(0, 20).map(({ network, handle }) => ({ network, handle })),
    }
    await events.append(query, job.accountId, [{ kind: 'campaign.finished', subject: campaign.id, payload }])
  })
  events.announce(job.accountId)
  if (isOver) await schedules.setPaused(job.accountId, campaign.id, true)
}

/** Looks for posts of everybody on the roster, one after the other; what was found of one is kept before the next is read. */
export const campaignRunner: Runner<CheckNeeds> = {
  kind: campaignKind,
  run: async ({ campaign_id: id }: { campaign_id: string }, needs: CheckNeeds, untyped: Job<never>) => {
    const job = untyped as Job<Place>
    const campaign = await needs.campaigns.find(job.accountId, id)
    if (campaign === undefined) return { members: 0, posts: 0 }
    const members = await needs.campaigns.members(id)
    const match = createCampaignMatcher(campaign, await needs.brandBases.finder())
    const subject = await describeSubject(campaign, needs)
    for (const [i, member] of members.entries()) {
      if (i < (job.checkpoint?.at ?? 0)) continue
      job.signal.throwIfAborted()
      try {
        const found = await look(campaign, member, { match, subject }, needs, job)
        if (found.state.failed)
          job.missing({
            item: `${member.network}:${member.handle}`,
            reason: 'unavailable',
            detail: found.state.detail ?? '',
          })
        await keep(campaign, member, { ...found, at: i + 1 }, needs, job)
      } catch (error) {
        throw error instanceof SourceError ? sourceFailure(error) : error
      }
      job.progress(i + 1, members.length)
    }
    await finish(campaign, needs, job)
    return { members: members.length, posts: await needs.campaignPosts.count(id) }
  },
}
