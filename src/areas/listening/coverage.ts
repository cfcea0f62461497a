import type { z } from 'zod'
import { toTimestamp } from '../../kernel/clock.js'
import type { Search } from '../../corpus/search/search.js'
import { noDataFilters, type Plan } from '../../engine/listening/index.js'
import type { Filter, SearchRequest } from '../../engine/search/index.js'
import type { Judge } from '../../engine/text/verdict.js'
import type { Gathered } from './gather-texts.js'
import type { Coverage } from './insights-contract.js'
import type { JudgedEmotions } from './judge-emotions.js'
import type { Judged } from './judge-mentions.js'
import type { ReadEntities } from './read-entities.js'
import type { SyntheticShown } from '../../model/synthetic.js'
import type { Listening } from './plan.js'

type SyntheticAnswer = z.output<typeof SyntheticShown>

const networksTop = 20

const between = (from: number, to: number): Filter => ({
  range: { column: 'published_at', min: Math.ceil(from / 1000), max: Math.ceil(to / 1000) - 1 },
})

const inPeriod = (plan: Plan, kind: string): Filter => ({
  and: [between(plan.from, plan.to), { in: { column: 'kind', anyOf: [kind] } }],
})

/** What was searched, what was read for it, and what could not be judged: a figure over little must not look like one over all. */
export const measureCoverage = async (
  plan: Plan,
  done: {
    gathered: Gathered
    judged: Judged
    felt: JudgedEmotions | undefined
    entities: ReadEntities
    whole: boolean
    duplicates: Listening['duplicates']
    synthetic: SyntheticAnswer
  },
  { search, judge }: { search: Search; judge: Judge },
  version: string,
): Promise<z.output<typeof Coverage>> => {
  const count = (kind: string): SearchRequest => ({
    filter: inPeriod(plan, kind),
    limit: 0,
    facets: { network: { column: 'network', top: networksTop } },
  })
  const edge = (order: 'asc' | 'desc'): SearchRequest => ({
    sort: { by: 'column', column: 'published_at', order },
    limit: 1,
    total: 'none',
  })
  const before: SearchRequest = { filter: between(plan.before ?? plan.from, plan.from), limit: 0, total: 'exact' }
  const unknown = noDataFilters(plan)
  const { results } = await search.texts.search(
    [
      ...[count('content'), count('comment'), edge('asc'), edge('desc'), before],
      ...unknown.map(({ filter }): SearchRequest => ({ filter, limit: 0, total: 'exact' })),
    ],
    { version },
  )
  const [contents, comments, oldest, newest, earlier, ...leftOut] = results
  const counts = (result: (typeof results)[number] | undefined): Map<string, number> =>
    new Map((result?.facets['network'] ?? []).map(({ value, count: n }) => [value, n]))
  const [posts, replies] = [counts(contents), counts(comments)]
  const timeOf = (result: (typeof results)[number] | undefined): string | null => {
    const seconds = result?.hits[0]?.rank
    return seconds === null || seconds === undefined ? null : toTimestamp(seconds * 1000)
  }
  return {
    texts_known: search.texts.state.docs,
    oldest: timeOf(oldest),
    newest: timeOf(newest),
    in_period: [...new Set([...posts.keys(), ...replies.keys()])].sort().map((network) => ({
      network,
      contents: posts.get(network) ?? 0,
      comments: replies.get(network) ?? 0,
    })),
    texts_before: plan.before === null ? null : (earlier?.total?.value ?? 0),
    index_building: !done.whole,
    gathered: done.gathered,
    sentiment: {
      judged: done.judged.judged,
      remembered: done.judged.remembered,
      not_judged: done.judged.not_judged,
      engine_version: judge.version,
    },
    ...(done.felt === undefined
      ? {}
      : {
          emotions: {
            judged: done.felt.judged,
            remembered: done.felt.remembered,
            not_judged: done.felt.not_judged,
          },
        }),
    entities: { read: done.entities.read, not_read: done.entities.notRead },
    no_data: unknown.map(({ field }, i) => ({ field, texts: leftOut[i]?.total?.value ?? 0 })),
    synthetic: done.synthetic,
    repeats: done.duplicates,
    note: 'Figures count the public texts that this installation knows: what was read, imported or streamed, not all that was ever said. Bounds say how far a share could differ by chance among as many texts.',
  }
}
