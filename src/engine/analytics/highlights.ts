import { roundTo } from '../statistics/round.js'

/** What a reader of a report should see first. */
export interface Highlight {
  kind: 'strength' | 'concern' | 'note'
  /** The block it speaks of. */
  about: string
  text: string
}

export interface Findings {
  /** `contents`: how many the rate rests on; null where a file or the network states it. */
  engagement: {
    rate: number
    contents: number | null
    peersMedian: number
    percentile: number | null
    profiles: number
    /** Whether they have about as many followers; else they are all that are known of the network. */
    isOfSize?: boolean
  } | null
  credibility: { score: number; class: string; percentile: number | null } | null
  jumps: number
  /** Growth over three months, as a fraction. */
  growth: number | null
  sponsored: { verdict: string; statement: string } | null
  /** Pace of the newer half of the time against the older one. */
  trend: number | null
  daysSilent: number | null
  hiddenLikes: number | null
}

const percent = (share: number): string => `${roundTo(share * 100, 2)} %`

/** A quarter of the peers is above or below. */
const upper = 0.75
const lower = 0.25
const peersFewest = 20
/** Two posts are no engagement to speak of. */
const contentsFewest = 5

const ofEngagement = ({ engagement }: Findings): Highlight[] => {
  if (engagement === null || engagement.percentile === null || engagement.profiles < peersFewest) return []
  const { rate, contents, peersMedian, percentile, profiles, isOfSize = true } = engagement
  if (contents !== null && contents < contentsFewest) return []
  const against = `${percent(rate)} against a median of ${percent(peersMedian)} over ${profiles} peers${isOfSize ? '' : ' of any size'}`
  if (percentile >= upper)
    return [
      { kind: 'strength', about: 'engagement', text: `Engagement is among the best quarter of its peers: ${against}.` },
    ]
  if (percentile <= lower)
    return [
      {
        kind: 'concern',
        about: 'engagement',
        text: `Engagement is among the lowest quarter of its peers: ${against}.`,
      },
    ]
  return []
}

const ofCredibility = ({ credibility }: Findings): Highlight[] => {
  if (credibility === null) return []
  const { score, class: name } = credibility
  const text = `The credibility of the audience is ${name} (${roundTo(score, 1)} of 100).`
  if (name === 'excellent' || name === 'high') return [{ kind: 'strength', about: 'audiences', text }]
  return name === 'normal' ? [] : [{ kind: 'concern', about: 'audiences', text }]
}

const ofGrowth = ({ growth, jumps }: Findings): Highlight[] => {
  const found: Highlight[] = []
  if (jumps > 0)
    found.push({
      kind: 'concern',
      about: 'growth',
      text: `${jumps === 1 ? 'One jump' : `${jumps} jumps`} in followers that likes did not follow. Bought followers look like this, and so can a day in the news.`,
    })
  if (growth !== null && growth <= -0.02)
    found.push({ kind: 'concern', about: 'growth', text: `Lost ${percent(-growth)} of its followers in three months.` })
  if (growth !== null && growth >= 0.1 && jumps === 0)
    found.push({
      kind: 'strength',
      about: 'growth',
      text: `Gained ${percent(growth)} of followers in three months, without jumps.`,
    })
  return found
}

const ofPosting = ({ trend, daysSilent, hiddenLikes }: Findings): Highlight[] => {
  const found: Highlight[] = []
  if (daysSilent !== null && daysSilent >= 30)
    found.push({ kind: 'concern', about: 'rhythm', text: `The newest content is ${Math.floor(daysSilent)} days old.` })
  else if (trend !== null && trend <= 0.5)
    found.push({
      kind: 'note',
      about: 'rhythm',
      text: `Posts ${roundTo(1 / Math.max(trend, 0.01), 1)} times less often than before.`,
    })
  if (hiddenLikes !== null && hiddenLikes >= 0.3)
    found.push({
      kind: 'note',
      about: 'numbers',
      text: `Likes of ${percent(hiddenLikes)} of the contents are hidden: rates rest on the others.`,
    })
  return found
}

const ofSponsored = ({ sponsored }: Findings): Highlight[] => {
  if (sponsored === null) return []
  if (sponsored.verdict === 'better')
    return [{ kind: 'strength', about: 'sponsored_against_organic', text: sponsored.statement }]
  return sponsored.verdict === 'worse'
    ? [{ kind: 'concern', about: 'sponsored_against_organic', text: sponsored.statement }]
    : []
}

const order = { concern: 0, strength: 1, note: 2 } as const

/** Strengths and concerns by fixed rules over the report's own figures: concerns first. Nothing that the report does not show. */
export const highlightsOf = (findings: Findings): Highlight[] =>
  [
    ...ofCredibility(findings),
    ...ofEngagement(findings),
    ...ofGrowth(findings),
    ...ofSponsored(findings),
    ...ofPosting(findings),
  ].sort((a, b) => order[a.kind] - order[b.kind])
