import { readFileSync } from 'node:fs'
import { headerKey } from '../values/header-key.js'

type Names = Record<string, string[]>
interface Words {
  instagram: Names
  youtube: Names
  public: string[]
}

const asset = JSON.parse(
  readFileSync(new URL('../../../../assets/import/archives.json', import.meta.url), 'utf8'),
) as Words

/** Articles and prepositions, which change from one year of an archive to the next: `ID del canal`, `ID de canal`. */
const small =
  /_(?:de_las?|de_los|del|de|des|du|della|dello|dell|do|da|dos|das|der|des|van_de|van_het|van|of_the|of|l)(?=_)/g
const bare = (key: string): string => key.replace(small, '')

/** Labels and headers of archives stand in the language of the account: which of ours each of them is. */
const dictionary = (names: Names): ReadonlyMap<string, string> => {
  const words = new Map(
    Object.entries(names).flatMap(([name, list]) => list.map((word) => [headerKey(word), name] as const)),
  )
  for (const [word, name] of [...words]) if (!words.has(bare(word))) words.set(bare(word), name)
  return words
}

const dictionaries = { instagram: dictionary(asset.instagram), youtube: dictionary(asset.youtube) }
const open = new Set(asset.public.map(headerKey))

/** What a label or a header of an archive means; undefined for one that is not known. */
export const meaningOf = (network: keyof typeof dictionaries, label: string): string | undefined =>
  dictionaries[network].get(headerKey(label)) ?? dictionaries[network].get(bare(headerKey(label)))

/** Whether an archive says of something that not everybody may see it. A word that is not known is taken for that: nothing private may slip through. */
export const isNotPublic = (audience: string): boolean => audience.trim() !== '' && !open.has(headerKey(audience))
