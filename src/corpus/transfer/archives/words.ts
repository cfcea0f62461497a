import { readFileSync } from 'node:fs'
import { headerKey } from '../values/header-key.js'

type Names = Record<string, string[]>
interface Words {
  instagram: Names
  youtube: Names
  not_public: string[]
}

const asset = JSON.parse(
  readFileSync(new URL('../../../../assets/import/archives.json', import.meta.url), 'utf8'),
) as Words

/** Labels and headers of archives stand in the language of the account: which of ours each of them is. */
const dictionary = (names: Names): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([name, list]) => list.map((word) => [word, name] as const)))

const dictionaries = { instagram: dictionary(asset.instagram), youtube: dictionary(asset.youtube) }
const notPublic = new Set(asset.not_public)

/** What a label or a header of an archive means; undefined for one that is not known. */
export const meaningOf = (network: keyof typeof dictionaries, label: string): string | undefined =>
  dictionaries[network].get(headerKey(label))

/** Whether an archive says of something that it was never public. */
export const isNotPublic = (audience: string): boolean => notPublic.has(headerKey(audience))
