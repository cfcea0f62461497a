import { roundTo } from '../../../engine/statistics/round.js'
import { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { operation } from '../../../kernel/operation.js'
import { toTag } from '../../../engine/language/tags.js'
import { isDisclosureTag } from '../../../engine/text/disclosure.js'
import { association } from '../../../engine/statistics/association.js'
import type { Tag, Tags } from '../../../corpus/records/tags.js'
import type { SyntheticPolicy } from '../../../corpus/records/synthetic-policy.js'
import { CountedSample, CountedWorld, RelatedTopic } from './contract.js'

type Related = z.output<typeof RelatedTopic>

interface Beside {
  tag: string
  beside: { other: Tag; contents: number; weight: number }[]
}

/** The mean over all given tags: one that stands beside only one of them counts less. */
const merge = (given: Beside[], limit: number): Related[] => {
  const related = new Map<string, Related>()
  for (const { tag, beside } of given)
    for (const { other, contents, weight } of beside) {
      const entry = related.get(other.tag) ?? { id: other.tag, weight: 0, contents: other.contents, support: [] }
      entry.support.push({ tag, contents_together: contents, weight: roundTo(weight, 4) })
      entry.weight += weight / given.length
      related.set(other.tag, entry)
    }
  return [...related.values()]
    .filter(({ id, weight }) => weight > 0 && !isDisclosureTag(id) && !given.some(({ tag }) => tag === id))
    .sort((a, b) => b.weight - a.weight || b.contents - a.contents || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map((entry) => ({ ...entry, weight: roundTo(entry.weight, 4) }))
}

export const relateTopics = operation({
  method: 'GET',
  path: '/dictionary/topics/relevance',
  name: 'relateTopics',
  isImpersonal: true,
  area: 'Dictionaries',
  summary: 'Get related topics with their relevance',
  description:
    'Returns the hashtags that occur together with the given ones in stored contents, weighted by how much more often than by chance, with the counts.',
  scope: 'creators',
  input: {
    query: z.strictObject({
      tags: z
        .array(z.string().min(1).max(100))
        .min(1)
        .max(10)
        .describe('One to ten tags, with or without #, repeated or separated by commas.'),
      synthetic: CountedWorld,
      limit: z.int().min(1).max(100).default(20),
    }),
  },
  output: z.strictObject({
    tags: z.array(z.strictObject({ id: z.string(), contents: z.int().describe('0: no known content bears it.') })),
    data: z.array(RelatedTopic),
    sample: CountedSample,
  }),
  example: {
    query: { tags: ['skincare', 'makeup'], limit: 2 },
    output: {
      tags: [
        { id: 'skincare', contents: 412 },
        { id: 'makeup', contents: 388 },
      ],
      data: [
        {
          id: 'glow',
          weight: 0.31,
          contents: 96,
          support: [
            { tag: 'skincare', contents_together: 41, weight: 0.36 },
            { tag: 'makeup', contents_together: 29, weight: 0.26 },
          ],
        },
      ],
      sample: { contents: 104_211, as_of: '2026-11-15T09:00:00.000Z' },
    },
  },
  run: async (
    { query: { tags: wanted, synthetic, limit } },
    { tags, syntheticPolicy }: { tags: Tags; syntheticPolicy: Pick<SyntheticPolicy, 'choose'> },
  ) => {
    const { base } = await syntheticPolicy.choose(synthetic)
    const names = [...new Set(wanted.map(toTag))]
    const [known, sample] = await Promise.all([tags.find(names, base), tags.sample(base)])
    const contentsOf = (tag: string): number => known.find((each) => each.tag === tag)?.contents ?? 0
    const given = await Promise.all(
      names.map(async (tag) => ({
        tag,
        beside: (await tags.beside(tag, base)).map(({ other, contents }) => ({
          other,
          contents,
          weight: association({
            first: contentsOf(tag),
            second: other.contents,
            both: contents,
            total: sample.contents,
          }),
        })),
      })),
    )
    return {
      tags: names.map((id) => ({ id, contents: contentsOf(id) })),
      data: merge(given, limit),
      sample: { contents: sample.contents, as_of: sample.asOf === 0 ? null : toTimestamp(sample.asOf) },
    }
  },
})
