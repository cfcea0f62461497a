import { association } from '../../../engine/statistics/association.js'
import type { Tags } from '../../../corpus/records/tags.js'
import { toWord } from './list-clauses.js'

/** Tags one topic may stand for: the engine takes 64 words at most, and the weakest say little. */
const tagsMax = 50

/** The tags that belong to topics at least so strongly, the named ones first: counted in one world. */
export const relateTags = async (
  names: readonly string[],
  threshold: number,
  { tags, synthetic }: { tags: Tags; synthetic: boolean },
): Promise<{ tag: string; weight: number }[]> => {
  const wanted = [...new Set(names.map(toWord))]
  const [known, { contents: total }] = await Promise.all([tags.find(wanted, synthetic), tags.sample(synthetic)])
  const weights = new Map<string, number>(wanted.map((tag) => [tag, 1]))
  for (const { tag, contents: first } of known)
    for (const { other, contents: both } of await tags.beside(tag, synthetic)) {
      const weight = association({ first, second: other.contents, both, total })
      if (weight >= threshold && weight > (weights.get(other.tag) ?? 0)) weights.set(other.tag, weight)
    }
  return [...weights]
    .map(([tag, weight]) => ({ tag, weight }))
    .sort((a, b) => b.weight - a.weight || (a.tag < b.tag ? -1 : 1))
    .slice(0, tagsMax)
}
