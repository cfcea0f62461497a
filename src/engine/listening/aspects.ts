import { once, readSections } from '../../assets/words.js'

interface Aspects {
  names: readonly string[]
  byTerm: ReadonlyMap<string, number>
}

const aspects = once((): Aspects => {
  const sections = readSections('aspects')
  const names = [...new Set(sections.map(({ name }) => name))]
  const byTerm = new Map<string, number>()
  names.forEach((aspect, place) => {
    for (const term of sections.filter(({ name }) => name === aspect).flatMap(({ entries }) => entries))
      if (!byTerm.has(term)) byTerm.set(term, place)
  })
  return { names, byTerm }
})

/** What people talk about when they talk about a product. */
export const aspectNames = (): readonly string[] => aspects().names

/** The aspect a term of the index speaks of, as a place in the list; -1 for none. */
export const aspectOf = (term: string): number => aspects().byTerm.get(term) ?? -1
