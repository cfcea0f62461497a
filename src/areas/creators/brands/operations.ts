import { z } from 'zod'
import type { Brands } from '../../../corpus/records/brands.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import type { Clock } from '../../../kernel/clock.js'
import { Failure, invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import { emptyBrand, type Brand } from '../../../model/brand.js'
import type { Provenance } from '../../../model/provenance.js'
import { changed, idOfName, joined, problemsOf, refuseProblems } from './change.js'
import { BrandBody, BrandPatch, RegisteredBrand } from './contract.js'
import { exampleBrand } from './example.js'
import { presentBrand } from './present.js'

export interface BrandNeeds {
  brands: Brands
  dictionaries: Dictionaries
  clock: Clock
  cursors: Cursors
}

const area = 'Brands'
export const brandPath = z.strictObject({ id: z.string().min(1).max(120) })

/** Changes of the registry come from people who use it. */
export const saidHere = (clock: Clock): Provenance => ({
  source: 'registry',
  basis: 'declared',
  asOf: clock.now(),
  synthetic: false,
})

const getBrand = async (id: string, { brands }: BrandNeeds): Promise<Brand> => {
  const brand = await brands.find(id)
  if (brand === undefined) throw notFound('brand')
  return brand
}

const refuseInvented = ({ synthetic }: Brand): void => {
  if (synthetic) throw new Failure('conflict', 'This is an invented brand of the demo data. It cannot be changed.')
}

export const listRegistry = operation({
  method: 'GET',
  path: '/brands',
  name: 'listRegisteredBrands',
  isImpersonal: true,
  area,
  summary: 'List the brands of the registry',
  description:
    'By id. `query` selects brands whose name, other name, account or site contains it; /dictionary/brands finds names by their first letters and tolerates typos.',
  scope: 'creators',
  input: {
    query: z.strictObject({
      ...pageQuery,
      query: z.string().trim().min(1).max(100).optional(),
      interest: z.string().max(60).optional().describe('Id of /dictionary/interests.'),
      synthetic: z
        .enum(['exclude', 'include', 'only'])
        .default('exclude')
        .describe('Invented brands of the demo data.'),
    }),
  },
  output: pageOf(RegisteredBrand),
  example: { query: { query: 'gymshark' }, output: { data: [exampleBrand], next_cursor: null } },
  run: async ({ query: { limit, cursor, query, interest, synthetic } }, { brands, cursors }: BrandNeeds) => {
    const list = ['brands', query, interest, synthetic]
    const [after = ''] = cursors.read(list, cursor) ?? []
    const wanted = query?.toLowerCase().replace(/^@/, '')
    const holds = (brand: Brand): boolean =>
      wanted === undefined ||
      [brand.name, ...brand.aliases, ...brand.domains, ...brand.handles.map(({ handle }) => handle)].some((text) =>
        text.toLowerCase().includes(wanted),
      )
    const rows = (await brands.list()).filter(
      (brand) =>
        brand.id > String(after) &&
        (synthetic === 'include' || brand.synthetic === (synthetic === 'only')) &&
        (interest === undefined || brand.interest === interest) &&
        holds(brand),
    )
    return cutPage(rows.slice(0, limit + 1), limit, {
      item: presentBrand,
      cursor: ({ id }) => cursors.write(list, [id]),
    })
  },
})

export const getRegistered = operation({
  method: 'GET',
  path: '/brands/{id}',
  name: 'getBrand',
  isImpersonal: true,
  area,
  summary: 'Show a brand',
  description: 'The id of a brand that was merged leads to the one it was merged into.',
  scope: 'creators',
  input: { path: brandPath },
  output: RegisteredBrand,
  example: { path: { id: exampleBrand.id }, output: exampleBrand },
  run: async ({ path: { id } }, needs: BrandNeeds) => presentBrand(await getBrand(id, needs)),
})

export const addBrand = operation({
  method: 'POST',
  path: '/brands',
  name: 'addBrand',
  area,
  summary: 'Add a brand',
  description:
    'The brand is found in contents, comments and audiences the next time they are analysed. Brands apply to the whole installation.',
  scope: 'admin',
  input: { body: BrandBody },
  status: 201,
  output: RegisteredBrand,
  example: {
    body: {
      name: 'Tiny Teapots',
      handles: [{ network: 'instagram', handle: 'tiny.teapots' }],
      domains: ['tinyteapots.example'],
    },
    output: {
      ...exampleBrand,
      id: 'brand_tiny-teapots',
      name: 'Tiny Teapots',
      interest: null,
      website: 'https://tinyteapots.example',
      handles: [{ network: 'instagram', handle: 'tiny.teapots' }],
      domains: ['tinyteapots.example'],
      ambiguous: null,
    },
  },
  run: async ({ body }, { brands, clock }: BrandNeeds) => {
    const known = await brands.read()
    const brand = changed(emptyBrand(idOfName(body.name), body.name), body)
    refuseProblems(problemsOf(brand, known.brands))
    const there = known.brands.get(brand.id)
    if (there !== undefined && JSON.stringify(there) !== JSON.stringify(brand))
      throw new Failure('conflict', `The brand ${brand.id} already exists. Change it with PATCH /brands/${brand.id}.`)
    await brands.save([brand], saidHere(clock))
    return presentBrand(brand)
  },
})

export const changeBrand = operation({
  method: 'PATCH',
  path: '/brands/{id}',
  name: 'changeBrand',
  area,
  summary: 'Change a brand',
  description: 'What is named is replaced, lists as a whole.',
  scope: 'admin',
  input: { path: brandPath, body: BrandPatch },
  output: RegisteredBrand,
  example: { path: { id: exampleBrand.id }, body: { aliases: [] }, output: exampleBrand },
  run: async ({ path: { id }, body }, needs: BrandNeeds) => {
    const brand = await getBrand(id, needs)
    refuseInvented(brand)
    const next = changed(brand, body)
    refuseProblems(problemsOf(next, (await needs.brands.read()).brands))
    await needs.brands.save([next], saidHere(needs.clock))
    return presentBrand(next)
  },
})

export const mergeBrands = operation({
  method: 'POST',
  path: '/brands/{id}/merge',
  name: 'mergeBrand',
  area,
  summary: 'Merge a brand into another',
  description:
    'The brand of the path becomes another name of `into`, with its names, accounts and sites. Its id leads there from then on.',
  scope: 'admin',
  input: { path: brandPath, body: z.strictObject({ into: z.string().min(1).max(120) }) },
  output: RegisteredBrand,
  example: { path: { id: 'brand_tiny-teapots' }, body: { into: exampleBrand.id }, output: exampleBrand },
  run: async ({ path: { id }, body: { into } }, needs: BrandNeeds) => {
    const [other, kept] = [await getBrand(id, needs), await needs.brands.find(into)]
    if (kept === undefined) throw invalid('/into', `There is no brand ${JSON.stringify(into)}.`)
    // Said twice, it is done once.
    if (kept.id === other.id) {
      if (id === into) throw invalid('/into', 'A brand cannot be merged into itself.')
      return presentBrand(kept)
    }
    ;[other, kept].forEach(refuseInvented)
    const next = joined(kept, other)
    await needs.brands.merge(other.id, next, saidHere(needs.clock))
    return presentBrand(next)
  },
})

export const removeBrand = removal({
  path: '/brands/{id}',
  name: 'removeBrand',
  area,
  summary: 'Remove a brand',
  description: 'It is not found any more, and does not come back with a newer version of the open list.',
  scope: 'admin',
  input: { path: brandPath },
  example: { path: { id: 'brand_tiny-teapots' } },
  run: async ({ path: { id } }, needs: BrandNeeds) => {
    const brand = await getBrand(id, needs)
    refuseInvented(brand)
    await needs.brands.remove(brand.id, saidHere(needs.clock))
  },
})
