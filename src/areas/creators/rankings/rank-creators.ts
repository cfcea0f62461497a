import type { z } from 'zod'
import type { Peers } from '../../../corpus/bases/peers.js'
import { rankAll, type Rank } from '../../../engine/analytics/ranking.js'
import { roundTo } from '../../../engine/statistics/round.js'
import { operation } from '../../../kernel/operation.js'
import type { DiscoveryNeeds } from '../discovery/discover.js'
import { findKeys } from '../discovery/find-keys.js'
import type { Sort } from '../discovery/filters.js'
import { readRecords, type FoundRecord } from '../discovery/present.js'
import { presentNamed } from '../discovery/present-named.js'
import { pooledMax, RankingAnswer, RankingBody, scoredMax, type RankedBy } from './contract.js'
import { rankingExample } from './example.js'
import { valueOf, type RankValue } from './values.js'

type Entry = z.output<typeof RankingAnswer>['data'][number]

interface Valued {
  record: FoundRecord
  value: RankValue
}

const sortOf = (by: RankedBy, months: number): Sort => ({
  by: by === 'account_score' ? 'followers' : by,
  order: 'desc',
  method: 'mean',
  ...(by === 'follower_growth' ? { months } : {}),
})

const shown = (value: number): number => roundTo(value, 4)

const present = ({ record: { creator }, value: found }: Valued, rank: Rank): Entry => ({
  rank: rank.rank,
  tied: rank.tied,
  rank_best: rank.best,
  rank_worst: rank.worst,
  ...presentNamed(creator),
  value: shown(found.value),
  low: found.isEstimate ? shown(found.low) : null,
  high: found.isEstimate ? shown(found.high) : null,
  then:
    rank.then === null || found.then === null
      ? null
      : { rank: rank.then.rank, rank_worst: rank.then.worst, value: shown(found.then) },
  movement: rank.then?.moved ?? null,
  movement_missing: found.thenMissing,
  synthetic: creator.provenance.synthetic,
})

export const rankCreators = operation({
  method: 'POST',
  path: '/rankings',
  name: 'rankCreators',
  isRead: true,
  area: 'Creators',
  summary: 'Rank creators of a niche, country, language or network',
  description: `Ranks up to ${pooledMax} stored creators by followers, engagement rate, growth or account score (the first ${scoredMax} by followers), with the ranks that the bounds allow and the movement since \`months\` ago. Movement is derived from stored follower counts; without them it is null, with the reason. Account scores are based on stored data: audience, growth and engagement.`,
  scope: 'creators',
  input: { body: RankingBody },
  output: RankingAnswer,
  example: rankingExample,
  run: async ({ body }, needs: DiscoveryNeeds & { peers: Peers }, call) => {
    const { by, months, limit, ...filters } = body
    const most = by === 'account_score' ? scoredMax : pooledMax
    const where = { needs, accountId: call.caller.accountId, pointer: '' }
    const keys = await findKeys(filters, sortOf(by, months), most + 1, where)
    const pool = keys.slice(0, most)
    const records = await readRecords(pool, needs)
    const valued: Valued[] = []
    for (const key of pool) {
      const record = records.get(key)
      const value = record === undefined ? null : await valueOf(record, by, months, needs.peers)
      if (record !== undefined && value !== null) valued.push({ record, value })
    }
    const ranks = rankAll(valued.map(({ value }) => value))
    const ordered = valued
      .flatMap((each, i) => {
        const rank = ranks[i]
        return rank === undefined ? [] : [{ each, rank }]
      })
      .sort((a, b) => a.rank.rank - b.rank.rank)
    return {
      by,
      months,
      data: ordered.slice(0, limit).map(({ each, rank }) => present(each, rank)),
      ranked: valued.length,
      cut: keys.length > most,
      without_value: pool.length - valued.length,
      then_known: valued.filter(({ value }) => value.then !== null).length,
    }
  },
})
