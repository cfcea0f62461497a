import { toAlternatives } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'
import { matchesOf } from '../../kernel/matches.js'
import type { Creator } from '../../model/creator.js'
import type { Stated, StatedFacts } from '../../model/creator-facts.js'
import { fold, foldPlaced, spanOf } from '../language/fold.js'
import { readStatedGender } from './stated-gender.js'
import { readPlace, type FindPlace } from './stated-place.js'
import { readBirthYear } from '../audience/stated-age.js'
import { anyOf, beginsWith, endsWith, isTakenBack } from '../audience/stated-words.js'

const callings = once(() => {
  const sections = readSections('stated', 'profession').filter(({ options }) => options['name'] !== undefined)
  const kinds = sections.map(({ entries }) => `(${fold(toAlternatives(entries))})`)
  return {
    names: sections.map(({ options }) => options['name'] ?? ''),
    pattern: new RegExp(`(?:(?<=の)|(?<![\\p{L}#@-]))(?:${kinds.join('|')})(?![\\p{L}])`, 'gu'),
    unless: {
      before: endsWith(anyOf('profession', 'unless', 'before')),
      after: beginsWith(anyOf('profession', 'unless', 'after')),
    },
  }
})

/** Every calling that is somebody's own, and where its words end. */
const findCallings = (bio: string): (Stated<string> & { end: number })[] => {
  const folded = foldPlaced(bio)
  const { names, pattern, unless } = callings()
  return matchesOf(folded.text, pattern).flatMap((match) => {
    const end = match.index + match[0].length
    if (isTakenBack(folded.text, match.index, end, unless)) return []
    const value = names.find((_, i) => match[i + 1] !== undefined)
    const span = spanOf(folded, match.index, end)
    return value === undefined ? [] : [{ value, words: bio.slice(span.start, span.end), end: span.end }]
  })
}

/** What a creator says of themselves in name and bio, each with the words. Nothing is guessed from names, pictures or taste. */
export const readStated = (
  { name, bio, provenance, professional }: Pick<Creator, 'name' | 'bio' | 'provenance' | 'professional'>,
  findPlace: FindPlace,
): StatedFacts => {
  const said = professional === null ? bio : `${professional.headline}\n${bio}`
  const found = findCallings(said)
  const [calling] = found
  return {
    gender: readStatedGender(name, said, callings().unless),
    birthYear: readBirthYear(said, provenance.asOf),
    place: readPlace({ name, said, behind: found.map(({ end }) => end) }, findPlace),
    profession: calling === undefined ? null : { value: calling.value, words: calling.words },
  }
}
