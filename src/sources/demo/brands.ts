import type { Brand } from '../../model/brand.js'
import { topInterests } from '../../model/interest.js'
import { demoNetworks } from '../../model/network.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { sectionsOf } from './text/written.js'

/** A brand with what only the world needs: what it sells. Every name is invented; none is meant to resemble a real one. */
export interface DemoBrand extends Brand {
  index: number
  topInterest: string
  products: string[]
}

/** The brand that has the one crisis of the timeline. */
export const crisisBrandName = 'Lumevia'

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

const toBrand = (seed: number, index: number, interest: string, text: string, rivals: string[]): DemoBrand => {
  const [name = '', list = ''] = text.split(': ')
  const products = list.split(', ')
  const id = plain(name)
  const draw = new Draw(keyOf(seed, purpose.brand, index))
  const present = demoNetworks.filter((network) => network === 'instagram' || draw.chance(0.35))
  return {
    index,
    id: `brand_${id}`,
    name,
    aliases: [name.toLowerCase(), `@${id}.official`, `#${id}`].concat(
      draw.chance(0.4) ? [`${name} ${products[0] ?? ''}`] : [],
    ),
    interest,
    topInterest: interest,
    website: `https://www.${id}.example`,
    handles: present.map((network) => ({ network, handle: `${id}.official` })),
    domains: [`${id}.example`],
    parentId: null,
    ambiguous: null,
    competitors: rivals.filter((rival) => rival !== id).map((rival) => `brand_${rival}`),
    synthetic: true,
    products,
  }
}

/** All brands of a world. Their names never change with the seed; where they have accounts does. */
export const createBrands = (seed: number): DemoBrand[] => {
  const brands: DemoBrand[] = []
  for (const { name: interest, entries } of sectionsOf('brands')) {
    const rivals = entries.map((entry) => plain(entry.split(':')[0] ?? ''))
    for (const entry of entries) brands.push(toBrand(seed, brands.length, interest, entry, rivals))
  }
  return brands
}

/** Brands by top-level interest, in catalogue order. */
export const groupBrands = (brands: readonly DemoBrand[]): Map<string, DemoBrand[]> =>
  new Map(topInterests.map((top) => [top.id, brands.filter((brand) => brand.topInterest === top.id)]))

/** One competitor of a brand, for comparisons people make. */
export const rivalOf = (draw: Draw, brand: DemoBrand, group: readonly DemoBrand[]): DemoBrand => {
  const others = group.filter((other) => other.id !== brand.id)
  return others.length === 0 ? brand : at(others, draw.int(others.length))
}
