import { addTo } from '../../kernel/groups.js'
import type { Content } from '../../model/content.js'
import type { InterestFacts } from '../../model/creator-facts.js'
import { withoutAddresses } from '../language/addresses.js'
import { hashtagsOf } from '../language/tags.js'
import { isDisclosureTag } from '../text/disclosure.js'
import { findInterests } from '../dictionary/interests.js'
import { topInterestOf } from '../../model/interest.js'
import { reactionsOf } from './engagement.js'
import { median } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

/** The tags of what a content is about, each once: one that discloses payment counts as sponsorship and says nothing of interests. */
export const subjectTagsOf = (content: Pick<Content, 'hashtags' | 'text'>): string[] =>
  hashtagsOf(content).filter((tag) => !isDisclosureTag(tag))

export interface TagUse {
  name: string
  contents: number
  /** Of all contents read. */
  share: number
  /** Median reactions of the contents that carry it against the median of all. */
  lift: number | null
}

const tagsMax = 20

/** The tags, or accounts, that contents carry, most used first. */
export const countTags = (contents: readonly Content[], read: (content: Content) => readonly string[]): TagUse[] => {
  const overall = median(contents.map(reactionsOf).filter((value) => value !== null))
  const uses = new Map<string, Content[]>()
  for (const content of contents) for (const tag of read(content)) addTo(uses, tag, content)
  return [...uses]
    .map(([name, own]) => {
      const middle = median(own.map(reactionsOf).filter((value) => value !== null))
      return {
        name,
        contents: own.length,
        share: roundTo(own.length / contents.length, 4),
        lift: middle === null || overall === null || overall === 0 ? null : roundTo(middle / overall, 3),
      }
    })
    .sort((a, b) => b.contents - a.contents || (a.name < b.name ? -1 : 1))
    .slice(0, tagsMax)
}

const interestsMax = 15
/** Every third text has a word of something that it is not about: what is inferred stands in at least so many contents, and in this share of them. */
const inferredMin = 2
const inferredShareMin = 0.06

/** What somebody speaks of, by the words and tags of the contents; what the profile states comes with it. */
export const interestsOf = (
  contents: readonly Content[],
  stated: { bio: string; declared: readonly string[] },
  /** That the contents are in. */
  languages: readonly string[] = [],
): InterestFacts[] => {
  const spoken = languages.length === 0 ? ['en'] : languages
  /** Tags are English in many languages. */
  const tagged = [...new Set(['en', ...spoken])]
  const counts = new Map<string, number>()
  const add = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const content of contents) {
    const { title, text } = content
    const found = [
      ...findInterests(withoutAddresses(`${title ?? ''}\n${text}`), spoken).keys(),
      ...findInterests(hashtagsOf(content).join(' '), tagged).keys(),
    ]
    for (const id of new Set(found.flatMap((each) => [each, topInterestOf(each)]))) add(id)
  }
  const declared = new Set([...stated.declared, ...findInterests(withoutAddresses(stated.bio), tagged).keys()])
  const ids = new Set([...declared, ...counts.keys()])
  return [...ids]
    .map((id) => ({
      id,
      contents: counts.get(id) ?? 0,
      share: contents.length === 0 ? 0 : roundTo((counts.get(id) ?? 0) / contents.length, 4),
      basis: declared.has(id) ? ('declared' as const) : ('inferred' as const),
    }))
    .filter(
      ({ contents: uses, share, basis }) => basis === 'declared' || (uses >= inferredMin && share >= inferredShareMin),
    )
    .sort(
      (a, b) =>
        b.contents - a.contents ||
        Number(b.basis === 'declared') - Number(a.basis === 'declared') ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, interestsMax)
}
