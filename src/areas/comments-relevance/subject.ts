import type { z } from 'zod'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import { fold } from '../../engine/language/fold.js'
import type { SubjectDescription } from '../../engine/relevance/subject.js'
import type { Brand } from '../../model/brand.js'
import { readUrl } from '../../model/profile-url.js'
import type { RelevanceBody } from './contract.js'

const handleIn = (url: string | undefined): string | undefined => {
  const read = url === undefined ? undefined : readUrl(url)
  return read?.kind === 'profile' ? read.handle : undefined
}

const isBrand = ({ name, aliases, handles }: Brand, wanted: string, handle: string | undefined): boolean =>
  [name, ...aliases].some((known) => fold(known) === fold(wanted)) ||
  (handle !== undefined && handles.some((known) => fold(known.handle) === fold(handle)))

/** What is promoted, with the names and handles the dictionary knows of the brand. */
export const nameSubject = async (
  { product, brand }: z.output<typeof RelevanceBody>,
  dictionaries: Dictionaries,
): Promise<SubjectDescription> => {
  const named = product ?? brand
  if (named === undefined) throw new TypeError('a request names a product or a brand')
  const handle = handleIn(named.profile_url)
  const { byId } = await dictionaries.brands()
  const known = [...byId.values()].find((each) => isBrand(each, named.name, handle))
  return {
    name: named.name,
    description: named.description,
    keywords: named.keywords,
    brand: {
      names: known === undefined ? [] : [known.name, ...known.aliases],
      handles: [...(handle === undefined ? [] : [handle]), ...(known?.handles.map((each) => each.handle) ?? [])],
    },
  }
}
