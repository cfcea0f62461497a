import type { z } from 'zod'
import { invalidInput, type InputError } from '../../../kernel/errors.js'
import type { Brand } from '../../../model/brand.js'
import { findInterest } from '../../../model/interest.js'
import type { BrandBody, BrandPatch } from './contract.js'

/**
 * `brand_` and the name in letters and digits: people can guess it, and it sorts. Ids are stored, so they keep the spelling they have (`møbler`), whatever
 * else the folding of texts takes for one letter.
 */
export const idOfName = (name: string): string =>
  `brand_${name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`

type Change = z.output<typeof BrandPatch> | z.output<typeof BrandBody>

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** The brand with what a body says of it. */
export const changed = (brand: Brand, { parent_id, website, domains, aliases, ...rest }: Change): Brand => {
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<Brand>
  const hosts = unique(domains ?? brand.domains)
  const [first] = hosts
  return {
    ...brand,
    ...said,
    aliases: aliases === undefined ? brand.aliases : unique(aliases),
    domains: hosts,
    website: website === undefined ? (brand.website ?? (first === undefined ? null : `https://${first}`)) : website,
    parentId: parent_id === undefined ? brand.parentId : parent_id,
  }
}

/** What the registry cannot hold: unknown interests, parents and competitors, and circles of parents. */
export const problemsOf = (brand: Brand, known: ReadonlyMap<string, Brand>, pointer = ''): InputError[] => {
  const errors: InputError[] = []
  const add = (field: string, message: string): void =>
    void errors.push({ in: 'body', pointer: `${pointer}/${field}`, message })
  if (brand.interest !== null && findInterest(brand.interest) === undefined)
    add('interest', `There is no interest ${JSON.stringify(brand.interest)}. GET /dictionary/interests lists them.`)
  if (!/[\p{L}\p{N}]/u.test(brand.name)) add('name', 'Must hold a letter or a digit.')
  const unknown = [...(brand.parentId === null ? [] : [brand.parentId]), ...brand.competitors].filter(
    (id) => id !== brand.id && !known.has(id),
  )
  for (const id of unknown)
    add(id === brand.parentId ? 'parent_id' : 'competitors', `There is no brand ${JSON.stringify(id)}.`)
  let at = brand.parentId
  for (let steps = 0; at !== null && steps < 20; steps++) {
    if (at === brand.id) {
      add('parent_id', 'A brand cannot belong to itself.')
      break
    }
    at = known.get(at)?.parentId ?? null
  }
  return errors
}

export const refuseProblems = (errors: readonly InputError[]): void => {
  if (errors.length > 0) throw invalidInput([...errors])
}

/** Everything of both; the kept one's own name, interest and site go before the other's. */
export const joined = (kept: Brand, other: Brand): Brand => ({
  ...kept,
  aliases: unique([...kept.aliases, other.name, ...other.aliases]).filter((name) => name !== kept.name),
  interest: kept.interest ?? other.interest,
  website: kept.website ?? other.website,
  handles: [
    ...new Map(
      [...kept.handles, ...other.handles].map((each) => [`${each.network} ${each.handle.toLowerCase()}`, each]),
    ).values(),
  ],
  domains: unique([...kept.domains, ...other.domains]),
  parentId: kept.parentId ?? (other.parentId === kept.id ? null : other.parentId),
  competitors: unique([...kept.competitors, ...other.competitors]).filter((id) => id !== kept.id && id !== other.id),
})
