import type { Corpus } from '../../../corpus/index.js'
import type { Gather } from '../../../gather/gather.js'
import type { GatheredPage } from '../../../gather/gathered.js'
import { dayMs } from '../../../kernel/clock.js'
import type { Content } from '../../../model/content.js'
import type { Creator } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import type { Campaign, CampaignMember } from './store.js'

/** What a check reads of one creator. */
export interface MemberRead {
  /** Null: nothing at all is known any more. */
  creator: Creator | null
  /** Posts of the time of the campaign. */
  window: Content[]
  /** Other posts, newest first: what is usual is read off them. */
  usual: Content[]
  /** Whether the network itself gave all posts of the window: what is missing then is gone. */
  whole: boolean
  failed: boolean
  detail: string | null
}

interface Needs extends Pick<Corpus, 'contents' | 'creators'> {
  gather: Gather
}

export const postsMax = 2000
const pageMax = 100
/** Enough to have twelve that are no posts of the campaign. */
export const usualMax = 48
const hourMs = 3_600_000

/** A network that wants to be left alone is asked again later; everything else is said. */
const unlessPause = (error: unknown): SourceError => {
  if (!(error instanceof SourceError) || error.kind === 'rate_limited') throw error
  return error
}

const readWindow = async (
  creator: Creator,
  campaign: Campaign,
  { gather }: Needs,
): Promise<{ items: Content[]; whole: boolean; note: string | null }> => {
  const items: Content[] = []
  let [cursor, live, note]: [string | null, boolean, string | null] = [null, true, null]
  do {
    const page: GatheredPage<Content> = await gather.contentsPage(
      creator,
      {
        cursor,
        limit: pageMax,
        since: campaign.startsAt,
        ...(campaign.endsAt === null ? {} : { until: campaign.endsAt }),
      },
      { patient: true },
    )
    items.push(...page.items)
    cursor = page.cursor
    live &&= page.from === 'live'
    note ??= page.note
  } while (cursor !== null && items.length < postsMax)
  const { startsAt, endsAt } = campaign
  const inside = items.filter(
    ({ publishedAt, type }) =>
      publishedAt >= startsAt && (endsAt === null || publishedAt < endsAt) && type !== 'repost',
  )
  return { items: inside, whole: live && cursor === null, note }
}

/** Reads one member: the network where it can be asked, what is known where it cannot. */
export const readMember = async (
  campaign: Campaign,
  { network, externalId, handle }: CampaignMember,
  needs: Needs,
): Promise<MemberRead> => {
  const [known] = await needs.creators.findAll(network, [externalId])
  const ref = { network, handle: known?.handle ?? handle }
  let creator = known ?? null
  let failure: SourceError | undefined
  try {
    creator = (await needs.gather.profile(ref, { maxAgeMs: 6 * hourMs, patient: true })).value
  } catch (error) {
    failure = unlessPause(error)
  }
  const nothing = { creator, window: [], usual: [], whole: false, failed: true }
  if (creator === null) return { ...nothing, detail: failure?.message ?? 'Not known here.' }
  try {
    const window = await readWindow(creator, campaign, needs)
    await needs.gather
      .contents(creator, { limit: usualMax, maxAgeMs: dayMs, patient: true })
      .catch((error: unknown) => unlessPause(error))
    const usual = await needs.contents.list(network, creator.externalId, { limit: usualMax })
    return { creator, window: window.items, usual, whole: window.whole, failed: false, detail: window.note }
  } catch (error) {
    const { message } = unlessPause(error)
    // Whoever has posted nothing yet is no failure where the profile itself could be read.
    return { ...nothing, detail: failure?.message ?? message }
  }
}
